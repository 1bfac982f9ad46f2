import Domain
import Foundation
import Terminal
import Testing

@testable import Markdown

struct LinkReaderTests {
  /// The links of a text, as `words → destination`.
  private func links(_ source: String, as kind: MarkdownText.Kind = .file) -> [String] {
    MarkdownText(source, as: kind).links.map { link in
      switch link.destination {
      case .address(let address): "\(link.words) → \(address)"
      case .number(let repo, let number): "\(link.words) → \(repo?.description ?? "")#\(number)"
      case .account(let name): "\(link.words) → @\(name)"
      case .commit(let repo, let sha): "\(link.words) → \(repo?.description ?? "")@\(sha)"
      case .forkCommit(let owner, let sha): "\(link.words) → \(owner)@\(sha)"
      }
    }
  }

  @Test(arguments: [
    ("[the **docs**](https://a.example/b \"title\")", ["the docs → https://a.example/b"]),
    ("[x][r] and [r]\n\n[r]: docs/x.md", ["x → docs/x.md", "r → docs/x.md"]),
    (
      "<https://a.example> <ann@a.example>",
      [
        "https://a.example → https://a.example", "ann@a.example → mailto:ann@a.example",
      ]
    ),
    ("see https://a.example/b_c_d, ok", ["https://a.example/b_c_d → https://a.example/b_c_d"]),
    (
      "https://a.example/__init__.py *and* (www.b.example/*c*/~d~e?f=*) `x` https://c.example/_d_e",
      [
        "https://a.example/__init__.py → https://a.example/__init__.py",
        "www.b.example/*c*/~d~e?f= → https://www.b.example/*c*/~d~e?f=",
        "https://c.example/_d_e → https://c.example/_d_e",
      ]
    ),
    ("[a](https://a.example/_b_)**c** [d](x) *e*", ["a → https://a.example/_b_", "d → x"]),
    ("|a|b|\n|-|-|\n|https://a.example/_b_c|*c*|", ["https://a.example/_b_c → https://a.example/_b_c"]),
    ("<a href=\"https://a.example/_b_\">*c*</a>", ["c → https://a.example/_b_"]),
    ("| a |\n|-|\n| [x](y) #1 |", ["x → y"]),
    ("> - [x](y)", ["x → y"]), ("## [x](y)", ["x → y"]),
    ("<p>see <a href=\"x?a=1&amp;b=2\">the <b>x</b></a> #2</p>", ["the x → x?a=1&b=2"]),
    ("a <a target=_blank href='x'>b</a> <a href=y>c</a>", ["b → x", "c → y"]),
    ("[![one](1.png)](a) [![two](2.png)](b)", ["[one] → a", "[two] → b"]),
    ("[![one](1.png)](a)", ["[one] → a"]),
    (
      "<a href=\"a\"><img alt=\"one\" src=\"1.png\"></a> <a href=b><img src=\"2.png\"></a>",
      ["[one] → a", "[image] → b"]
    ),
    ("octo/pot#4 @ann GH-5", ["@ann → @ann"]),
    ("[see #1 and https://b.example](a)", ["see #1 and https://b.example → a"]),
    ("`#1` `https://a.example`\n\n```\n@ann\n```\n\n    #2", []), ("<code>#1</code> x", []),
    ("![#1](a.png) x", ["[#1] → a.png"]),
    ("<a name=\"x\">words</a> <a id=y></a>", []),
    ("one<a href=x>two\n\n#5", ["two → x"]), ("|<a href=x>a|#5|\n|-|-|", ["a → x"]),
    ("[one<br>two](x) <a href=y>a<p>b</p></a>", ["one two → x", "a b → y"]),
    ("|[one<br>two](x)|\n|-|", ["one two → x"]),
    ("a[^x] [b[^x]](y)\n\n[^x]: c", ["[1] → #fn-1", "b[1] → y"]),
    ("<video src=x></video> <video><source src=y><source src=z></video>", ["[video] → x", "[video] → y"]),
    ("<video controls>", []), ("|a|\n|-|\n|<video src=x></video>|", ["[video] → x"]),
    ("<a href=x><video src=y></video></a>", ["[video] → x"]),
    ("[a](javascript:x) [b](file:///x) [c]() <a href=\"&#106;avascript:x\">d</a>", []),
  ])
  func `links are read with their words`(source: String, expected: [String]) {
    #expect(links(source) == expected)
  }

  @Test(arguments: [
    "```npm install kettle```", "```sh\n```js\n```", "a\n\n    ```", "> ```\n> a", "- ```\n  a",
    "<pre>\n```\n</pre>",
    "<!--\n```\n-->", "~~~\n```\n~~~", String(repeating: "word ", count: 2_000),
    String(repeating: "語", count: 4_000), String(repeating: "x", count: 4_096),
  ])
  func `addresses and formulas below code and long lines stay whole`(above: String) {
    let text = MarkdownText("\(above)\n\nSee https://a.example/__init__.py and $S \\subset \\{1\\}$")
    #expect(text.links.map(\.destination) == [.address("https://a.example/__init__.py")])
    let last = text.parts.last?.rows(columns: 80).map(\.text.description)
    #expect(last == ["See https://a.example/__init__.py and $S \\subset \\{1\\}$"])
  }

  @Test(arguments: ["word ", "語", "x*"])
  func `an address at the end of a very long line stays whole`(piece: String) {
    let lead = String(repeating: piece, count: 6_000)
    let text = MarkdownText("\(lead) https://a.example/__init__.py")
    #expect(text.links.map(\.destination) == [.address("https://a.example/__init__.py")])
  }

