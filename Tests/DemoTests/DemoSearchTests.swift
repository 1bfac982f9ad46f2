import Testing

@testable import Demo

struct DemoSortTests {
  @Test(arguments: [("stars", false), ("forks-asc", true), ("updated-desc", false)])
  func `a field has an order`(text: String, isAscending: Bool) throws {
    let sort = try #require(DemoSort(qualifier: text))
    #expect(sort.isAscending == isAscending)
  }

  @Test(arguments: ["", "age", "stars-up", "-asc"]) func `anything else is not an order`(text: String) {
    #expect(DemoSort(qualifier: text) == nil)
  }
}
