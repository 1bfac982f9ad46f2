import Domain
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct MyWorkTests {
  @Test(arguments: [IssueRole.assigned, .created, .mentioned])
  func `open issues are requested by what the user has to do with them`(role: IssueRole) throws {
    let (_, request) = try page("[]") { .issues(role, pageSize: 500) }
    #expect(request.path == "/issues?filter=\(role.rawValue)&state=open&per_page=100&page=1")
  }

  @Test func `review requests are searched for`() throws {
    let (page, request) = try page(#"{"total_count":7,"items":[]}"#) { .reviewRequests(pageSize: 30) }
    let query = "is%3Aopen%20is%3Apr%20review-requested%3A%40me"
    #expect(request.path == "/search/issues?q=\(query)&sort=created&order=desc&per_page=30&page=1")
    #expect(page.total == 7)
  }

  @Test func `issues and pull requests are of the repositories that GitHub names`() throws {
    let json = """
      [{"id": 1, "number": 7, "title": "a", "repository_url": "https://api.github.com/repos/o/r"},
       {"id": 2, "number": 8, "title": "b", "html_url": "https://github.com/o/s/pull/8", "draft": true,
        "pull_request": {"html_url": "https://github.com/o/s/pull/8"}}]
      """
    let (page, _) = try page(json) { .issues(.assigned, pageSize: 30) }
    #expect(page.items.map(\.repo) == [RepoName("o/r"), RepoName("o/s")])
    #expect(page.items.map(\.pull) == [nil, .draft])
    #expect(
      page.items.map(\.htmlURL) == ["https://github.com/o/r/issues/7", "https://github.com/o/s/pull/8"])
  }

  @Test func `what belongs to no repository of the host is left out and counted`() throws {
    let json = """
      [{"id": 1, "number": 7, "title": "a", "repository_url": "https://evil.example/repos/o/r",
        "html_url": "https://evil.example/o/r/issues/7"},
       {"id": 2, "number": 8, "title": "b"}, {"id": 3, "title": "c"}, null,
       {"id": 4, "number": 9, "user": null, "repository_url": "https://api.github.com/repos/o/r"}]
      """
    let (page, _) = try page(json) { .issues(.mentioned, pageSize: 30) }
    #expect(page.items.map(\.number) == [9])
    #expect(page.unreadable == 4)
  }

  @Test(arguments: ["{}", "null", "3"]) func `what is no list is an error`(json: String) throws {
    #expect(throws: AppError.notJSON) {
      _ = try page(json) { .issues(.created, pageSize: 30) }
    }
  }

  /// The response to a request for a list, and the request.
  @discardableResult
  private func page(
    _ json: String, of endpoint: @escaping @Sendable () -> Endpoint<ItemPage<GitHubIssue>>
  ) throws -> (ItemPage<GitHubIssue>, HTTPRequest) {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, [:], json))
      let github = try GitHubRepository(testing: http, on: loop)
      let page = try await github.page(of: endpoint())
      return (page, try #require(http.requests.first))
    }
  }
}
