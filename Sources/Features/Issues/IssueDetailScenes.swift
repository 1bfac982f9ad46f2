import Domain
import FoundationEssentials
public import Screens

/// The important states of an issue.
public enum IssueDetailScenes {
  public static let all = RepoName("octo/kettle").map { [opened($0), known($0)] } ?? []

  private static let requests = SceneRequests(
    "/repos/octo/kettle/issues/42", "/repos/octo/kettle/issues/42/comments?per_page=30")

  /// Opened by its number, without known fields.
  private static func opened(_ repo: RepoName) -> Scene {
    Scene("issue-detail", of: "Issues", route: .issueDetail(repo, number: 42, known: nil)) {
      requests.state("loaded", .json(issue()), .json(comments(1...3)))
      requests.state("found", .json(issue()), .json(comments(1...3)), then: "/ t h e Enter n").styled
      paged("none-found", .never, then: "/ x y z")
      requests.state("todo-made", .json(issue()), .json(comments(1...3)), then: "t")
      requests.state("contents", .json(issue()), .json(comments(1...3)), then: "}").wide
      requests.state("headings", .json(issue()), .json(comments(1...3)), then: "O").styled
      requests.state("comments-loading", .json(issue()), .never)
      requests.state("closed", .json(issue(closed: true, comments: 1)), .json(comments(1...1))).styled
      requests.state("no-comments", .json(issue(comments: 0)), .never)
      requests.state("no-text", .json(issue(body: "null", comments: 0)), .never)
      requests.state("long", .json(long), .json(longComments))
      requests.state("long-end", .json(long), .json(longComments), then: "G")
      requests.paged(
        .json(issue(comments: 34)), .json(comments(1...30)), next: .json(comments(31...34)))
      paged("next-comment", .never, then: "} }")
      gap("gap", next: .never, then: "G")
      gap("gap-loading", next: .never, then: "G Enter")
      gap("gap-filled", next: .json(comments(31...60)), then: "G Enter")
      gap("gap-error", next: .serverError, then: "G Enter")
      requests.state("comments-error", .json(issue()), .serverError)
      requests.state("comments-rate-limited", .json(issue()), .rateLimited)
      requests.state("not-found", .notFound, .never)
      requests.state("stopped", .never, .never, then: "Esc")
      requests.usual(.json(issue()), .json(comments(1...3)))
    }
  }

  /// Opened from a list, with the fields that the list has.
  private static func known(_ repo: RepoName) -> Scene {
    let issue = GitHubIssue(
      id: 1, number: 42, title: "Descale the kettle on Sundays",
      labels: [IssueLabel(name: "enhancement", color: "a2eeef")],
      author: "octo", comments: 3, htmlURL: repo.issueURL(42),
      createdAt: SceneState.usualTime.addingTimeInterval(-7_200))
    return Scene("issue-detail-known", of: "Issues", route: .issueDetail(repo, number: 42, known: issue)) {
      requests.state("loaded", .json(Self.issue()), .json(comments(1...3)))
      requests.usual(.json(Self.issue()), .json(comments(1...3)))
    }
  }

  /// With a second page of comments.
  private static func paged(
    _ name: String, _ second: SceneReply, then keys: String, line: Int = #line
  ) -> SceneState {
    requests.state(
      name, .json(issue(comments: 34)), .json(comments(1...30)), next: second, then: keys, line: line)
  }

  /// With 122 comments, of which the last page has two.
  private static func gap(
    _ name: String, next: SceneReply, then keys: String, line: Int = #line
  ) -> SceneState {
    requests.state(
      name, .json(issue(comments: 122)), .json(comments(1...30)), next: next,
      last: .json(comments(121...122)),
      then: keys, line: line)
  }

  private static let text = #"""
    "The kettle furs up when nobody looks after it.\r\n\r\n### What helps\r\n\r\n1. Vinegar\r\n2. Patience, see the [manual](https://tea.example/manual)\r\n\r\n```\r\nkettle --descale --wait\r\n```\r\n\r\n- [x] tried it\r\n- [ ] told the others"
    """#

  private static func issue(body: String = text, closed: Bool = false, comments: Int = 3) -> String {
    """
    {"id":1,"number":42,"title":"Descale the kettle on Sundays","state":"\(closed ? "closed" : "open")",
     "state_reason":\(closed ? "\"not_planned\"" : "null"),"user":{"login":"octo"},"comments":\(comments),
     "labels":[{"name":"enhancement","color":"a2eeef"},{"name":"good first issue","color":"7057ff"}],"assignees":[{"login":"teapot"},{"login":"cup"}],
     "milestone":{"title":"Spring 2026"},"created_at":"2025-12-31T22:00:00Z","body":\(body)}
    """
  }

  private static func comments(_ numbers: ClosedRange<Int>) -> String {
    let remarks = [
      #"Mine **too**, every week."#,
      #"> Vinegar\n\nLemon works as well, and smells better:\n\n    kettle --lemon"#,
      #"Done. Thank you!"#,
    ]
    let comments = numbers.map { number in
      """
      {"id":\(number),"user":\(number % 3 == 0 ? "null" : "{\"login\":\"tea-\(number)\"}"),
       "body":"\(remarks[number % 3])","created_at":"2025-12-31T\(22 + number % 2):30:00Z"}
      """
    }
    return "[\(comments.joined(separator: ","))]"
  }

  private static let long = """
    {"id":1,"number":42,"title":"\(String(repeating: "A title that goes on and on ", count: 8))","state":"open",
     "user":{"login":"a-person-with-a-very-long-name"},"comments":3,"created_at":"2020-01-01T10:00:00Z",
     "labels":[{"name":"a label that goes on","color":"0e8a16"},{"name":"牛乳"},{"name":"\(String(repeating: "long", count: 30))"},"old"],
     "assignees":[\((1...9).map { "{\"login\":\"somebody-else-\($0)\"}" }.joined(separator: ","))],
     "milestone":{"title":"A milestone that is far away"},
     "body":"# 日本語の見出し\\n\\n\(String(repeating: "Words of some length ", count: 60))\\n\\n| a | b |\\n|-|-|\\n| 1 | 2 |"}
    """

  private static let longComments = """
    [{"id":1,"user":{"login":"tea"},"body":"\(String(repeating: "牛乳を買って、郵便局に寄り、", count: 20))","created_at":"2025-12-31T22:00:00Z"},
     {"id":2,"user":{"login":"pot"},"body":"```\\n\(String(repeating: "code ", count: 60))\\n```","created_at":null},
     {"id":3,"body":"Steering \\u001b[31mred\\u001b[0m and \\u202eturned round"},{"nothing":true}]
    """
}
