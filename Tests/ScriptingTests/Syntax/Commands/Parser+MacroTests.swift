import Testing

@testable import Scripting

struct ParserMacroTests {
  private static let open = "macro open name\n  type \"${name}\"\n  settle\nend\n"

  @Test func `run is replaced by the lines of a macro`() throws {
    let steps = try Script.parse(Self.open + "dump\nrun open \"nio\"").tests[0].steps
    #expect(steps.map(\.command) == [.dump, .type("nio"), .settle])
    #expect(steps.map(\.location.line) == [5, 2, 3])
    #expect(
      steps[1].expansions == [
        Step.Expansion(
          location: SourceLocation(file: "t.steps", line: 6, column: 1), text: "run open \"nio\"")
      ])
  }

  @Test func `macros run macros`() throws {
    let commands = try Script.commands(
      Self.open + "macro twice a\nrepeat 2\nrun open \"${a}!\"\nend\nend\nrun twice 7")
    #expect(
      commands
        == [.type("7!"), .settle, .type("7!"), .settle])
  }

  @Test func `a macro of the preamble is known in every test`() throws {
    let tests = try Script.parse(Self.open + "test \"a\"\nrun open 1\ntest \"b\"\nrun open 2").tests
    #expect(tests.map { $0.steps.first?.command } == [.type("1"), .type("2")])
  }

  @Test func `a macro may contain a then, a block and its own captures`() throws {
    let script = "macro m p\nthen -> 500\nevents\nevent a\nend\ncapture x /p/\nend\n"
    let commands = try Script.commands(script + "stub GET \"/\" -> 200\nrun m 1\nsee \"${x}\"")
    #expect(commands.count == 5)
    #expect(
      commands.last
        == .see(
          SeeCheck(
            isNegated: false, pattern: .text(Template(parts: [.captured("x")])), count: nil, region: nil)))
  }

  @Test func `errors in a macro are found without running it, and once`() {
    #expect(
      Script.errors("macro a\nkey Dwn\ntype \"${y}\"\nend\nrun a\nrun a").map(\.location.description)
        == ["t.steps:2:5", "t.steps:3:7"])
  }

  @Test func `a value is not checked before it is known`() throws {
    let commands = try Script.commands("macro press k\nkey \"${k}\"\nsnapshot \"${k}\"\nend\nrun press \"a\"")
    #expect(
      commands.count == 2)
  }

  @Test func `an error that depends on a value shows both lines`() {
    #expect(
      Script.errors("macro press k\n  key \"${k}\"\nend\nrun press \"ab\"").map(\.description) == [
        """
        t.steps:2:7: error: "${k}" is not one key; a text is typed with type
          key "${k}"
              ^
        t.steps:4:1: note: from here: run press "ab"
        """
      ])
  }

  @Test func `invalid heads and runs are named`() {
    #expect(
      Script.errors(Self.open + "macro open\nend").map(\.message) == [
        "there is a macro \"open\" already, at t.steps:1:1"
      ])
    #expect(Script.errors("macro a x x\nend").map(\.message) == ["there are two parameters \"x\""])
    #expect(Script.errors("macro a\nrun a\nend").map(\.message) == ["the macro \"a\" runs itself"])
    #expect(Script.errors("burst\nmacro a\nend\nend").map(\.location.line) == [2])
    #expect(
      Script.errors("repeat 2\nmacro a\nend\nend").map(\.message) == ["a macro stands outside of blocks"])
    #expect(
      Script.errors(Self.open + "run open").map(\.description) == [
        """
        t.steps:5:5: error: "open" takes values for name; the number of values here is 0
        run open
            ^
        """
      ])
    #expect(
      Script.errors(Self.open + "run opne 1").map(\.description) == [
        """
        t.steps:5:5: error: there is no macro "opne"; define it above this line
        run opne 1
            ^
        did you mean "open"?
        """
      ])
  }

  @Test(arguments: [
    ("macro\nend", "the name of the macro is missing at the end of the line"),
    ("macro m 3\nend", "\"3\" does not fit here; expected the name of a parameter"),
    ("run", "the name of a macro is missing at the end of the line"),
    ("macro m\nend\nrun m 1", "\"m\" takes no values; the number of values here is 1"),
  ])
  func `an invalid macro line is named`(script: String, message: String) {
    #expect(Script.errors(script).map(\.message) == [message])
  }
}
