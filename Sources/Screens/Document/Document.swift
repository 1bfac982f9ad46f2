/// A long text in parts, for example a README. Only the parts on view are laid out, so a long text is as fast as a
/// short one.
public protocol Document {
  /// The numbers of the parts; there is at least one. They can begin below 0: when parts are inserted at the start, the
  /// others keep their numbers, and the scroll position stays.
  var parts: Range<Int> { get }

  /// The number of rows of a part, at least one.
  func rowCount(of part: Int) -> Int
}

/// A row of a document.
public struct DocumentPosition: Hashable, Comparable, Sendable {
  /// The number of the part.
  public var part: Int
  /// The row within the part, from 0.
  public var row: Int
  /// The number of rows that the part had, to find the row again after the part was laid out differently.
  var rowCount: Int

  /// The first row of any document, also after rows are inserted above it.
  static let start = DocumentPosition(part: .min, row: 0, rowCount: 1)
  /// The last row of any document, also after rows are appended.
  static let end = DocumentPosition(part: .max, row: 0, rowCount: 1)

  public static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.part, left.row) < (right.part, right.row)
  }
}

/// A position outside of the document is clamped to the nearest one, because keys and the wheel can arrive between a
/// change of the text and the next frame.
extension Document {
  /// The first row.
  var first: DocumentPosition {
    DocumentPosition(part: parts.lowerBound, row: 0, rowCount: rowCount(of: parts.lowerBound))
  }

  /// The last row.
  var end: DocumentPosition {
    let part = parts.upperBound - 1
    let rows = rowCount(of: part)
    return DocumentPosition(part: part, row: rows - 1, rowCount: rows)
  }

  /// The position `count` rows below, or above if `count` is negative, clamped to the first and last row.
  func position(_ count: Int, rowsFrom position: DocumentPosition) -> DocumentPosition {
    let position = self.position(sameAs: position)
    var (part, row) = (position.part, position.row + count)
    while row < 0, part > parts.lowerBound {
      part -= 1
      row += rowCount(of: part)
    }
    var rows = rowCount(of: part)
    while part < parts.upperBound - 1, row >= rows {
      row -= rows
      part += 1
      rows = rowCount(of: part)
    }
    return DocumentPosition(part: part, row: max(0, min(row, rows - 1)), rowCount: rows)
  }

  /// Up to `count` consecutive positions, starting at `position`.
  func positions(_ count: Int, from position: DocumentPosition) -> [DocumentPosition] {
    var positions: [DocumentPosition] = []
    positions.reserveCapacity(count)
    let position = self.position(sameAs: position)
    var (part, row) = (position.part, position.row)
    while positions.count < count, part < parts.upperBound {
      let rows = rowCount(of: part)
      let end = min(rows, row + count - positions.count)
      positions += (row..<end).map { DocumentPosition(part: part, row: $0, rowCount: rows) }
      (part, row) = (part + 1, 0)
    }
    return positions
  }

  /// The position of the same text after a new layout with another width or other parts.
  func position(sameAs position: DocumentPosition) -> DocumentPosition {
    guard position.part < parts.upperBound else { return end }
    guard position.part >= parts.lowerBound else { return first }
    let rows = rowCount(of: position.part)
    return DocumentPosition(part: position.part, row: position.row * rows / position.rowCount, rowCount: rows)
  }
}
