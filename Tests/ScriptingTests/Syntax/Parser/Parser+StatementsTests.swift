import Testing

@testable import Scripting

struct ParserStatementsTests {
  @Test func `each invalid line is reported and the others are parsed`() {
    let errors = Script.errors(
      """
      lunch
      see "ok"
      key Dwn
      events unorderd
        event a
        event b c
      end
      repeat x
        type "${i}"
        type 3
      end
      test "a"
      type "unfinished
      test "a" 3
      signal KILL
      end
      burst
        key a
      see x
      """)
    #expect(
      errors.map(\.location.description) == [
        "t.steps:1:1", "t.steps:3:5", "t.steps:4:8", "t.steps:6:12", "t.steps:8:8", "t.steps:10:8",
        "t.steps:13:6", "t.steps:14:10", "t.steps:15:8", "t.steps:16:1", "t.steps:17:1",
        "t.steps:19:1",
      ])
    #expect(errors[10].message == "this burst has no end")
  }

  @Test func `after a thousand errors parsing stops`() {
    let errors = Script.errors(String(repeating: "lunch\n", count: 1_500))
    #expect(errors.count == 1_001)
    #expect(errors.last?.location.line == 1_001)
    #expect(errors.last?.message == "there are more than 1000 errors; nothing below this line was read")
  }

  @Test func `all errors are printed one after the other`() throws {
    let error = try #require(throws: SyntaxErrors.self) { _ = try Script.parse("lunch\nkey Dwn") }
    #expect(
      error.description == """
        t.steps:1:1: error: "lunch" is no command
        lunch
        ^
        did you mean "launch"?
        t.steps:2:5: error: "Dwn" is not a key; a text is typed with type
        key Dwn
            ^
        did you mean "Down"?
        """)
  }

  @Test(arguments: [
    Mistake("end", 1, "this end closes nothing; remove it"),
    Mistake("\"text\"", 1, "\"text\" is no command; a line begins with a command such as key or see"),
    Mistake("300ms", 1, "\"300ms\" is no command; a line begins with a command such as key or see"),
    Mistake("burst", 1, "this burst has no end"),
    Mistake("events", 1, "this events has no end"),
    Mistake("repeat 2", 1, "this repeat has no end"),
    Mistake("macro a", 1, "this macro has no end"),
  ])
  func `an unknown command is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `a block that is cut off by a test is named and the test is read`() {
    #expect(
      Script.errors("burst\nkey a\ntest \"a\"\nlunch").map(\.location.description) == [
        "t.steps:1:1", "t.steps:4:1",
      ])
  }

  @Test func `something after end is named`() {
    #expect(
      Script.errors("burst\nend burst").map(\.description) == [
        "t.steps:2:5: error: \"burst\" does not fit here; expected the end of the line\nend burst\n    ^"
      ])
  }
}
