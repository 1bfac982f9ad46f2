import Testing

/// The terminal to draw on: its TERM, and its size in cells.
struct Display: CustomTestStringConvertible {
  let terminal: String
  let columns: Int
  let rows: Int

  /// The number of colours in its terminfo entry.
  var colors = 256

  /// The attributes that it does not show on coloured characters, in the words of scripts: the Linux
  /// console's terminfo entry says `ncv#18`, and ncurses omits underline and dim there.
  var leavesOutInColor: Set<String> { terminal == "linux" ? ["underline", "dim"] : [] }

  /// The attributes that it never shows, because its terminfo entry has no `sitm`.
  var leavesOut: Set<String> { ["linux", "screen"].contains(terminal) ? ["italic"] : [] }

  var testDescription: String { "\(terminal) \(columns)x\(rows)" }

  /// Each terminal in three sizes.
  static let terminals = [("xterm-256color", 256), ("tmux-256color", 256), ("screen", 8), ("linux", 8)].map {
    kind in
    [(80, 24), (40, 12), (120, 40)].map {
      Display(terminal: kind.0, columns: $0, rows: $1, colors: kind.1)
    }
  }
}
