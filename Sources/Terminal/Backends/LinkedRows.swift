/// Which cells of the terminal belong to links. ncurses knows no links: what it writes belongs to none, what it does not
/// write stays as it is, and when it scrolls, the links move with the text.
struct LinkedRows {
  /// A row with links.
  private struct Row: Equatable {
    let spans: [FrameLinks.Span]
    /// Whether ncurses wrote to it since. Then some of its cells belong to the links, perhaps others than before.
    var isTouched = false
  }

  /// Cells to write again.
  struct Segment: Equatable {
    let columns: Range<Int>
    /// Nil for cells that must not belong to a link any more.
    let link: Hyperlink?
  }

  private var rows: [Int: Row] = [:]

  /// The screen was cleared.
  mutating func forget() {
    rows = [:]
  }

  /// Whether cells must be written again so that the terminal has the links of a frame.
  func differ(from links: FrameLinks) -> Bool {
    rows.contains { $1.isTouched || $1.spans != links[$0] } || links.linkedRows.contains { rows[$0] == nil }
  }

  /// The cells of a row to write again so that the terminal has these links, assuming that they will be written.
  /// - Parameter columns: the width of the row.
  mutating func show(_ wanted: [FrameLinks.Span], row: Int, columns: Int) -> [Segment] {
    let before = rows[row]
    rows[row] = wanted.isEmpty ? nil : Row(spans: wanted)
    let old = before?.spans ?? []
    guard before?.isTouched == true else {
      let new = wanted.filter { !old.contains($0) }.map { Segment(columns: $0.columns, link: $0.link) }
      return old.filter { !wanted.contains($0) }.map { Segment(columns: $0.columns, link: nil) } + new
    }
    var segments: [Segment] = []
    var end = 0
    for span in wanted {
      if end < span.columns.lowerBound {
        segments.append(Segment(columns: end..<span.columns.lowerBound, link: nil))
      }
      segments.append(Segment(columns: span.columns, link: span.link))
      end = span.columns.upperBound
    }
    if end < columns { segments.append(Segment(columns: end..<columns, link: nil)) }
    return segments
  }
}

extension LinkedRows {
  /// Follows what ncurses does to the links.
  /// - Parameters:
  ///   - output: whole control sequences of a terminal like xterm.
  ///   - start: the row of the cursor before it.
  ///   - count: the number of rows of the terminal.
  mutating func follow(_ output: [UInt8], from start: Int, rows count: Int) {
    guard !rows.isEmpty, count > 0 else { return }
    var cursor = CursorRow(row: start, last: count - 1)
    var index = 0
    while index < output.count {
      let plain = output[index...].prefix { 0x20..<0x7F ~= $0 }
      let end = plain.isEmpty ? CursorAnchors.endOfElement(at: index, in: output) : plain.endIndex
      follow(output[index..<end], &cursor)
      index = end
    }
  }

  /// - Parameter element: a control sequence, a control or text.
  private mutating func follow(_ element: ArraySlice<UInt8>, _ cursor: inout CursorRow) {
    switch (element.first ?? 0, element.last ?? 0) {
    case (0x1B, let final) where element.dropFirst().first == UInt8(ascii: "["):
      followControl(element, final, &cursor)
    case (0x1B, UInt8(ascii: "7")): cursor.saved = cursor.row
    case (0x1B, UInt8(ascii: "8")): cursor.row = cursor.saved
    case (0x1B, UInt8(ascii: "M")):
      if cursor.row == cursor.region.lowerBound {
        scroll(cursor.region, down: 1)
      } else {
        cursor.move(by: -1)
      }
    case (0x0A, _), (0x1B, UInt8(ascii: "D")):
      if cursor.row == cursor.region.upperBound {
        scroll(cursor.region, down: -1)
      } else {
        cursor.move(by: 1)
      }
    case (0x1B, _), (..<0x20, _): break
    default: rows[cursor.row]?.isTouched = true
    }
  }

  /// ECMA-48, section 8.3; xterm's control sequences for the region that scrolls.
  private mutating func followControl(
    _ sequence: ArraySlice<UInt8>, _ final: UInt8, _ cursor: inout CursorRow
  ) {
    let (first, second) = CursorAnchors.numbers(in: sequence)
    let number = max(1, first)
    switch final {
    case UInt8(ascii: "H"), UInt8(ascii: "f"), UInt8(ascii: "d"): cursor.row = min(number - 1, cursor.last)
    case UInt8(ascii: "A"): cursor.move(by: -number)
    case UInt8(ascii: "B"), UInt8(ascii: "e"): cursor.move(by: number)
    case UInt8(ascii: "r"): cursor.setRegion(from: number - 1, to: second == 0 ? cursor.last : second - 1)
    case UInt8(ascii: "S"): scroll(cursor.region, down: -number)
    case UInt8(ascii: "T"): scroll(cursor.region, down: number)
    case UInt8(ascii: "L"): scroll(cursor.restOfRegion, down: number)
    case UInt8(ascii: "M"): scroll(cursor.restOfRegion, down: -number)
    case UInt8(ascii: "J"):
      for row in rows.keys where first > 0 || row >= cursor.row { rows[row]?.isTouched = true }
    case UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "P"), UInt8(ascii: "@"), UInt8(ascii: "b"):
      rows[cursor.row]?.isTouched = true
    default: break
    }
  }

  private mutating func scroll(_ region: ClosedRange<Int>?, down count: Int) {
    guard let region else { return }
    var moved: [Int: Row] = [:]
    for (row, content) in rows {
      let target = region.contains(row) ? row + count : row
      if target == row || region.contains(target) { moved[target] = content }
    }
    rows = moved
  }

  /// The row of the terminal's cursor.
  private struct CursorRow {
    var row: Int
    var saved: Int
    /// The rows that scroll.
    private(set) var region: ClosedRange<Int>
    let last: Int

    init(row: Int, last: Int) {
      (self.row, self.last, saved) = (min(row, last), last, min(row, last))
      region = 0...last
    }

    /// The rows that inserted and deleted rows move.
    var restOfRegion: ClosedRange<Int>? { region.contains(row) ? row...region.upperBound : nil }

    mutating func move(by count: Int) {
      row = max(0, min(row + count, last))
    }

    mutating func setRegion(from first: Int, to end: Int) {
      region = min(first, last)...max(min(first, last), min(end, last))
      row = 0
    }
  }
}
