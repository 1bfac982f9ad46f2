/// One input of the user.
enum FlowInput {
  enum Turn: String {
    case up, down
  }

  /// A key by its name in scripts, or a character.
  case key(String, times: Int = 1)
  case text(String)
  case paste(String)
  case resize(columns: Int, rows: Int)
  /// The left button; rows and columns count from 1.
  case click(row: Int, column: Int)
  /// One notch of the wheel.
  case wheel(Turn, row: Int, column: Int)
}
