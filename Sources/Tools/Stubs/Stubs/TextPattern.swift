/// A validated regular expression. Two are equal if their source and flags are equal.
public struct TextPattern {
  public let source: String
  public let ignoresCase: Bool
  /// A dot also matches line ends.
  public let dotMatchesNewlines: Bool
  private let regex: Regex<AnyRegexOutput>

  /// - Throws: the error of `Regex` for an invalid source.
  public init(_ source: String, ignoresCase: Bool = false, dotMatchesNewlines: Bool = false) throws {
    self.source = source
    self.ignoresCase = ignoresCase
    self.dotMatchesNewlines = dotMatchesNewlines
    regex = try Regex(source).ignoresCase(ignoresCase).dotMatchesNewlines(dotMatchesNewlines)
  }

  /// True when the pattern is found anywhere in the text.
  public func isFound(in text: String) -> Bool {
    text.contains(regex)
  }
}

extension TextPattern: Hashable {
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source == right.source && left.ignoresCase == right.ignoresCase
      && left.dotMatchesNewlines == right.dotMatchesNewlines
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(ignoresCase)
    hasher.combine(dotMatchesNewlines)
  }
}

extension TextPattern: CustomStringConvertible {
  public var description: String {
    "/\(source)/\(ignoresCase ? "i" : "")\(dotMatchesNewlines ? "s" : "")"
  }
}
