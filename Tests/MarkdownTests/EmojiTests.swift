import Terminal
import Testing

@testable import Markdown

struct EmojiTests {
  @Test(arguments: [
    ("`:bug:` :bug:", "`:bug:` 🐛"), ("```\n:bug:\n```", "  :bug:"), ("<code>:bug:</code> :bug:", "`:bug:` 🐛"),
    ("<pre>:bug:</pre>", "  :bug:"), ("<p>:bug:</p>", "🐛"),
    ("# :bug: a", "# 🐛 a"), ("|:bug:|\n|-|", "🐛"),
    ("[:bug:](x)", "🐛"), ("**:heavy_check_mark:**", "✔"),
  ])
  func `names in a document are drawn, except in code`(source: String, expected: String) {
    let rows = MarkdownText(source).parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.first?.text.description == expected)
  }

  @Test func `preformatted text in a line of Markdown is code`() {
    let rows = MarkdownText("a <pre>:bug:</pre> :bug:").parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.map(\.text.description) == ["a", "`:bug:`", "🐛"])
  }
}
