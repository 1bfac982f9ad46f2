import Testing

@testable import Scripting

struct ParserLoopTests {
  @Test func `repeat unrolls with its number`() throws {
    var commands = try Script.commands("repeat 3 as i\n  type \"${i}\"\nend\ndump")
    #expect(
      commands == [
        .type("1"), .type("2"), .type("3"), .dump,
      ])
    commands = try Script.commands("repeat 2\n  settle\nend")
    #expect(commands == [.settle, .settle])
  }

  @Test func `for takes values of every kind`() throws {
    let commands = try Script.commands("for q in \"a\" 2 1.50 true\n  type \"<${q}>\"\nend")
    #expect(
      commands
        == [.type("<a>"), .type("<2>"), .type("<1.50>"), .type("<true>")])
  }

  @Test func `each step knows its iteration`() throws {
    let steps = try Script.parse("for q in \"a\" \"b\"\nrepeat 2 as i\ntype \"${q}${i}\"\nend\nend").tests[0]
      .steps
    #expect(steps.map(\.command) == [.type("a1"), .type("a2"), .type("b1"), .type("b2")])
    #expect(steps.map(\.location.line) == [3, 3, 3, 3])
    #expect(
      steps[2].expansions == [
        Step.Expansion(
          location: SourceLocation(file: "t.steps", line: 2, column: 1), text: "repeat 2 as i (turn 1 of 2)"),
        Step.Expansion(
          location: SourceLocation(file: "t.steps", line: 1, column: 1),
          text: "for q in \"a\" \"b\" (q is \"b\")"),
      ])
  }

  @Test func `a name ends with its block`() {
    #expect(Script.errors("repeat 2 as i\nend\ntype \"${i}\"").map(\.location.description) == ["t.steps:3:7"])
  }

  @Test func `an error in the lines is reported once`() {
    #expect(Script.errors("repeat 3\n  key Dwn\nend\nlunch").map(\.location.line) == [2, 4])
  }

  @Test func `an error that depends on a value names the iteration`() {
    #expect(
      Script.errors("for k in \"a\" \"Dwn\"\n  key \"${k}\"\nend").map(\.description) == [
        """
        t.steps:2:7: error: "${k}" is not one key; a text is typed with type
          key "${k}"
              ^
        t.steps:1:1: note: from here: for k in "a" "Dwn" (k is "Dwn")
        """
      ])
  }

  @Test func `unrolling and nesting have limits`() {
    #expect(
      Script.errors("repeat 100000\nrepeat 100000\nend\nend").map(\.message) == [
        "this script unrolls to more than 200000 lines"
      ])
    #expect(
      Script.errors(String(repeating: "repeat 1\n", count: 100_000)).map(\.message) == [
        "blocks, macros and files are nested 32 deep at most"
      ])
  }

  @Test func `an invalid head is named`() {
    #expect(
      Script.errors("repeat 0\nend\nfor q on \"a\"\nend\nfor q in\nend\nrepeat 2 as\nend").map(\.message) == [
        "\"0\" does not fit here; expected a number of turns from 1 to 100000",
        "\"on\" does not fit here; expected \"in\"",
        "a value: a text, a number, true or false is missing at the end of the line",
        "a name is missing at the end of the line",
      ])
  }
}
