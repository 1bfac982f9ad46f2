/// A Markdown source without parts that would be extremely slow to parse. Ordinary texts are not changed.
///
/// For each line cmark-gfm 0.29 checks all open quotations and lists, and it pads each row of a table. Half a
/// megabyte of hostile text therefore takes minutes and gigabytes.
struct BoundedSource {
  var bytes: [UInt8]
  /// False if the tables could have more cells than anyone would read.
  let hasTables: Bool
  /// True if the source was cut.
  let isCut: Bool

  /// The maximum number of bytes before the text of a line, each of which may open a quotation or a list.
  private static let longestLead = 100
  private static let maxCells = 500_000
  /// The maximum number of marks: lines, and characters with a meaning in Markdown or HTML. Each may take 430
  /// bytes as nodes and parts. Nine of ten long texts have fewer than 50,000 in the 500 KiB that GitHub
  /// shows.
  private static let maxMarks = 50_000
  /// Of each byte. Every byte of the text asks, and a switch takes longer.
  private static let isMark = (0...255).map { "`\\&_*[]<>!~|".utf8.contains($0) }

  init(_ source: String) {
    let source = Array(source.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var (lines, widest, start, marks) = (0, 0, 0, 0)
    while start < source.count, marks < Self.maxMarks {
      var end = start
      while end < source.count, !source[end].isLineBreak { end += 1 }
      let body = Self.body(of: source[start..<end])
      let lead = source[start..<min(body, start + Self.longestLead)]
      marks += 1 + lead.count { !$0.isBlank }
      let text = Self.prefix(of: source[body..<min(end + 1, source.count)], counting: &marks)
      bytes += lead
      bytes += text
      lines += 1
      widest = max(widest, Self.columns(delimitedBy: source[body..<end]))
      start = text.endIndex
    }
    self.bytes = bytes
    isCut = start < source.count
    hasTables = lines * widest <= Self.maxCells
  }

  /// The text before the first mark beyond the limit.
  private static func prefix(of text: ArraySlice<UInt8>, counting marks: inout Int) -> ArraySlice<UInt8> {
    let isMark = isMark
    for index in text.indices where isMark[Int(text[index])] {
      guard marks < maxMarks else { return text[..<index] }
      marks += 1
    }
    return text
  }

  /// The start of a line's text, after blanks and the marks of quotations and lists.
  static func body(of line: ArraySlice<UInt8>) -> Int {
    var start = line.startIndex
    while let length = markLength(in: line, at: start) { start += length }
    return start
  }

  /// Nil unless a blank or a mark is there. Source: spec.commonmark.org, "Container blocks".
  private static func markLength(in line: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard start < line.endIndex else { return nil }
    if line[start] == UInt8(ascii: ">") || line[start].isBlank { return 1 }
    var index = start
    while index < line.endIndex, index < start + 9, line[index].isDigit { index += 1 }
    guard index < line.endIndex, index > start ? line[index].endsNumber : line[index].isBullet else {
      return nil
    }
    let next = index + 1
    return next == line.endIndex || line[next].isBlank ? next - start : nil
  }

  /// The number of table columns that a line such as `--|:-:` defines; 0 for any other line.
  private static func columns(delimitedBy line: ArraySlice<UInt8>) -> Int {
    let isDelimiter = line.allSatisfy { "|-: \t".utf8.contains($0) }
    return isDelimiter && !line.isEmpty ? line.count { $0 == UInt8(ascii: "|") } + 1 : 0
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBullet: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: "*")
  }
  fileprivate var endsNumber: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ")") }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
