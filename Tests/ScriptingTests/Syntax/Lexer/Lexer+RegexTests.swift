import Stubs
import Testing

@testable import Scripting

struct LexerRegexTests {
  @Test func `a pattern keeps its own escapes`() {
    #expect(Script.tokens(#"/a\/b\d\\/"#) == [.regex(RegexPattern(source: #"a/b\d\\"#))])
    #expect(Script.tokens("/検索 \"x\" #/") == [.regex(RegexPattern(source: "検索 \"x\" #"))])
  }

  @Test func `the flags are i and s`() {
    #expect(Script.tokens("/a/i") == [.regex(RegexPattern(source: "a", ignoresCase: true))])
    #expect(
      Script.tokens("/a/si") == [
        .regex(RegexPattern(source: "a", ignoresCase: true, dotMatchesNewlines: true))
      ])
  }

  @Test(arguments: [
    Mistake("see /abc", 5, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("see /abc\\/", 5, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("see /abc\\", 5, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("see //", 5, "this pattern is empty; a comment starts with #"),
    Mistake("see /a/ig", 9, "\"g\" is no flag of a pattern; the flags are i and s"),
    Mistake("see /a(/", 5, "this pattern cannot be used: expected ')'"),
    Mistake("see /(?<=a)b/", 5, "this pattern cannot be used: lookbehind is not currently supported"),
  ])
  func `an invalid pattern is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `huge and deeply nested patterns are refused`() {
    let message = "a pattern has 1000 bytes and 100 [ at most"
    #expect(Script.errors("see /" + String(repeating: "a", count: 1_001) + "/").map(\.message) == [message])
    #expect(Script.errors("see /" + String(repeating: "[", count: 101) + "/").map(\.message) == [message])
    #expect(Script.errors("see /" + String(repeating: "a", count: 1_000) + "/").isEmpty)
  }
}
