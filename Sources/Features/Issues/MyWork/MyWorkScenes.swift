import Domain
public import Screens

/// The important states of my work.
public enum MyWorkScenes {
  public static let all = [work]

  private static let work = Scene("my-work", of: "MyWork", route: .myWork) {
    requests.state("some", assigned, reviews, created, mentioned).wide
    requests.state("empty", .json("[]"), none, .json("[]"), .json("[]")).styled
    requests.state("review", assigned, reviews, created, mentioned, then: "}")
    requests.state("folded", assigned, reviews, created, mentioned, then: "z } } h").styled
    requests.state("marked", assigned, reviews, created, mentioned, then: "Space Space } h").styled
    requests.state("found", assigned, reviews, created, mentioned, then: "/ l i d Enter").styled
    requests.state("one-failed", assigned, .invalid, created, mentioned).styled
    requests.state("one-forbidden", .json(forbidden, status: 403), reviews, created, mentioned)
    requests.state("one-loading", assigned, .never, created, mentioned)
    requests.state("first-loading", .never, reviews, created, mentioned)
    requests.state("many", many, reviews, created, mentioned, then: "G")
    requests.state("long", .json("[\(long)]"), none, .json("[\(long)]"), .json(incomplete))
    requests.usual(assigned, reviews, created, mentioned)
    SceneState("no-token")
  }

  private static let requests = SceneRequests(
    "/issues?filter=assigned&state=open&per_page=30&page=1",
    "/search/issues?q=is%3Aopen%20is%3Apr%20review-requested%3A%40me&sort=created&order=desc&per_page=30&page=1",
    "/issues?filter=created&state=open&per_page=30&page=1",
    "/issues?filter=mentioned&state=open&per_page=30&page=1", account: .token(source: "GH_TOKEN"))

  private static let assigned = SceneReply.json(
    "[\(issue(42, "Descale the kettle on Sundays", comments: 3)),\(issue(40, "Steam escapes at the spout"))]")
  private static let reviews = SceneReply.json(
    #"{"total_count":2,"items":[\#(pull(43, "Fix the lid")),\#(pull(38, "Draft of a lid", isDraft: true))]}"#)
  private static let created = SceneReply.json(
    "[\(issue(42, "Descale the kettle on Sundays", comments: 3)),\(pull(41, "Whistle in C sharp"))]")
  private static let mentioned = SceneReply.json("[\(issue(12, "Who forgot the tea?", comments: 1204))]")
  private static let none = SceneReply.json(#"{"total_count":0,"items":[]}"#)
  private static let forbidden = #"{"message":"Resource not accessible by personal access token"}"#

  /// More than a page of them.
  private static let many = SceneReply.json(
    "[\((1...30).reversed().map { issue($0, "The kettle number \($0) whistles") }.joined(separator: ","))]",
    headers: ["Link": "<https://api.github.com/issues?page=2>; rel=\"next\""])

  private static let incomplete = #"[{"id":1,"number":1,"title":"Of no repository"},{"id":2},3]"#

  private static func issue(_ number: Int, _ title: String, comments: Int = 0) -> String {
    """
    {"id":\(number),"number":\(number),"title":"\(title)","state":"open","user":{"login":"octo"},\
    "labels":[{"name":"bug","color":"d73a4a"}],"comments":\(comments),\
    "repository_url":"https://api.github.com/repos/octo/kettle","created_at":"2025-12-31T22:00:00Z",\
    "body":"It is **time**."}
    """
  }

  private static func pull(_ number: Int, _ title: String, isDraft: Bool = false) -> String {
    """
    {"id":\(number),"number":\(number),"title":"\(title)","state":"open","user":null,"draft":\(isDraft),\
    "pull_request":{"html_url":"https://github.com/octo/teapot/pull/\(number)"},\
    "repository_url":"https://api.github.com/repos/octo/teapot","created_at":"2025-11-30T22:00:00Z"}
    """
  }

  private static let long = """
    {"id":1,"number":1234567,"title":"\(String(repeating: "A title that goes on and on ", count: 8))","state":"open",
      "user":{"login":"a-person-with-a-very-long-name"},"comments":98765,"created_at":"2025-12-31T22:00:00Z",
      "repository_url":"https://api.github.com/repos/an-owner-with-a-long-name/a-repository-with-a-very-long-name"},
    {"id":2,"number":2,"title":"牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る",
      "repository_url":"https://api.github.com/repos/octo/kettle"},
    {"id":3,"number":3,"title":"Steering \\u001b[31mred\\u001b[0m and \\u202eturned round",
      "repository_url":"https://api.github.com/repos/octo/kettle","pull_request":{"html_url":"x"},"state":"closed"}
    """
}
