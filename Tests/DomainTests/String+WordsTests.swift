import Domain
import Testing

struct StringWordsTests {
  @Test(arguments: [
    ("octo/kettle", "octo/kettle"), ("日本", "日本"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("#7", "'#7'"), ("a=b", "'a=b'"), ("$(id)", "'$(id)'"), ("~", "'~'"),
  ])
  func `a word of a shell is quoted unless it is plain`(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  @Test(arguments: [(" a b\n", "a b"), ("a", "a"), (" \t", ""), ("", ""), ("\u{3000}日 本", "日 本")])
  func `whitespace is removed from the ends only`(text: String, trimmed: String) {
    #expect(text.trimmingWhitespace == trimmed)
  }
}
