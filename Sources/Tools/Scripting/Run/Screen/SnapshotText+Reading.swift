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
