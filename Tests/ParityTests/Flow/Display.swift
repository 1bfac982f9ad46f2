import Testing

/// A terminal to draw on: its TERM, and its size in cells.
struct Display: CustomTestStringConvertible {
  let terminal: String
  let columns: Int
  let rows: Int

  var testDescription: String { "\(terminal) \(columns)x\(rows)" }

  static let all = ["tmux-256color", "screen"].flatMap { terminal in
    [(80, 24), (40, 12), (120, 40)].map { Display(terminal: terminal, columns: $0, rows: $1) }
  }
}
