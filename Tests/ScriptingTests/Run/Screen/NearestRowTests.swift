import Testing

@testable import Scripting

struct NearestRowTests {
  private let rows = ["", "Searching for swift", "3 stars", "30 STARS", "検索"]

  @Test(arguments: [
    ("Serching", 1), ("4 stars", 2), ("30 star", 3), ("検索結果", 4), ("for kotlin", nil), ("x", nil), ("", nil),
  ])
  func `the row with the longest common part is the nearest`(text: String, index: Int?) {
    #expect(NearestRow.index(of: text, in: rows) == index)
  }

  @Test func `a very long text is searched quickly`() {
    let rows = Array(repeating: String(repeating: "ab", count: 500), count: 9)
    #expect(NearestRow.index(of: String(repeating: "b", count: 5_000_000), in: rows) == nil)
  }
}
