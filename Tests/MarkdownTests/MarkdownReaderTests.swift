import Terminal
import Testing

@testable import Markdown

struct MarkdownReaderTests {
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
    ("- a\n-\n- b", ["- a", "- ", "- b"]), ("1. a\n\n   b", ["1. a", "", "   b"]),
    ("- a\n  <div>b</div>\n- c", ["- a", "  b", "- c"]),
    ("1. one\n2.\n3. three", ["1. one", "2. ", "3. three"]), ("x\n\n1.\n2.", ["x", "", "1. ", "2. "]),
    ("- <!-- a -->\n\n- b", ["- ", "", "- b"]), ("<ul><li></li><li>a</ul>", ["- ", "- a"]),
  ])
  func `further lines of an item are aligned with its text`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test func `a task shows whether it is done`() {
    #expect(lines("- [x] a\n- [ ] b\n- c") == ["- [x] a", "- [ ] b", "- c"])
    #expect(lines("- [ ] \n- [x] \n") == ["- [ ] ", "- [x] "])
  }

  @Test(arguments: [
    ("- [ ] accept `[x]` in lists", "- [ ] accept `[x]` in lists"), ("- [ ] a [X]\n", "- [ ] a [X]"),
    ("1. [ ] see [x](https://x.example)", "1. [ ] see x"), ("*\t[X] a [ ]\n", "- [x] a [ ]"),
    ("\u{FEFF}- [ ] a [x]", "- [ ] a [x]"), ("a\r\rb\r\n\r\n- [ ] c [x]", "- [ ] c [x]"),
    ("a[^1]\n\n[^1]: b\n\n    - c\n\n- [ ] d [x]", "- [ ] d [x]"),
  ])
  func `only the box at the start of a task says whether it is done`(source: String, expected: String) {
    #expect(lines(source).contains(expected))
  }

  @Test(arguments: [
    ("where:\n$$\n\\{a\\} \\\\\nb\n$$\nand", ["where:", "$$", "\\{a\\} \\\\", "b", "$$", "and"]),
    ("- a\n  $$\n  b\n  $$\n  c", ["- a", "  $$", "  b", "  $$", "  c"]),
    ("> a\n> $$\n> b\n> $$", ["> a", "> $$", "> b", "> $$"]), ("a\n$$b$$\nc", ["a", "$$b$$", "c"]),
    ("a\n$$\nb\n$$\n\n`c`\nd", ["a", "$$", "b", "$$", "", "`c` d"]), ("a\n$$b$$\n---", ["## a", "   $$b$$"]),
    ("![a\n$$\nb\n$$\nc](d)", ["[a $$ b $$ c]"]), ("```\na\n$$\nb\n$$\n```", ["  a", "  $$", "  b", "  $$"]),
  ])
  func `a formula in lines of its own stays in these`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
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
    #expect(lines("> [!NOTE]  \n> text") == ["> Note", "> text"])
    #expect(lines("> [!NOTE]\\\n> text") == ["> Note", "> text"])
    #expect(lines("<details>\n\n> [!NOTE]\n> text") == ["▾ Details", "|", "| > Note", "| > text"])
  }

  @Test(arguments: [
    ("> First.\n>\n> [!NOTE]\n> x", ["> First.", ">", "> [!NOTE]", "> x"]),
    ("> text\n> [!NOTE]\n> x", ["> text", "> [!NOTE]", "> x"]), ("> [!IMPORTANT]", ["> [!IMPORTANT]"]),
    ("> [!IMPORTANT]\n\nx", ["> [!IMPORTANT]", "", "x"]), ("- > [!TIP]\n  > x", ["- > [!TIP]", "  > x"]),
    ("> > [!TIP]\n> > x", ["> > [!TIP]", "> > x"]),
  ])
  func `only the first line of an outer quotation makes an alert, if it has a body`(
    source: String, expected: [String]
  ) {
    let rows = MarkdownText(source, as: .post).parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.map(\.text.description) == expected)
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

  @Test func `the marks of folds and of cut lines have the form of the theme`() {
    let source =
      "<details><summary>a</summary>\n\n```\n0123456789abcdefghij\n```\n</details>\n\n`0123456789abcdefghij`"
    let rows = rows(source, columns: 14)
    let buffer = FrameBuffer(size: Size(columns: 14, rows: rows.count))
    for (index, row) in rows.enumerated() {
      Canvas(buffer, theme: .plain).draw(row, row: index, width: 14)
    }
    let shown = rows.indices.map { buffer.frame.text(row: $0) }.joined(separator: "\n")
    #expect(shown.hasPrefix("v a "))
    #expect(shown.contains("  > ") && shown.contains("\n> "))
    #expect(shown.utf8.allSatisfy { $0 < 0x80 })
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

  @Test(arguments: [
    ("# One<br>two", ["# One", "  two"]), ("## One <br><br> two", ["## One", "   two"]),
    ("One  \ntwo\\\nthree\nfour\n===", ["# One", "  two", "  three four"]),
    ("<h1>Name<br><sub>tag line</sub></h1>", ["# Name", "  tag line"]),
    ("# ![a<br>b](c)\n\nd", ["# [a b]", "", "d"]), ("> # a<br>b", ["> # a", ">   b"]),
  ])
  func `a heading can have several lines, and is one entry of the contents`(
    source: String, expected: [String]
  ) {
    let text = MarkdownText(source)
    #expect(lines(source) == expected)
    #expect(text.headings.allSatisfy { !$0.title.contains("\n") && !$0.title.contains("  ") })
    #expect(text.headings.count <= 1)
  }

  @Test func `the lines above dashes are a heading of as many lines in a post`() {
    let text = MarkdownText("OS: Linux\nShell: zsh\n---", as: .post)
    #expect(
      text.parts.flatMap { $0.rows(columns: 40) }.map(\.text.description) == [
        "## OS: Linux", "   Shell: zsh",
      ])
    #expect(text.headings.map(\.title) == ["OS: Linux Shell: zsh"])
  }

  @Test func `code has its language above it`() {
    #expect(lines("```swift\na\n```", columns: 80) == ["swift", "    a"])
    #expect(
      lines("~~~ {.python .x}\na\n~~~\n\n<pre lang=c>b</pre>", columns: 80) == [
        "python", "    a", "", "c", "    b",
      ])
    #expect(rows("```swift\na\n```").first?.pieces.map(\.role) == [.faint])
    // Deletes the lines that it stands beside.
    #expect(lines("Use this:\n\n```suggestion\n```") == ["Use this:", "", "suggestion"])
    #expect(lines("```\n```") == [])
    // A sign that joins characters follows.
    #expect(lines("``` a}\u{200D}b\nc\n```", columns: 80) == ["a", "    c"])
  }

  @Test func `the end of a line is a break in a post, and a blank in a file`() {
    let source = "a\nb\n\n> c\n> d\n\n- e\n  f\n\n`g\nh`\n\ni  \nj ![k\nl](m)\n\nn\nm\n="
    let post = MarkdownText(source, as: .post).parts.flatMap { $0.rows(columns: 40) }.map(\.text.description)
    #expect(
      post == [
        "a", "b", "", "> c", "> d", "", "- e", "  f", "", "`g h`", "", "i", "j [k l]", "", "# n", "  m",
      ])
    #expect(
      lines(source) == ["a b", "", "> c d", "", "- e f", "", "`g h`", "", "i", "j [k l]", "", "# n m"])
    #expect(MarkdownText(source) != MarkdownText(source, as: .post))
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
}
