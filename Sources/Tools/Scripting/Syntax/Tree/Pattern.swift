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
