import Stubs
import Testing

@testable import Scripting

struct LexerTests {
  @Test func `words have letters, digits and three signs`() {
    #expect(
      Script.tokens("see page-view user_id a.b F12") == [
        .word("see"), .word("page-view"), .word("user_id"), .word("a.b"), .word("F12"),
      ])
  }

  @Test func `a word ends before an ellipsis, a range and an arrow`() {
    #expect(Script.tokens("page-view...") == [.word("page-view"), .symbol(.ellipsis)])
    #expect(Script.tokens("a..b") == [.word("a"), .symbol(.range), .word("b")])
    #expect(Script.tokens("true->") == [.word("true"), .symbol(.arrow)])
  }

  @Test func `a comment extends to the end of its line`() {
    #expect(Script.tokens("a # b \"c\n#d\ne#f") == [.word("a"), .word("e")])
    #expect(Script.tokens("\"a # b\"") == [text("a # b")])
  }

  @Test func `signs may be separate or next to words`() {
    #expect(
      Script.tokens("Ctrl+R*3 a=b c~/d/ -> 1..3 ...") == [
        .word("Ctrl"), .symbol(.plus), .word("R"), .symbol(.star), .integer(3),
        .word("a"), .symbol(.equals), .word("b"),
        .word("c"), .symbol(.tilde), .regex(RegexPattern(source: "d")),
        .symbol(.arrow), .integer(1), .symbol(.range), .integer(3), .symbol(.ellipsis),
      ])
  }

  @Test func `line ends may be CRLF and a byte order mark is skipped`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("settle\r\nadvance 1s\r\n\r\ndump".utf8)
    let steps = try Script.parse(bytes).tests[0].steps
    #expect(steps.map(\.command) == [.settle, .advance(.by(.seconds(1))), .dump])
    #expect(steps.map(\.location.description) == ["t.steps:1:1", "t.steps:2:1", "t.steps:4:1"])
    #expect(steps.map(\.source) == ["settle", "advance 1s", "dump"])
  }

  @Test func `an empty file has no tokens`() {
    #expect(Script.tokens("").isEmpty)
    #expect(Script.tokens("\n  \n\t# x\n").isEmpty)
  }

  @Test func `NUL bytes and invalid UTF-8 are reported with their location`() {
    #expect(
      Script.errors(Array("settle\n ab".utf8) + [0] + Array("\ndump".utf8)).map(\.description) == [
        "t.steps:2:4: error: a script holds no NUL bytes; remove this one\n ab\u{FFFD}\n   ^"
      ])
    #expect(
      Script.errors(Array("type \"é".utf8) + [0xFF] + Array("\"\nlunch".utf8)).map(\.location.description)
        == ["t.steps:1:8", "t.steps:2:1"])
    #expect(
      Script.errors(Array("paste <<<\na\n".utf8) + [0xC3, 0x28] + Array("\n>>>\ndump".utf8)).map(
        \.description)
        == ["t.steps:3:1: error: this is not UTF-8; save the script as UTF-8\n\u{FFFD}(\n^"])
  }

  @Test(arguments: [
    Mistake("see ?", 5, "\"?\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake(
      "see x < y", 5, "\"x\" does not fit here; expected a text or a pattern /…/; a text goes in quotes"),
    Mistake("type < y", 6, "\"<\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake("row - 1", 5, "\"-\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake("row .", 5, "\".\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake("see “x”", 5, "“ is no quotation mark of a script; write \" or '"),
    Mistake("see\u{A0}\"x\"", 4, "this is not the usual blank but U+00A0; replace it with a blank"),
  ])
  func `an unexpected character is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `a control character is named by its code`() {
    #expect(
      Script.errors("see \u{1B}").map(\.message) == [
        "the control character U+001B has no place here; in \"…\" write it as an escape"
      ])
  }

  private func text(_ text: String) -> LexerToken.Kind { .string(StringLiteral(segments: [.text(text)])) }
}
