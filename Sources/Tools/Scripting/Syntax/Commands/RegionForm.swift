/// What can follow `in`: a part of the screen.
enum RegionForm: String, Sendable, CaseIterable {
  case row, rows
  case columns = "cols"
  case box, pane

  var usage: String {
    switch self {
    case .row: "in row NUMBER"
    case .rows: "in rows NUMBER..NUMBER"
    case .columns: "in cols NUMBER..NUMBER"
    case .box: "in box CELL CELL"
    case .pane: "in pane WORD"
    }
  }

  var summary: String {
    switch self {
    case .row: "one row, from 1"
    case .rows: "the rows from the first to the last"
    case .columns: "the columns from the first to the last"
    case .box: "from the top left cell to the bottom right one"
    case .pane: "a part that the screen names, such as status"
    }
  }
}
