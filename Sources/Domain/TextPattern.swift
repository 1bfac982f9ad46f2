/// A text to look for in other texts. Case counts only if the pattern has a capital, and accents only if it has one. Texts
/// that look the same are the same: canonically equivalent ones, other blanks, invisible signs in between, and a flag and its letters. An emoji and
/// GitHub's name of it are the same too.
public struct TextPattern: Hashable, Sendable {
  /// Never empty; as it is shown, and so without invisible signs.
  public let text: String
  public let isCaseSensitive: Bool
  public let isAccentSensitive: Bool
  /// The signs of the text, in small letters unless case counts.
  public let signs: [TextSign]
  /// The signs with emoji instead of their names; nil if the pattern has no such names.
  public let drawnSigns: [TextSign]?

  /// Nil for a text that looks like nothing at all.
  public init?(_ text: String) {
    let shown = TextSign.signs(of: text)
    guard !shown.isEmpty else { return nil }
    self.text = shown.map(\.text).joined()
    let isCaseSensitive = self.text.unicodeScalars.contains { $0.properties.isUppercase }
    self.isCaseSensitive = isCaseSensitive
    isAccentSensitive = shown.contains { $0.withoutAccents != $0 }
    func folded(_ signs: [TextSign]) -> [TextSign] {
      isCaseSensitive ? signs : signs.map(\.inFoldedCase)
    }
    signs = folded(shown)
    let drawn = EmojiNames.replaced(in: self.text)
    drawnSigns = drawn == self.text ? nil : folded(TextSign.signs(of: drawn))
  }

  /// A character in the form in which it is compared with others.
  public func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isCaseSensitive ? scalar : scalar.inFoldedCase
  }

  /// Whether a sign of the pattern stands for this character with these marks.
  @inline(__always)
  public func isSign(
    _ wanted: TextSign, _ base: Unicode.Scalar, _ marks: @autoclosure () -> [Unicode.Scalar]?
  ) -> Bool {
    let folded = folded(base.asShown)
    // Most text.
    if wanted.base.isASCII, wanted.marks.isEmpty, folded != wanted.base, isAccentSensitive || folded.isASCII {
      return false
    }
    var sign = TextSign(base: base.asShown, marks: marks() ?? [])
    if !isCaseSensitive { sign = sign.inFoldedCase }
    if !isAccentSensitive { sign = sign.withoutAccents }
    return wanted.isEquivalent(to: sign)
  }

  /// Whether a text contains the pattern, as it is written or as GitHub draws it. Takes about 2 µs for a title.
  public func matches(_ text: String) -> Bool {
    if isFound(in: TextSign.signs(of: text)) { return true }
    let drawn = EmojiNames.drawn(text)
    return drawn != text && isFound(in: TextSign.signs(of: drawn))
  }

  private func isFound(in all: [TextSign]) -> Bool {
    contains(signs, in: all) || drawnSigns.map { contains($0, in: all) } == true
  }

  private func contains(_ signs: [TextSign], in all: [TextSign]) -> Bool {
    guard signs.count <= all.count else { return false }
    return (0...all.count - signs.count).contains { start in
      signs.indices.allSatisfy { isSign(signs[$0], all[start + $0].base, all[start + $0].marks) }
    }
  }
}

extension TextSign {
  /// The sign as it is compared where case does not count. An i may have its own dot as a mark.
  var inFoldedCase: TextSign {
    let base = base.inFoldedCase
    let hasDot = base == "i" && marks.first == "\u{307}"
    return TextSign(base: base, marks: hasDot ? Array(marks.dropFirst()) : marks)
  }

  /// The letter alone, in its case; other signs stay as they are.
  var withoutAccents: TextSign {
    let letter = base.withoutAccent
    guard letter.isASCII, letter.properties.isAlphabetic else { return self }
    return TextSign(base: letter, marks: marks.filter { !$0.isAccent })
  }
}

extension Unicode.Scalar {
  /// The letter as all searches compare it where case does not count: the small letter, in the form that it has within
  /// a word. Source: CaseFolding.txt of Unicode, status C, and T for the capital i with a dot.
  public var inFoldedCase: Unicode.Scalar {
    if isASCII { return inLowerCase }
    let small = inLowerCase
    return Self.foldedForm(of: small) ?? small
  }

  /// The letter without its accent, in its case.
  fileprivate var withoutAccent: Unicode.Scalar {
    let small = inLowerCase
    guard !isASCII, let letter = SearchWords.accented[small] else { return self }
    return small == self ? letter : letter.inUpperCase
  }

  private static func foldedForm(of small: Unicode.Scalar) -> Unicode.Scalar? {
    switch small {
    case "ς": "σ"
    case "\u{130}": "i"
    case "ſ": "s"
    case "\u{1E9B}": "\u{1E61}"
    case "ϐ": "β"
    case "ϵ": "ε"
    case "ϑ": "θ"
    case "ϰ": "κ"
    case "µ": "μ"
    case "ϖ": "π"
    case "ϱ": "ρ"
    case "ϕ": "φ"
    default: nil
    }
  }

  /// The small letter; the character itself if it has none, or none that is a single character.
  public var inLowerCase: Unicode.Scalar {
    if isASCII { return (65...90).contains(value) ? Unicode.Scalar(UInt8(value) + 32) : self }
    return mappedToLowerCase
  }

  private var mappedToLowerCase: Unicode.Scalar { Self.single(properties.lowercaseMapping) ?? self }

  /// The capital letter; the character itself if it has none, or none that is a single character.
  public var inUpperCase: Unicode.Scalar {
    if isASCII { return (97...122).contains(value) ? Unicode.Scalar(UInt8(value) - 32) : self }
    return Self.single(properties.uppercaseMapping) ?? self
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
