import Terminal
import Testing

@testable import Markdown

struct MarkdownTextTests {
  private func rows(_ source: String, columns: Int = 40) -> [StyledText] {
    MarkdownText(source).parts.flatMap { $0.rows(columns: columns) }
  }

  private func lines(_ source: String, columns: Int = 40) -> [String] {
    rows(source, columns: columns).map(\.text.description)
  }

  @Test func `the lines of a paragraph are joined and wrapped at words`() {
    #expect(lines("one\ntwo  three\n\nfour", columns: 9) == ["one two", "three", "", "four"])
  }

  @Test(arguments: ["one  \ntwo", "one\\\ntwo", "one<br>two", "one<br/>\ntwo"])
  func `a hard break is kept`(source: String) {
    #expect(lines(source) == ["one", "two"])
  }

  @Test(arguments: [
    ("- one two three\n- four", ["- one two", "  three", "- four"]), ("* a\n\n* b", ["- a", "", "- b"]),
    ("3) one two three\n4) b", ["3. one", "   two", "   three", "4. b"]),
    ("- a\n  - b\n\n  c", ["- a", "", "  - b", "", "  c"]), ("- a\n  - b\n- c", ["- a", "  - b", "- c"]),
    ("text\n- a\n\ntext", ["text", "", "- a", "", "text"]), ("- > a\n  > b", ["- > a b"]),
    ("- a\n-\n- b", ["- a", "- b"]), ("1. a\n\n   b", ["1. a", "", "   b"]),
    ("- a\n  <div>b</div>\n- c", ["- a", "  b", "- c"]),
  ])
  func `further lines of an item are aligned with its text`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test func `headings are listed with their parts, except those in quotations and lists`() {
    let text = MarkdownText("# A *b*\n\ntext\n\n### `c`\n\n> # d\n\n- # e\n\nF\n=\n")
    #expect(text.headings.map(\.title) == ["A b", "`c`", "F"])
    #expect(text.headings.map(\.level) == [0, 2, 0])
    let titles = text.headings.map { text.parts[$0.part].rows(columns: 40)[0].text.description }
    #expect(titles == ["# A b", "### `c`", "# F"])
  }

  @Test(arguments: [
    ("# a\n\n> b\n\n- c\n\nd **e**\nf\n\ng", "d e f"), ("# a\n\n- b", ""), ("", ""),
    (String(repeating: "x", count: 300), String(repeating: "x", count: 200)),
  ])
  func `the opening is the first paragraph of the text itself`(source: String, opening: String) {
    #expect(MarkdownText(source).opening == opening)
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

  @Test func `a task shows whether it is done`() {
    #expect(lines("- [x] a\n- [ ] b\n- c") == ["- [x] a", "- [ ] b", "- c"])
  }

  @Test func `a quotation has its mark before every line`() {
    #expect(
      lines("> one two\n> three\n>\n> - four\n\nfive", columns: 9) == [
        "> one two", "> three", ">", "> - four", "", "five",
      ])
    #expect(lines("> a\n\n<!-- -->\n\n> b") == ["> a", "", "> b"])
  }

  @Test func `an alert has its title on a separate line`() {
    #expect(lines("> [!WARNING]\n> Mind the *steam*.") == ["> Warning", "> Mind the steam."])
    #expect(lines("> [!tip]\n>\n> text") == ["> Tip", ">", "> text"])
    #expect(lines("> # [!TIP]") == ["> # [!TIP]"])
    #expect(lines("[!NOTE]\ntext") == ["[!NOTE] text"])
    #expect(lines("> [!OTHER]\n> text") == ["> [!OTHER] text"])
  }

