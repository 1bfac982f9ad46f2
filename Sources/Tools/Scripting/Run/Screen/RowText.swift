import Terminal

/// The text of a row or of some columns, with the column of each part.
struct RowText {
  /// Includes trailing blanks. Half of a wide glyph at the edge is a blank.
  let text: String
  private let columns: Range<Int>
  /// The column of the glyph of each byte.
  private let columnOfByte: [Int]

  init(_ frame: Frame, row: Int, columns: Range<Int>) {
    var bytes: [UInt8] = []
    var columnsOfBytes: [Int] = []
    func append(_ scalar: Unicode.Scalar, at column: Int) {
      for byte in UTF8.encode(scalar) ?? .init() {
        bytes.append(byte)
        columnsOfBytes.append(column)
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
    columnOfByte = columnsOfBytes
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
    byte < columnOfByte.count ? columnOfByte[byte] : columns.upperBound
  }
}

/// Adjacent cells of a row with the same style.
struct StyleRun {
  let row: Int
  let columns: Range<Int>
  let style: Style

  /// `4:3-13 bold fg=yellow`, with rows and columns from 1, relative to `origin`.
  func text(from origin: Point) -> String {
    let first = columns.lowerBound - origin.column + 1
    let last = columns.upperBound - origin.column
    return "\(row - origin.row + 1):\(first)-\(last) \(style.words.joined(separator: " "))"
  }

  /// The runs of a rectangle, except the plain ones.
  static func runs(of frame: Frame, in rect: Rect) -> [StyleRun] {
    (rect.row..<rect.endRow).flatMap { row in
      runs(of: frame, row: row, columns: rect.column..<rect.endColumn).filter { $0.style != .plain }
    }
  }

  /// The runs of some columns of a row, without gaps.
  static func runs(of frame: Frame, row: Int, columns: Range<Int>) -> [StyleRun] {
    var runs: [StyleRun] = []
    var start = columns.lowerBound
    while start < columns.upperBound {
      let style = frame[row, start].style
      var end = start + 1
      while end < columns.upperBound, frame[row, end].style == style { end += 1 }
      runs.append(StyleRun(row: row, columns: start..<end, style: style))
      start = end
    }
    return runs
  }
}
