import Testing

@testable import RepoDetail

struct InlineTextTests {
  private func text(_ source: String) -> String { InlineText(Array(source.utf8)[...]).text }

  @Test(arguments: [
    ("a [link](https://x.example) here", "a link here"),
    ("[a (b)](https://x.example/c_(d) \"title\")", "a (b)"),
    ("[text][ref] and [text][]", "text and text"),
    ("[`code`](x)", "`code`"), ("[a [b] c](x)", "a [b] c"),
    ("- [ ] open, [x] done", "- [ ] open, [x] done"), ("list[0][1] and [a] (b)", "list[0][1] and [a] (b)"),
    ("a [broken](link", "a [broken](link"), ("a ] b [", "a ] b ["),
  ])
  func `a link is its text`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    ("Name ![logo](a.png)", "Name"), ("![A picture](a.png)", "[A picture]"),
    ("[![Build](a.svg)](b)", "[Build]"), ("# [![curl](a.svg)](b)", "# [curl]"),
    ("<img src='a' alt=\"A bird\" width=9>", "[A bird]"), ("![a][b] text", "text"),
    ("[![a](b)](c) [![d](e)](f)", ""), ("![](a.png)", ""), ("[![a](b)](c) | ![d](e)", "|"),
  ])
  func `an image is dropped, and named where it is all there is`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    ("<b>bold</b> and <code>code</code>", "bold and code"), ("one<br>two", "one two"),
    ("<tr><td>a</td><td>b</td></tr>", "a | b"), ("<li>item</li>", "- item"), ("<h2>Head</h2>", "## Head"),
    ("a <!-- b --> c", "a c"), ("a <!-- b", "a <!-- b"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("see <https://x.example/a>", "see https://x.example/a"), ("<me@x.example>", "me@x.example"),
    ("<a title=\"x > y\">text</a>", "text"), ("an <unfinished tag", "an <unfinished tag"),
  ])
  func `a tag goes, its text stays`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    ("`<b> [a](b) &amp;`", "`<b> [a](b) &amp;`"), ("``a ` b`` <b>c</b>", "``a ` b`` c"), ("a ` b", "a ` b"),
    ("`a\nb`", "`a b`"),
  ])
  func `code between backticks stays as it is`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    ("*a* **b** ***c*** _d_ __e__", "a b c d e"), ("a*b*c and foo***bar***baz", "abc and foobarbaz"),
    ("**a *b* c** and *a **b***", "a b c and a b"), ("- [ ] a **good** one", "- [ ] a good one"),
    ("* item *one*", "* item one"), ("*foo**bar*", "foo**bar"), ("**foo*bar**", "foo*bar"),
    ("*a\nb*", "a b"), ("**検索**は「*速い*」。", "検索は「速い」。"), ("[*a*](x) *b*", "a b"),
    ("**[a](x)** and [**b**][c]", "a and b"), ("![*A* bird](a.png)", "[A bird]"), ("<b>*a*</b>", "a"),
  ])
  func `emphasis is its text`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    "snake_case_name", "2 * 3 * 4", "a ** b", "**not closed", "closed*", "*.h and *.c", "_(a)_b", "` *a* `",
    "*a_b", "***", "* a *", "a*\"b\"*", "**", "_ a_", "word_ _word",
  ])
  func `other marks stay`(source: String) {
    #expect(text(source) == source)
  }

  @Test func `marks within a link do not pair with those outside`() {
    #expect(text("*a [b*](x)") == "*a b*")
    #expect(text("*a [b*] c") == "a [b] c")
  }

  @Test(arguments: [
    ("# Name &middot; [![a](b)](c) ![d](e)", "# Name"), ("a • b • <img src=c>", "a • b"),
    ("a · b ·", "a · b ·"), ("![a](b) a · b", "a · b"),
  ])
  func `what parted the text from images goes with them`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: [
    ("| **a** | b*c | d*e |", InlineText.Form.row, "| a | b*c | d*e |"),
    ("  *a* \\_ [b](c) `d` <b>e</b> &lt;", .preformatted, "  *a* \\_ [b](c) `d` e <"),
    ("<tr><td>*</td><td>*</td>", .prose, "* | *"),
  ])
  func `rows, preformatted text and blocks of HTML have rules of their own`(
    source: String, form: InlineText.Form, expected: String
  ) {
    #expect(InlineText(Array(source.utf8)[...], as: form).text == expected)
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("\\[a\\](b) \\*", "[a](b) *"), ("a\\b", "a\\b"), ("one\n  two", "one two"),
    ("> one\n> two", "> one two"), ("a  b\t c", "a b c"), ("  - item\n    more", "  - item more"),
  ])
  func `characters, escapes and lines read as meant`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test func `a line whose blanks count keeps them`() {
    #expect(InlineText(Array("| a   | [b](c) |".utf8)[...], as: .row).text == "| a   | b |")
  }

  @Test(arguments: ["<br>", "[![a](b)](c) ![d](e)", "<p>", "- ![](a)"])
  func `what shows nothing is empty`(source: String) {
    #expect(InlineText(Array(source.utf8)[...]).isEmpty)
  }

  @Test(arguments: ["-", "|", "text", "![named](a)", ""])
  func `what shows something, or has nothing to drop, is not`(source: String) {
    #expect(!InlineText(Array(source.utf8)[...]).isEmpty)
  }

  @Test(arguments: [
    "[", "![", "<", "<a \"", "<!--", "](", "[](", "`", "&", "\\", "[a](b", "<a href='", "*", "*a ", "a* ",
    "a*_", "**a_ *",
  ])
  func `hostile repetition comes to an end`(piece: String) {
    let source = String(repeating: piece, count: 5_000)
    #expect(text(source).utf8.count <= source.utf8.count)
  }
}
