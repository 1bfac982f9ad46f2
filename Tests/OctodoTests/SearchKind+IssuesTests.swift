import Domain
import EventLoop
import Foundation
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import octodo

/// `octodo search issues` and `octodo search prs`.
struct SearchKindIssuesTests {
  /// The fields of gh 2.23: `gh search issues --json` without a value lists them.
  private static let fieldsOfGh = [
    "assignees", "author", "authorAssociation", "body", "closedAt", "commentsCount", "createdAt", "id",
    "isLocked", "isPullRequest", "labels", "number", "repository", "state", "title", "updatedAt", "url",
  ]

  private static let answer = #"""
    {"total_count":2,"incomplete_results":false,"items":[
     {"id":7,"node_id":"PR_7","number":7,"title":"Boil","state":"closed","locked":true,"comments":3,"draft":false,
      "user":{"login":"cup","node_id":"U_1","type":"Bot"},"author_association":"MEMBER","body":"*Hot*",
      "assignees":[{"login":"pot","node_id":"U_2","type":"User"}],
      "labels":[{"node_id":"LA_1","name":"bug","color":"d73a4a","description":"Wrong"}],
      "repository_url":"https://api.github.com/repos/octo/kettle","created_at":"2026-01-31T12:00:00Z",
      "closed_at":"2026-02-01T12:00:00Z","pull_request":{"html_url":"https://github.com/octo/kettle/pull/7",
      "merged_at":"2026-02-01T12:00:00Z"}},
     {"id":9,"number":9,"title":"Closed draft","state":"closed","draft":true,"pull_request":{},
      "user":{"login":"cup[bot]","type":"Bot","html_url":"https://github.com/apps/cup"},
      "assignees":[{"login":"pot","html_url":"https://evil.example/pot"}],
      "repository_url":"https://api.github.com/repos/octo/kettle"},
     {"id":8,"number":8,"title":"Bare","user":null,"repository_url":"https://api.github.com/repos/octo/kettle"}]}
    """#

  private func find(_ kind: SearchKind, _ request: SearchRequest) throws -> (SearchFindings, path: String?) {
    try onLoop { loop in
      let server = OneAnswer(Self.answer)
      let github = GitHubRepository(
        http: server, base: .gitHub, token: nil, userAgent: "octodo-test", cache: nil, loop: loop,
        now: { Date(timeIntervalSince1970: 0) })
      return (try await kind.find(request, github), server.path)
    }
  }

  @Test func `the kind is a qualifier, and a word that sorts is the order`() throws {
    let issues = try find(.issues, SearchRequest(text: "boil sort:comments-asc", limit: 5)).path
    #expect(issues == "/search/issues?q=boil%20is%3Aissue&sort=comments&order=asc&per_page=5&page=1")
    let pulls = try find(.prs, SearchRequest(text: "a OR b", sort: "updated", limit: 5)).path
    #expect(pulls == "/search/issues?q=%28a%20OR%20b%29%20is%3Apr&sort=updated&order=desc&per_page=5&page=1")
  }

  @Test func `an option sorts before a word does`() throws {
    let path = try find(.issues, SearchRequest(text: "boil sort:comments", sort: "created", limit: 5)).path
    #expect(path?.contains("sort=created&order=desc") == true)
  }

  @Test func `there are the fields of gh`() {
    #expect(SearchKind.issues.fields == Self.fieldsOfGh)
    #expect(SearchKind.prs.fields == (Self.fieldsOfGh + ["isDraft"]).sorted())
  }

  @Test func `the fields have the forms of gh`() throws {
    let rows = try find(.prs, SearchRequest(text: "boil", limit: 5)).0.rows
    let full = try #require(rows.first).fields, bare = try #require(rows.last).fields
    func account(_ id: String, _ login: String, _ type: String) -> PrintedValue {
      .fields([
        "id": .text(id), "is_bot": .flag(type == "Bot"), "login": .text(login), "type": .text(type),
        "url": .text("https://github.com/\(login)"),
      ])
    }
    #expect(full["author"] == account("U_1", "cup", "Bot"))
    #expect(full["assignees"] == .list([account("U_2", "pot", "User")]))
    #expect(
      full["labels"]
        == .list([
          .fields([
            "color": .text("d73a4a"), "description": .text("Wrong"), "id": .text("LA_1"),
            "name": .text("bug"),
          ])
        ]))
    #expect(
      full["repository"] == .fields(["name": .text("kettle"), "nameWithOwner": .text("octo/kettle")]))
    #expect(full["state"] == .text("merged") && full["isLocked"] == .flag(true))
    #expect(full["closedAt"] == .text("2026-02-01T12:00:00Z") && full["body"] == .text("*Hot*"))
    #expect(full["url"] == .text("https://github.com/octo/kettle/pull/7") && full["isDraft"] == .flag(false))
    #expect(bare["author"] == .missing && bare["closedAt"] == .missing && bare["body"] == .text(""))
    #expect(bare["state"] == .text("open") && bare["isPullRequest"] == .flag(false))
  }

  @Test func `a closed draft is a draft, and a bot's page is that of its app`() throws {
    let fields = try #require(try find(.prs, SearchRequest(text: "boil", limit: 5)).0.rows.dropFirst().first)
      .fields
    #expect(fields["isDraft"] == .flag(true) && fields["state"] == .text("closed"))
    func account(_ login: String, _ type: String, _ url: String) -> PrintedValue {
      .fields([
        "id": .text(""), "is_bot": .flag(type == "Bot"), "login": .text(login), "type": .text(type),
        "url": .text(url),
      ])
    }
    #expect(fields["author"] == account("cup[bot]", "Bot", "https://github.com/apps/cup"))
    #expect(fields["assignees"] == .list([account("pot", "", "https://github.com/pot")]))
  }

  @Test func `a row says where it is, its state and its title`() throws {
    let row = try #require(try find(.prs, SearchRequest(text: "boil", limit: 5)).0.rows.first)
    #expect(row.cells == ["octo/kettle#7", "merged", "Boil", "", "bug"])
  }

  @Test(arguments: [("issue", "issues"), ("pr", "prs"), ("pulls", "prs")])
  func `other words for a kind are known`(word: String, name: String) {
    #expect(SearchKind.named(word)?.name == name)
  }
}

/// Gives one answer to every request.
@LoopActor
private final class OneAnswer: HTTPClient {
  private let body: String
  /// Of the last request.
  private(set) var path: String?

  init(_ body: String) { self.body = body }

  @LoopActor func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    path = request.path
    return HTTPClientResponse(
      head: HTTPResponse(status: .ok, headerFields: [.contentType: "application/json"]),
      body: Array(self.body.utf8))
  }
}
