/// A regular expression as a script writes it. It was compiled once by the parser, so that it is known to be
/// valid.
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

  /// Whether the pattern matches the empty text and one character that no screen has, as `/a*/` and `/^(?!.*x)/` do.
  /// Then a check with it holds almost always. `/^$/` matches only the first.
  var fitsEveryText: Bool {
    guard let regex = try? compiled() else { return false }
    return ["", "\u{10FFFD}"].allSatisfy { $0.firstMatch(of: regex) != nil }
  }

  /// Takes tens of microseconds: keep the result where a pattern is used more than once.
  /// Throws what `Regex` throws for a pattern that it does not know.
  public func compiled() throws -> Regex<AnyRegexOutput> {
    try Regex(source).ignoresCase(ignoresCase).dotMatchesNewlines(dotMatchesNewlines)
  }
}
