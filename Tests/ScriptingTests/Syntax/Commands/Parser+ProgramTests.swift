import Testing

@testable import Scripting

struct ParserProgramTests {
  @Test(arguments: [
    ("launch", Command.launch(Launch(scene: nil, state: nil, properties: []))),
    ("launch scene repo-detail", .launch(Launch(scene: "repo-detail", state: nil, properties: []))),
    (
      "launch scene repo-detail state empty",
      .launch(Launch(scene: "repo-detail", state: "empty", properties: []))
    ),
    (
      "launch scene a stars=3",
      .launch(
        Launch(scene: "a", state: nil, properties: [Property(name: "stars", condition: .equals(.integer(3)))])
      )
    ),
    ("relaunch", .relaunch),
    ("exit 0", .exit(status: 0)),
    ("exit 255", .exit(status: 255)),
    ("fixture \"todos.db\" as \"octodo.db\"", .fixture(source: "todos.db", destination: "octodo.db")),
  ])
  func `a line about the program is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test(arguments: [
    Mistake("lunch", 1, "\"lunch\" is no command", "launch"),
    Mistake(
      "launch \"x\"", 8, "\"x\" does not fit here; expected \"scene\", name=value or the end of the line"),
    Mistake("launch scene", 13, "the name of a scene is missing at the end of the line"),
    Mistake("launch scene a state", 21, "the name of a state is missing at the end of the line"),
    Mistake("fixture \"a\" as", 15, "a name in the data folder is missing at the end of the line"),
    Mistake("exit", 5, "a status from 0 to 255 is missing at the end of the line"),
    Mistake("exit 256", 6, "\"256\" does not fit here; expected a status from 0 to 255"),
    Mistake("fixture \"a\" to \"b\"", 13, "\"to\" does not fit here; expected \"as\""),
    Mistake("fixture \"a\" as \"../b\"", 16, "a fixture goes into the data folder; write a name in it"),
    Mistake("fixture \"a\" as \"/b\"", 16, "a fixture goes into the data folder; write a name in it"),
  ])
  func `a wrong line about the program is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
