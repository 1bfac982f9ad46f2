import Terminal
import Testing

@testable import RepoDetail

struct ReadmeTextTests {
  private func lines(_ source: String, width: Int) -> [String] {
    rows(source, width: width).map(\.text.description)
  }

  private func rows(_ source: String, width: Int) -> [DetailRow] {
    ReadmeText(source).parts.flatMap { $0.rows(width: width) }
  }

  @Test func `prose is wrapped at words`() {
    #expect(lines("one two three four", width: 9) == ["one two", "three", "four"])
  }

  @Test(arguments: ["```", "~~~", "```swift"]) func `code keeps its blanks and is cut at the edge`(
    fence: String
  ) {
    let source = "\(fence)\nlet a =  1\n\(fence.prefix(3))\none two three"
    #expect(
      lines(source, width: 9) == [fence, "let a =  ", "1", String(fence.prefix(3)), "one two", "three"])
  }

  @Test func `indented code and tables are not wrapped at words either`() {
    #expect(lines("    a  b  c  d", width: 9) == ["    a  b ", " c  d"])
    #expect(lines("| a | b |\n| long cell | b |", width: 9) == ["| a | b |", "| long ce", "ll | b |"])
  }

  @Test(
    arguments: [
      ("- one two three", ["- one two", "  three"]), ("* one two three", ["* one two", "  three"]),
      ("+ one two three", ["+ one two", "  three"]), ("1. one two three", ["1. one", "   two", "   three"]),
      ("10. one two", ["10. one", "    two"]), ("  - one two", ["  - one", "    two"]),
      ("-one two three", ["-one two", "three"]), ("2026 one two", ["2026 one", "two"]),
    ] as [(String, [String])])
  func `the further lines of a list item stand under its text`(source: String, expected: [String]) {
    #expect(lines(source, width: 9) == expected)
  }

  @Test func `a badge, an image and a comment take no line`() {
    let source = """
      # Title

      [![one](a.svg)](b)
      [![two](a.svg)](b)

      <!-- a comment
      of two lines -->

      text
      """
    #expect(lines(source, width: 40) == ["# Title", "", "text"])
  }

  @Test func `the text of HTML stays`() {
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

      text
      </details>
      """
    #expect(lines(source, width: 40) == ["# Name", "Docs | News", "", "More", "", "text"])
  }

  @Test func `headings stand out and fences are dim`() {
    let roles = rows("# Title\ntext\n```\ncode\n```", width: 40).map(\.role)
    #expect(roles == [.heading, .text, .faint, .text, .faint])
  }

  @Test func `a fence inside of a list item is a fence`() {
    let source = "- install\n  ```sh\n  make  all\n  ```\none two three"
    #expect(
      lines(source, width: 9) == ["- install", "  ```sh", "  make  a", "ll", "  ```", "one two", "three"])
  }

  @Test func `code between three backticks in one line opens no block`() {
    #expect(lines("```make```\none two three", width: 10) == ["```make```", "one two", "three"])
  }

  @Test func `only a fence of the same kind ends a block`() {
    #expect(
      lines("~~~\n```\na  b  c  d\n~~~\none two three", width: 9) == [
        "~~~", "```", "a  b  c  ", "d", "~~~", "one two", "three",
      ])
  }

  @Test func `one empty line stands between blocks, and a text without any line has none`() {
    #expect(lines("\n\na\n\n\nb\n\n", width: 9) == ["a", "", "b"])
    #expect(lines("```\n\n\n```", width: 9) == ["```", "", "", "```"])
    #expect(lines("", width: 9) == [])
  }

  @Test(arguments: [1, 2, 3]) func `the narrowest widths end`(width: Int) {
    let source = "- 日本語 word\n```\n日本語\n```\n10. one"
    #expect(!lines(source, width: width).isEmpty)
  }

  @Test func `a README beyond what GitHub shows is cut, and its end says so`() {
    let long = String(repeating: "a line of a very long README\n", count: 20_000)
    let all = lines(long, width: 100)
    #expect(all.last?.hasPrefix("--- The README goes on;") == true)
    #expect(all.count < 20_000)
  }

  @Test func `tabs count as blanks, before code and before fences`() {
    #expect(lines("\ta  b  c", width: 12) == ["        a  b", "  c"])
    #expect(
      lines("\t```\na  b  c\n\t```\nd  e", width: 6) == [
        "      ", "  ```", "a  b  ", "c", "      ", "  ```", "d e",
      ])
  }

  @Test(arguments: ["# a\n# b\n# c", "# a\r# b\r# c\r", "# a\r\n# b\r\n# c\r\n"])
  func `lines end as on any system`(source: String) {
    #expect(lines(source, width: 9) == ["# a", "# b", "# c"])
  }

  @Test func `a very long line is laid out in parts, and no word is cut`() {
    let words = (0..<3_000).map { "word\($0)" }
    let parts = ReadmeText(words.joined(separator: " ")).parts
    #expect(parts.count == 7)
    let rows = parts.flatMap { $0.rows(width: 80) }
    #expect(rows.flatMap { $0.text.description.split(separator: " ").map(String.init) } == words)
  }

  @Test func `a very long line without blanks is cut between scalars`() {
    let text = String(repeating: "日本語", count: 3_000)
    let parts = ReadmeText(text).parts
    #expect(parts.count == 7)
    #expect(parts.flatMap { $0.rows(width: 80) }.map(\.text.description).joined() == text)
  }

  @Test func `a README is cut between scalars too`() {
    let all = lines("x" + String(repeating: "日", count: 200_000), width: 100)
    #expect(!all.joined().unicodeScalars.contains("\u{FFFD}"))
  }
}
