import Domain
import GitHub
public import Screens

/// The important states of the inbox.
public enum InboxScenes {
  public static let all = [inbox]

  private static let inbox = Scene("inbox", of: "Inbox", route: .inbox) {
    state("some", .json(some))
    state("empty", .json("[]"))
    SceneState("no-token")
    SceneState("all", account: token) {
      list(.json("[]"))
      SceneStub(to: "/notifications", including: ["all": "true"], .json(some))
      Keys("f")
    }
    state("read", .json(some), then: "m") {
      SceneStub(.patch, to: "/notifications/threads/13", .text("", status: 205))
    }.styled
    state("done", .json(some), then: "x") {
      SceneStub(.delete, to: "/notifications/threads/13", .text("", status: 205))
    }
    state("undone", .json(some), then: "x u")
    state("unsubscribed", .json(some), then: "w") {
      SceneStub(.delete, to: "/notifications/threads/13/subscription", .text("", status: 204))
    }
    state("refused-write", .json(some), then: "m") {
      SceneStub(.patch, to: "/notifications/threads/13", .json(#"{"message":"No"}"#, status: 403))
    }
    state("marked", .json(some), then: "Space v j")
    state("bookmarked", .json(some), then: "Space Space b")
    state("not-bookmarked", .json(some), then: "Space Space b v j b")
    state("left-out", .json(unknown), then: "v G t")
    state("many", .json(many), then: "v G x")
    state("folded", .json(some), then: "z")
    state("unknown", .json(unknown))
    state("long", .json(long))
    state("todo-made", .json(some), then: "t")
    state(
      "wrong-scope",
      .json(
        #"{"message":"No scope"}"#, status: 403,
        headers: [
          "X-Accepted-OAuth-Scopes": "notifications, repo", "X-OAuth-Scopes": "gist",
        ]))
    state(
      "wrong-token",
      .json(
        #"{"message":"Resource not accessible by personal access token"}"#, status: 403))
    state("loading", .never)
    state("error", .serverError)
    state("offline", .offline)
    state("rate-limited", .rateLimited)
    state("refused", .unauthorized)
  }

  private static let token = Account.token(source: "GH_TOKEN")

  private static func list(_ reply: SceneReply) -> SceneStub {
    SceneStub(to: "/notifications", including: ["all": "false"], reply)
  }

  private static func state(
    _ name: String, _ reply: SceneReply, then keys: String = "", line: Int = #line,
    @ScenePartsBuilder more: () -> [ScenePart] = { [] }
  ) -> SceneState {
    let more = more()
    return SceneState(name, account: token, line: line) {
      list(reply)
      more
      Keys(keys.split(separator: " ").map(String.init), line: line)
    }
  }

  private static func thread(
    _ id: Int, _ reason: String, _ type: String, _ title: String, at: String, path: String? = nil,
    unread: Bool = true
  ) -> String {
    let url = path.map { "\"https://api.github.com/repos/octo/kettle/\($0)\"" } ?? "null"
    return """
      {"id":"\(id)","unread":\(unread),"reason":"\(reason)","updated_at":"\(at)",
       "subject":{"title":"\(title)","url":\(url),"type":"\(type)"},"repository":{"full_name":"octo/kettle"}}
      """
  }

  private static func page(_ threads: [String]) -> String { "[\(threads.joined(separator: ","))]" }

  private static let some = page([
    thread(
      11, "mention", "Issue", "Descale the kettle on Sundays", at: "2025-12-31T23:00:00Z", path: "issues/42"),
    thread(12, "subscribed", "Issue", "Whistle in C sharp", at: "2025-12-31T22:00:00Z", path: "issues/7"),
    thread(
      13, "review_requested", "PullRequest", "Boil in half the time", at: "2025-12-31T20:00:00Z",
      path: "pulls/43"),
    thread(
      14, "assign", "Issue", "Steam escapes at the spout", at: "2025-12-30T10:00:00Z", path: "issues/40"),
    thread(
      15, "comment", "PullRequest", "A quieter lid", at: "2025-12-29T10:00:00Z", path: "pulls/39",
      unread: false),
    thread(16, "ci_activity", "CheckSuite", "Test workflow run failed for main", at: "2025-12-28T10:00:00Z"),
    thread(17, "subscribed", "Release", "Version 2.1", at: "2025-12-01T10:00:00Z", path: "releases/1"),
  ])

  /// What GitHub may add, or leave out.
  private static let unknown = """
    [{"id":"21","reason":"tea_time","unread":true,"subject":{"title":"The leaves are ready","type":"TeaLeaf","url":null},
      "repository":null},
     {"id":"22","reason":null,"unread":null,"subject":null,"updated_at":"yesterday"},
     {"unread":true,"reason":"mention"},
     \(thread(23, "mention", "Discussion", "Which tea?", at: "2025-12-31T10:00:00Z"))]
    """

  private static let long = page([
    thread(
      31, "review_requested", "PullRequest", String(repeating: "A title that goes on and on ", count: 8),
      at: "2024-12-31T23:00:00Z", path: "pulls/1234567"),
    thread(
      32, "review_requested", "Issue", "牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る",
      at: "2025-12-31T22:00:00Z", path: "issues/2"),
    thread(
      33, "a_reason_that_nobody_knows_and_that_is_long", "ATypeThatIsLongToo", "Tea",
      at: "2025-12-31T20:00:00Z"),
  ])

  private static let many = page(
    (1...30).map {
      thread(
        100 + $0, "subscribed", "Issue", "Kettle number \($0)", at: "2025-12-31T10:00:00Z",
        path: "issues/\($0)")
    })
}
