/// The words of a text as a search compares them: in small letters, without accents and invisible signs, each Chinese or
/// Japanese character a word of its own. Texts that look the same have the same words. The rest of the rule is that of SQLite's tokenizer, so that a search through an index and one
/// through the texts find the same. Source: sqlite.org/fts5.html, 4.3.1, unicode61 with remove_diacritics 2.
public enum SearchWords {
  /// Letters, numbers and private characters make up words; everything else separates them.
  public static func words(of text: some StringProtocol) -> [String] {
    FoldedText(String(text)).bytes.split(separator: FoldedText.blank).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A whole text as a search compares it: in small letters, without accents and invisible signs, with all its other signs.
  public static func folded(_ text: some StringProtocol) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in ComposedLetters.composed(String(text)).unicodeScalars where !scalar.isLeftOut {
      folded.append(scalar.isBlank ? " " : scalar.foldedWithoutAccent)
    }
    return String(folded)
  }
}

/// The words of a text in one row of bytes, in which words that follow each other are found by comparing bytes.
public struct FoldedText: Sendable {
  /// In UTF-8: a blank before each word, and one after the last. Empty without words.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public init(_ text: String) {
    var text = text
    text.withUTF8 { fold($0) }
  }

  /// Takes another text instead of this one, in the same memory.
  /// - Parameter text: in UTF-8.
  public mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    var isInWord = false
    for (index, byte) in text.enumerated() {
      guard byte < 0x80 else {
        let rest = ComposedLetters.composed(String(decoding: text[index...], as: UTF8.self))
        fold(rest.unicodeScalars, isInWord)
        return
      }
      if let folded = Self.folded(byte) {
        if !isInWord { bytes.append(Self.blank) }
        bytes.append(folded)
        isInWord = true
      } else {
        isInWord = false
      }
    }
    end()
  }

  private mutating func fold(_ scalars: String.UnicodeScalarView, _ isInWord: Bool) {
    var isInWord = isInWord
    func begin(_ bytes: inout [UInt8]) {
      if !isInWord { bytes.append(Self.blank) }
      isInWord = true
    }
    for scalar in scalars {
      if scalar.isASCII {
        guard let folded = Self.folded(UInt8(scalar.value)) else {
          isInWord = false
          continue
        }
        begin(&bytes)
        bytes.append(folded)
      } else if scalar.isLeftOut {
        continue
      } else if !scalar.isInWord {
        isInWord = false
      } else {
        if scalar.isIdeograph { isInWord = false }
        begin(&bytes)
        bytes += String(scalar.isIdeograph ? scalar : scalar.foldedWithoutAccent).utf8
        if scalar.isIdeograph { isInWord = false }
      }
    }
    end()
  }

  private mutating func end() {
    if !bytes.isEmpty { bytes.append(Self.blank) }
  }

  /// Whether a row of bytes is in those of the text.
  /// - Parameter wanted: such as `TodoTextTerm.foldedBytes`.
  public func contains(_ wanted: UnsafeRawBufferPointer) -> Bool {
    guard !wanted.isEmpty, wanted.count <= bytes.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      (0...bytes.count - wanted.count).contains { start in
        // Most words differ there, and all begin with a blank.
        bytes[start + wanted.count - 1] == wanted[wanted.count - 1]
          && bytes[start + wanted.count / 2] == wanted[wanted.count / 2]
          && UnsafeRawBufferPointer(rebasing: bytes[start..<start + wanted.count]).elementsEqual(wanted)
      }
    }
  }

  static let blank = UInt8(ascii: " ")

  /// The small letter or the digit; nil for another sign.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte + 32
    default: nil
    }
  }
}

extension TodoTextTerm {
  /// The words that must follow each other; none if it has only signs.
  public var words: [String] { if case .signs = self { [] } else { SearchWords.words(of: text) } }

  private var text: String {
    switch self {
    case .word(let text), .phrase(let text), .prefix(let text), .signs(let text): text
    }
  }

  /// Whether the last word may go on.
  public var isPrefix: Bool { if case .prefix = self { true } else { false } }

  /// What the bytes of a folded text contain if the term is in it; empty for a term without letters and numbers.
  public var foldedBytes: [UInt8] {
    if case .signs = self { return [] }
    let bytes = FoldedText(text).bytes
    return isPrefix ? bytes.dropLast() : bytes
  }

  /// Whether a text contains it. A word without letters and numbers is in no text.
  public func matches(_ text: String) -> Bool {
    if case .signs(let signs) = self { return Self.contains(signs, in: text) }
    let folded = FoldedText(text)
    return foldedBytes.withUnsafeBytes { folded.contains($0) }
  }

  private static func contains(_ signs: String, in text: String) -> Bool {
    // Most texts are in ASCII, where an emoji can only be its name.
    let canContain =
      signs.utf8.allSatisfy { $0 < 0x80 } || text.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: ":") }
    return canContain && TextPattern(signs)?.matches(text) == true
  }
}

extension Unicode.Scalar {
  var isAccent: Bool { 0x300...0x36F ~= value }

  /// Whether it is an accent or looks like nothing.
  fileprivate var isLeftOut: Bool { isAccent || isInvisible }

  fileprivate var isInWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// A character of a script without blanks between words.
  fileprivate var isIdeograph: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  fileprivate var foldedWithoutAccent: Unicode.Scalar {
    let small = inFoldedCase
    return SearchWords.accented[small] ?? small
  }
}

extension SearchWords {
  /// The letters that differ from another one by an accent only.
  static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎǟǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"), ("d", "ďḋḍḏḑḓ"),
      ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖ"),
      ("i", "ìíîïĩīĭįǐȉȋḭḯỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽ"), ("m", "ḿṁṃ"),
      ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"),
      ("s", "śŝşšșṡṣṥṧṩ"), ("t", "ţťțṫṭṯṱẗ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"),
      ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"),
    ]
    let pairs = letters.flatMap { base, others in others.unicodeScalars.map { ($0, base) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
