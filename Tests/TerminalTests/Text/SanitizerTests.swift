import Testing

@testable import Terminal

struct SanitizerTests {
  private func drawn(_ text: String) -> String {
    DisplayText(glyphs: Sanitizer.glyphs(of: text)).description
  }

  private func widths(_ text: String) -> [UInt16] {
    Sanitizer.glyphs(of: text).map(\.width)
  }

  @Test func `keeps printable ASCII`() {
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }))
    #expect(drawn(ascii) == ascii)
    #expect(widths(ascii) == Array(repeating: 1, count: 95))
  }

  @Test func `draws nothing for an empty text`() {
    #expect(Sanitizer.glyphs(of: "") == [])
  }

  @Test func `replaces each tab and line break with a space`() {
    #expect(drawn("a\tb\nc\rd\r\ne\u{0B}f\u{0C}g\u{85}h\u{2028}i\u{2029}j") == "a b c d e f g h i j")
    #expect(drawn("\r\r\n\n") == "   ")
  }

  @Test func `shows escape sequences as harmless text`() {
    #expect(drawn("\u{1B}[31mred\u{1B}[0m") == "\u{FFFD}[31mred\u{FFFD}[0m")
    #expect(drawn("\u{9B}2J") == "\u{FFFD}2J")
    #expect(drawn("a\u{8}\u{7F}b") == "a\u{FFFD}\u{FFFD}b")
  }

  /// Each alone, because text of printable ASCII takes the fast path.
  @Test(arguments: Array(0..<0x20) + Array(0x7F..<0xA0) as [UInt8])
  func `draws no control character, not even among plain letters`(value: UInt8) {
    let scalar = Unicode.Scalar(value)
    let shown = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85].contains(value) ? " " : "\u{FFFD}"
    #expect(drawn("\(scalar)") == shown)
    #expect(drawn("a\(scalar)b") == "a\(shown)b")
    #expect(DisplayText("a\(scalar)b").description == "a\(shown)b")
  }

  @Test func `a description cannot write to the clipboard`() {
    #expect(drawn("nice\u{1B}]52;c;cm0gLXJm\u{7} repo") == "nice\u{FFFD}]52;c;cm0gLXJm\u{FFFD} repo")
    #expect(drawn("\u{9D}52;c;AA\u{9C}") == "\u{FFFD}52;c;AA\u{FFFD}")
  }

  @Test func `removes bidirectional controls`() {
    #expect(drawn("access\u{202E}\u{2066}// admin\u{2069}\u{2066}") == "access// admin")
    #expect(drawn("\u{061C}a\u{200E}b\u{200F}c\u{202A}d\u{202C}e\u{2067}f\u{2068}") == "abcdef")
  }

  @Test func `removes invisible and zero-width scalars`() {
    #expect(drawn("a\u{200B}b\u{200C}c\u{2060}d\u{2064}e\u{FEFF}f\u{AD}g\u{180E}h\u{34F}i") == "abcdefghi")
    #expect(drawn("x\u{E0041}\u{E0042}\u{E007F}\u{E0100}\u{FFF9}y\u{FFFB}\u{3164}\u{FFA0}\u{115F}") == "xy")
  }

  @Test func `replaces spaces of other widths with a space`() {
    #expect(drawn("a\u{A0}b\u{2003}c\u{202F}d") == "a b c d")
    #expect(widths("a\u{3000}b") == [1, 2, 1])
  }

  @Test(arguments: [("\u{1FA77}", 2), ("\u{1F6DC}", 2), ("\u{E0A0}", 1), ("\u{F0000}", 1), ("\u{378}", 1)])
  func `keeps what is newer than the build, not assigned, or of private use`(_ text: String, _ width: UInt16)
  {
    #expect(drawn("a\(text)b") == "a\(text)b")
    #expect(widths(text) == [width])
  }

  @Test(arguments: ["\u{FFFF}", "\u{1FFFE}", "\u{10FFFE}", "\u{600}"])
  func `replaces scalars that terminals draw differently`(_ text: String) {
    #expect(drawn(text) == "\u{FFFD}")
    #expect(widths(text) == [1])
  }

  @Test func `draws only the first of joined emoji`() {
    #expect(drawn("👨‍👩‍👧‍👦!") == "👨!")
    #expect(drawn("👩🏽‍🔬 and 🏳️‍🌈 and 🧑‍⚕️") == "👩 and 🏳 and 🧑")
    #expect(widths("👨‍👩‍👧‍👦") == [2])
  }

  @Test func `removes only the joiner if no emoji is joined`() {
    #expect(drawn("👩\u{200D}1") == "👩1")
    #expect(drawn("1\u{200D}👩") == "1👩")
    #expect(drawn("\u{200D}👩") == "👩")
    #expect(drawn("क्\u{200D}ष") == "क्ष")
    #expect(drawn("می\u{200C}خواهم") == "میخواهم")
  }

  @Test func `removes the skin tone of an emoji`() {
    #expect(drawn("👍🏽 ☝🏿 👍🏽🏽") == "👍 ☝ 👍")
  }

  @Test func `keeps a skin tone without an emoji`() {
    #expect(drawn("🏽") == "🏽")
    #expect(drawn("a🏽") == "a🏽")
    #expect(drawn("1🏽") == "1🏽")
    #expect(widths("a🏽") == [1, 2])
  }

  @Test func `draws flags as letters`() {
    #expect(drawn("🇯🇵🇩🇪") == "JPDE")
    #expect(widths("🇯🇵") == [1, 1])
    #expect(drawn("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}") == "🏴")
  }

  @Test func `draws keycaps as their digit and hearts without a variation selector`() {
    #expect(drawn("1️⃣#️⃣") == "1#")
    #expect(drawn("❤️") == "❤")
    #expect(widths("❤️") == [1])
  }

  @Test func `attaches at most four combining marks`() throws {
    let glyphs = Sanitizer.glyphs(of: "e" + String(repeating: "\u{301}", count: 50) + "x")
    #expect(glyphs.map(\.base) == ["e", "x"])
    let marks = try #require(glyphs.first).marks
    #expect(marks == Array(repeating: "\u{301}", count: 4))
    #expect(glyphs.last?.marks == nil)
  }

  @Test func `gives a mark at the start a space as its base`() {
    let glyphs = Sanitizer.glyphs(of: "\u{301}a")
    #expect(glyphs == [Glyph(base: " ", width: 1, marks: ["\u{301}"]), Glyph(base: "a", width: 1)])
  }

  @Test func `combines Hangul vowels with their consonant`() {
    #expect(widths("\u{1112}\u{1161}\u{11AB}") == [2])
    #expect(widths("한글") == [2, 2])
  }

  @Test func `keeps the scripts of the world`() {
    for text in ["検索とは、", "中文字符", "שלום", "مرحبا بالعالم", "नमस्ते", "สวัสดี", "Ελληνικά", "naïve"] {
      #expect(drawn(text) == text)
    }
    #expect(widths("検a") == [2, 1])
    #expect(widths("नमस्ते") == [1, 1, 1, 1])
  }

  @Test func `expands tabs if requested`() {
    let text = DisplayText(glyphs: Sanitizer.glyphs(of: "検\tb\t\tc", tabStop: 8))
    #expect(text.description == "検      b               c")
  }
}
