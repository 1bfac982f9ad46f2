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
