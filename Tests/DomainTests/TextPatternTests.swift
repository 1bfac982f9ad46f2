import Domain
import Testing

struct TextPatternTests {
  @Test(arguments: [("kettle", false), ("Kettle", true), ("été", false), ("Été", true), ("#12", false)])
  func `case counts only if the pattern has a capital`(text: String, isCaseSensitive: Bool) {
    #expect(TextPattern(text)?.isCaseSensitive == isCaseSensitive)
  }

  @Test func `an empty text is not a pattern`() {
    #expect(TextPattern("") == nil)
  }

  @Test func `a letter without a single counterpart stays as it is`() {
    let scalars: [Unicode.Scalar] = ["A", "É", "ß", "水", "1"]
    #expect(scalars.map(\.inLowerCase) == ["a", "é", "ß", "水", "1"])
    #expect((["a", "é", "ß", "水"] as [Unicode.Scalar]).map(\.inUpperCase) == ["A", "É", "ß", "水"])
  }
}
