import Testing

@testable import Markdown

struct BoundedSourceTests {
  private func text(_ source: String) -> String {
    String(decoding: BoundedSource(source).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "", "\n", "a\r\nb\rc\n\nd", "- a\n  > b\n\n      c", "| a | b |\n|---|---|\n", "日本語\n",
    "---\n- - -\n1. 2. a",
    String(repeating: "-", count: 300), String(repeating: "x", count: 300),
    String(repeating: "1", count: 300),
  ])
  func `an ordinary text is not changed`(source: String) {
    #expect(text(source) == source)
    #expect(BoundedSource(source).hasTables)
  }

  @Test(arguments: [">", "> ", "- ", "* ", "+ ", " ", "\t", "1. ", "1) "])
  func `excess marks before a line are removed`(mark: String) {
    let cut = text("a\n" + String(repeating: mark, count: 5_000) + "text\nb")
    #expect(cut.utf8.count <= 2 + 100 + "text\nb".utf8.count)
    #expect(cut.hasPrefix("a\n" + mark) && cut.hasSuffix("text\nb"))
  }

  @Test(arguments: [
    "*a* ", "[a](b) ", "[", "]", "\n", "a\n\n", "- a\n", "> > a\n", "<b>", "`", "|a", "&amp;", "\\\\", "![",
    "a\r\n",
  ])
  func `a text with more than 50,000 marks is cut`(unit: String) {
    let source = String(repeating: unit, count: 500_000 / unit.utf8.count)
    let bounded = BoundedSource(source)
    #expect(bounded.isCut)
    #expect(bounded.bytes.count <= 50_000 * unit.utf8.count)
    #expect(bounded.bytes.count >= 8_000 * unit.utf8.count)
    #expect(!BoundedSource(String(repeating: unit, count: 1_000)).isCut)
  }

  @Test func `a text is cut right before a mark`() {
    #expect(text(String(repeating: "日*", count: 60_000)) == String(repeating: "日*", count: 49_999) + "日")
  }

  @Test func `tables that could fill the memory are disabled`() {
    let wide = String(repeating: "|a", count: 600) + "\n" + String(repeating: "|-", count: 600) + "\n"
    #expect(BoundedSource(wide).hasTables)
    #expect(!BoundedSource(wide + String(repeating: "b\n", count: 1_000)).hasTables)
    let quoted = "> " + wide.dropLast().split(separator: "\n").joined(separator: "\n> ") + "\n"
    #expect(!BoundedSource(quoted + String(repeating: "> b\n", count: 1_000)).hasTables)
  }
}
