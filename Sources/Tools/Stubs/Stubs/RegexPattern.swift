/// A regular expression as written in a script. It is compiled when it is used, because a compiled one cannot be sent
/// to another thread. The script's parser has compiled it once, so it is valid.
public struct RegexPattern: Hashable, Sendable, CustomStringConvertible {
  /// In Swift's `Regex` syntax, `\/` already turned into `/`.
  public let source: String
  /// The flag `i`.
  public let ignoresCase: Bool
  /// The flag `s`: a dot also matches line ends.
  public let dotMatchesNewlines: Bool

  public init(source: String, ignoresCase: Bool = false, dotMatchesNewlines: Bool = false) {
    self.source = source
    self.ignoresCase = ignoresCase
    self.dotMatchesNewlines = dotMatchesNewlines
  }

  public var description: String {
    "/\(source)/\(ignoresCase ? "i" : "")\(dotMatchesNewlines ? "s" : "")"
  }

  /// Takes tens of microseconds: keep the result if a pattern is used more than once.
  /// - Throws: what `Regex` throws for an invalid pattern.
  public func compiled() throws -> Regex<AnyRegexOutput> {
    try Regex(source).ignoresCase(ignoresCase).dotMatchesNewlines(dotMatchesNewlines)
  }

  /// True if the pattern is found anywhere in the text.
  func isFound(in text: String) -> Bool {
    // A pattern that Regex refuses has been reported when the script was read, and finds nothing.
    (try? compiled()).map { text.contains($0) } ?? false
  }
}
