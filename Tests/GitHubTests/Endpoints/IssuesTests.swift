import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct IssuesTests {
  @Test(arguments: IssueFilter.State.allCases)
  func `issues are requested by their state`(state: IssueFilter.State) throws {
    var filter = IssueFilter()
    filter.state = state
    let (_, request) = try issues("[]", filter, pageSize: 500)
    #expect(request.path == "/repos/o/r/issues?state=\(state.rawValue)&per_page=100&page=1")
  }

  @Test func `a filter is sent, and the order if it is not GitHub's own`() throws {
    var filter = IssueFilter()
    filter.author = "tea"
    filter.labels = ["bug", "good first issue"]
    let (_, narrow) = try issues("[]", filter)
    #expect(
      narrow.path
        == "/repos/o/r/issues?state=open&creator=tea&labels=bug%2Cgood%20first%20issue&per_page=30&page=1")
    filter = IssueFilter()
    filter.sort = .comments
    filter.order = .ascending
    let (_, sorted) = try issues("[]", filter)
    #expect(
      sorted.path == "/repos/o/r/issues?state=open&sort=comments&direction=asc&per_page=30&page=1")
  }

  @Test(arguments: [(8_192, false), (8_193, true)])
  func `the text of an issue of a list is cut, and says so`(length: Int, isCut: Bool) throws {
    let text = String(repeating: "x", count: length)
    let issue = try #require(try issues(#"[{"id": 1, "number": 1, "body": "\#(text)"}]"#).0.items.first)
    #expect(issue.text?.utf8.count == 8_192)
    #expect(issue.isTextCut == isCut)
  }

  @Test func `the labels of a repository are read as far as they have names`() throws {
    let json = #"[{"name": "bug", "color": "d73a4a"}, {"name": ""}, {"color": "d73a4a"}, "old", null]"#
    let (labels, request) = try response(json) { .labels(of: $0) }
    #expect(request.path == "/repos/o/r/labels?per_page=100")
    #expect(labels.items == [IssueLabel(name: "bug", color: "d73a4a"), IssueLabel(name: "old")])
  }

  @Test func `an issue has the fields that the list shows`() throws {
    let json = """
      [{"id": 9, "number": 7, "title": "Kettle leaks", "state": "closed", "state_reason": "not_planned",
        "labels": [{"name": "bug", "color": "d73a4a"}, "old", {"name": "odd", "color": "red"}, {}, 3],
        "user": {"login": "tea"}, "comments": 12, "html_url": "https://github.com/o/r/issues/7",
        "created_at": "2026-01-31T12:00:00Z", "updated_at": "2026-02-01T12:00:00Z"}]
      """
    let (page, _) = try issues(json)
    let noon = Date(timeIntervalSince1970: 1_769_860_800)
    #expect(
      page.items == [
        GitHubIssue(
          id: 9, number: 7, title: "Kettle leaks", isOpen: false, stateReason: "not_planned",
          labels: [
            IssueLabel(name: "bug", color: "d73a4a"), IssueLabel(name: "old"), IssueLabel(name: "odd"),
          ],
          author: "tea", comments: 12, htmlURL: "https://github.com/o/r/issues/7",
          repo: RepoName("o/r"), createdAt: noon, updatedAt: noon + 86_400)
      ])
    #expect(page.total == nil)
  }

  @Test(arguments: [
    (#""comments": 0, "review_comments": 2"#, 2), (#""comments": 3, "review_comments": null"#, 3),
    (#""comments": 3, "review_comments": 9223372036854775806"#, 3), (#""review_comments": 2"#, nil),
  ])
  func `comments on the lines of a pull request are comments`(fields: String, comments: Int?) throws {
    let (pull, _) = try response("{\"id\": 1, \"number\": 4, \(fields)}") { .pull(4, of: $0) }
    #expect(pull.detail.issue.comments == comments)
  }

  @Test func `pull requests are left out, and invalid issues counted`() throws {
    let json = """
      [{"id": 1, "number": 1, "title": "a"}, {"id": 2, "number": 2, "title": "b", "pull_request": {}},
       {"id": 3, "number": 3, "title": "c", "pull_request": null}, {"id": 4}, {"number": 0, "id": 5}, null]
      """
    let (page, _) = try issues(json)
    #expect(page.items.map(\.number) == [1, 3])
    #expect(page.unreadable == 3)
  }

  @Test func `an issue of a deleted account has no author`() throws {
    let (page, _) = try issues(#"[{"id": 1, "number": 5, "title": null, "user": null, "labels": null}]"#)
    let issue = try #require(page.items.first)
    #expect(issue.author == nil && issue.labels.isEmpty && issue.title.isEmpty && issue.isOpen)
    #expect(issue.htmlURL == "https://github.com/o/r/issues/5")
  }

  @Test(arguments: [
    "javascript:alert(1)", "http://github.com/o/r/issues/5", "", "https://evil.example/o/r/issues/5",
    "https://github.com.evil.example/o/x/issues/5", "https://github.com@evil.example/o/x/issues/5",
  ])
  func `an address that is unsafe for a browser, or another host's, is replaced`(url: String) throws {
    let (page, _) = try issues(#"[{"id": 1, "number": 5, "html_url": "\#(url)"}]"#)
    #expect(page.items.first?.htmlURL == "https://github.com/o/r/issues/5")
  }

  @Test(arguments: [
    #"{"pull_request": {"merged_at": "2026-01-01T00:00:00Z"}, "state": "closed"}"#: PullRequestState.merged,
    #"{"pull_request": {"merged_at": null}, "state": "closed"}"#: .closed,
    #"{"pull_request": {"url": "x"}, "state": "open", "draft": true}"#: .draft,
    #"{"pull_request": {"url": "x"}, "state": "open", "draft": false}"#: .open,
  ])
  func `a pull request in the form of an issue has its own state and address`(
    fields: String, state: PullRequestState
  ) throws {
    let json = #"{"id": 9, "number": 7, "# + fields.dropFirst()
    let (detail, _) = try response(json) { .issue(7, of: $0) }
    #expect(detail.issue.pull == state)
    #expect(detail.issue.htmlURL == "https://github.com/o/r/pull/7")
  }

  @Test func `old servers send an empty field for pull requests, and one assignee`() throws {
    let json = #"""
      {"id": 9, "number": 7, "pull_request": {"html_url": null, "diff_url": null, "patch_url": null},
       "assignee": {"login": "ann"}}
      """#
    let (page, _) = try issues("[\(json)]")
    #expect(page.items.map(\.number) == [7])
    let (detail, _) = try response(json) { .issue(7, of: $0) }
    #expect(detail.issue.pull == nil && detail.assignees == ["ann"])
  }

  @Test(arguments: [
    (#""repository_url": "https://api.github.com/repos/o/new""#, "o/new"),
    (#""html_url": "https://github.com/o/new/issues/1""#, "o/new"),
    (#""repository_url": "https://evil.example/repos/o/new""#, "o/r"),
    (#""html_url": "https://evil.example/o/new/issues/1""#, "o/r"),
    (#""repository_url": "https://api.github.com/repos/../..""#, "o/r"), (#""html_url": null"#, "o/r"),
  ])
  func `an issue that was moved has the name of the answer`(field: String, name: String) throws {
    let (detail, _) = try response("{\"id\": 9, \"number\": 1, \(field)}") { .issue(7, of: $0) }
    #expect(detail.issue.htmlURL == "https://github.com/\(name)/issues/1")
    let answered = detail.issue.repo ?? RepoName("o/r")
    #expect(answered == RepoName(name))
  }

  @Test func `a page with only pull requests has a next page`() throws {
    let json = #"[{"id": 2, "number": 2, "pull_request": {"url": "x"}}]"#
    let next = "https://api.github.com/repositories/1/issues?state=open&after=Y3Vyc29y&page=2"
    let (page, _) = try issues(json, headers: ["link": "<\(next)>; rel=\"next\""])
    #expect(page.items.isEmpty)
    #expect(page.next == PageCursor(url: next))
  }

  @Test(arguments: ["{}", "null", "<html>", #"{"items": []}"#])
  func `a body that is not a list is an error`(body: String) throws {
    #expect(throws: AppError.notJSON) { try issues(body) }
  }

  @Test func `an issue has its text, assignees and milestone`() throws {
    let json = """
      {"id": 9, "number": 7, "title": "Kettle leaks", "state": "open", "body": "It *drips*.", "locked": false,
       "user": {"login": "tea"}, "assignees": [{"login": "cup"}, null, {"login": "pot"}],
       "milestone": {"title": "1.2", "number": 3}, "html_url": "https://github.com/o/r/issues/7"}
      """
    let (detail, request) = try response(json) { .issue(7, of: $0) }
    #expect(request.path == "/repos/o/r/issues/7")
    #expect(detail.issue.title == "Kettle leaks" && detail.issue.number == 7)
    #expect(detail.body == "It *drips*.")
    #expect(detail.assignees == ["cup", "pot"])
    #expect(detail.milestone == "1.2")
  }

  @Test func `an issue without a text is an issue, and so is a pull request`() throws {
    let json = """
      {"id": 9, "number": 7, "body": null, "user": null, "assignees": null, "milestone": null,
       "pull_request": {"url": "x"}, "html_url": "https://github.com/o/r/pull/7"}
      """
    let (detail, _) = try response(json) { .issue(7, of: $0) }
    #expect(detail.body == "" && detail.assignees == [] && detail.milestone == nil)
    #expect(detail.issue.htmlURL == "https://github.com/o/r/pull/7")
  }

  /// GitHub allows 65,536 characters of up to four bytes.
  @Test(arguments: [("x", 65_536, 65_536), ("🫖", 65_536, 262_144), ("x", 300_000, 262_144)])
  func `a text is complete up to GitHub's limit`(character: String, count: Int, bytes: Int) throws {
    let text = String(repeating: character, count: count)
    let (detail, _) = try response(#"{"id": 9, "number": 7, "body": "\#(text)"}"#) { .issue(7, of: $0) }
    #expect(detail.body.utf8.count == bytes)
    let (page, _) = try response(#"[{"id": 1, "body": "\#(text)"}]"#) {
      .comments(on: 7, of: $0, pageSize: 1)
    }
    let comment = try #require(page.items.first)
    #expect(comment.body.utf8.count == bytes)
  }

  @Test(arguments: ["[]", #"{"message": "x"}"#, "null"])
  func `anything but an issue is an error`(body: String) throws {
    #expect(throws: AppError.notJSON) { try response(body) { .issue(7, of: $0) } }
  }

  @Test func `comments are decoded one by one, and invalid ones are counted`() throws {
    let json = """
      [{"id": 1, "user": {"login": "tea"}, "body": "Mine too", "created_at": "2026-01-31T12:00:00Z"},
       {"id": 2, "user": null, "body": null}, {"body": "no id"}]
      """
    let (page, request) = try response(json) { .comments(on: 7, of: $0, pageSize: 500) }
    #expect(request.path == "/repos/o/r/issues/7/comments?per_page=100")
    #expect(
      page.items == [
        IssueComment(
          id: 1, author: "tea", body: "Mine too", createdAt: Date(timeIntervalSince1970: 1_769_860_800)),
        IssueComment(id: 2, author: nil, body: "", createdAt: nil),
      ])
    #expect(page.unreadable == 1)
  }

  /// The response to a request for a list of issues, and the request.
  @discardableResult
  private func issues(
    _ json: String, _ filter: IssueFilter = IssueFilter(), pageSize: Int = 30, headers: [String: String] = [:]
  ) throws -> (ItemPage<GitHubIssue>, HTTPRequest) {
    let name = try #require(RepoName("o/r"))
    return try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, headers, json))
      let github = try GitHubRepository(testing: http, on: loop)
      let page = try await github.page(of: .issues(of: name, filter, pageSize: pageSize))
      return (page, try #require(http.requests.first))
    }
  }
}
