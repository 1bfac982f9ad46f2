import Terminal

/// The text of a row or of some columns, with the column of each part.
struct RowText {
  /// Includes trailing blanks. Half of a wide glyph at the edge is a blank.
  let text: String
  private let columns: Range<Int>
  /// The column of the glyph of each byte; empty if each byte has its own column.
  private let columnOfByte: [Int]

  init(_ frame: Frame, row: Int, columns: Range<Int>) {
    var bytes: [UInt8] = []
    var places: [Int] = []
    bytes.reserveCapacity(columns.count)
    func append(_ scalar: Unicode.Scalar, at column: Int) {
      if places.isEmpty, scalar.isASCII, bytes.count == column - columns.lowerBound {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        return
      }
      if places.isEmpty { places = bytes.indices.map { columns.lowerBound + $0 } }
      for byte in UTF8.encode(scalar) ?? .init() {
        bytes.append(byte)
        places.append(column)
      }
    }
    for column in columns {
      let glyph = frame[row, column].glyph
      let isHalf =
        glyph.width == 0 ? column == columns.lowerBound : column + Int(glyph.width) > columns.upperBound
      if isHalf {
        append(" ", at: column)
      } else if glyph.width > 0 {
        append(glyph.base, at: column)
        for mark in glyph.marks ?? [] { append(mark, at: column) }
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.columns = columns
    columnOfByte = places
  }

  /// The text without trailing blanks.
  var trimmed: String {
    let kept = text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
    return String(decoding: text.utf8.prefix(kept), as: UTF8.self)
  }

  /// The columns of a part of `text`, or of `trimmed`.
  func columns(of range: Range<String.Index>, in searched: String) -> Range<Int> {
    let start = searched.utf8.distance(from: searched.startIndex, to: range.lowerBound)
    let end = searched.utf8.distance(from: searched.startIndex, to: range.upperBound)
    return column(ofByte: start)..<column(ofByte: end)
  }

  private func column(ofByte byte: Int) -> Int {
    guard !columnOfByte.isEmpty else { return min(columns.lowerBound + byte, columns.upperBound) }
    return byte < columnOfByte.count ? columnOfByte[byte] : columns.upperBound
  }
}
