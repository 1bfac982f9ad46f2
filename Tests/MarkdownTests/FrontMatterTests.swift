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
    "---\n: b\n---", "---\nhttps://a.example\n---", "---\n\nWords and words.\n---", "---\n\n---\nx",
  ])
  func `a rule at the start is no front matter`(source: String) {
    #expect(FrontMatter(of: source) == nil)
  }

  @Test(arguments: [
    "---\n\na: b\n---\n", "--- \na: b\n---\t\n", "---\n\"a\": b\n---\n", "---\n'a b': c\n---\n",
    "---\na.b:\n---\n",
    "---\na b: c\n---\n",
  ])
  func `blanks and quoted keys are front matter`(source: String) throws {
    let yaml = try #require(FrontMatter(of: source)).yaml
    #expect(!yaml.hasPrefix("\n"))
  }

  @Test func `it is shown as code`() {
    let parts = MarkdownText("---\na: b\n---\n# Name").parts
    #expect(parts.flatMap { $0.rows(columns: 80) }.map(\.text.description) == ["    a: b", "", "# Name"])
  }
}
