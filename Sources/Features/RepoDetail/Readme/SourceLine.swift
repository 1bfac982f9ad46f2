/// One line of Markdown outside of code, by what it begins with. Source: spec.commonmark.org, "Leaf blocks"
/// and "Container blocks".
struct SourceLine {
  let all: SourceSlice
  /// The line without its leading blanks.
  let body: SourceSlice
  /// Columns of the leading blanks, a tab being four.
  let indent: Int

  init(_ line: SourceSlice) {
    all = line
    body = line.drop { $0.isSpace }
    indent = line[..<body.startIndex].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
  }

  var isBlank: Bool { body.isEmpty }

  var isHeading: Bool {
    let marks = body.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(marks.count) else { return false }
    return marks.endIndex == body.endIndex || body[marks.endIndex].isSpace
  }

  /// A line from edge to edge, or one under a heading.
  var isRule: Bool {
    guard let mark = body.first, "-*_=".utf8.contains(mark) else { return false }
    let least = mark == UInt8(ascii: "=") ? 2 : 3
    return body.allSatisfy { $0 == mark || $0.isSpace } && body.count { $0 == mark } >= least
  }

  /// A rule that makes a heading of the paragraph above it.
  var underlines: Bool { body.first == UInt8(ascii: "=") || body.first == UInt8(ascii: "-") }

  /// The line between the head of a table and its rows.
  var isTableDelimiter: Bool {
    guard let first = body.first, "|-:".utf8.contains(first) else { return false }
    return body.contains(UInt8(ascii: "|")) && body.contains(UInt8(ascii: "-"))
      && body.allSatisfy { $0.isSpace || "|-:".utf8.contains($0) }
  }

  var isTableRow: Bool { body.first == UInt8(ascii: "|") }

  var isQuote: Bool { body.first == UInt8(ascii: ">") }

  /// What is quoted.
  var quoted: SourceLine { SourceLine(body.dropFirst()) }

  /// Columns from the start of the line to the text of a list item; nil where none begins.
  var itemColumn: Int? {
    guard let first = body.first else { return nil }
    if "-*+".utf8.contains(first) { return isMark(length: 1) ? indent + 2 : nil }
    let digits = body.prefix { $0.isDigit }
    guard (1...9).contains(digits.count), digits.endIndex < body.endIndex else { return nil }
    let end = body[digits.endIndex]
    guard end == UInt8(ascii: ".") || end == UInt8(ascii: ")") else { return nil }
    return isMark(length: digits.count + 1) ? indent + digits.count + 2 : nil
  }

  private func isMark(length: Int) -> Bool {
    body.count == length || body[body.startIndex + length].isSpace
  }

  /// `[name]: address`, which nobody is shown. A footnote, `[^1]: text`, is.
  var isDefinition: Bool {
    guard body.first == UInt8(ascii: "["), indent < 4 else { return false }
    let name = body.dropFirst().prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
    return !name.isEmpty && name.first != UInt8(ascii: "^")
      && body[name.endIndex...].starts(with: "]:".utf8)
  }

  /// The name of the HTML tag with which it begins, where a browser would begin a line there.
  var blockTag: String? {
    body.first == UInt8(ascii: "<") ? HTMLTag.blockName(in: body) : nil
  }

  /// The next line of the source is not joined to this one. A break that stands alone makes room only.
  var hasHardBreak: Bool {
    let end = body.suffix(2)
    if end.last == UInt8(ascii: "\\") || end.count == 2 && end.allSatisfy({ $0.isSpace }) { return true }
    return ["<br>", "<br/>", "<br />"].contains {
      body.count > $0.utf8.count && body.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// `[!NOTE]`, which stands over a quotation.
  var isAlert: Bool { body.starts(with: "[!".utf8) && body.last == UInt8(ascii: "]") }

  /// Text that goes on with a paragraph; anything else begins a block of its own.
  var isPlain: Bool {
    !isBlank && !isHeading && !isRule && !isTableRow && !isQuote && itemColumn == nil && blockTag == nil
      && CodeFence(body) == nil && !isAlert
  }
}
