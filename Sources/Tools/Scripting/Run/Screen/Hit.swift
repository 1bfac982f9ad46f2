/// The location of a text on the screen, in cells from 0.
struct Hit: Hashable {
  let row: Int
  /// Both columns of a wide glyph.
  let columns: Range<Int>

  /// `row:first-last`, from 1, as in snapshots.
  var place: String { "\(row + 1):\(columns.lowerBound + 1)-\(columns.upperBound)" }
}
