import Terminal
import Testing

@testable import Markdown

struct InlineTextTests {
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

  @Test(arguments: [
    ("2<sup>10</sup> bytes", "2^10 bytes"), ("10<sup>-6</sup>", "10^-6"), ("2<sup>n+1</sup>", "2^(n+1)"),
    ("O(n<sup>*2*</sup>)", "O(n^2)"), ("1<sup>st</sup>", "1st"), ("a<sup>[1]</sup>", "a^[1]"),
    ("<sup>small</sup>", "small"), ("Ca<sup>2+</sup>", "Ca^2+"), ("2<sup>10", "2^10"),
    ("Acme<sup>®</sup>", "Acme®"),
    ("H<sub>2</sub>O", "H2O"), ("C<sub>6</sub>H<sub>12</sub>", "C6H12"), ("x<sub>i</sub>", "x_i"),
    ("101<sub>2</sub>", "101_2"), ("FF<sub>16</sub>", "FF_16"), ("0x1A<sub>16</sub>", "0x1A_16"),
    ("C<sub>16</sub>H<sub>34</sub>", "C16H34"), ("log<sub>10</sub>5", "log_(10)5"),
    ("x<sup>2</sup>y<sup>2</sup>", "x^(2)y^2"), ("x<sup>2</sup>*y*", "x^(2)y"),
    ("2<sup>3</sup>4 z", "2^(3)4 z"),
    ("x<sup>2</sup> y", "x^2 y"), ("x<sup>2</sup>, y", "x^2, y"), ("面積はm<sup>2</sup>です", "面積はm^2です"),
    ("a<sup>[1]</sup>b", "a^[1]b"), ("x<sub>i</sub><sup>2</sup>", "x_i^2"),
    ("Ca<sup>2+</sup>Cl", "Ca^(2+)Cl"),
    ("x<sub>i<sup>2</sup></sub>y", "x_(i^2)y"),
    ("<p>2<sup>10</sup></p>", "2^10"),
    ("|2<sup>10</sup>|\n|-|", "2^10"), ("a</sup>b", "ab"),
    ("10 <sup>6</sup> bytes", "10 ^6 bytes"), ("10&nbsp;<sup>6</sup>", "10 ^6"),
    ("**10** <sup>**6**</sup>", "10 ^6"),
    ("mc <sup>2</sup>", "mc ^2"), ("10 <sup>-12</sup>m", "10 ^(-12)m"), ("log <sub>10</sub> 5", "log _10 5"),
    ("H <sub>2</sub> O", "H 2 O"), ("Name <sub>tag line</sub>", "Name tag line"),
    ("Name <sup>2024</sup>", "Name 2024"), ("1 <sup>st</sup>", "1 st"), ("see. <sup>1</sup>", "see. 1"),
  ])
  func `raised text does not change numbers`(source: String, expected: String) {
    #expect(lines(source).first == expected)
  }

  @Test(arguments: [
    "$S \\subset \\{1,2\\}$", "($a_1 * b_2 * c$)", "a $$x \\\\ y$$ b", "$$\nx_1 \\\\\n= y_2\n- z\n$$",
    "`$a\\{$`", "text $$ a \\{ $$ tail", "$$ a \\{ $$ tail", "$$\na \\{\n$$ tail",
    "$p[x](t)$", "a $[x](0.5)$ b",
    "costs $5 and $6", "$HOME and ($PATH)",
  ])
  func `formulas stay as they are`(source: String) {
    #expect(lines(source).joined(separator: "\n") == source)
  }

  @Test(arguments: [
    ("`git  log   --x`", "`git  log   --x`"), ("a  <code>b  c</code>  d", "a `b  c` d"),
    ("|`a  b`|\n|-|", "`a  b`"), ("`a\n b`", "`a b`"),
  ])
  func `code in a line keeps its blanks`(source: String, expected: String) {
    #expect(lines(source).first == expected)
  }

  @Test func `emphasis around an address ends before it`() {
    let row = rows("**see https://a.example/a*b*c** *d*")[0]
    #expect(row.text.description == "see https://a.example/a*b*c d")
  }

  @Test func `a bar with a backslash is a bar in the formula of a row`() {
    #expect(lines("| a | b |\n|-|-|\n| $\\{x\\|y\\}$ | c |", columns: 40).last == "$\\{x|y\\}$ | c")
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
}
