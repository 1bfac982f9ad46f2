/// A line that opens a block of code in Markdown. Source: spec.commonmark.org, "Fenced code blocks"; an
/// indent of any depth counts here, for fences inside of lists.
struct CodeFence {
  private let mark: Character
  private let length: Int

  /// Nil where the line opens no block.
  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    mark = first
    length = text.prefix { $0 == first }.count
    guard length >= 3 else { return nil }
    // Three backticks before and after something are a code span.
    if first == "`", text.dropFirst(length).contains("`") { return nil }
  }

  func isClosed(by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let marks = text.prefix { $0 == mark }
    return marks.count >= length && text.dropFirst(marks.count).allSatisfy { $0 == " " }
  }
}
