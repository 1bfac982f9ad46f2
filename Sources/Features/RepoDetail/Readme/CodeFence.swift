/// A line that opens a block of code in Markdown. Source: spec.commonmark.org, "Fenced code blocks"; an
/// indent of any depth counts here, for fences inside of lists.
struct CodeFence {
  private let mark: UInt8
  private let length: Int

  /// Nil where the line opens no block.
  init?(_ line: SourceSlice) {
    let text = line.drop { $0.isSpace }
    guard let first = text.first, first == .backtick || first == .tilde else { return nil }
    mark = first
    length = text.prefix { $0 == first }.count
    guard length >= 3 else { return nil }
    // Three backticks before and after something are a code span.
    if first == .backtick, text.dropFirst(length).contains(.backtick) { return nil }
  }

  func isClosed(by line: SourceSlice) -> Bool {
    let text = line.drop { $0.isSpace }
    let marks = text.prefix { $0 == mark }
    return marks.count >= length && text.dropFirst(marks.count).allSatisfy { $0.isSpace }
  }
}

extension UInt8 {
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let tilde = UInt8(ascii: "~")
}
