/// A row of a table, with the widths of all columns.
struct TableRow: Hashable, Sendable {
  /// One per column of the table.
  let cells: [[Span]]
  let isHeader: Bool
  let columns: [Column]

  struct Column: Hashable, Sendable {
    /// The width of the column's widest cell, in terminal columns.
    var width: Int
    let alignment: Alignment
  }

  enum Alignment: Hashable, Sendable {
    case left, center, right
  }
}
