import Stubs
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
  func `an invalid line about the program is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}

struct ParserTimeTests {
  @Test(arguments: [
    ("settle", Command.settle),
    ("advance 300ms", .advance(.by(.milliseconds(300)))),
    ("advance next", .advance(.toNextTimer)),
    (
      "wait \"30 results\" max 10s",
      .wait(Wait(pattern: .text("30 results"), region: nil, limit: .seconds(10)))
    ),
    (
      "wait /a/ in row 2",
      .wait(Wait(pattern: .regex(RegexPattern(source: "a")), region: .row(2), limit: nil))
    ),
  ])
  func `a time line is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test(arguments: [
    Mistake("settle now", 8, "\"now\" does not fit here; expected the end of the line"),
    Mistake("advance", 8, "\"next\" or a span of time such as 300ms is missing at the end of the line"),
    Mistake("advance 300", 9, "\"300\" does not fit here; expected \"next\" or a span of time such as 300ms"),
    Mistake(
      "wait \"x\" 10s", 10, "\"10s\" does not fit here; expected \"in\", \"max\" or the end of the line"),
    Mistake("wait 1s", 6, "wait is for a text; to let time pass, write advance 1s"),
    Mistake("wait \"x\" max 10", 14, "\"10\" does not fit here; expected a span of time such as 300ms"),
  ])
  func `an invalid time line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}

struct RFC3339Tests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", Duration.zero),
    ("2026-01-01T00:00:00Z", .seconds(1_767_225_600)),
    ("2026-01-01T09:00:00+09:00", .seconds(1_767_225_600)),
    ("2025-12-31T19:30:00-04:30", .seconds(1_767_225_600)),
    ("2024-02-29T12:00:00.25Z", .milliseconds(1_709_208_000_250)),
    ("2000-03-01T00:00:00Z", .seconds(951_868_800)),
    ("1969-12-31T23:59:59Z", .seconds(-1)),
  ])
  func `a time is seconds since 1970`(text: String, expected: Duration) {
    #expect(RFC3339.sinceEpoch(text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-01-01", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-01-32T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z", "2026-01-01T00:00:00", "2026-01-01T00:00:00+24:00", "2026-01-01 00:00:00Z",
    "٢٠٢٦-01-01T00:00:00Z", " 2026-01-01T00:00:00Z",
  ])
  func `an invalid time is refused`(text: String) {
    #expect(RFC3339.sinceEpoch(text) == nil)
  }
}
