import Terminal
import Testing

@testable import Markdown

struct FrontMatterTests {
  @Test(arguments: ["\n", "\r\n"])
  func `it is separated from the text`(lineBreak: String) throws {
    let source = ["---", "page_type: sample", "", "tags: [a]", "---", "# Name"].joined(separator: lineBreak)
    let frontMatter = try #require(FrontMatter(of: source))
    #expect(frontMatter.yaml == "page_type: sample\n\ntags: [a]")
    #expect(frontMatter.rest == lineBreak + "# Name")
  }

  @Test(arguments: [
    "", "---", "a: b\n---", "---\n\n# Name\n\n---\n", "---\nName\n---\n", "---\na: b\n", "----\na: b\n---",
    "---\n: b\n---",
  ])
  func `a rule at the start is no front matter`(source: String) {
    #expect(FrontMatter(of: source) == nil)
  }

  @Test func `it is shown as code`() {
    let parts = MarkdownText("---\na: b\n---\n# Name").parts
    #expect(parts.flatMap { $0.rows(columns: 80) }.map(\.text.description) == ["    a: b", "", "# Name"])
  }
}
