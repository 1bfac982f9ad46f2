import Testing

@testable import Scripting

struct LexerHeredocTests {
  @Test func `the common indent is removed and the rest is raw`() {
    #expect(
      Script.tokens("a <<<\n    one \"x\n      two\\n ${y}  \n\n    # three\n  >>>\nb") == [
        .word("a"), .heredoc("one \"x\n  two\\n ${y}  \n\n# three"), .word("b"),
      ])
  }

  @Test func `tabs and spaces are different indents`() {
    #expect(Script.tokens("<<<\n\t a\n\tb\n>>>") == [.heredoc(" a\nb")])
    #expect(Script.tokens("<<<\n\ta\n  b\n>>>") == [.heredoc("\ta\n  b")])
  }

  @Test func `blank lines are ignored for the indent`() {
    #expect(Script.tokens("<<<\n    a\n \n     \n    b\n>>>") == [.heredoc("a\n\n \nb")])
  }

  @Test func `it may be empty, commented and with CRLF`() {
    #expect(Script.tokens("<<<\n>>>") == [.heredoc("")])
    #expect(Script.tokens("<<<  # the list\r\n  a\r\n  b\r\n>>>\r\n") == [.heredoc("a\nb")])
  }

  @Test func `a line that only begins like the end is text`() {
    #expect(Script.tokens("<<<\n>>> a\n>>>>\n>>>  ") == [.heredoc(">>> a\n>>>>")])
  }

  @Test func `text after the sign is an error and the lines are read as commands`() {
    #expect(
      Script.errors("paste <<< x\nlunch").map(\.description) == [
        """
        t.steps:1:7: error: <<< stands at the end of a line and the text begins on the next one
        paste <<< x
              ^
        """,
        """
        t.steps:2:1: error: "lunch" is no command
        lunch
        ^
        did you mean "launch"?
        """,
      ])
  }

  @Test func `a missing end is one error, not one for each line or block`() {
    #expect(
      Script.errors("burst\npaste <<<\n lunch\n  (\nend\n").map(\.description) == [
        """
        t.steps:2:7: error: this text has no end; close it with >>> on a line of its own
        paste <<<
              ^
        """
      ])
  }
}
