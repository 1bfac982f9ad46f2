import Testing

@testable import Scripting

struct ParserScriptTests {
  @Test func `a constant is replaced in later texts`() throws {
    let commands = try Script.commands(
      "let repo = \"apple/swift\"\nlet n = 3\nlet all = \"${repo}:${n}\"\ntype \"<${all}>\"")
    #expect(
      commands
        == [.type("<apple/swift:3>")])
  }

  @Test func `a name of the command line overrides let`() throws {
    let commands = try Script.commands("let a = 1\ntype \"${a}${b}\"", variables: ["a": "x", "b": "y"])
    #expect(
      commands == [.type("xy")])
  }

  @Test func `a test's name ends with it and may hide one of the preamble`() throws {
    let tests = try Script.parse("let a = 1\ntest \"x\"\nlet a = 2\ntype \"${a}\"\ntest \"y\"\ntype \"${a}\"")
      .tests
    #expect(tests.map { $0.steps.map(\.command) } == [[.type("2")], [.type("1")]])
  }

  @Test func `a captured value is replaced by the runner`() throws {
    let commands = try Script.commands("repeat 1\ncapture n /x/\nend\nlet m = \"${n}!\"\ntype \"a${m}\"")
    #expect(commands.last == .type(Template(parts: [.text("a"), .captured("n"), .text("!")])))
  }

  @Test func `an unknown name is an error at its location`() {
    #expect(
      Script.errors("let repo = 1\ntype \"a ${reop}\"").map(\.description) == [
        """
        t.steps:2:9: error: there is no ${reop} here; define it above with let or capture
        type "a ${reop}"
                ^
        did you mean "repo"?
        """
      ])
  }

  @Test func `a captured value cannot be used as a name`() {
    #expect(
      Script.errors("capture n /x/\nsnapshot \"a${n}\"").map(\.message) == [
        "a name for the snapshot is needed before the script runs; a captured value comes too late"
      ])
  }

  @Test func `labels and markers`() throws {
    let commands = try Script.commands("note \"second page\"\npause\ndump")
    #expect(
      commands == [.note("second page"), .pause, .dump])
  }

  @Test(arguments: [
    Mistake("let a 1", 7, "\"1\" does not fit here; expected \"=\""),
    Mistake("let a = b", 9, "\"b\" is no value; put a text in quotes"),
    Mistake("tags", 5, "a tag is missing at the end of the line"),
    Mistake("skip", 5, "a reason is missing at the end of the line"),
    Mistake("only this", 6, "\"this\" does not fit here; expected the end of the line"),
  ])
  func `an invalid line is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `what may occur once is refused twice`() {
    #expect(
      Script.errors("let a = 1\nlet a = 2").map(\.message) == [
        "there is a \"a\" already; a constant gets its value once"
      ])
    #expect(
      Script.errors("skip \"a\"\ntodo \"b\"").map(\.message) == [
        "a test has one skip or todo; remove this one"
      ])
    #expect(
      Script.errors("test \"a\"\ntags b").map(\.message) == [
        "the tags of one test follow its name: test \"...\" smoke"
      ])
  }

  @Test func `a let without a value is one error`() {
    #expect(Script.errors("let a =\ntype \"${a}\"\ntype \"${a}\"").map(\.location.line) == [1])
  }
}
