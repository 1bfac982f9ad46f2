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
    ("a &amp; b", "a & b"), ("\\[a\\](b) \\*", "[a](b) *"), ("a\\b", "a\\b"), ("one\n  two", "one two"),
    ("> one\n> two", "> one two"), ("a  b\t c", "a b c"), ("  - item\n    more", "  - item more"),
  ])
  func `characters, escapes and lines read as meant`(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test func `a line whose blanks count keeps them`() {
    #expect(InlineText(Array("| a   | [b](c) |".utf8)[...], keepsBlanks: true).text == "| a   | b |")
  }

  @Test(arguments: ["<br>", "[![a](b)](c) ![d](e)", "<p>", "- ![](a)"])
  func `what shows nothing is empty`(source: String) {
    #expect(InlineText(Array(source.utf8)[...]).isEmpty)
  }

  @Test(arguments: ["-", "|", "text", "![named](a)", ""])
  func `what shows something, or has nothing to drop, is not`(source: String) {
    #expect(!InlineText(Array(source.utf8)[...]).isEmpty)
  }

  @Test(arguments: ["[", "![", "<", "<a \"", "<!--", "](", "[](", "`", "&", "\\", "[a](b", "<a href='"])
  func `hostile repetition comes to an end`(piece: String) {
    let source = String(repeating: piece, count: 5_000)
    #expect(text(source).utf8.count <= source.utf8.count)
  }
}
