import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositorySearchIssuesTests {
  @Test func `the text goes out with the kind and the order`() throws {
    let (_, path) = try found(
      #"{"total_count":0,"items":[]}"#, IssueQuery(.pulls, text: "牛乳 c++ sort:updated-asc"))
    #expect(
      path
        == "/search/issues?q=%E7%89%9B%E4%B9%B3%20c%2B%2B%20is%3Apr&sort=updated&order=asc&per_page=100&page=1"
    )
  }

  @Test func `a hit is known by its repository and by what it is`() throws {
    let json = #"""
      {"total_count":4210,"incomplete_results":true,"items":[
       {"id":1,"number":7,"repository_url":"https://api.github.com/repos/o/r","title":"a","user":null},
       {"id":2,"number":8,"html_url":"https://github.com/p/q/pull/8","pull_request":{"merged_at":"2026-01-31T12:00:00Z"}},
       {"id":3,"number":9,"repository_url":"https://api.github.com/repos/o/r","pull_request":{},"draft":true}]}
      """#
    let (page, _) = try found(json)
    #expect(page.items.map(\.repo?.description) == ["o/r", "p/q", "o/r"])
    #expect(page.items.map(\.pull) == [nil, .merged, .draft])
    #expect(page.total == 4210 && page.reachable == 1000 && page.isIncomplete)
  }

  @Test(arguments: [
    #"{"id":1,"number":7,"title":"no repository"}"#,
    #"{"id":1,"number":7,"repository_url":"https://evil.example/repos/o/r"}"#,
    #"{"number":7,"repository_url":"https://api.github.com/repos/o/r"}"#, "null", "7",
  ])
  func `what cannot be opened is left out and counted`(item: String) throws {
    let (page, _) = try found(#"{"total_count":1,"items":[\#(item)]}"#)
    #expect(page.items.isEmpty && page.unreadable == 1)
  }

  private func found(
    _ json: String, _ query: IssueQuery = IssueQuery(.issues, text: "a")
  ) throws -> (ItemPage<GitHubIssue>, path: String?) {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, [:], json))
      let github = try GitHubRepository(testing: http, on: loop)
      let page = try await github.page(of: .searchIssues(query, pageSize: 100))
      return (page, http.requests.first?.path)
    }
  }
}
