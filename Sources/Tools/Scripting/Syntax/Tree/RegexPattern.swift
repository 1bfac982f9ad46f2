/// A regular expression as written in a script. The parser has compiled it once, so it is valid.
public struct RegexPattern: Sendable, Hashable {
  /// In Swift's `Regex` syntax, `\/` already turned into `/`.
  public let source: String
  /// The flag `i`.
  public let ignoresCase: Bool
  /// The flag `s`.
  public let dotMatchesNewlines: Bool

  init(source: String, ignoresCase: Bool = false, dotMatchesNewlines: Bool = false) {
    self.source = source
    self.ignoresCase = ignoresCase
    self.dotMatchesNewlines = dotMatchesNewlines
  }

  /// Whether the pattern matches both the empty text and a character that is never on a screen, as `/a*/` and
  /// `/^(?!.*x)/` do. A check with it almost always passes. `/^$/` matches only the empty text.
  var fitsEveryText: Bool {
    guard let regex = try? compiled() else { return false }
    return ["", "\u{10FFFD}"].allSatisfy { $0.firstMatch(of: regex) != nil }
  }

  /// Takes tens of microseconds: keep the result if a pattern is used more than once.
  /// Throws what `Regex` throws for an invalid pattern.
  public func compiled() throws -> Regex<AnyRegexOutput> {
    try Regex(source).ignoresCase(ignoresCase).dotMatchesNewlines(dotMatchesNewlines)
  }
}
