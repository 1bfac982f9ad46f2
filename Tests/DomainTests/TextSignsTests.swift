import Domain
import Testing

struct TextSignsTests {
  @Test(arguments: [
    ("topic:cli\u{A0}language:swift", "topic:cli language:swift"),
    ("a\u{3000}b\u{2003}c\u{202F}d", "a b c d"),
    ("green\u{200B}tea\u{FEFF}\u{AD}", "greentea"), ("x\u{FE0F}\u{200D}y", "xy"),
    ("a\u{2066}b\u{202E}c", "abc"),
    ("one\ttwo\nthree", "one\ttwo\nthree"), ("é か\u{3099}", "é か\u{3099}"),
    // What belongs to an emoji.
    ("👩\u{200D}🔬 ❤\u{FE0F}!", "👩\u{200D}🔬 ❤\u{FE0F}!"), ("👩🏽\u{200D}🔬", "👩🏽\u{200D}🔬"), ("👩\u{200D}x", "👩x"),
    ("1\u{FE0F}", "1"), ("1\u{FE0F}\u{20E3} #\u{20E3}", "1\u{FE0F}\u{20E3} #\u{20E3}"), ("x\u{20E3}", "x"),
  ])
  func `other blanks are spaces, and invisible signs are left out`(text: String, expected: String) {
    // By scalars, because Swift's == ignores canonical differences.
    #expect(text.asRead.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(arguments: [
    "", " \t\n", "\u{200B}", "\u{A0}\u{3000}\u{FEFF}", "\u{2800}", "\u{3164}", "\u{E0041}", "\u{20E3}",
  ])
  func `a reader sees nothing of it`(text: String) {
    #expect(text.looksEmpty)
  }

  @Test(arguments: ["x", " \u{200B}.", "\u{301}", "☺"]) func `a reader sees something of it`(text: String) {
    #expect(!text.looksEmpty)
  }
}
