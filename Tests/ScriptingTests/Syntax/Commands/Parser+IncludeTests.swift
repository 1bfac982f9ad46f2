import Testing

@testable import Scripting

struct ParserIncludeTests {
  @Test func `macros, names and settings come from another file`() throws {
    let common = "set seed 1\nlet a = \"x\"\nmacro m\n  type \"${a}\"\nend"
    let steps = try Script.parse("include \"common.steps\"\nrun m", files: ["common.steps": common]).tests[0]
      .steps
    #expect(steps.map(\.command) == [.set(.seed(1)), .type("x")])
    #expect(steps.map(\.location.description) == ["common.steps:1:1", "common.steps:4:3"])
    #expect(steps[0].expansions.map(\.text) == ["include \"common.steps\""])
  }

  @Test func `a name is relative to the file that contains it`() throws {
    let files = ["flows/lib/a.steps": "include \"../b.steps\"", "flows/b.steps": "settle"]
    let file = try Script.parse("include \"./lib/a.steps\"", files: files, file: "flows/t.steps")
    #expect(file.tests[0].steps.map(\.location.file) == ["flows/b.steps"])
  }

  @Test func `a cycle prints the chain`() {
    let files = ["a.steps": "include \"b.steps\"", "b.steps": "include \"a.steps\""]
    #expect(
      Script.errors("include \"a.steps\"", files: files).map(\.description) == [
        """
        b.steps:1:9: error: these files include each other: a.steps → b.steps → a.steps
        include "a.steps"
                ^
        a.steps:1:1: note: from here: include "b.steps"
        t.steps:1:1: note: from here: include "a.steps"
        """
      ])
    #expect(
      Script.errors("include \"t.steps\"").map(\.message) == [
        "these files include each other: t.steps → t.steps"
      ])
  }

  @Test func `a missing file is one error, not one for each of its names`() {
    #expect(
      Script.errors("include \"none.steps\"\nrun open \"${x}\"\nlunch").map(\.description) == [
        """
        t.steps:1:9: error: none.steps cannot be read: no such file
        include "none.steps"
                ^
        """,
        """
        t.steps:3:1: error: "lunch" is no command
        lunch
        ^
        did you mean "launch"?
        """,
      ])
  }

  @Test func `what an included file must not contain is reported`() {
    #expect(
      Script.errors("include \"a.steps\"", files: ["a.steps": "test \"x\""]).map(\.message) == [
        "an included file holds macros and settings; move this test to a script of its own"
      ])
  }

  @Test func `endless includes are stopped`() {
    let files = (0...40).map { ("\($0).steps", "include \"\($0 + 1).steps\"") }
    let errors = Script.errors("include \"0.steps\"", files: Dictionary(uniqueKeysWithValues: files))
    #expect(errors.map(\.message) == ["files include each other 32 deep at most"])
  }

  @Test func `tests and open blocks do not come from another file`() {
    let files = ["a.steps": "test \"x\"\nsettle", "b.steps": "burst\nkey a", "c.steps": "end"]
    #expect(
      Script.errors("include \"a.steps\"\nlunch", files: files).map(\.location.description)
        == ["a.steps:1:1", "t.steps:2:1"])
    #expect(
      Script.errors("include \"b.steps\"\nlunch", files: files).map(\.location.description)
        == ["b.steps:1:1", "t.steps:2:1"])
    #expect(
      Script.errors("repeat 2\ninclude \"c.steps\"\nend", files: files).map(\.location.description)
        == ["c.steps:1:1"])
  }
}
