/// A Markdown source without parts that would be extremely slow to parse. Ordinary texts are not changed.
///
/// For each line cmark-gfm 0.29 checks all open quotations and lists, and it pads each row of a table. Half a
/// megabyte of hostile text therefore takes minutes and gigabytes.
struct BoundedSource {
  var bytes: [UInt8]
  let lines: Int
  /// False if the tables could have more cells than anyone would read.
  let hasTables: Bool
  /// True if the source was cut.
  let isCut: Bool

  /// The maximum number of bytes before the text of a line, each of which may open a quotation or a list.
  fileprivate static let longestLead = 100
  private static let maxCells = 500_000
  /// The maximum number of marks: lines, and characters with a meaning in Markdown or HTML. Each may take 430
  /// bytes as nodes and parts. Nine of ten long texts have fewer than 50,000 in the 500 KiB that GitHub
  /// shows.
  fileprivate static let maxMarks = 50_000
  /// Of each byte. Every byte of the text asks, and a switch takes longer.
  fileprivate static let kinds = (0...255).map { byte -> Kind in
    "\n\r".utf8.contains(byte) ? .lineBreak : "`\\&_*[]<>!~|".utf8.contains(byte) ? .mark : .text
  }

  fileprivate enum Kind {
    case text, mark, lineBreak
  }

  init(_ source: String) {
    var source = Array(source.utf8)
    let bounds = Bounds(of: source)
    isCut = bounds.end < source.count
    lines = bounds.lines
    hasTables = bounds.lines * bounds.widest <= Self.maxCells
    source.removeSubrange(bounds.end...)
    guard !bounds.leftOut.isEmpty else {
      bytes = source
      return
    }
    var (bytes, start): ([UInt8], Int) = ([], 0)
    for range in bounds.leftOut {
      bytes += source[start..<range.lowerBound]
      start = range.upperBound
    }
    self.bytes = bytes + source[start...]
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
    return next == line.endIndex || line[next].isBlank || line[next].isLineBreak ? next - start : nil
  }
}

/// What is kept of a source.
private struct Bounds {
  /// The end of what is kept.
  var end = 0
  /// The marks of quotations and lists in it that are too many.
  var leftOut: [Range<Int>] = []
  var lines = 0
  /// The number of columns of the widest table.
  var widest = 0

  init(of source: [UInt8]) {
    let kinds = BoundedSource.kinds
    var marks = 0
    while end < source.count, marks < BoundedSource.maxMarks {
      let (start, body) = (end, BoundedSource.body(of: source[end...]))
      let lead = source[start..<min(body, start + BoundedSource.longestLead)]
      if lead.endIndex < body { leftOut.append(lead.endIndex..<body) }
      marks += 1 + lead.count { !$0.isBlank }
      end = body
      line: while end < source.count {
        switch kinds[Int(source[end])] {
        case .text: break
        case .mark where marks >= BoundedSource.maxMarks: break line
        case .mark: marks += 1
        case .lineBreak: break line
        }
        end += 1
      }
      lines += 1
      widest = max(widest, Self.columns(delimitedBy: source[body..<end]))
      if end < source.count, kinds[Int(source[end])] == .lineBreak { end += 1 }
    }
  }

  /// The number of table columns that a line such as `--|:-:` defines; 0 for any other line.
  private static func columns(delimitedBy line: ArraySlice<UInt8>) -> Int {
    let isDelimiter = line.allSatisfy(\.isOfDelimiter)
    return isDelimiter && !line.isEmpty ? line.count { $0 == UInt8(ascii: "|") } + 1 : 0
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// Whether it can be in the line below the header of a table.
  fileprivate var isOfDelimiter: Bool {
    self == UInt8(ascii: "|") || self == UInt8(ascii: "-") || self == UInt8(ascii: ":") || isBlank
  }
  fileprivate var isBullet: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: "*")
  }
  fileprivate var endsNumber: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ")") }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
