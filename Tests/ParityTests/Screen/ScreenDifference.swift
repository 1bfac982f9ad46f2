/// The differences between two screens, as lines of text.
struct ScreenDifference {
  private(set) var compared = 0
  private(set) var different = 0
  private(set) var lines: [String] = []

  init(grid: VisibleScreen, terminal: VisibleScreen) {
    if grid.cursor != terminal.cursor { lines.append("cursor: grid \(grid.cursor), tmux \(terminal.cursor)") }
    for row in 0..<max(grid.rows.count, terminal.rows.count) {
      compare(
        row: row, grid.rows.indices.contains(row) ? grid.rows[row] : [],
        terminal.rows.indices.contains(row) ? terminal.rows[row] : [])
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  private mutating func compare(row: Int, _ grid: [VisibleScreen.Cell], _ terminal: [VisibleScreen.Cell]) {
    let width = max(grid.count, terminal.count)
    compared += width
    if grid == terminal { return }
    let columns = (0..<width).filter { column in
      !(grid.indices.contains(column) && terminal.indices.contains(column)
        && grid[column] == terminal[column])
    }
    different += columns.count
    lines.append("row \(row + 1), \(columns.count) cells, of \(grid.count) and \(terminal.count)")
    lines.append("  grid |\(grid.map(\.text).joined())|")
    lines.append("  tmux |\(terminal.map(\.text).joined())|")
    for column in columns.prefix(5) {
      lines.append(
        "  column \(column + 1): grid \(Self.text(grid, column)), tmux \(Self.text(terminal, column))")
    }
  }

  private static func text(_ cells: [VisibleScreen.Cell], _ column: Int) -> String {
    guard cells.indices.contains(column) else { return "nothing" }
    let cell = cells[column]
    let codes = cell.text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    let style = cell.style.isEmpty ? "plain" : cell.style
    return "“\(cell.text)” (\(codes.joined(separator: " "))) \(style)"
  }
}
