import Testing

@testable import Scripting

struct ParserMouseTests {
  @Test(arguments: [
    (
      "click \"Star\" in pane header", MouseAction.click(.left, .text(.text("Star"), region: .pane("header")))
    ),
    ("click right @1:2", .click(.right, .cell(CellPosition(row: 1, column: 2)))),
    ("doubleclick @3:10", .doubleClick(.left, .cell(CellPosition(row: 3, column: 10)))),
    ("doubleclick middle /a/", .doubleClick(.middle, .text(.regex(RegexPattern(source: "a")), region: nil))),
    (
      "drag @3:4 to \"x\"",
      .drag(from: .cell(CellPosition(row: 3, column: 4)), to: .text(.text("x"), region: nil))
    ),
    ("scroll down 3 @9:4", .scroll(.down, notches: 3, at: .cell(CellPosition(row: 9, column: 4)))),
    ("scroll up", .scroll(.up, notches: 1, at: nil)),
  ])
  func `a mouse line is read`(line: String, expected: MouseAction) throws {
    let commands = try Script.commands(line)
    #expect(commands == [.mouse(expected)])
  }

  private static let known = "\"left\", \"middle\", \"right\", a cell such as @3:10, a text or a pattern /…/"

  @Test(arguments: [
    Mistake(
      "click", 6,
      "\(known) is missing at the end of the line"
    ),
    Mistake(
      "click rigth @1:1", 7,
      "\"rigth\" does not fit here; expected \(known)",
      "right"),
    Mistake("drag @1:1 @2:2", 11, "\"@2:2\" does not fit here; expected \"to\""),
    Mistake("scroll sideways", 8, "\"sideways\" is not a direction; known are up, down"),
    Mistake("scroll up 0", 11, "\"0\" does not fit here; expected a number from 1 to 10000"),
  ])
  func `a wrong mouse line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
