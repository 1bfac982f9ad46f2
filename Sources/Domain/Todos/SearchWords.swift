/// The words of a text as a search compares them: in small letters and without accents, each Chinese or Japanese
/// character a word of its own. The rule is that of SQLite's tokenizer, so that a search through an index and one
/// through the texts find the same. Source: sqlite.org/fts5.html, 4.3.1, unicode61 with remove_diacritics 2.
public enum SearchWords {
  /// Letters, numbers and private characters make up words; everything else separates them.
  public static func words(of text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      guard !word.isEmpty else { return }
      words.append(String(word))
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        if let folded = scalar.foldedASCII { word.append(folded) } else { end() }
      } else if scalar.isAccent {
        continue
      } else if !scalar.isInWord {
        end()
      } else if scalar.isIdeograph {
        end()
        word.append(scalar)
        end()
      } else {
        word.append(scalar.withoutAccent)
      }
    }
    end()
    return words
  }
}

extension TodoTextTerm {
  /// The words that must follow each other.
  public var words: [String] {
    switch self {
    case .word(let text), .phrase(let text), .prefix(let text): SearchWords.words(of: text)
    }
  }

  /// Whether the last word may go on.
  public var isPrefix: Bool { if case .prefix = self { true } else { false } }

  /// Whether a text contains it. A term without letters and numbers is in no text.
  /// - Parameter words: those of the text.
  public func matches(_ words: [String]) -> Bool {
    let wanted = self.words
    guard let last = wanted.last, wanted.count <= words.count else { return false }
    return (0...words.count - wanted.count).contains { start in
      let end = start + wanted.count - 1
      return words[start..<end].elementsEqual(wanted.dropLast())
        && (isPrefix ? words[end].hasPrefix(last) : words[end] == last)
    }
  }
}

extension Unicode.Scalar {
  /// The small letter or the digit; nil for another sign.
  fileprivate var foldedASCII: Unicode.Scalar? {
    switch value {
    case 0x30...0x39, 0x61...0x7A: self
    case 0x41...0x5A: Unicode.Scalar(UInt8(value) + 32)
    default: nil
    }
  }

  /// A mark that is left out.
  fileprivate var isAccent: Bool { 0x300...0x36F ~= value }

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

  fileprivate var withoutAccent: Unicode.Scalar {
    let small = inLowerCase
    return SearchWords.accented[small] ?? small
  }
}

extension SearchWords {
  /// The letters that differ from another one by an accent only.
  fileprivate static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎǟǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"), ("d", "ďḋḍḏḑḓ"),
      ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖ"),
      ("i", "ìíîïĩīĭįǐȉȋḭḯỉịİ"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽ"), ("m", "ḿṁṃ"),
      ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"),
      ("s", "śŝşšșſṡṣṥṧṩẛ"), ("t", "ţťțṫṭṯṱẗ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"),
      ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("β", "ϐ"), ("ε", "ϵ"),
      ("θ", "ϑ"), ("κ", "ϰ"), ("μ", "µ"), ("π", "ϖ"), ("ρ", "ϱ"), ("σ", "ς"), ("φ", "ϕ"),
    ]
    let pairs = letters.flatMap { base, others in others.unicodeScalars.map { ($0, base) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
