import Terminal
import Testing

@testable import Markdown

struct EmojiNamesTests {
  @Test(arguments: [
    (":rocket: Go", "🚀 Go"), ("a :tada::+1: b", "a 🎉👍 b"), ("Done:heavy_check_mark:", "Done✔"),
    ("検索:mag:", "検索🔍"),
    (":rocket:.", "🚀."), ("(:bug:)", "(🐛)"), (":e-mail: :-1: :1234:", "📧 👎 🔢"), (":warning:Note", "⚠Note"),
    (":one: :us:", "1\u{20E3} 🇺🇸"),
  ])
  func `a name becomes its emoji`(text: String, drawn: String) {
    #expect(EmojiNames.drawn(text) == drawn)
  }

  @Test(arguments: [
    "10:30:45", "10:100:30", "std::vector::iterator", "a::b::c", ":octocat: :shipit:", ":no_such_name:",
    ": rocket :",
    "key:on:value", "C:a:", ":", "::", ":rocket", "https://x.example/:id:/y", ":ROCKET:", "a `:rocket:` b",
  ])
  func `other colons stay`(text: String) {
    #expect(EmojiNames.drawn(text) == text)
  }

  @Test func `code in a title ends with its backtick`() {
    #expect(EmojiNames.drawn("`:bug:` :bug: `:bug:") == "`:bug:` 🐛 `🐛")
  }

  @Test func `the list is GitHub's, with the names that it added later`() {
    let names = EmojiNames.table.split { $0 == " " || $0 == "\n" }
    #expect(names.count == 1_913)
    #expect(EmojiNames.drawn(":collision: :melting_face: :lotion_bottle:") == "💥 🫠 🧴")
  }

  @Test(arguments: [
    ("`:bug:` :bug:", "`:bug:` 🐛"), ("```\n:bug:\n```", "  :bug:"), ("<code>:bug:</code> :bug:", "`:bug:` 🐛"),
    ("<pre>:bug:</pre>", "  :bug:"), ("<p>:bug:</p>", "🐛"), ("# :bug: a", "# 🐛 a"), ("|:bug:|\n|-|", "🐛"),
    ("[:bug:](x)", "🐛"), ("**:heavy_check_mark:**", "✔"),
  ])
  func `names in a document are drawn, except in code`(source: String, expected: String) {
    let rows = MarkdownText(source).parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.first?.text.description == expected)
  }
}
