import Foundation
import Testing

struct DemoMyWorkTests {
  private let demo = DemoCaller()

  private func list(_ target: String) throws -> [NSDictionary] {
    let text = try demo.ask(target).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSDictionary])
  }

  @Test(arguments: ["assigned", "created", "mentioned"])
  func `each list has open issues and pull requests, newest first`(filter: String) throws {
    let rows = try list("/issues?filter=\(filter)&state=open&per_page=30&page=1")
    #expect(rows.contains { $0["pull_request"] == nil } && rows.contains { $0["pull_request"] != nil })
    #expect(rows.allSatisfy { $0["state"] as? String == "open" && $0["repository_url"] is String })
    let dates = rows.compactMap { $0["created_at"] as? String }
    #expect(dates == dates.sorted(by: >) && dates.count == rows.count)
    let ids = rows.compactMap { $0["id"] as? Int }
    #expect(Set(ids).count == rows.count)
  }

  @Test func `what waits for a review is pull requests`() throws {
    let query = "is%3Aopen%20is%3Apr%20review-requested%3A%40me"
    let answer = try demo.ask("/search/issues?q=\(query)&per_page=30&page=1")
    let items = try #require(answer.object["items"] as? [NSDictionary])
    #expect(answer.total == items.count && !items.isEmpty)
    #expect(items.allSatisfy { $0["pull_request"] != nil })
  }

  @Test func `a page leads to the next one`() throws {
    let first = try demo.ask("/issues?filter=assigned&state=open&per_page=2&page=1")
    let next = try #require(first.next)
    let second = try list(next)
    #expect(second.count == 2)
  }
}