  @Test func `what stands for the signs in code is never seen`() {
    let code = "$a_1 * b$ https://a.example/__b__\n$$\nx_1 \\\n= y\n$$"
    let text = MarkdownText("```\n\(code)\n```\n\n~~~ $x_1$\n\(code)\n~~~\n\n<pre>\(code)</pre>")
    let shown = text.parts.flatMap { $0.rows(columns: 80) }.map(\.text.description).joined(separator: "\n")
    #expect(!shown.unicodeScalars.contains { $0.value >= 0x10_0000 })
    #expect(shown.components(separatedBy: "https://a.example/__b__").count == 4)
  }

  @Test func `in a text without Markdown, brackets end an address`() {
    let text = MarkdownText(
      plain: "https://a.example[A] and [[https://b.example/c][B]]\nhttps://c.example/?d[]=1")
    #expect(
      text.links.map(\.destination) == [
        .address("https://a.example"), .address("https://b.example/c"), .address("https://c.example/?d"),
      ])
  }

  @Test func `a link over several lines has a blank between them in its words`() {
    #expect(links("[Read the\nfull guide](x)", as: .post) == ["Read the full guide → x"])
  }

  @Test func `the number of a note leads to the note`() {
    let text = MarkdownText("a[^x] b[^y]\n\n[^x]: one\n\n[^y]: two")
    let notes = ["fn-1", "fn-2"].map {
      text.anchors[$0].map { text.parts[$0].rows(columns: 9)[0].text.description }
    }
    #expect(notes == ["[1] one", "[2] two"])
  }

  @Test func `numbers are links in a post, but not in a file`() {
    let source = "The #1 of octo/pot#4, GH-5 <b>#6</b>\n\n| #7 |\n|-|"
    let expected = ["#1 → #1", "octo/pot#4 → octo/pot#4", "GH-5 → #5", "#6 → #6", "#7 → #7"]
    #expect(links(source, as: .post) == expected)
    #expect(links(source).isEmpty)
  }

  @Test func `commits are links in a post, but not in a file or in code`() {
    let source = "in a5c3785 and octo/pot@b8d4796, not `a5c3785` <code>a5c3785</code>\n\n    a5c3785"
    #expect(links(source, as: .post) == ["a5c3785 → @a5c3785", "octo/pot@b8d4796 → octo/pot@b8d4796"])
    #expect(links(source).isEmpty)
  }

  @Test func `only what can be followed looks like a link`() {
    let rows = MarkdownText("[a](javascript:x) [b](y) <a name=z>c</a> #1", as: .post).parts[0].rows(
      columns: 40)
    #expect(rows[0].pieces.filter { $0.role == .link }.map(\.text.description) == ["b", "#1"])
    #expect(rows[0].pieces.compactMap(\.link) == [0, 1])
  }

  @Test func `a link that is wrapped keeps its number in each row, and has a part`() {
    let text = MarkdownText("# x\n\nsee [one two three](y)")
    #expect(text.links.map(\.part) == [2])
    let rows = text.parts[2].rows(columns: 9)
    #expect(rows.map(\.text.description) == ["see one", "two three"])
    #expect((0..<9).map { rows[0].link(atColumn: $0) } == [nil, nil, nil, nil, 0, 0, 0, nil, nil])
    #expect(rows[1].link(atColumn: 8) == 0)
  }

  @Test(arguments: [
    ("Care & Cleaning", "care--cleaning"), ("What's new in v1.2?", "whats-new-in-v12"),
    ("snake_case – and-dash", "snake_case--and-dash"), ("目次 の 章", "目次-の-章"), ("`code` **b**", "code-b"),
    ("🚀 Go", "-go"), ("Ünïcode É", "ünïcode-é"), ("C++", "c"),
    ("Kettle<br><sub>boils water</sub>", "kettleboils-water"), (":rocket: Go", "rocket-go"),
    ("Go :tada:", "go-tada"), ("![icon](x.png) Use", "-use"),
  ])
  func `a heading has the name that GitHub gives it`(heading: String, expected: String) {
    #expect(MarkdownText("# \(heading)").anchors == [expected: 0])
  }

  @Test func `headings of one name are counted, and HTML names anchors too`() {
    let text = MarkdownText(
      "# A\n\n# A\n\n> # A\n\n<a name=\"here\"></a>\n\ntext\n\n<h2 id=\"there\">B</h2>\n\nx <a id='in'></a>")
    #expect(text.anchors["a"] == 0)
    #expect(text.anchors["a-1"] == 2)
    #expect(text.anchors["a-2"] == 4)
    #expect(text.anchors["here"].map { text.parts[$0].rows(columns: 9)[0].text.description } == "text")
    #expect(text.anchors["there"].map { text.parts[$0].rows(columns: 9)[0].text.description } == "## B")
    #expect(text.anchors["in"] == text.parts.count - 1)
  }

  @Test(arguments: [
    "[a](b) ", "#1 ", "<a href=x>", "<a id=x>", "[a](b", "<a href=", "[![a](b)](c) ", "@a ", "# a\n",
  ])
  func `a long text of links is read in time in proportion to its length`(mark: String) {
    let text = MarkdownText(String(repeating: mark, count: 100_000 / mark.utf8.count))
    #expect(text.links.count <= 20_000)
    #expect(text.links.allSatisfy { text.parts.indices.contains($0.part) || text.parts.isEmpty })
  }
}