  @Test(arguments: [
    "```\nlet a =  1\n\n  b\n```", "```\r\nlet a =  1\r\n\r\n  b\r\n```\r\n",
    "    let a =  1\n\n      b", "<pre>\nlet a =  1\n\n  b\n</pre>",
  ])
  func `code keeps its blanks and is set off`(source: String) {
    #expect(
      lines("text\n\n" + source + "\n\ntext", columns: 80) == [
        "text", "", "    let a =  1", "    ", "      b", "", "text",
      ])
  }

  @Test func `code is split at the edge, and indented less in a narrow terminal`() {
    #expect(lines("```\na  b  c\n```", columns: 8) == ["  a  b  ", "  c"])
    #expect(lines("```\na  b  c\n```", columns: 9) == ["  a  b  c"])
    #expect(lines("- a\n  ```\n  b\n  ```", columns: 59) == ["- a", "    b"])
    #expect(lines("- a\n  ```\n  b\n  ```", columns: 60) == ["- a", "      b"])
  }

  @Test func `code that continues in the next row has a mark there`() {
    #expect(
      lines("```\n0123456789abcdefghij\n```", columns: 14) == [
        "  0123456789ab", "  ↳ cdefghij",
      ])
    let pieces = rows("```\n0123456789abcdefghij\n```", columns: 14).last?.pieces ?? []
    #expect(pieces.first { $0.text.description.contains("↳") }?.role == .faint)
  }

  @Test func `a long line of code breaks after a blank, and keeps all of them`() {
    #expect(
      lines("    git clone --depth 1 address ~/.fzf  &&", columns: 24) == [
        "  git clone --depth 1 ", "  ↳ address ~/.fzf  &&",
      ])
    // Without a blank in the second half it is cut at the edge.
    #expect(
      lines("    a bcdefghijklmnopqrstuvwxyz", columns: 16) == [
        "  a bcdefghijklm", "  ↳ nopqrstuvwxy", "  ↳ z",
      ])
  }

  @Test(arguments: [
    ("# One", "# One"), ("One\n===", "# One"), ("Two\n---", "## Two"), ("###### Six ##", "###### Six"),
    ("<h2 align=center>\n  Two\n</h2>", "## Two"),
    ("<h2><picture><img></picture><br>\n<div>Two</div></h2>", "## Two"),
  ])
  func `a heading shows its level`(source: String, expected: String) {
    #expect(lines(source) == [expected])
    #expect(rows(source).flatMap(\.pieces).allSatisfy { $0.role == .heading })
  }

  @Test(
    arguments: [
      ("a **b** c", "b", Style.Attributes.bold), ("a *b* c", "b", .underline),
      ("a ***b*** c", "b", [.bold, .underline]),
      ("a <b>b</b> c", "b", .bold), ("a</b> <b>b</b> c", "b", .bold),
      ("<tr><td>a<th>b</tr>", "b", .bold), ("a <em>b</em> c", "b", .underline), ("**検索**は", "検索", .bold),
    ] as [(String, String, Style.Attributes)])
  func `emphasis becomes an attribute`(source: String, word: String, attributes: Style.Attributes) throws {
    let pieces = try #require(rows(source).first).pieces
    #expect(pieces.filter { !$0.attributes.isEmpty }.map(\.text.description) == [word])
    #expect(pieces.first { !$0.attributes.isEmpty }?.attributes == attributes)
  }

  @Test func `unclosed emphasis ends with its block of HTML`() {
    #expect(rows("<p><b>b</p>\n\nc").flatMap(\.pieces).map(\.attributes) == [.bold, []])
  }

  @Test func `emphasis continues on the next row`() {
    let rows = rows("a **b c** d", columns: 3)
    #expect(rows.map { $0.pieces.map(\.attributes) } == [[[], .bold], [.bold, []]])
  }

  @Test(arguments: [
    ("a [b](https://x.example) c", "a b c"), ("[b][ref]\n\n[ref]: x", "b"),
    ("<https://x.example>", "https://x.example"),
    ("<a href=\"x > y\">b</a>", "b"), ("[`b`](x)", "`b`"),
  ])
  func `a link is shown as its text`(source: String, expected: String) {
    #expect(lines(source) == [expected])
    #expect(rows(source).flatMap(\.pieces).contains { $0.role == .link })
  }

  @Test(arguments: [
    ("Name ![logo](a.png)", ["Name"]), ("![A *picture*](a.png)", ["[A picture]"]),
    ("[![Build](a.svg)](b)", ["[Build]"]),
    ("# [![curl](a.svg)](b)", ["# [curl]"]),
    ("<img src='a' alt=\"A bird &amp; a tree\" width=9>", ["[A bird & a tree]"]),
    ("[![a](b)](c) [![d](e)](f)", []), ("![](a.png)", []),
    ("a\n\n[![a](b)](c) | ![d](e)\n\nb", ["a", "", "b"]),
    ("- ![](a)", []), ("# Name &middot; [![a](b)](c) ![d](e)", ["# Name"]), ("a · b ·", ["a · b ·"]),
    ("<a href=x><img alt=\"\"></a>", []),
  ])
  func `an image is left out, but named if it is alone`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("`<b> [a](b) &amp;`", "`<b> [a](b) &amp;`"), ("a ~~b~~", "a ~~b~~"), ("a <del>b</del>", "a ~~b~~"),
    ("a &amp; b &mdash; c", "a & b — c"),
    ("\\[a\\](b) \\*", "[a](b) *"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"), ("a <!-- b --> c", "a c"),
    ("press <kbd>x</kbd>", "press `x`"), ("snake_case_name", "snake_case_name"),
  ])
  func `special characters are shown as intended`(source: String, expected: String) {
    #expect(lines(source) == [expected])
  }

  @Test(arguments: ["a ~~b *c*~~ d", "a <del>b <em>c</em></del> d"])
  func `deleted text looks done`(source: String) {
    let struck = rows(source).flatMap(\.pieces).filter { $0.role == .done }
    #expect(struck.map { "\($0.text)" }.joined() == "~~b c~~")
  }

  @Test func `the text of HTML is shown, and Markdown between it is parsed`() {
    let source = """
      <h1 align="center">
        <br>
        <img src="a.png" alt="Logo">
        Name
      </h1>
      <p align="center">
          <a href="x">Docs</a> |
          <a href="y">News</a>
      </p>

      <details><summary>More</summary>

      *text*
      </details>

      <ul>
        <li>one two <b>three</b></li>
        <li>four</li>
      </ul>
      <table><tr><td>*a*</td><td>b</td></tr><tr><td>c</td></tr></table>
      <script>var a = "<p>b</p>"</script>
      <p><style>p { color: red }</style></p>
      """
    #expect(
      lines(source, columns: 15) == [
        "# Name", "", "Docs | News", "", "More", "", "text", "", "- one two three", "- four", "", "*a* | b",
        "c",
      ])
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul>c", ["- a", "- b", "", "c"]),
    ("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", ["1. a", "   - b", "2. c"]),
    ("<ul>\n\n<li>a</li>\n\n</ul>", ["- a"]),
    ("<ul><li>a<ul><li>b\n\nc", ["- a", "  - b", "", "c"]),
    ("- </li>\n- a", ["- a"]), ("- a\n\n  </ul></li>\n\n  b", ["- a", "", "  b"]),
  ])
  func `HTML lists end with their block`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("<td><img><br>a<br>b</td>\n<td><img><br><b>c</b></td>\n", ["a b | c"]),
    ("<td><img alt=x></td><td>a</td>", ["a"]), ("<td>a</td><td><p>b<br>c</p></td>", ["a", "", "b c"]),
    ("<td>a</td>b<br>c", ["ab", "c"]),
  ])
  func `a row of an HTML table is one line unless a block is in it`(cells: String, expected: [String]) {
    #expect(lines("<table><tr>\n\(cells)</tr></table>") == expected)
  }

  @Test(arguments: [
    ("<p>a<hr>b</p>", ["a", "", "---------", "", "b"]), ("<p>a<pre>b</pre>c</p>", ["a", "", "  b", "", "c"]),
    ("<ul><li>a<pre>b</pre>c</li></ul>", ["- a", "    b", "  c"]),
  ])
  func `a block of HTML has empty lines around it, except in an item`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test func `an unclosed cell ends with its paragraph`() {
    #expect(lines("a <td> b\n\nc<br>d") == ["a | b", "", "c", "d"])
  }

  @Test func `nested HTML lists have a maximum depth`() {
    let text = MarkdownText(String(repeating: "<ul><li>a", count: 1_000))
    #expect(text.parts.allSatisfy { $0.margin.rest.count <= 40 })
    #expect(text.parts.count == 1_000)
  }

  @Test func `notes come at the end, with their numbers`() {
    #expect(
      lines("a[^x] b[^y]\n\n[^y]: two\n[^x]: one", columns: 9) == [
        "a[1] b[2]", "", "---------", "", "[1] one", "", "[2] two",
      ])
  }

  @Test func `a rule is as wide as the terminal`() {
    #expect(lines("a\n\n***\n\n> ---", columns: 6) == ["a", "", "------", "", "> ----"])
  }

  @Test func `there are no empty lines at the ends`() {
    #expect(lines("\n\na\n\n\nb\n\n") == ["a", "", "b"])
    #expect(lines("") == [])
    #expect(lines("<!-- a -->\n\n[a]: b\n") == [])
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
    "</li>", "\u{301}<a>",
  ])
  func `hostile repetition is laid out`(piece: String) {
    let parts = MarkdownText(String(repeating: piece, count: 5_000)).parts
    #expect(parts.allSatisfy { !$0.rows(columns: 40).isEmpty })
  }
}
