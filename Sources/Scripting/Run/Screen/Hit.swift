/// Where a text stands on the screen, in cells from 0.
struct Hit: Hashable {
  let row: Int
  /// Of a wide glyph both columns.
  let columns: Range<Int>

  /// `row:first-last`, from 1, as snapshots write it.
  var place: String { "\(row + 1):\(columns.lowerBound + 1)-\(columns.upperBound)" }
}
