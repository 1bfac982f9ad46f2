import Testing

@testable import Terminal

@Suite struct ScrollMarginsTests {
  @Test(arguments: [
    ("\u{1B}[3;25rx\u{1B}[1;25r", "\u{1B}[3;24rx\u{1B}[1;24r"), ("a\u{1B}[3;24rb", "a\u{1B}[3;24rb"),
    ("text 3;25r [3;25r", "text 3;25r [3;25r"), ("25r", "25r"), (";25r", ";25r"),
    ("\u{1B}[25r", "\u{1B}[25r"), ("", ""),
  ])
  func `only margins beyond the last row are changed`(_ output: String, _ limited: String) {
    #expect(String(decoding: ScrollMargins.limited(Array(output.utf8), to: 24), as: UTF8.self) == limited)
  }

  @Test func `a replaced number may have fewer digits`() {
    let limited = ScrollMargins.limited(Array("\u{1B}[1;100r".utf8), to: 99)
    #expect(limited == Array("\u{1B}[1;99r".utf8))
  }
}
