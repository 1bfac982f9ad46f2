import Foundation
import Testing

@testable import Demo

struct DemoPullsTests {
  private let demo = DemoCaller()

  private func rows(_ path: String) throws -> [NSDictionary] {
    let response = try demo.ask("/repos/apple/swift-nio/\(path)")
    return try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [NSDictionary])
  }

  private func numbers(_ rows: [NSDictionary]) -> [Int] { rows.compactMap { $0["number"] as? Int } }

  @Test func `pull requests have all states, and numbers that no issue has`() throws {
    let pulls = try rows("pulls?state=all&per_page=100")
    #expect(Set(pulls.compactMap { $0["state"] as? String }) == ["open", "closed"])
    #expect(Set(pulls.compactMap { $0["draft"] as? Bool }) == [true, false])
    #expect(pulls.contains { $0["merged_at"] is String })
    #expect(pulls.allSatisfy { $0["comments"] == nil })
    let issues = try rows("issues?state=all&per_page=100")
    #expect(Set(numbers(pulls)).isDisjoint(with: numbers(issues)))
  }

  @Test func `they are filtered by state and base, and turned round`() throws {
    let closed = try rows("pulls?state=closed&per_page=100")
    #expect(!closed.isEmpty && closed.allSatisfy { $0["state"] as? String == "closed" })
    let next = try rows("pulls?base=next&per_page=100")
    #expect(!next.isEmpty && next.allSatisfy { ($0["base"] as? NSDictionary)?["ref"] as? String == "next" })
    let (newest, oldest) = (
      try rows("pulls?state=all&per_page=100&page=2"),
      try rows("pulls?state=all&sort=created&direction=asc&per_page=100&page=1")
    )
    #expect(numbers(newest) == numbers(oldest).reversed())
  }

  @Test func `issues are filtered by author and labels, and sorted by comments`() throws {
    func author(_ row: NSDictionary) -> String? { (row["user"] as? NSDictionary)?["login"] as? String }
    func label(_ row: NSDictionary) -> String? {
      (row["labels"] as? [NSDictionary])?.first?["name"] as? String
    }
    let all = try rows("issues?state=all&per_page=100")
    let one = try #require(all.first { author($0) != nil && label($0)?.contains(" ") == false })
    let (creator, word) = (try #require(author(one)), try #require(label(one)))
    let found = try rows(
      "issues?state=all&creator=\(creator)&labels=\(word)&sort=comments&direction=desc&per_page=100")
    let number = try #require(one["number"] as? Int)
    #expect(numbers(found).contains(number))
    #expect(found.allSatisfy { author($0) == creator && label($0) == word })
    let counts = found.compactMap { $0["comments"] as? Int }
    #expect(counts == counts.sorted(by: >) && counts.count == found.count)
  }

  @Test func `a repository has its labels, and an unknown one nothing`() throws {
    let labels = try rows("labels")
    #expect(labels.contains { $0["name"] as? String == "bug" })
    for path in ["labels", "pulls"] {
      let status = try demo.ask("/repos/no/body/\(path)").status
      #expect(status == 404)
    }
  }
}
