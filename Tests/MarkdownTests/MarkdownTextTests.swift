import Terminal
import Testing

@testable import Markdown

struct MarkdownTextTests {
  @Test func `headings are listed with their parts, except those in quotations and lists`() {
    let text = MarkdownText("# A *b*\n\ntext\n\n### `c`\n\n> # d\n\n- # e\n\n  # f\n\nF\n=\n")
    #expect(text.headings.map(\.title) == ["A b", "`c`", "F"])
    #expect(text.headings.map(\.level) == [0, 2, 0])
    let titles = text.headings.map { text.parts[$0.part].rows(columns: 40)[0].text.description }
    #expect(titles == ["# A b", "### `c`", "# F"])
  }

  @Test func `headings in a fold are listed too`() {
    let text = MarkdownText(
      "<details><summary>a</summary>\n\n# b\n\n<details>\n\n# c\n\n> # d\n\n</details>\n</details>\n\n# e")
    #expect(text.headings.map(\.title) == ["b", "c", "e"])
  }

  @Test func `several long and short texts can be read at the same time`() async {
    // The nodes of a long text are in an arena.
    let sources = [3_000, 1, 2_000, 2].map {
      String(repeating: "- [x] *a* `b`\n- [ ] c [x](d)\n\n", count: $0)
    }
    let texts = await withTaskGroup(of: (Int, [MarkdownPart]).self) { group in
      for (index, source) in sources.enumerated() { group.addTask { (index, MarkdownText(source).parts) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, source) in sources.enumerated() { #expect(texts[index] == MarkdownText(source).parts) }
    #expect(sources.map { MarkdownText($0).links.count } == [3_000, 1, 2_000, 2])
  }

  @Test(arguments: [
    ("# a\n\n> b\n\n- c\n\nd **e**\nf\n\ng", "d e f"), ("# a\n\n- b", ""), ("", ""),
    (String(repeating: "x", count: 300), String(repeating: "x", count: 200)),
  ])
  func `the opening is the first paragraph of the text itself`(source: String, opening: String) {
    #expect(MarkdownText(source).opening == opening)
  }

  @Test(arguments: [
    ("", true), ("<!-- a -->", true), (" \n\n", true), ("<br>", true), ("&nbsp;\n\n\u{200B}", true),
    ("[a]: b", true), ("a", false), ("- ", false), ("***", false), ("|a|\n|-|", false),
    ("<details></details>", true), ("![a](b)", false), ("![](b)", false), ("```\na\n```", false),
  ])
  func `a text of which nothing is seen looks empty`(source: String, looksEmpty: Bool) {
    #expect(MarkdownText(source).looksEmpty == looksEmpty)
    #expect(MarkdownText(source, as: .post).looksEmpty == looksEmpty)
  }

  @Test func `a plain text of blanks looks empty`() {
    #expect(MarkdownText(plain: " \n\n").looksEmpty && MarkdownText(plain: "").looksEmpty)
    #expect(!MarkdownText(plain: "\na").looksEmpty)
  }

  @Test func `a long line of code is split into parts`() {
    let text = MarkdownText("```\n" + String(repeating: "x", count: 10_000) + "\n```")
    #expect(text.parts.map { $0.rows(columns: 60).count } == [76, 76, 34])
  }

  @Test func `a very long cell is cut`() {
    let text = MarkdownText("|a|\n|-|\n|\(String(repeating: "word ", count: 10_000))|\n")
    let cells = text.parts.flatMap { $0.rows(columns: 60) }.map(\.text.description)
    #expect((70...80).contains(cells.count))
    #expect(cells.last?.hasSuffix("…") == true)
  }

  @Test func `front matter of a thousand lines or more is not recognised`() {
    let long = MarkdownText("---\na: b\n" + String(repeating: "\n", count: 60_000) + "---\nx")
    #expect(long.isCut)
    #expect(long.parts.count < 10)
  }

  @Test func `a text without Markdown is shown line by line`() {
    let text = MarkdownText(plain: "KETTLE *2.0*\n\n  -v   be verbose\r\n    +--+\r\tx\n")
    #expect(
      text.parts.flatMap { $0.rows(columns: 14) }.map(\.text.description) == [
        "KETTLE *2.0*", "", "  -v   be ", "↳ verbose", "    +--+", "        x",
      ])
    #expect(text.headings == [])
    let long = MarkdownText(plain: String(repeating: "\n", count: 60_000))
    #expect(long.parts.count == 50_000)
    #expect(long.isCut)
  }

  @Test func `a very long paragraph is split into parts, but not within a word`() {
    let words = (0..<3_000).map { "word\($0)" }
    let parts = MarkdownText(words.joined(separator: " ")).parts
    #expect(parts.count == 7)
    let rows = parts.flatMap { $0.rows(columns: 80) }
    #expect(rows.flatMap { $0.text.description.split(separator: " ").map(String.init) } == words)
  }

  @Test func `a part with many spans is no longer than one with a single span`() {
    let parts = MarkdownText(String(repeating: "**word** word ", count: 1_500)).parts
    #expect(parts.count == 4)
  }

  @Test func `a very long paragraph without spaces is split between scalars`() {
    let text = String(repeating: "日本語", count: 3_000)
    let rows = MarkdownText(text).parts.flatMap { $0.rows(columns: 80) }
    #expect(rows.map(\.text.description).joined() == text)
  }

  @Test(arguments: 1...12) func `there is room for something at every width`(columns: Int) {
    let source =
      "> 1. 日本語 word\n>\n>    ```\n>    日本語\n>    ```\n\n| 日 | b |\n|-|-|\n| c | 語語 |\n\n###### 見出し"
    #expect(!lines(source, columns: columns).isEmpty)
    if columns >= 8 { #expect(rows(source, columns: columns).allSatisfy { $0.width <= columns }) }
  }

  @Test(arguments: [
    "[", "![", "<", "<a \"", "<!--", "](", "[](", "`", "&", "\\", "[a](b", "<a href='", "*", "*a ", "a* ",
    "a*_", "**a_ *",
    "> ", "- ", "1. ", "|", "|a|\n|-|\n", "<p>\n", "<li>", "<pre>", "\n", "[^a]", "\u{0}", "~~a", "<td>",
    "</li>", "\u{301}<a>", "$", "$$\n", "($a ", "a<sup>1</sup>", "<sup>", "</sup>", "<sub>", "<table>",
    "<table><tr><td>",
    "<tr><td colspan=60>", "<td rowspan=1000>", "<td>\n\n", "<ol><li>", "<dl><dd>", "<blockquote>",
    "<details>\n\n",
    "</details>", "<blockquote>\n\n> ", "![](x)", "![a](https://img.shields.io/b) | ", "<img alt=",
    "<img a=\"", ":a", ":a:",
    "`$", "<rt>", "<br>",
  ])
  func `hostile repetition is laid out`(piece: String) {
    for kind in [MarkdownText.Kind.file, .post] {
      let parts = MarkdownText(String(repeating: piece, count: 2_000), as: kind).parts
      #expect(parts.allSatisfy { !$0.rows(columns: 40).isEmpty })
    }
  }
}
