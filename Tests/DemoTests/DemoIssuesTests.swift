import Foundation
import Testing

@testable import Demo

struct DemoIssuesTests {
  private let demo = DemoCaller()

  /// All issues of a state, page by page along the link header.
  private func issues(_ state: String) throws -> [NSDictionary] {
    var target: String? = "/repos/apple/swift-nio/issues?state=\(state)&per_page=100&page=1"
    var issues: [NSDictionary] = []
    while let page = target {
      let response = try demo.ask(page)
      issues += try #require(
        try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [NSDictionary])
      target = response.next
    }
    return issues
  }

  private func numbers(_ issues: [NSDictionary]) -> [Int] { issues.compactMap { $0["number"] as? Int } }

  @Test func `open and closed issues add up to all of them`() throws {
    let (open, closed, all) = (try issues("open"), try issues("closed"), try issues("all"))
    #expect(open.allSatisfy { $0["state"] as? String == "open" } && open.count > 100)
    #expect(closed.allSatisfy { $0["state"] as? String == "closed" } && !closed.isEmpty)
    #expect((numbers(open) + numbers(closed)).sorted(by: >) == numbers(all))
    #expect(Set(numbers(all)).count == all.count)
  }

  @Test func `a repository has its number of open issues`() throws {
    let repo = try demo.ask("/repos/apple/swift-nio").object
    let count = try issues("open").count
    #expect(repo["open_issues_count"] as? Int == count)
  }

  @Test func `an unknown repository has no issues`() throws {
    let status = try demo.ask("/repos/no/body/issues").status
    #expect(status == 404)
  }

  @Test func `each issue of a list has its own page, and as many comments as it says`() throws {
    for row in try issues("all").prefix(40) {
      let number = try #require(row["number"] as? Int)
      let path = "/repos/apple/swift-nio/issues/\(number)"
      let issue = try demo.ask(path).object
      #expect(issue["title"] as? String == row["title"] as? String)
      #expect((issue["body"] as? String)?.contains("### What I did") == true)
      var target: String? = "\(path)/comments?per_page=10"
      var comments: [NSDictionary] = []
      while let page = target {
        let response = try demo.ask(page)
        comments += try #require(
          try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [NSDictionary])
        target = response.next
      }
      #expect(Set(comments.compactMap { $0["id"] as? Int }).count == row["comments"] as? Int)
    }
  }

  @Test(arguments: ["1000000", "0", "-2", "x", "1/events"])
  func `an issue that does not exist is not found`(number: String) throws {
    let status = try demo.ask("/repos/apple/swift-nio/issues/\(number)").status
    #expect(status == 404)
  }
}
