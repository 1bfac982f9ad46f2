import Testing

@testable import Domain

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
    // It is searched as it is.
    let unknown = names.filter { name in
      let parts = name.split(separator: "=")
      return EmojiNames.drawn(":\(parts[0]):") != parts[1]
    }
    #expect(unknown.isEmpty)
    #expect(EmojiNames.drawn(":collision: :melting_face: :lotion_bottle:") == "💥 🫠 🧴")
  }
}
