import Testing

@testable import Scripting

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
    Mistake("wait \"x\" max 10", 14, "\"10\" does not fit here; expected a span of time such as 300ms"),
  ])
  func `a wrong time line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
