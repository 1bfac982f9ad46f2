import Testing

@testable import Scripting

struct ParserRegionTests {
  @Test(arguments: [
    ("row 3", Region.row(3)),
    ("rows 1..3", .rows(1...3)),
    ("rows 2..2", .rows(2...2)),
    ("cols 10..80", .columns(10...80)),
    (
      "box @1:2 @3:4",
      .box(topLeft: CellPosition(row: 1, column: 2), bottomRight: CellPosition(row: 3, column: 4))
    ),
    ("pane status", .pane("status")),
    ("pane row", .pane("row")),
  ])
  func `every kind of region`(text: String, expected: Region) throws {
    let commands = try Script.commands("see \"x\" in \(text)")
    #expect(
      commands == [
        .see(SeeCheck(isNegated: false, pattern: .text("x"), count: nil, region: expected))
      ])
  }

  @Test(arguments: [
    Mistake(
      "see \"x\" in", 11, "\"row\", \"rows\", \"cols\", \"box\" or \"pane\" is missing at the end of the line"
    ),
    Mistake(
      "see \"x\" in panel a", 12,
      "\"panel\" does not fit here; expected \"row\", \"rows\", \"cols\", \"box\" or \"pane\"", "pane"),
    Mistake("see \"x\" in row 0", 16, "\"0\" does not fit here; expected a row from 1"),
    Mistake("see \"x\" in rows 3", 18, "\"..\" is missing at the end of the line"),
    Mistake("see \"x\" in rows 3..1", 20, "\"1\" does not fit here; expected a number from 3"),
    Mistake("see \"x\" in box @3:3", 20, "a cell such as @3:10 is missing at the end of the line"),
    Mistake("see \"x\" in box @3:3 @2:9", 21, "a box goes from its top left cell to its bottom right cell"),
    Mistake("see \"x\" in pane", 16, "the name of a pane is missing at the end of the line"),
  ])
  func `a wrong region is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
