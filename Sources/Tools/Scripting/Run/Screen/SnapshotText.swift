import Terminal

/// A screen, or a part of it, in the format of a snapshot file: size and cursor, rows between bars, style runs. Equal
/// screens produce equal bytes.
struct SnapshotText: Equatable {
  /// `size 80x24`, `cursor 1:9` or `cursor hidden 3:1`.
  let head: [String]
  let rows: [String]
  let styles: [String]
  /// The width of the rows, in cells.
  let columns: Int

  /// - Parameter isPlain: text only, without cursor and styles.
  init(_ frame: Frame, in rect: Rect, isPlain: Bool) {
    rows = (rect.row..<rect.endRow).map { row in
      RowText(frame, row: row, columns: rect.column..<rect.endColumn).text
    }
    columns = rect.columns
    let size = "size \(rect.columns)x\(rect.rows)"
    guard !isPlain else {
      head = [size]
      styles = []
      return
    }
    head = [size, Self.cursorLine(of: frame, in: rect)]
    let origin = Point(row: rect.row, column: rect.column)
    styles = StyleRun.runs(of: frame, in: rect).map { $0.text(from: origin) }
  }

  /// `cursor 1:9`, `cursor hidden 3:1`, or `cursor hidden` if it is outside of the part.
  private static func cursorLine(of frame: Frame, in rect: Rect) -> String {
    let cursor = frame.cursor ?? frame.hiddenCursor
    guard rect.contains(cursor) else { return "cursor hidden" }
    let cell = "\(cursor.row - rect.row + 1):\(cursor.column - rect.column + 1)"
    return frame.cursor == nil ? "cursor hidden \(cell)" : "cursor \(cell)"
  }

  init(head: [String], rows: [String], styles: [String], columns: Int) {
    self.head = head
    self.rows = rows
    self.styles = styles
    self.columns = columns
  }

  var text: String {
    (head + rows.map { "|\($0)|" } + styles).map { $0 + "\n" }.joined()
  }

  /// How this expected snapshot differs from `actual`: the head, the rows below a ruler, the style runs in
  /// screen order.
  func differences(from actual: SnapshotText) -> [String] {
    let columns = max(columns, actual.columns)
    let rows = RowDifference.compare(expected: rows, actual: actual.rows, columns: columns)
    return Self.changes(head, actual.head) + (rows.count > 0 ? rows.lines : [])
      + Self.changes(styles, actual.styles).sorted { Self.position($0) < Self.position($1) }
  }

  /// The lines that only one of them contains.
  private static func changes(_ before: [String], _ after: [String]) -> [String] {
    let (old, new) = (Set(before), Set(after))
    return before.filter { !new.contains($0) }.map { "- \($0)" }
      + after.filter { !old.contains($0) }.map { "+ \($0)" }
  }

  /// The sort key of a changed line: where its run begins, with removals before additions.
  private static func position(_ change: String) -> (Int, Int, Int) {
    let numbers = change.dropFirst(2).split(maxSplits: 2) { ":-".contains($0) }.prefix(2).map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.last ?? 0, change.hasPrefix("-") ? 0 : 1)
  }
}

/// Why a file is not a valid snapshot.
struct SnapshotProblem: Error, Hashable {
  /// From 1.
  let line: Int
  let message: String
}

extension SnapshotText {
  /// Larger than any screen, so that a file of another kind is rejected before it fills the memory.
  private static let sides = 1...10_000

  /// Reads a stored snapshot, which a person may have edited.
  /// - Throws: `SnapshotProblem` with the first invalid line.
  init(reading bytes: [UInt8]) throws(SnapshotProblem) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SnapshotProblem(line: Self.lineCount(ofTextIn: bytes), message: "this is no UTF-8")
    }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let line = lines.firstIndex(where: { $0.unicodeScalars.last == "\r" }) {
      throw SnapshotProblem(line: line + 1, message: "this line ends in CR LF; store the file with LF alone")
    }
    guard let size = lines.first.flatMap(Self.size) else {
      throw SnapshotProblem(line: 1, message: "a snapshot begins with its size, `size 80x24` for example")
    }
    let hasCursor = lines.count > 1 && lines[1].hasPrefix("cursor ")
    if hasCursor, !Self.isCursor(lines[1]) {
      throw SnapshotProblem(
        line: 2, message: "write `cursor ROW:COLUMN`, `cursor hidden ROW:COLUMN` or `cursor hidden`")
    }
    let first = hasCursor ? 2 : 1
    var rows: [String] = []
    for index in first..<first + size.rows {
      let line = lines.indices.contains(index) ? lines[index] : ""
      guard line.utf8.count >= 2, line.utf8.first == UInt8(ascii: "|"), line.utf8.last == UInt8(ascii: "|")
      else {
        throw SnapshotProblem(
          line: index + 1,
          message: "row \(index - first + 1) of \(size.rows) should stand here, between two |")
      }
      rows.append(String(line.unicodeScalars.dropFirst().dropLast()))
    }
    let styles = Array(lines[(first + size.rows)...])
    if let wrong = styles.firstIndex(where: { !Self.isStyle($0) }) {
      throw SnapshotProblem(
        line: first + size.rows + wrong + 1,
        message: "after the rows come styles, `4:3-13 bold fg=yellow` for example")
    }
    self.init(head: Array(lines[..<first]), rows: rows, styles: styles, columns: size.columns)
  }

  /// The number of the first line that is not UTF-8, or of the last line.
  private static func lineCount(ofTextIn bytes: [UInt8]) -> Int {
    var count = 1
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard String(validating: line, as: UTF8.self) != nil else { break }
      count += 1
    }
    return count
  }

  private static func size(_ line: String) -> (columns: Int, rows: Int)? {
    guard let match = line.wholeMatch(of: /size ([1-9][0-9]{0,4})x([1-9][0-9]{0,4})/),
      let columns = Int(match.1), let rows = Int(match.2), sides.contains(columns), sides.contains(rows)
    else { return nil }
    return (columns, rows)
  }

  private static func isCursor(_ line: String) -> Bool {
    line.wholeMatch(of: /cursor (hidden|(hidden )?[0-9]+:[0-9]+)/) != nil
  }

  private static func isStyle(_ line: String) -> Bool {
    line.wholeMatch(of: /[0-9]+:[0-9]+-[0-9]+( [a-z0-9=-]+)+/) != nil
  }
}
