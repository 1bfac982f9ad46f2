// One rule for signs that look like a blank, or like nothing: for what is shown, meant and stored.

extension Unicode.Scalar {
  /// Whether it looks like a blank: the white space of Unicode, such as U+00A0 and U+3000, and the empty Braille
  /// pattern.
  public var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x2800,
      0x3000:
      true
    default: false
    }
  }

  /// Whether it is a bidirectional control, which reorders what the reader sees (CVE-2021-42574).
  public var isDirectional: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it looks like nothing, so that texts with and without it look the same.
  public var isInvisible: Bool {
    switch value {
    case ..<0xAD: false
    case _ where isDirectional: true
    // Soft hyphen, grapheme joiner, zero-width space, joiners, word joiner, invisible operators, deprecated format
    // characters, byte order mark.
    case 0xAD, 0x034F, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: true
    // Fillers: Hangul, Khmer.
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0: true
    // Variation selectors. With U+FE0F some terminals draw two columns and others one.
    case 0x180B...0x180F, 0xFE00...0xFE0F: true
    // Tags, which can carry hidden text, and the supplementary variation selectors.
    case 0xE0000...0xE0FFF: true
    // Annotations and what is reserved beside them; format controls of Egyptian, shorthand and musical notation.
    case 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    // The keycap's frame: terminals disagree on its width, so only the digit is drawn.
    case 0x20E3: true
    default: false
    }
  }

  /// Whether it belongs to the sign before it: a mark, or the vowel or final consonant of a Hangul syllable.
  fileprivate var isMark: Bool {
    switch value {
    case ..<0x300: return false
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }
}

extension String {
  /// The text with a space for each other blank, except line breaks and tabs.
  var withPlainBlanks: String {
    guard unicodeScalars.contains(where: \.isOtherBlank) else { return self }
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars { plain.append(scalar.isOtherBlank ? " " : scalar) }
    return String(plain)
  }

  /// The text as a reader sees and means it: each other blank is a space, except line breaks and tabs, and invisible
  /// signs are left out. What belongs to an emoji or a keycap stays: joiners, variation selectors, tags and the frame.
  public var asRead: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    guard unicodeScalars.contains(where: { !$0.isASCII && ($0.isBlank || $0.isInvisible) }) else {
      return self
    }
    var read = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    var isInEmoji = false
    var canBeKeycap = false
    for (index, scalar) in scalars.enumerated() {
      if scalar.isInvisible {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalar.value {
        case 0x20E3 where canBeKeycap, 0xFE0F where canBeKeycap && next?.value == 0x20E3: read.append(scalar)
        case _ where !isInEmoji: continue
        case 0x200D where next?.isEmojiSign == true, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: read.append(scalar)
        default: continue
        }
      } else {
        read.append(scalar.isOtherBlank ? " " : scalar)
        isInEmoji = scalar.isEmojiSign || isInEmoji && 0x1F3FB...0x1F3FF ~= scalar.value
        canBeKeycap = scalar.isASCII && scalar.properties.isEmoji
      }
    }
    return String(read)
  }

  /// Whether a reader sees nothing: no sign, or only blanks and invisible ones.
  public var looksEmpty: Bool { unicodeScalars.allSatisfy { $0.isBlank || $0.isInvisible } }
}

extension Unicode.Scalar {
  /// Digits, `#` and `*` have the emoji property only because of keycaps.
  fileprivate var isEmojiSign: Bool { !isASCII && properties.isEmoji }

  /// A blank that is neither a space of ASCII nor ends a line.
  fileprivate var isOtherBlank: Bool {
    !isASCII && isBlank && value != 0x85 && !(0x2028...0x2029 ~= value)
  }

  /// As it is shown and compared. A flag is two regional indicators, which are drawn as letters; the only signs that are
  /// canonically equivalent to one of ASCII are written as that.
  var asShown: Unicode.Scalar {
    switch value {
    case ..<0x80: self
    case 0x1F1E6...0x1F1FF: Unicode.Scalar(UInt8(value - 0x1F1E6 + 0x41))
    case 0x212A: "K"
    case 0x037E: ";"
    case 0x1FEF: "`"
    case _ where isBlank: " "
    default: self
    }
  }
}

/// One visible sign of a text as a search compares it: a character with its marks.
public struct TextSign: Hashable, Sendable {
  public let base: Unicode.Scalar
  public private(set) var marks: [Unicode.Scalar]

  public init(base: Unicode.Scalar, marks: [Unicode.Scalar] = []) {
    (self.base, self.marks) = (base, marks)
  }

  /// The signs of a text as it is shown: blanks are spaces, a flag is its letters, a joined emoji is its first one, and
  /// invisible signs and skin tones are left out.
  public static func signs(of text: some StringProtocol) -> [TextSign] {
    var signs: [TextSign] = []
    signs.reserveCapacity(text.utf8.count)
    var isJoined = false
    for scalar in text.unicodeScalars {
      let followsJoiner = isJoined
      isJoined = false
      if scalar.isInvisible {
        isJoined = scalar.value == 0x200D && signs.last?.base.isEmojiSign == true
      } else if scalar.isMark, let last = signs.indices.last {
        signs[last].marks.append(scalar)
      } else if followsJoiner, scalar.isEmojiSign {
        continue
      } else if 0x1F3FB...0x1F3FF ~= scalar.value, signs.last?.base.isEmojiSign == true {
        continue
      } else {
        signs.append(TextSign(base: scalar.asShown))
      }
    }
    return signs
  }

  /// Whether both are canonically equivalent (Unicode Standard Annex 15): é is one character or an e with a mark.
  func isEquivalent(to other: TextSign) -> Bool {
    if base == other.base, marks == other.marks { return true }
    if marks.isEmpty, other.marks.isEmpty, base.isComposed, other.base.isComposed { return false }
    if marks.isEmpty && base.isASCII || other.marks.isEmpty && other.base.isASCII { return false }
    // Swift compares characters by canonical equivalence.
    return text == other.text
  }

  var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    scalars.append(contentsOf: marks)
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it is the only single character of its meaning.
  fileprivate var isComposed: Bool { isASCII || !properties.isFullCompositionExclusion }
}
