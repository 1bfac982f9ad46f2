import Testing

struct CellTotalsTests {
  @Test func `totals are summed up by TERM and overall`() throws {
    var screen = try VisibleScreen(capture: ["ab"], columns: 2, rows: 1)
    let same = ScreenDifference(grid: screen, terminal: screen)
    let before = screen
    screen.rows[0][1] = .blank
    let other = ScreenDifference(grid: before, terminal: screen)
    let totals = CellTotals()
    for (terminal, differences) in [("linux", [same, other]), ("xterm", [same]), ("linux", [same])] {
      var tally = CellTally()
      for difference in differences { tally.add(difference, at: "a step") }
      totals.add(tally, for: terminal)
    }
    #expect(
      totals.lines == [
        "linux: 3 screens, 6 cells compared, 1 different", "xterm: 1 screens, 2 cells compared, 0 different",
        "every TERM: 4 screens, 8 cells compared, 1 different",
      ])
  }
}
