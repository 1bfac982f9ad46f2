import Domain
public import Screens

/// The important states of the list of issues.
public enum IssueListScenes {
  public static let all = RepoName("octo/kettle").map { [list(of: $0)] } ?? []

  private static func list(of repo: RepoName) -> Scene {
    let issues = SceneRequests(list: "/repos/octo/kettle/issues")
    return Scene("issue-list", of: "Issues", route: .issueList(repo)) {
      issues.state("some", .json(some))
      issues.state("one", .json(page(1...1)))
      issues.state("empty", .json("[]"))
      issues.state("closed", .json(some), then: "f Right Enter").styled
      issues.state("all", .json(some), then: "f Left Enter")
      issues.state("filter", .json(some), then: "f").styled
      issues.state("long", .json(long))
      issues.state("incomplete", .json(#"[{"id":1,"number":1,"title":"Milk"},{"id":2},3]"#))
      issues.state("found", .json(page(1...30)), then: "/ 2 Enter").styled
      issues.state("none-found", .json(page(1...30)), then: "/ x y z")
      issues.state("todo-made", .json(some), then: "t")
      issues.state("todos-made", .json(some), then: "Space Space t")
      gap(issues, "gap", then: "G")
      gap(issues, "gap-loading", then: "G M")
      gap(issues, "gap-above", then: "G k k k")
      issues.usual(.json(some))
      issues.paged(.json(page(1...30)), next: .json(page(31...60)))
    }
  }

  /// With five pages, of which the last has two issues, and the second never arrives.
  private static func gap(
    _ issues: SceneRequests, _ name: String, then keys: String, line: Int = #line
  ) -> SceneState {
    issues.state(
      name, .json(page(1...30)), next: .never, last: .json(page(121...122)), then: keys, line: line)
  }

  private static func page(_ numbers: ClosedRange<Int>) -> String {
    let issues = numbers.map { number in
      """
      {"id":\(number),"number":\(1000 - number),"title":"The kettle number \(number) whistles off key",\
      "state":"open","labels":[{"name":"sound","color":"1d76db"}],"user":{"login":"tea-\(number)"},\
      "comments":\(number * number),"created_at":"2025-12-\(10 + number % 20)T10:00:00Z"}
      """
    }
    return "[\(issues.joined(separator: ","))]"
  }

  private static let some = """
    [{"id":1,"number":42,"title":"Descale the kettle on Sundays","state":"open","user":{"login":"octo"},"comments":3,
      "labels":[{"name":"enhancement","color":"a2eeef"},{"name":"good first issue","color":"7057ff"}],"created_at":"2025-12-31T22:00:00Z"},
     {"id":2,"number":41,"title":"A pull request","pull_request":{"url":"x"},"created_at":"2025-12-31T21:00:00Z"},
     {"id":3,"number":40,"title":"Steam escapes at the spout","state":"closed","state_reason":"completed",
      "user":{"login":"teapot"},"labels":[{"name":"bug","color":"d73a4a"}],"comments":12,"created_at":"2025-12-01T10:00:00Z"},
     {"id":4,"number":7,"title":"Whistle in C sharp","state":"closed","state_reason":"not_planned","user":null,
      "labels":[],"comments":0,"created_at":"2024-05-06T10:00:00Z"},
     {"id":5,"number":3,"title":"Make it boil faster","state":"closed","state_reason":"duplicate",
      "user":{"login":"cup"},"labels":[{"name":"performance","color":"fbca04"}],"comments":1204,"created_at":"2020-01-01T10:00:00Z"}]
    """

  private static let long = """
    [{"id":1,"number":1234567,"title":"\(String(repeating: "A title that goes on and on ", count: 8))","state":"open",
      "user":{"login":"a-person-with-a-very-long-name"},"comments":98765,"created_at":"2025-12-31T22:00:00Z",
      "labels":[{"name":"a label that goes on","color":"0e8a16"},{"name":"and another one","color":"5319e7"},{"name":"and a third","color":"ededed"}]},
     {"id":2,"number":2,"title":"牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る","user":{"login":"茶"}},
     {"id":3,"number":3,"title":"Tea 🍵 for the family 👨‍👩‍👧‍👦, with e\\u0301clairs","labels":["いい"]},
     {"id":4,"number":4,"title":"Steering \\u001b[31mred\\u001b[0m and \\u202eturned round"}]
    """
}
