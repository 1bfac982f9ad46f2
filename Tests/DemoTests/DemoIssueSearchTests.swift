import Testing

@testable import Demo

struct DemoIssueSearchTests {
  private static func found(_ query: String, sort: String? = nil) throws -> [DemoFoundIssue] {
    try DemoIssueSearch(data: .load()).page(1, perPage: 100, query: query, sort: sort, ascending: false).items
  }

  @Test func `issues and pull requests are found apart`() throws {
    let (issues, pulls) = (try Self.found("startup is:issue"), try Self.found("startup is:pr"))
    #expect(!issues.isEmpty && issues.allSatisfy { $0.pull == nil })
    #expect(!pulls.isEmpty && pulls.allSatisfy { $0.pull != nil })
  }

  @Test(
    arguments: [
      "is:open", "is:closed", "is:merged", "is:draft", "label:bug", "author:ada-l", "language:swift",
      #"label:"good first issue""#, "repo:apple/swift", "user:octo the lid", "NOT startup",
    ])
  func `each qualifier finds something, and not everything`(query: String) throws {
    let count = try DemoIssueSearch(data: .load()).page(
      1, perPage: 1, query: query, sort: nil, ascending: false
    )
    .total_count
    let all = try DemoIssueSearch(data: .load()).page(1, perPage: 1, query: "", sort: nil, ascending: false)
      .total_count
    #expect(count > 0 && count < all)
  }

  @Test(arguments: ["assignee:@me", "is:purple", "a OR b"])
  func `what the demo does not know is refused`(query: String) {
    #expect(throws: DemoQueryError.self) {
      try DemoIssueSearch(data: .load()).page(1, perPage: 1, query: query, sort: nil, ascending: false)
    }
  }

  @Test func `the most comments come first if asked for`() throws {
    let counts = try Self.found("is:issue", sort: "comments").map(\.row.comments)
    #expect(counts == counts.sorted(by: >))
  }
}
