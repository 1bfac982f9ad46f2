import Terminal
import Testing

@testable import AppCore

struct StatusTextTests {
  @Test(
    arguments: [
      (["a", "b", "c"], 80, "a · b · c"),
      (["a", "", "c"], 80, "a · c"),
      ([], 80, ""),
      (["first", "second", "third", "help"], 29, "first · second · third · help"),
      (["first", "second", "third", "help"], 28, "first · second · help"),
      (["first", "second", "third", "help"], 20, "first · help"),
      (["first", "second", "third", "help"], 12, "first · help"),
      (["first", "second", "third", "help"], 11, "first"),
      (["first", "second", "third", "help"], 4, "fir…"),
      (["日本語", "help"], 13, "日本語 · help"),
      (["日本語", "help"], 12, "日本語"),
    ] as [([String], Int, String)])
  func `as many parts as fit, the first and the last kept longest`(
    parts: [String], columns: Int, expected: String
  ) {
    #expect(StatusText.fit(parts, columns: columns).description == expected)
  }

  @Test func `it never takes more columns than there are`() {
    let parts = ["30 of 4,310 (first 1,000 reachable)", "9 of 10 searches left", "Enter opens", "? keys"]
    for columns in 0...100 {
      #expect(StatusText.fit(parts, columns: columns).width <= columns)
    }
  }
}
