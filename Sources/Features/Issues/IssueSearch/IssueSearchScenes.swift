import Domain
public import Screens

/// The important states of the search for issues and pull requests. The search for repositories is another feature's.
public enum IssueSearchScenes {
  public static let all = [
    scene("issue-search", .issueSearch, "kettle is:issue"), scene("pull-search", .pullSearch, "kettle is:pr"),
  ]

  /// - Parameter sent: what GitHub gets for "kettle".
  private static func scene(_ name: String, _ route: Route, _ sent: String) -> Scene {
    let kettles = SceneRequests(
      list: "/search/issues", including: ["q": sent], typing: "kettle", keys: "Enter")
    let some = page(some, of: 5)
    return Scene(name, of: "IssueSearch", route: route) {
      SceneState("start")
      SceneState("known") { Queries("kettle label:bug", "teapot is:open") }
      kettles.state("results", .json(some)).styled
      kettles.state("one", .json(page(numbered(1...1), of: 1)))
      kettles.state("none", .json(page([], of: 0)))
      kettles.state("thousand", .json(page(numbered(1...1000), of: 1000)))
      kettles.state("incomplete", .json(page(some: true, of: 90)))
      kettles.state("long", .json(page(long, of: 4)))
      kettles.state("sorting", .json(some), later: [.never], then: "s")
      SceneState("other-kind") {
        SceneStub(to: "/search/issues", including: ["q": "kettle is:issue"], .json(some))
        SceneStub(to: "/search/issues", including: ["q": "kettle is:pr"], .json(some))
        Typing("kettle")
        Keys("Enter", "]")
      }
      kettles.state("invalid", .invalid)
      kettles.state("todo-made", .json(some), then: "t")
      kettles.state("todos-made", .json(some), then: "Space Space t")
      kettles.state(
        "gap", .json(page(numbered(1...30), of: 4210)), next: .never,
        last: .json(page(numbered(991...1000), of: 4210)), then: "G")
      kettles.usual(.json(some))
      kettles.paged(
        .json(page(numbered(1...30), of: 4210)), next: .json(page(numbered(31...60), of: 4210)))
    } screen: { environment, router in
      SearchScreen(
        [
          IssueSearchScreen.kind(.issues, environment, router),
          IssueSearchScreen.kind(.pulls, environment, router),
        ], showing: route, environment, router)
    }
  }

  private static func page(_ items: [String], of total: Int, isIncomplete: Bool = false) -> String {
    """
    {"total_count":\(total),"incomplete_results":\(isIncomplete),"items":[\(items.joined(separator: ","))]}
    """
  }

  private static func page(some isIncomplete: Bool, of total: Int) -> String {
    page(some, of: total, isIncomplete: isIncomplete)
  }

  private static func numbered(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { number in
      """
      {"id":\(number),"number":\(2000 - number),"title":"The kettle number \(number) whistles off key",\
      "state":"open","labels":[{"name":"sound","color":"1d76db"}],"user":{"login":"tea-\(number)"},\
      \(repo(number % 3 == 0 ? "octo/kettle" : "octo/teapot")),\
      "comments":\(number * number % 977),"created_at":"2025-12-\(10 + number % 20)T10:00:00Z"}
      """
    }
  }

  private static func repo(_ name: String) -> String {
    "\"repository_url\":\"https://api.github.com/repos/\(name)\""
  }

  private static let some = [
    """
    {"id":1,"number":42,"title":"Descale the kettle on Sundays","state":"open","user":{"login":"octo"},"comments":3,
     \(repo("octo/kettle")),"created_at":"2025-12-31T22:00:00Z","body":"It furs up when *nobody* looks.",
     "labels":[{"name":"enhancement","color":"a2eeef"},{"name":"good first issue","color":"7057ff"}]}
    """,
    """
    {"id":2,"number":41,"title":"Let the kettle boil by itself","state":"open","draft":true,"user":{"login":"cup"},
     \(repo("octo/kettle")),"created_at":"2025-12-31T21:00:00Z","pull_request":{"merged_at":null}}
    """,
    """
    {"id":3,"number":1040,"title":"Steam escapes at the spout","state":"closed","state_reason":"completed",
     \(repo("octo/cup-and-saucer")),"user":{"login":"teapot"},"labels":[{"name":"bug","color":"d73a4a"}],
     "comments":12,"created_at":"2025-12-01T10:00:00Z"}
    """,
    """
    {"id":4,"number":7,"title":"Whistle in C sharp","state":"closed","user":null,"labels":[],"comments":0,
     \(repo("tea/samovar")),"created_at":"2024-05-06T10:00:00Z","pull_request":{"merged_at":"2024-06-06T10:00:00Z"}}
    """,
    """
    {"id":5,"number":3,"title":"Make the kettle boil faster","state":"closed","state_reason":"duplicate",
     \(repo("octo/kettle")),"user":{"login":"cup"},"comments":1204,"created_at":"2020-01-01T10:00:00Z"}
    """,
  ]

  private static let long = [
    """
    {"id":1,"number":1234567,"title":"\(String(repeating: "A title that goes on and on ", count: 8))","state":"open",
     \(repo("an-organisation-with-a-long-name/a-repository-with-an-even-longer-name-than-that")),
     "user":{"login":"a-person-with-a-very-long-name"},"comments":98765,"created_at":"2025-12-31T22:00:00Z",
     "labels":[{"name":"a label that goes on","color":"0e8a16"},{"name":"and another one","color":"5319e7"}]}
    """,
    """
    {"id":2,"number":2,"title":"牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行く",\(repo("octo/ocha")),"user":{"login":"cha"}}
    """,
    #"{"id":3,"number":3,"title":"Steering \u001b[31mred\u001b[0m and \u202eturned round","#
      + repo("octo/kettle")
      + "}",
    #"{"id":4,"number":4,"title":"Without a repository"}"#,
  ]
}
