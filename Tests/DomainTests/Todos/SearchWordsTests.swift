import Domain
import Testing

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("Fix the Crash!", ["fix", "the", "crash"]), ("café CAFE\u{301}", ["cafe", "cafe"]),
    ("don't x_y a-b 3.5", ["don", "t", "x", "y", "a", "b", "3", "5"]), ("道路リスト", ["道", "路", "リ", "ス", "ト"]),
    ("v2道x", ["v2", "道", "x"]), ("Straße ΌΣΟΣ ЁЖ", ["straße", "όσοσ", "ёж"]),
    ("ẾN İs ſo", ["en", "is", "so"]),
    ("", []), (" \u{3000}\0!", []),
  ])
  func `words have small letters and no accents`(text: String, words: [String]) {
    #expect(SearchWords.words(of: text) == words)
  }

  @Test(arguments: [
    (TodoTextTerm.word("Café"), "a cafe", true), (.word("caf"), "a cafe", false),
    (.prefix("caf"), "a CAFÉ", true),
    (.phrase("a b"), "x a, b", true), (.phrase("a b"), "a x b", false), (.word("路リ"), "道路リスト", true),
    (.word("路ス"), "道路リスト", false), (.prefix("a-b"), "a bc", true), (.word("!"), "!", false),
    (.word("a"), "", false),
  ])
  func `a term matches whole words, phrases in order, and prefixes`(
    term: TodoTextTerm, text: String, matches: Bool
  ) {
    #expect(term.matches(FoldedText(text)) == matches)
  }
}
