/// Letters and their marks as one character where Unicode has one. Texts from macOS have them apart, and both look the
/// same. Source: Unicode Standard Annex 15, canonical composition; section 3.12 of the standard for Hangul.
enum ComposedLetters {
  /// A text in which letters of Greek, Cyrillic, Japanese, Korean, Arabic and Indic scripts are single characters. Those
  /// of Latin need not be, because a search compares them without their accents.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.followsLetter) else { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      let scalars = character.unicodeScalars
      let longest = min(scalars.count, longestLetter)
      let found = stride(from: longest, through: 2, by: -1).lazy.compactMap { count in
        letter(of: scalars.prefix(count)).map { ($0, count) }
      }.first
      if let (letter, count) = found {
        result.append(letter)
        result.append(contentsOf: scalars.dropFirst(count))
      } else {
        result.append(contentsOf: scalars)
      }
    }
    return String(result)
  }

  /// In characters: a letter of Greek with three marks. Whoever writes more marks than that does not mean a letter.
  private static let longestLetter = 4

  private static func letter(of scalars: String.UnicodeScalarView.SubSequence) -> Unicode.Scalar? {
    syllable(of: scalars) ?? letters[Character(String(scalars))]
  }

  private static func syllable(of scalars: String.UnicodeScalarView.SubSequence) -> Unicode.Scalar? {
    let values = scalars.map(\.value)
    guard 2...3 ~= values.count, 0x1100...0x1112 ~= values[0], 0x1161...0x1175 ~= values[1] else {
      return nil
    }
    let open = 0xAC00 + ((values[0] - 0x1100) * 21 + values[1] - 0x1161) * 28
    guard values.count == 3 else { return Unicode.Scalar(open) }
    return 0x11A8...0x11C2 ~= values[2] ? Unicode.Scalar(open + values[2] - 0x11A7) : nil
  }

  /// Each letter by itself: characters are equal if they are canonically equivalent.
  private static let letters: [Character: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0x386...0x3CE, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1F00...0x1FFC, 0x304C...0x30FE,
    ]
    let all = blocks.joined().compactMap(Unicode.Scalar.init).map { (Character($0), $0) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }()
}

extension Unicode.Scalar {
  /// Whether it can be the second part of a letter.
  fileprivate var followsLetter: Bool {
    switch value {
    case ..<0x300: return false
    case 0x300...0x36F, 0x1161...0x11FF, 0x3099...0x309A: return true
    case 0x591...0xDFF: break
    default: return false
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
