import Foundation
import Testing

/// A pull request is the same wherever the demo shows it.
struct DemoPullTests {
  private let demo = DemoCaller()

  /// What lists and answers have in common.
  private struct Shown: Hashable {
    let title, state, author: String?
    let isDraft, isMerged: Bool

    init(_ row: NSDictionary) {
      (title, state) = (row["title"] as? String, row["state"] as? String)
      author = (row["user"] as? NSDictionary)?["login"] as? String
      isDraft = row["draft"] as? Bool == true
      let links = row["pull_request"] as? NSDictionary
      isMerged = row["merged"] as? Bool == true || (links ?? row)["merged_at"] is String
    }
  }

  private func list(_ target: String) throws -> [NSDictionary] {
    let answer = try demo.ask(target)
    if let items = answer.object["items"] as? [NSDictionary] { return items }
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [NSDictionary])
  }

  @Test(arguments: [
    "/issues?filter=assigned&state=open&per_page=30&page=1",
    "/issues?filter=created&state=open&per_page=30&page=1",
    "/search/issues?q=is%3Aopen%20is%3Apr%20review-requested%3A%40me&per_page=30&page=1",
    "/search/issues?q=is%3Apr&per_page=30&page=1",
  ])
  func `lists and searches show what its own answers say`(target: String) throws {
    let pulls = try list(target).filter { $0["pull_request"] != nil }
    #expect(!pulls.isEmpty)
    for pull in pulls {
      let url = try #require(pull["repository_url"] as? String)
      let number = try #require(pull["number"] as? Int)
      let path = url.replacing("https://api.github.com", with: "")
      for answer in ["\(path)/pulls/\(number)", "\(path)/issues/\(number)"] {
        let shown = Shown(try demo.ask(answer).object)
        #expect(shown == Shown(pull), "\(answer)")
      }
    }
  }

  @Test func `the list of a repository shows what its own answers say`() throws {
    let path = "/repos/apple/swift-nio"
    for pull in try list("\(path)/pulls?state=all&per_page=20") {
      let number = try #require(pull["number"] as? Int)
      let answer = try demo.ask("\(path)/pulls/\(number)").object
      #expect(Shown(answer) == Shown(pull), "\(number)")
    }
  }
}
