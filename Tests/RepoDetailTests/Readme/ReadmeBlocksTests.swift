import Testing

@testable import RepoDetail

struct ReadmeBlocksTests {
  /// The parts as text, each with a word for what it is.
  private func blocks(_ source: String) -> [String] {
    ReadmeBlocks(Array(source.utf8)[...]).parts.map { part in
      switch part {
      case .prose(let text, let isHeading): (isHeading ? "head " : "prose ") + Self.text(text)
      case .line(let text, _): "line " + Self.text(text)
      case .code(let text, _): "code " + Self.text(text)
      default: ""
      }
    }
  }

  private static func text(_ source: SourceSlice) -> String {
    String(decoding: source, as: UTF8.self).split(separator: "\n").joined(separator: "/")
  }

  @Test func `the lines of a paragraph are one block`() {
    #expect(blocks("one\ntwo\n\nthree") == ["prose one/two", "", "prose three"])
  }

  @Test(arguments: ["one  \ntwo", "one\\\ntwo", "one<br>\ntwo"])
  func `a hard break stays one`(source: String) {
    #expect(blocks(source).count == 2)
  }

  @Test func `each list item is a block with its further lines`() {
    #expect(
      blocks("text\n- one\n  more\n- two\nlazy\n    - deep\n\n  second") == [
        "prose text", "prose - one/  more", "prose - two/lazy", "prose     - deep", "", "prose   second",
      ])
    #expect(blocks("1. one\n\n        code") == ["prose 1. one", "", "code         code"])
  }

  @Test func `indented code begins after an empty line only`() {
    #expect(blocks("text\n    more\n\n    code") == ["prose text/    more", "", "code     code"])
  }

  @Test func `headings and rules end a paragraph`() {
    #expect(blocks("text\n## Head\nmore\n***") == ["prose text", "head ## Head", "prose more", "code ***"])
    #expect(blocks("Head\n===\ntext") == ["head Head", "code ===", "prose text"])
    #expect(blocks("a = b\n= c") == ["prose a = b/= c"])
  }

  @Test func `a table keeps its lines, with bars at its edges or without`() {
    #expect(blocks("| a |\n|---|\n| b |") == ["line | a |", "line |---|", "line | b |"])
    #expect(
      blocks("a | b\n--|--\nc | d\n\ntext") == ["line a | b", "line --|--", "line c | d", "", "prose text"])
  }

  @Test func `quotations are joined, but not the code and lists in them`() {
    #expect(blocks("> one\n> two\n\ntext") == ["prose > one/> two", "", "prose text"])
    #expect(blocks("> - one\n> - two") == ["prose > - one", "prose > - two"])
    #expect(
      blocks("> ```\n> a\n> b\n> ```\n> c\n> d") == [
        "prose > ```", "prose > a", "prose > b", "prose > ```", "prose > c/> d",
      ])
    #expect(blocks("> [!NOTE]\n> text") == ["prose > [!NOTE]", "prose > text"])
  }

  @Test func `comments and definitions are no blocks`() {
    #expect(
      blocks("a\n\n<!-- x\n\n# y\n--> \n\n[name]: https://x.example\n\nb") == ["prose a", "", "prose b"])
    #expect(blocks("<!-- x --> text") == ["prose <!-- x --> text"])
    #expect(blocks("[^1]: a note") == ["prose [^1]: a note"])
    #expect(blocks("a\n<!-- never closed\nb") == ["prose a"])
  }

  @Test func `tags of blocks begin lines, and preformatted text keeps them`() {
    #expect(
      blocks("<table>\n<tr><td>a</td></tr>\n    <tr><td>b</td></tr>\n</table>") == [
        "prose <tr><td>a</td></tr>", "prose <tr><td>b</td></tr>",
      ])
    #expect(blocks("<pre>\na\n\n  b\n</pre>\ntext") == ["line a", "", "line   b", "prose text"])
  }

  @Test func `code is left alone`() {
    #expect(
      blocks("```html\n<!-- x -->\n<p>\n[![a](b)](c)\n```\n") == [
        "code ```html", "code <!-- x -->", "code <p>", "code [![a](b)](c)", "code ```",
      ])
  }

  @Test func `a long paragraph is several parts, cut at its lines`() {
    let line = String(repeating: "x", count: 1_000)
    let parts = blocks(Array(repeating: line, count: 10).joined(separator: "\n"))
    #expect(parts.map(\.utf8.count) == [4_009, 4_009, 2_007])
  }

  @Test(arguments: [
    "<", "[", "!", "<!--\n", "> ", "- ", "|", "`", "<p>\n", "[![a](b)](c)\n", "\n", "<pre>\n",
  ])
  func `a README of nothing but marks comes to an end`(piece: String) {
    let parts = ReadmeBlocks(Array(String(repeating: piece, count: 20_000).utf8)[...]).parts
    #expect(parts.allSatisfy { !$0.rows(width: 40).isEmpty })
  }
}
