import Domain
import Testing

struct TextPatternTests {
  @Test(arguments: [("kettle", false), ("Kettle", true), ("été", false), ("Été", true), ("#12", false)])
  func `case counts only if the pattern has a capital`(text: String, isCaseSensitive: Bool) {
    #expect(TextPattern(text)?.isCaseSensitive == isCaseSensitive)
  }

  @Test(arguments: ["", "\u{200B}", "\u{FEFF}\u{AD}"]) func `a text that looks like nothing is not a pattern`(
    text: String
  ) {
    #expect(TextPattern(text) == nil)
  }

  @Test(arguments: [
    // Canonical equivalence, both ways and with case.
    ("cafe\u{301}", "un caf\u{E9}"), ("caf\u{E9}", "un cafe\u{301}"), ("e\u{301}t", "\u{C9}T\u{C9}"),
    ("が", "か\u{3099}"),
    ("\u{1112}\u{1161}\u{11AB}", "한글"), ("한", "\u{1112}\u{1161}\u{11AB}글"), ("\u{212B}", "\u{C5}"),
    ("a\u{323}\u{302}", "a\u{302}\u{323}"),
    // Accents that the pattern does not have.
    ("cafe", "caf\u{E9}"), ("cafe", "cafe\u{301}"), ("Ecole", "\u{C9}cole"), ("strasse 1", "Stra\u{15F}se 1"),
    // Letters with more than two forms.
    ("σίσυφος", "ΣΊΣΥΦΟΣ"), ("σίσυφοσ", "σίσυφος"), ("istanbul", "\u{130}stanbul"),
    ("istanbul", "I\u{307}stanbul"), ("i\u{307}stanbul", "\u{130}stanbul"), ("ſo", "SO"),
    ("5µm", "5\u{3BC}m"),
    // Invisible signs and blanks.
    ("greentea", "green\u{200B}tea"), ("green\u{AD}tea", "greentea"), ("a b", "a\u{A0}b"),
    ("a\u{3000}b", "a b"),
    ("a b", "a\u{3000}b"), ("❤", "❤\u{FE0F}"), ("👩", "👩\u{200D}🔬"),
    // What is drawn differently, both ways.
    ("JP trip", "🇯🇵 trip"), ("🇯🇵", "🇯🇵 trip"), ("🇯🇵", "JP trip"), ("1", "1\u{FE0F}\u{20E3}"),
    ("1\u{FE0F}\u{20E3} a", "1 a"), ("👍 done", "👍🏽 done"), ("👍🏽", "👍"), ("👨 home", "👨\u{200D}👩\u{200D}👧 home"),
    ("👨\u{200D}👩", "👨"),
    // An emoji and its name.
    ("🐛", "a :bug: b"), (":bug:", "a 🐛"), (":bug:", "a :bug:"), ("a 🐛 b", "a :bug: b"),
    ("🐛 `:x:`", ":bug: `:x:`"),
    // The only signs that are canonically equivalent to one of ASCII.
    ("10 K", "10 \u{212A}"), ("\u{212A}", "10 K"), (";", "\u{37E}"), ("`", "\u{1FEF}"),
  ])
  func `texts that look the same are found`(pattern: String, text: String) {
    #expect(TextPattern(pattern)?.matches(text) == true)
  }

  @Test(arguments: [
    "ΣΊΣΥΦΟΣ σίσυφος", "\u{130} i", "ſ s", "ϐ β", "ϵ ε", "ϑ θ", "ϰ κ", "µ μ", "ϖ π", "ϱ ρ", "ϕ φ",
  ])
  func `a filter finds what a search in a text finds`(words: String) throws {
    let pair = words.split(separator: " ").map(String.init)
    let pattern = try #require(TextPattern(pair[1]))
    #expect(pattern.matches(pair[0]))
    #expect(SearchWords.words(of: pair[0]) == SearchWords.words(of: pair[1]))
  }

  @Test(arguments: [
    ("🐛", "`:bug:`"), ("🐛", "10:30:45"), ("caf\u{E9}", "cafe"), ("cafe\u{301}", "cafe"), ("\u{E9}", "\u{E8}"),
    ("É", "é"), ("Cafe", "caf\u{E9}"), ("が", "か"), ("か", "が"), ("и", "й"), ("kk", "k"), ("👍🏽🏽x", "👍y"),
  ])
  func `others are not`(pattern: String, text: String) {
    #expect(TextPattern(pattern)?.matches(text) == false)
  }

  @Test func `a letter without a single counterpart stays as it is`() {
    let scalars: [Unicode.Scalar] = ["A", "É", "ß", "水", "1"]
    #expect(scalars.map(\.inLowerCase) == ["a", "é", "ß", "水", "1"])
    #expect((["a", "é", "ß", "水"] as [Unicode.Scalar]).map(\.inUpperCase) == ["A", "É", "ß", "水"])
  }
}
