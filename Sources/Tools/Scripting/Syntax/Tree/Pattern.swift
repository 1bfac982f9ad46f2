public import Stubs

/// What to look for: an exact text or a regular expression.
public enum Pattern: Sendable, Hashable {
  case text(Template)
  case regex(RegexPattern)

  /// All matches in one row, from left to right, without overlaps. Compiles a regular expression each time;
  /// keep the `matcher` to search many rows. A text that needs a value not yet captured has no matches.
  public func matches(
    in line: String, captures: [String: String] = [:]
  ) throws -> [Range<String.Index>] {
    try matcher(captures: captures)?.matches(in: line) ?? []
  }

  /// Nil if the text needs a value that has not been captured yet. Throws what `Regex` throws.
  public func matcher(captures: [String: String] = [:]) throws -> PatternMatcher? {
    switch self {
    case .text(let template): template.resolved(with: captures).map(PatternMatcher.text)
    case .regex(let regex): .regex(try regex.compiled())
    }
  }
}

/// A pattern that is ready to search. It is not `Sendable`, because `Regex` is not.
public enum PatternMatcher {
  case text(String)
  case regex(Regex<AnyRegexOutput>)

  /// All matches in one row, from left to right, without overlaps. An empty text has none.
  public func matches(in line: String) -> [Range<String.Index>] {
    switch self {
    case .text(""): []
    case .text(let text): line.ranges(of: text)
    case .regex(let regex): line.ranges(of: regex)
    }
  }
}

extension RegexPattern {
  /// Whether the pattern matches both the empty text and a character that is never on a screen, as `/a*/` and
  /// `/^(?!.*x)/` do. A check with it almost always passes. `/^$/` matches only the empty text.
  var fitsEveryText: Bool {
    // The parser has reported a pattern that does not compile.
    guard let regex = try? compiled() else { return false }
    return ["", "\u{10FFFD}"].allSatisfy { $0.firstMatch(of: regex) != nil }
  }
}
