import AppTestSupport
import Domain
import Testing

@testable import History

struct HistoryCSVTests {
  @Test func `each row of the history is a record under the header`() throws {
    let repo = Visit(.repo(try #require(RepoName("apple/swift"))), title: "apple/swift")
    let groups = [
      VisitGroup(id: 2, visit: repo, count: 1_234, lastAt: FakeWorld.start),
      VisitGroup(
        id: 3, visit: Visit(.issue(7, of: try #require(RepoName("apple/swift"))), title: "apple/swift#7"),
        count: 2, lastAt: FakeWorld.start),
      VisitGroup(id: 1, visit: Visit(.todo(id: 7), title: "=1, \"2\""), count: 1, lastAt: FakeWorld.start),
    ]
    let lines = [
      "title,kind,address,visits,last_visit",
      "apple/swift,repository,https://ghe.example/apple/swift,1234,2026-01-31T12:00:00Z",
      "apple/swift#7,issue,https://ghe.example/apple/swift/issues/7,2,2026-01-31T12:00:00Z",
      "\"'=1, \"\"2\"\"\",todo,,1,2026-01-31T12:00:00Z", "",
    ]
    #expect(HistoryCSV.text(of: groups, web: "https://ghe.example") == lines.joined(separator: "\r\n"))
  }

  @Test func `an empty history is its header`() {
    #expect(HistoryCSV.text(of: [], web: RepoName.gitHubWeb) == "title,kind,address,visits,last_visit\r\n")
  }
}
