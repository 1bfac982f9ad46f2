import EventLoop
import HTTP
import Stubs

/// Caches compiled regular expressions, because compiling takes longer than most steps, and a preamble runs
/// once per test.
@LoopActor
final class PatternCache {
  private var compiled: [RegexPattern: Regex<AnyRegexOutput>] = [:]
  private var texts: [RegexPattern: TextPattern] = [:]

  nonisolated init() {}

  func regex(_ pattern: RegexPattern) throws -> Regex<AnyRegexOutput> {
    if let known = compiled[pattern] { return known }
    let regex = try pattern.compiled()
    compiled[pattern] = regex
    return regex
  }

  func textPattern(_ pattern: RegexPattern) throws -> TextPattern {
    if let known = texts[pattern] { return known }
    let text = try TextPattern(
      pattern.source, ignoresCase: pattern.ignoresCase, dotMatchesNewlines: pattern.dotMatchesNewlines)
    texts[pattern] = text
    return text
  }
}
