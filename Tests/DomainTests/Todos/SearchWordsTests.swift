import Domain
import Testing

struct SearchWordsTests {
  @Test(arguments: [
    ("Fix the Crash!", ["fix", "the", "crash"]), ("café CAFE\u{301}", ["cafe", "cafe"]),
    ("don't x_y a-b 3.5", ["don", "t", "x", "y", "a", "b", "3", "5"]), ("道路リスト", ["道", "路", "リ", "ス", "ト"]),
    ("v2道x", ["v2", "道", "x"]), ("Straße ΌΣΟΣ ЁЖ", ["straße", "όσοσ", "ёж"]),
    ("ẾN İs ſo", ["en", "is", "so"]),
    ("", []), (" \u{3000}\0!", []),
    ("green\u{200B}tea so\u{AD}ft", ["greentea", "soft"]), ("\u{2764}\u{FE0F}", []),
    ("か\u{3099}は\u{309A}", ["が", "ぱ"]), ("И\u{306}од е\u{308}ж", ["йод", "ёж"]),
    ("ο\u{301}δο\u{301}ς", ["όδόσ"]),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}", ["한그"]), ("क\u{93C}ी", ["\u{958}ी"]),
  ])
  func `words have small letters, no accents and no invisible signs, in either form of Unicode`(
    text: String, words: [String]
  ) {
    #expect(SearchWords.words(of: text) == words)
  }

  @Test(arguments: [
    (TodoTextTerm.word("Café"), "a cafe", true), (.word("caf"), "a cafe", false),
    (.prefix("caf"), "a CAFÉ", true),
    (.phrase("a b"), "x a, b", true), (.phrase("a b"), "a x b", false), (.word("路リ"), "道路リスト", true),
    (.word("路ス"), "道路リスト", false), (.prefix("a-b"), "a bc", true), (.word("!"), "!", false),
    (.word("a"), "", false), (.word("が"), "か\u{3099}っこう", true), (.word("か"), "か\u{3099}っこう", false),
    (.word("zerow"), "zero\u{200B}w", true),
    (.signs("🚀"), "ship🚀it", true), (.signs("🚀"), "ship :rocket:", true), (.signs(":rocket:"), "🚀", true),
    (.signs("❤"), "I \u{2764}\u{FE0F} tea", true), (.signs("🚀"), "rocket", false),
    (.signs("→"), "a → b", true),
  ])
  func `a term matches whole words, phrases in order, prefixes, and signs`(
    term: TodoTextTerm, text: String, matches: Bool
  ) {
    #expect(term.matches(text) == matches)
  }

  @Test(arguments: [
    ("И\u{306}", "й"), ("a\u{A0}b", "A b"), ("sho\u{200B}p", "shop"), ("か\u{3099}", "が"),
    ("cafe\u{301}", "Café"),
  ])
  func `names that look the same are the same`(one: String, other: String) {
    #expect(SearchWords.folded(one) == SearchWords.folded(other))
  }
}
