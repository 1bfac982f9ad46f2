import Domain
import EventLoop
import Foundation
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct PullListsTests {
  @Test func `pull requests are listed by state, base and order`() throws {
    var filter = IssueFilter()
    filter.state = .all
    filter.base = "feature/x"
    filter.sort = .longRunning
    let (_, path) = try pulls("[]", filter)
    #expect(
      path
        == "/repos/o/r/pulls?state=all&base=feature%2Fx&sort=long-running&direction=desc&per_page=30&page=1")
  }

  @Test func `an author or a label makes it a search, in quotes where it has signs of the syntax`() throws {
    var filter = IssueFilter()
    filter.author = "octo-cat"
    let ofAuthor = try searchText(filter)
    #expect(ofAuthor == "repo:o/r is:pr is:open author:octo-cat")
    filter = IssueFilter()
    filter.state = .all
    filter.labels = ["bug", #"good "first" issue"#]
    filter.base = "main"
    let labelled = try searchText(filter)
    #expect(labelled == #"repo:o/r is:pr label:bug label:"good \"first\" issue" base:main"#)
    filter.author = "x is:issue"
    let quoted = try searchText(filter)
    #expect(quoted.contains(#"author:"x is:issue""#))
  }

  @Test func `the orders of the list have their like in the search`() throws {
    var filter = IssueFilter()
    filter.author = "a"
    for (sort, name) in [
      (IssueFilter.Sort.updated, "updated"), (.popularity, "comments"), (.created, "created"),
    ] {
      filter.sort = sort
      let (_, path) = try pulls(Self.found, filter)
      #expect(path.contains("&sort=\(name)&order=desc"))
    }
    filter.sort = .longRunning
    filter.order = .ascending
    let longRunning = try searchText(filter)
    #expect(longRunning.hasSuffix("created:<2026-01-01 updated:>2026-01-01"))
  }

  @Test func `a row has the state of a pull request, and no count of comments`() throws {
    let json = """
      [{"id": 1, "number": 4, "title": "a", "state": "open", "html_url": "https://github.com/o/r/pull/4"},
       {"id": 2, "number": 3, "draft": true, "user": null}, {"id": 3, "number": 2, "state": "closed", "draft": true},
       {"id": 4, "number": 1, "state": "closed", "merged_at": "2026-01-31T12:00:00Z",
        "html_url": "https://github.com/new/name/pull/1"}, {"id": 5}, null]
      """
    let (page, _) = try pulls(json, IssueFilter())
    #expect(page.items.map(\.pull) == [.open, .draft, .closed, .merged])
    #expect(page.items.allSatisfy { $0.comments == nil })
    #expect(
      page.items.map(\.htmlURL).prefix(2) == [
        "https://github.com/o/r/pull/4", "https://github.com/o/r/pull/3",
      ])
    #expect(page.items.last?.repo == RepoName("new/name"))
    #expect(page.items.last?.htmlURL == "https://github.com/new/name/pull/1")
    #expect(page.unreadable == 2)
  }

  @Test func `a result of the search has its comments, and the page the total`() throws {
    var filter = IssueFilter()
    filter.labels = ["bug"]
    let (page, _) = try pulls(Self.found, filter)
    #expect(page.total == 7)
    #expect(page.items.first?.pull == .merged && page.items.first?.comments == 3)
  }

  private static let found = """
    {"total_count": 7, "items": [{"id": 1, "number": 4, "state": "closed", "comments": 3,
     "pull_request": {"merged_at": "2026-01-31T12:00:00Z"}}]}
    """

  private func searchText(_ filter: IssueFilter) throws -> String {
    let (_, path) = try pulls(Self.found, filter)
    let query = try #require(path.split(separator: "q=").last?.prefix { $0 != "&" })
    return try #require(String(query).removingPercentEncoding)
  }

  /// The page that a response is, and the target of its request, 30 days after the start of 2026.
  private func pulls(_ json: String, _ filter: IssueFilter) throws -> (ItemPage<GitHubIssue>, String) {
    let name = try #require(RepoName("o/r"))
    let now = Date(timeIntervalSince1970: 1_769_817_600)
    return try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, [:], json))
      let github = try GitHubRepository(testing: http, on: loop)
      let page = try await github.page(of: .pulls(of: name, filter, pageSize: 30, now: now))
      return (page, try #require(http.requests.first?.path))
    }
  }
}
