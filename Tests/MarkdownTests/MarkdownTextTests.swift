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
    ("3) one two three\n4) b", ["3) one", "   two", "   three", "4) b"]),
    ("- a\n  - b\n\n  c", ["- a", "", "  - b", "", "  c"]), ("- a\n  - b\n- c", ["- a", "  - b", "- c"]),
    ("text\n- a\n\ntext", ["text", "", "- a", "", "text"]), ("- > a\n  > b", ["- > a b"]),
    ("- a\n-\n- b", ["- a", "- b"]), ("1. a\n\n   b", ["1. a", "", "   b"]),
    ("- a\n  <div>b</div>\n- c", ["- a", "  b", "- c"]),
  ])
  func `further lines of an item are aligned with its text`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

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

  @Test func `what is below a task is indented like what is below any item, its own words by its box`() {
    #expect(
      lines("- [x] one two three\n  - b\n- [ ] c", columns: 14) == [
        "- [x] one two", "      three", "  - b", "- [ ] c",
      ])
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
    ("<h2><picture></picture><br>\n<div>Two</div></h2>", "## Two"),
  ])
  func `a heading shows its level`(source: String, expected: String) {
    #expect(lines(source) == [expected])
    let level = expected.prefix { $0 == "#" }.count
    #expect(rows(source).flatMap(\.pieces).allSatisfy { $0.role == (level > 2 ? .name : .heading) })
  }

  @Test(arguments: ["# One", "One\n===", "#### One", "<h3>One</h3>"])
  func `the marks of a heading can be left out where its style stands out`(source: String) {
    #expect(rows(source).map(\.withoutMarks.text.description) == ["One"])
    let long = rows("## one two three four", columns: 15).map(\.withoutMarks.text.description)
    #expect(long == ["one two", "three four"])
  }

  @Test(arguments: ["a `b` c", "a <code>b</code> c", "a <kbd>b</kbd> c"])
  func `code stands out without its backticks where there is a style for it`(source: String) throws {
    let row = try #require(rows(source).first)
    for (theme, text) in [(Theme.dark, "a  b  c"), (.light, "a  b  c"), (.plain, "a `b` c")] {
      let buffer = FrameBuffer(size: Size(columns: 7, rows: 1))
      Canvas(buffer, theme: theme).draw(row, row: 0, width: 7)
      #expect(buffer.frame.text(row: 0) == text)
      #expect((buffer.frame[0, 3].style == .plain) == (theme == .plain))
    }
  }

  @Test(
    arguments: [
      ("a **b** c", "b", Style.Attributes.bold), ("a *b* c", "b", .italic),
      ("a ***b*** c", "b", [.bold, .italic]),
      ("a <b>b</b> c", "b", .bold), ("a</b> <b>b</b> c", "b", .bold),
      ("<tr><td>a<th>b</tr>", "b", .bold), ("a <em>b</em> c", "b", .italic), ("**検索**は", "検索", .bold),
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
    ("Name ![logo](a.png)", ["Name [logo]"]), ("![A *picture*](a.png)", ["[A picture]"]),
    ("[![Build](a.svg)](b)", ["[Build]"]),
    ("Click ![the blue button](b.png) to start.", ["Click [the blue button] to start."]),
    ("# [![curl](a.svg)](b)", ["# [curl]"]),
    ("<img src='a' alt=\"A bird &amp; a tree\" width=9>", ["[A bird & a tree]"]),
    ("[![a](b)](c)[![d](e)](f)", ["[a] [d]"]), ("![](a.png)", ["[image]"]),
    ("a\n\n[![a](b)](c) | ![d](e)\n\nb", ["a", "", "[a] | [d]", "", "b"]),
    ("- ![](a)", ["- [image]"]), ("a · b ·", ["a · b ·"]),
    ("<a href=x><img alt=\"\"></a>", ["[image]"]), ("<video src=a></video>", ["[video]"]),
    ("![Kettle](a.png#gh-light-mode-only) ![Kettle](b.png#gh-dark-mode-only)", ["[Kettle]"]),
    ("<img class=emoji alt=':rocket:' src=x height=20> Go", ["🚀 Go"]),
  ])
  func `a picture is named`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("[![Build](https://img.shields.io/a.svg)](b) ![Coverage](https://codecov.io/c)", []),
    ("# Name &middot; [![a](https://img.shields.io/b)](c) ![d](https://x.example/badge.svg)", ["# Name"]),
    ("![a](https://github.com/o/r/actions/workflows/ci.yml/badge.svg)", []),
    ("<img alt=Chat src=a.svg height=20> | <img alt=Docs src=b.svg height=20px>", []),
    ("![Acme](https://acme.example/a.png) · ![b](https://badgen.net/b)", ["[Acme]"]),
    ("Build: ![a](https://travis-ci.org/o/r.svg?branch=main)", ["Build: [a]"]),
    ("Press <img alt=gear src=a.svg height=16> to start.", ["Press [gear] to start."]),
  ])
  func `badges are left out, by their address or their height`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test func `a heading of a picture is no entry of the contents`() {
    let text = MarkdownText("# ![Logo](a.png)\n\n# Name ![Logo](a.png)\n")
    #expect(text.headings.map(\.title) == ["Name "])
  }

  @Test(arguments: [
    ("`<b> [a](b) &amp;`", "`<b> [a](b) &amp;`"), ("a ~~b~~", "a ~~b~~"), ("a <del>b</del>", "a ~~b~~"),
    ("a &amp; b &mdash; c", "a & b — c"),
    ("\\[a\\](b) \\*", "[a](b) *"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"), ("a <!-- b --> c", "a c"),
    ("press <kbd>x</kbd>", "press `x`"), ("<q>a</q>", "\"a\""), ("漢<rt>かん</rt>", "漢(かん)"),
    ("漢<rp>(</rp><rt>かん</rt><rp>)</rp>", "漢(かん)"), ("snake_case_name", "snake_case_name"),
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
        "# [Logo] Name", "", "Docs | News", "", "▾ More", "|", "| text", "", "- one two three", "- four", "",
        "*a* | b", "c   | ",
      ])
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul>c", ["- a", "- b", "", "c"]),
    ("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", ["1. a", "   - b", "2. c"]),
    ("<ul>\n\n<li>a</li>\n\n</ul>", ["- a"]), ("<ul>\n<li>\n\n*a*\n</li>\n</ul>\n\nb", ["- a", "", "b"]),
    ("<ol start=\"4\">\n\n<li>a</li>\n\n<li value=9>b</li>\n<li>c</ol>", ["4. a", "9. b", "10. c"]),
    ("<ol type=a><li>a<li>b</ol>", ["a. a", "b. b"]),
    // GitHub leaves `reversed` out.
    ("<ol type=I reversed start=4><li>a<li>b</ol>", ["IV. a", "V. b"]),
    ("<dl><dt>a</dt><dd>b</dd><dt>c<dd>d</dl>e", ["a", "    b", "c", "    d", "", "e"]),
    ("<ul><li>a<ul><li>b\n\nc", ["- a", "  - b", "", "c"]),
    ("- </li>\n- a", ["- a"]), ("- a\n\n  </ul></li>\n\n  b", ["- a", "", "  b"]),
  ])
  func `HTML lists have their numbers, and end with their tags`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    (
      "<td><img><br>a<br>b</td>\n<td><img><br><b>c</b></td>\n",
      ["[image] | [image]", "a       | c", "b       | "]
    ),
    ("<td><img alt=x></td><td>a</td>", ["[x] | a"]),
    ("<td>a</td><td><p>b<br>c</p></td>", ["a | b", "  | c"]),
    ("<td><ul><li>a</li><li>b</li></ul></td><td>c</td>", ["- a | c", "- b | "]),
    ("<th>a</th><th>bb</th></tr><tr><td>1</td><td align=right>2</td>", ["a | bb", "--+---", "1 |  2"]),
    ("<td colspan=2>a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td>", ["a |   | b", "c | d | e"]),
    ("<td rowspan=2>a</td><td>b</td></tr><tr><td>c</td>", ["a | b", "  | c"]),
  ])
  func `an HTML table has columns, and lines in its cells`(cells: String, expected: [String]) {
    #expect(lines("<table><tr>\n\(cells)</tr></table>") == expected)
  }

  @Test(arguments: [
    (
      "<table><tr><td>\n\n*a*\n\n```\nb\n```\n\n</td><td>c</td></tr></table>\n\nd",
      ["a", "", "  b", "", "c", "", "d"]
    ),
    ("<table><tr><td># a</td></tr></table>", ["# a"]),
    ("<table>\n<tr><td>a\n\n- b\n\n# c", ["a", "", "- b", "", "# c"]),
    ("> <table><tr><td>a\n\nb", ["> a", "", "b"]),
    ("<table><caption>a</caption><tr><th>b</th></tr></table>", ["a", "b", "-"]),
  ])
  func `a table that only arranges blocks is shown as these`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("<p>a<hr>b</p>", ["a", "", "---------", "", "b"]), ("<p>a<pre>b</pre>c</p>", ["a", "", "  b", "", "c"]),
    ("<ul><li>a<pre>b</pre>c</li></ul>", ["- a", "    b", "  c"]),
  ])
  func `a block of HTML has empty lines around it, except in an item`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test(arguments: [
    ("<blockquote>a<br>b</blockquote>c", ["> a", "> b", "", "c"]),
    ("<blockquote>\n\n*a*\n\n- b\n\n</blockquote>\n\nc", ["> a", ">", "> - b", "", "c"]),
    ("- <blockquote>a\n\n  b\n- c", ["- > a", "  >", "  > b", "", "- c"]),
    ("<details><summary>a</summary>\n\nb\n\n</details>\n\nc", ["▾ a", "|", "| b", "", "c"]),
    ("<details><img alt=a></details>b", ["▾ [a]", "", "b"]),
    (
      "<details><summary>a</summary><details><summary>b</summary>c</details></details>",
      ["▾ a", "|", "| ▾ b", "| |", "| | c"]
    ),
  ])
  func `quotations and folds of HTML are marked to their end`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("2<sup>10</sup> bytes", "2^10 bytes"), ("10<sup>-6</sup>", "10^-6"), ("2<sup>n+1</sup>", "2^(n+1)"),
    ("O(n<sup>*2*</sup>)", "O(n^2)"), ("1<sup>st</sup>", "1st"), ("a<sup>[1]</sup>", "a^[1]"),
    ("<sup>small</sup>", "small"), ("Ca<sup>2+</sup>", "Ca^2+"), ("2<sup>10", "2^10"),
    ("Acme<sup>®</sup>", "Acme®"),
    ("H<sub>2</sub>O", "H2O"), ("C<sub>6</sub>H<sub>12</sub>", "C6H12"), ("x<sub>i</sub>", "x_i"),
    ("101<sub>2</sub>", "101_2"), ("log<sub>10</sub>5", "log_105"), ("<p>2<sup>10</sup></p>", "2^10"),
    ("|2<sup>10</sup>|\n|-|", "2^10"), ("a</sup>b", "ab"),
  ])
  func `raised text does not change numbers`(source: String, expected: String) {
    #expect(lines(source).first == expected)
  }

  @Test(arguments: [
    ("Words<br>\n\n# Next", ["Words", "", "# Next"]), ("<div>a<br></div>\n\nb", ["a", "", "b"]),
    ("a<br><br>b", ["a", "", "b"]), ("<p>a<br></p>b", ["a", "", "b"]),
  ])
  func `a break at the end of a block does not take its empty line`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("a<p>b</p>c", ["a", "b", "c"]), ("x <div>a</div><div>b</div>", ["x", "a", "b"]),
    ("|x|\n|-|\n| <ol start=2><li>a</li><li>b</li></ol> |", ["x", "----", "2. a", "3. b"]),
    ("|x|\n|-|\n| <ol type=a><li>a</li><li value=7>b</li></ol> |", ["x", "----", "a. a", "g. b"]),
    ("| <ul><li>a</li><li>b</li></ul> |\n|-|\n| c<br>d<p>e</p> |", ["- a", "- b", "---", "c", "d", "e"]),
  ])
  func `a block within a line does not glue words`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    "$S \\subset \\{1,2\\}$", "($a_1 * b_2 * c$)", "a $$x \\\\ y$$ b", "$$\nx_1 \\\\\n= y_2\n- z\n$$",
    "`$a\\{$`",
    "costs $5 and $6", "$HOME and ($PATH)",
  ])
  func `formulas stay as they are`(source: String) {
    #expect(lines(source).joined(separator: "\n") == source)
  }

  @Test func `emphasis around an address ends before it`() {
    let row = rows("**see https://a.example/a*b*c** *d*")[0]
    #expect(row.text.description == "see https://a.example/a*b*c d")
  }

  @Test func `a bar with a backslash is a bar in the formula of a row`() {
    #expect(lines("| a | b |\n|-|-|\n| $\\{x\\|y\\}$ | c |", columns: 40).last == "$\\{x|y\\}$  c")
    #expect(lines("$\\|x\\|$") == ["$\\|x\\|$"])
  }

  @Test func `what is no formula is Markdown`() {
    #expect(lines("<kbd>$</kbd> or <kbd>$</kbd>") == ["`$` or `$`"])
    #expect(lines("[$](https://a.example) and [$](https://b.example)") == ["$ and $"])
    #expect(lines("$5 *a* $6") == ["$5 a $6"])
    #expect(lines("```\n$$\n```\n*a*\n\n$$") == ["  $$", "", "a", "", "$$"])
    // A text with the characters of a mask has none.
    #expect(lines("$\\{$ \u{10FF5C}").first?.hasPrefix("${$ ") == true)
  }

  @Test func `code has its language above it`() {
    #expect(lines("```swift\na\n```", columns: 80) == ["swift", "    a"])
    #expect(
      lines("~~~ {.python .x}\na\n~~~\n\n<pre lang=c>b</pre>", columns: 80) == [
        "python", "    a", "", "c", "    b",
      ])
    #expect(rows("```swift\na\n```").first?.pieces.map(\.role) == [.faint])
  }

  @Test func `the end of a line is a break in a post, and a blank in a file`() {
    let source = "a\nb\n\n> c\n> d\n\n- e\n  f\n\n`g\nh`\n\ni  \nj ![k\nl](m)\n\nn\nm\n="
    let post = MarkdownText(source, as: .post).parts.flatMap { $0.rows(columns: 40) }.map(\.text.description)
    #expect(
      post == ["a", "b", "", "> c", "> d", "", "- e", "  f", "", "`g h`", "", "i", "j [k l]", "", "# n m"])
    #expect(
      lines(source) == ["a b", "", "> c d", "", "- e f", "", "`g h`", "", "i", "j [k l]", "", "# n m"])
    #expect(MarkdownText(source) != MarkdownText(source, as: .post))
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
