/// A row of a table, which knows how wide the columns of all rows are.
struct TableRow: Hashable, Sendable {
  /// As many as the table has columns.
  let cells: [[Span]]
  let isHeader: Bool
  let columns: [Column]

  struct Column: Hashable, Sendable {
    /// Columns of the terminal that its widest cell takes.
    var width: Int
    let alignment: Alignment
  }

  enum Alignment: Hashable, Sendable {
    case left, center, right
  }
}
