import Foundation
import Testing

struct DemoPullDetailTests {
  private let demo = DemoCaller()
  private let path = "/repos/apple/swift-nio"

  private func list(_ target: String) throws -> [NSDictionary] {
    let text = try demo.ask(target).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSDictionary])
  }

  @Test func `a pull request has the number after that of the issue that it solves`() throws {
    for number in 1...30 {
      let issue = try demo.ask("\(path)/issues/\(number - 1)")
      let isIssue = issue.status == 200 && issue.object["pull_request"] == nil
      let pull = try demo.ask("\(path)/pulls/\(number)").status
      #expect(pull == (isIssue ? 200 : 404), "\(number)")
    }
    let status = try demo.ask("\(path)/pulls/999999").status
    #expect(status == 404)
  }

  @Test func `a pull request has as many commits and files as it says, and checks on its last commit`() throws
  {
    var count = 0
    for number in 1...30 {
      let pull = try demo.ask("\(path)/pulls/\(number)").object
      guard let commits = pull["commits"] as? Int, let head = pull["head"] as? NSDictionary,
        let sha = head["sha"] as? String
      else { continue }
      count += 1
      let rows = try list("\(path)/pulls/\(number)/commits")
      #expect(rows.count == commits && rows.last?["sha"] as? String == sha)
      let files = try list("\(path)/pulls/\(number)/files")
      #expect(files.count == pull["changed_files"] as? Int)
      #expect(files.compactMap { $0["additions"] as? Int }.reduce(0, +) == pull["additions"] as? Int)
      let timeline = try list("\(path)/issues/\(number)/timeline")
      #expect(timeline.filter { $0["event"] as? String == "commented" }.count == pull["comments"] as? Int)
      let runs = try demo.ask("\(path)/commits/\(sha)/check-runs").object["check_runs"] as? [NSDictionary]
      let first = try #require(runs?.first?["id"] as? Int)
      let annotations = try list("\(path)/check-runs/\(first)/annotations")
      #expect(annotations.count == 1)
      let status = try demo.ask("\(path)/commits/\(sha)/status").status
      #expect(status == 200)
    }
    #expect(count > 5)
  }
}
