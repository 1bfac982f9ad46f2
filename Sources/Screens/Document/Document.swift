/// A long text in parts, such as a README in its lines. Its rows are asked for only where somebody looks, so
/// that its length costs nothing.
public protocol Document {
  /// The numbers of the parts, one at least. They need not begin at 0: a part keeps its number, and a reader
  /// the place, when others come to stand before it.
  var parts: Range<Int> { get }

  /// The rows that a part takes, at least one.
  func rowCount(of part: Int) -> Int
}

/// A row of a document.
public struct DocumentPlace: Hashable, Comparable, Sendable {
  /// The number of the part.
  public var part: Int
  /// The row within the part, from 0.
  public var row: Int
  /// The rows that the part took, so that the place can be found again when it takes another number.
  var rowCount: Int

  /// The first row of any document, whatever comes to stand there.
  static let start = DocumentPlace(part: .min, row: 0, rowCount: 1)
  /// The last row of any document, whatever comes to stand there.
  static let end = DocumentPlace(part: .max, row: 0, rowCount: 1)

  public static func < (left: DocumentPlace, right: DocumentPlace) -> Bool {
    (left.part, left.row) < (right.part, right.row)
  }
}

/// A place of another text, such as the same one before it became shorter, is taken as the nearest one of this text
/// everywhere: keys and the wheel may come before the frame that shows the new text.
extension Document {
  /// The first row.
  var first: DocumentPlace {
    DocumentPlace(part: parts.lowerBound, row: 0, rowCount: rowCount(of: parts.lowerBound))
  }

  /// The last row.
  var end: DocumentPlace {
    let part = parts.upperBound - 1
    let rows = rowCount(of: part)
    return DocumentPlace(part: part, row: rows - 1, rowCount: rows)
  }

  /// The place so many rows further down, or up where `count` is negative, and no further than to the ends.
  func place(_ count: Int, rowsFrom place: DocumentPlace) -> DocumentPlace {
    let place = self.place(sameAs: place)
    var (part, row) = (place.part, place.row + count)
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
    return DocumentPlace(part: part, row: max(0, min(row, rows - 1)), rowCount: rows)
  }

  /// So many places that follow each other, from `place` on, or as many as there are.
  func places(_ count: Int, from place: DocumentPlace) -> [DocumentPlace] {
    var places: [DocumentPlace] = []
    places.reserveCapacity(count)
    let place = self.place(sameAs: place)
    var (part, row) = (place.part, place.row)
    while places.count < count, part < parts.upperBound {
      let rows = rowCount(of: part)
      let end = min(rows, row + count - places.count)
      places += (row..<end).map { DocumentPlace(part: part, row: $0, rowCount: rows) }
      (part, row) = (part + 1, 0)
    }
    return places
  }

  /// The same text after the document was laid out anew: another width, another number of parts.
  func place(sameAs place: DocumentPlace) -> DocumentPlace {
    guard place.part < parts.upperBound else { return end }
    guard place.part >= parts.lowerBound else { return first }
    let rows = rowCount(of: place.part)
    return DocumentPlace(part: place.part, row: place.row * rows / place.rowCount, rowCount: rows)
  }
}
