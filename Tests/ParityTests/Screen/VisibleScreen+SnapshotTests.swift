import Testing

struct ScreenSnapshotTests {
  private let text = """
    size 4x2
    cursor 2:1
    |日|x|
    |ab  |
    1:1-2 bold fg=red
    2:4-4 reverse

    """

  @Test func `a snapshot and a capture of the same screen are equal`() throws {
    let grid = try VisibleScreen(snapshot: text)
    var terminal = try VisibleScreen(
      capture: ["\u{1B}[1;31m日\u{1B}[0m|x", "ab \u{1B}[7m "], columns: 4, rows: 2)
    terminal.cursor = "2:1"
    #expect(grid == terminal)
    let difference = ScreenDifference(grid: grid, terminal: terminal)
    #expect(difference.isEmpty)
    #expect(difference.compared == 8)
    #expect(difference.different == 0)
  }

  @Test func `differences are counted and shown`() throws {
    let grid = try VisibleScreen(snapshot: text)
    var terminal = grid
    terminal.cursor = "hidden"
    terminal.rows[0][2] = VisibleScreen.Cell(text: "|", style: "dim")
    terminal.rows[1].removeLast()
    let difference = ScreenDifference(grid: grid, terminal: terminal)
    #expect(difference.compared == 8)
    #expect(difference.different == 2)
    #expect(
      difference.lines == [
        "cursor: grid 2:1, tmux hidden", "row 1, 1 cells, of 4 and 4", "  grid |日|x|", "  tmux |日|x|",
        "  column 3: grid “|” (7C) plain, tmux “|” (7C) dim", "row 2, 1 cells, of 4 and 3", "  grid |ab  |",
        "  tmux |ab |", "  column 4: grid “ ” (20) reverse, tmux nothing",
      ])
  }

  @Test func `only the visible attributes of a blank are compared`() {
    #expect(VisibleScreen.Cell(text: " ", style: "bold dim") == .blank)
    #expect(VisibleScreen.Cell(text: " ", style: "bold reverse fg=red").style == "reverse fg=red")
    #expect(VisibleScreen.Cell(text: " ", style: "bold fg=red bg=238").style == "bg=238")
    #expect(VisibleScreen.Cell(text: "x", style: "bold").style == "bold")
  }

  @Test func `an invalid style run is refused`() {
    #expect(throws: VisibleScreen.Unreadable.self) { try VisibleScreen(snapshot: text + "3 bold\n") }
    #expect(throws: VisibleScreen.Unreadable.self) { try VisibleScreen(snapshot: text + "9:1-2 bold\n") }
  }
}
