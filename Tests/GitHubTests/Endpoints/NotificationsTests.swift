import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct NotificationsTests {
  private static func thread(_ type: String, _ url: String?, title: String = "T") -> String {
    let url = url.map { "\"\($0)\"" } ?? "null"
    return """
      {"id":"1","unread":true,"reason":"mention","updated_at":"2026-01-01T00:00:00Z","last_read_at":null,
       "subject":{"title":"\(title)","url":\(url),"type":"\(type)"},"repository":{"full_name":"o/r"}}
      """
  }

  private static func decoded(_ json: String) throws -> NotificationThread? {
    NotificationThread(try JSONValue(Array(json.utf8)), from: .gitHub)
  }

  @Test(
    arguments: [
      ("Issue", "https://api.github.com/repos/o/r/issues/7", "https://github.com/o/r/issues/7", 7),
      ("PullRequest", "https://api.github.com/repos/o/r/pulls/8", "https://github.com/o/r/pull/8", 8),
      ("Commit", "https://api.github.com/repos/o/r/commits/ab12", "https://github.com/o/r/commit/ab12", nil),
      ("Release", "https://api.github.com/repos/o/r/releases/99", "https://github.com/o/r/releases", nil),
      (
        "Discussion", "https://api.github.com/repos/o/r/discussions/3",
        "https://github.com/o/r/discussions/3", 3
      ),
      ("CheckSuite", nil, "https://github.com/o/r/actions", nil),
      ("WorkflowRun", nil, "https://github.com/o/r/actions", nil),
      ("RepositoryInvitation", nil, "https://github.com/o/r/invitations", nil),
      ("Discussion", nil, "https://github.com/o/r/discussions?discussions_q=A%20b%26c", nil),
      ("Issue", nil, "https://github.com/o/r/issues", nil),
      ("PullRequest", "https://api.github.com/repos/o/r/pulls/zero", "https://github.com/o/r/pulls", nil),
      ("Invented", "https://api.github.com/repos/o/r/inventions/1", "https://github.com/o/r", nil),
      ("PullRequest", "https://api.github.com/repos/o/r/pulls/8/files", "https://github.com/o/r/pulls", nil),
      ("Issue", "https://evil.example/repos/o/r/issues/7", "https://github.com/o/r/issues", nil),
      ("Issue", "https://api.github.com/repos/o/moved/issues/7", "https://github.com/o/moved/issues/7", 7),
    ] as [(String, String?, String, Int?)])
  func `each kind of thing has a page`(type: String, url: String?, page: String, number: Int?) throws {
    let thread = try #require(try Self.decoded(Self.thread(type, url, title: "A b&c")))
    #expect(thread.htmlURL == page)
    #expect(thread.number == number)
  }

  @Test func `what is missing is left out, and a thread without an id is unreadable`() throws {
    let bare = try #require(try Self.decoded(#"{"id":5,"unread":null,"repository":null,"subject":null}"#))
    #expect(bare.id == "5")
    #expect(bare.htmlURL == "https://github.com/notifications")
    #expect(bare.repo == nil)
    let unnamed = try Self.decoded(#"{"unread":true}"#)
    #expect(unnamed == nil)
  }

  @Test func `a poll sends the date back as GitHub sent it, and a 304 keeps it`() throws {
    try onLoop { loop in
      let date = "Thu, 01 Jan 2026 00:00:07 GMT"
      let page = "[\(Self.thread("Issue", nil))]"
      let http = FakeHTTPClient(
        HTTPClientResponse(200, ["last-modified": date, "x-poll-interval": "60"], page),
        HTTPClientResponse(304, ["x-poll-interval": "300"], ""))
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      let first = try await client.poll(.notifications(.unread), since: nil)
      #expect(first.page?.items.map(\.id) == ["1"])
      #expect(first.wait == .seconds(60))
      let second = try await client.poll(.notifications(.unread), since: first.date)
      #expect(second.page == nil)
      #expect(second.date == date)
      #expect(second.wait == .seconds(300))
      #expect(http.requests.map { $0.headerFields[.ifModifiedSince] } == [nil, date])
      #expect(http.requests.map(\.path) == Array(repeating: "/notifications?all=false&per_page=50", count: 2))
    }
  }

  @Test func `the next page of a poll is on the same API only`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient()
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      let cursor = PageCursor(url: "https://evil.example/notifications?page=2")
      await #expect(throws: AppError.redirectRefused(to: "https://evil.example")) {
        try await client.pollNext(of: .notifications(.all), at: cursor)
      }
      #expect(http.requests.isEmpty)
    }
  }

  @Test(arguments: ["..", "1/2", "", "a?b", String(repeating: "1", count: 65)])
  func `an id that could lead to another path is none`(id: String) throws {
    #expect(!NotificationThread.isID(id))
    let thread = try Self.decoded("{\"id\":\"\(id)\"}")
    #expect(thread == nil)
  }
}
