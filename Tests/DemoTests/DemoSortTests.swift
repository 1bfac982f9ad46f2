import Testing

@testable import Demo

struct DemoSortTests {
  @Test(arguments: [("stars", false), ("forks-asc", true), ("updated-desc", false)])
  func `a field has an order`(text: String, isAscending: Bool) throws {
    #expect(try #require(DemoSort(qualifier: text)).isAscending == isAscending)
  }

  @Test(arguments: ["", "age", "stars-up", "-asc"]) func `anything else is none`(text: String) {
    #expect(DemoSort(qualifier: text) == nil)
  }
}
