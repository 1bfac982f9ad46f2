import Testing

@testable import Scripting

struct TextDifferenceTests {
  @Test func `the column is the screen's column`() {
    #expect(
      TextDifference.text(expected: "検索 swift", actual: "検索 rust")
        == "from column 6 on: expected \"swift\", actual \"rust\"")
    #expect(
      TextDifference.text(expected: "30 results", actual: "30")
        == "from column 3 on: expected \" results\", actual the end")
  }

  @Test func `characters that look alike are distinguished`() {
    #expect(
      TextDifference.text(expected: "a b", actual: "a\u{A0}b")
        == "from column 2 on: expected \" b\", actual \"\u{A0}b\" (U+00A0)")
  }

  @Test func `an obvious difference is not repeated`() {
    #expect(TextDifference.text(expected: "query", actual: "results") == nil)
    #expect(TextDifference.text(expected: "same", actual: "same") == nil)
    #expect(TextDifference.text(expected: "a\nb", actual: "a\nc") == nil)
  }

  @Test func `a long remainder is cut`() {
    let long = String(repeating: "x", count: 200)
    let text = TextDifference.text(expected: "a" + long, actual: "a")
    #expect(text == "from column 2 on: expected \"\(String(repeating: "x", count: 19))…\", actual the end")
  }
}
