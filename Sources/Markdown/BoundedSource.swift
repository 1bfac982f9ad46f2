/// A Markdown source without what would cost far more than it is worth. Real texts come through as they are.
///
/// cmark-gfm 0.29 looks at all open quotations and lists for each line, and fills up each row of a table: in half a
/// megabyte that was made for it, that takes minutes and gigabytes.
struct BoundedSource {
  let bytes: [UInt8]
  /// False where tables could have more cells than anybody reads.
  let hasTables: Bool

  /// Bytes before the text of a line, which may begin a quotation or a list each.
  private static let longestLead = 100
  private static let mostCells = 500_000

  init(_ source: String) {
    let source = Array(source.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var (lines, widest, start) = (0, 0, 0)
    while start < source.count {
      let end = source[start...].firstIndex { $0.isLineBreak } ?? source.count
      let body = Self.body(of: source[start..<end])
      bytes += source[start..<min(body, start + Self.longestLead)]
      bytes += source[body..<min(end + 1, source.count)]
      lines += 1
      widest = max(widest, Self.columns(delimitedBy: source[body..<end]))
      start = end + 1
    }
    self.bytes = bytes
    hasTables = lines * widest <= Self.mostCells
  }

  /// Where the text of a line begins, behind blanks and the marks of quotations and lists.
  private static func body(of line: ArraySlice<UInt8>) -> Int {
    var rest = line
    while let length = markLength(in: rest) { rest = rest.dropFirst(length) }
    return rest.startIndex
  }

  /// Nil where no blank and no mark is at the start. Source: spec.commonmark.org, "Container blocks".
  private static func markLength(in text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: ">") || first.isBlank { return 1 }
    let digits = text.prefix(9).prefix { $0.isDigit }.count
    let marks = digits > 0 ? ".)" : "-+*"
    let rest = text.dropFirst(digits)
    guard let mark = rest.first, marks.utf8.contains(mark), rest.dropFirst().first?.isBlank != false else {
      return nil
    }
    return digits + 1
  }

  /// The columns of a table that a line such as `--|:-:` begins; 0 for another line.
  private static func columns(delimitedBy line: ArraySlice<UInt8>) -> Int {
    let isDelimiter = line.allSatisfy { "|-: \t".utf8.contains($0) }
    return isDelimiter && !line.isEmpty ? line.count { $0 == UInt8(ascii: "|") } + 1 : 0
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
