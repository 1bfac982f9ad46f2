import Testing

/// A terminal to draw on: its TERM, and its size in cells.
struct Display: CustomTestStringConvertible {
  let terminal: String
  let columns: Int
  let rows: Int

  /// How many colours it has by its terminfo entry.
  var colors = 256

  /// What it does not show on a coloured character, in the words of the script language: the Linux console's
  /// terminfo entry says `ncv#18`, and ncurses leaves underline and dim out there.
  var leavesOutInColor: Set<String> { terminal == "linux" ? ["underline", "dim"] : [] }

  var testDescription: String { "\(terminal) \(columns)x\(rows)" }

  static let all = [("xterm-256color", 256), ("tmux-256color", 256), ("screen", 8), ("linux", 8)].flatMap {
    kind in
    [(80, 24), (40, 12), (120, 40)].map {
      Display(terminal: kind.0, columns: $0, rows: $1, colors: kind.1)
    }
  }
}
