import Domain
public import Screens

/// The important states of the list of pull requests.
public enum PullListScenes {
  public static let all = RepoName("octo/kettle").map { [list(of: $0)] } ?? []

  private static func list(of repo: RepoName) -> Scene {
    let pulls = SceneRequests(list: "/repos/octo/kettle/pulls")
    let searched = SceneRequests(
      "/repos/octo/kettle/pulls?state=open&per_page=30&page=1",
      "/search/issues?q=repo%3Aocto%2Fkettle%20is%3Apr%20is%3Aopen%20author%3Aocto&sort=created&order=desc&per_page=30&page=1"
    )
    let labelled = SceneRequests(
      "/repos/octo/kettle/pulls?state=open&per_page=30&page=1", "/repos/octo/kettle/labels?per_page=100")
    return Scene("pull-list", of: "Issues", route: .pullList(repo)) {
      pulls.state("some", .json(some))
      pulls.state("all", .json(all(of: repo)), then: "f Left Enter").styled
      pulls.state("one", .json(page(1...1)))
      pulls.state("empty", .json("[]"))
      searched.state("by-author", .json(some), .json(found), then: "f Tab o c t o Enter")
      searched.state("none-fits", .json(some), .json(noneFound), then: "f Tab o c t o Enter")
      pulls.state("sorted", .json(some), then: "f Shift+Tab Shift+Tab Right Enter")
      pulls.state("filter", .json(some), then: "f").styled
      labelled.state("filter-labels", .json(some), .json(labels), then: "f Tab Tab Down Down").styled
      labelled.state("filter-labels-loading", .json(some), .never, then: "f Tab Tab Down")
      labelled.state("filter-labels-error", .json(some), .serverError, then: "f Tab Tab Down")
      pulls.state("long", .json(long))
      pulls.state("incomplete", .json(#"[{"id":1,"number":1,"title":"Milk"},{"id":2},3]"#))
      pulls.state("todo-made", .json(some), then: "t")
      pulls.usual(.json(page(1...5)))
      pulls.paged(.json(page(1...30)), next: .json(page(31...60)))
    }
  }

  private static func page(_ numbers: ClosedRange<Int>) -> String {
    let pulls = numbers.map { number in
      """
      {"id":\(number),"number":\(1000 - number),"title":"Tune whistle number \(number)","state":"open",\
      "draft":\(number % 3 == 0),"labels":[{"name":"sound","color":"1d76db"}],"user":{"login":"tea-\(number)"},\
      "created_at":"2025-12-\(10 + number % 20)T10:00:00Z"}
      """
    }
    return "[\(pulls.joined(separator: ","))]"
  }

  private static let some = """
    [{"id":1,"number":43,"title":"Descale by itself","state":"open","draft":false,"user":{"login":"octo"},
      "labels":[{"name":"enhancement","color":"a2eeef"}],"body":"Closes #42.\\n\\n- [x] tests","created_at":"2025-12-31T22:00:00Z"},
     {"id":2,"number":39,"title":"Try another whistle","state":"open","draft":true,"user":{"login":"cup"},
      "labels":[],"body":null,"created_at":"2025-12-30T21:00:00Z"}]
    """

  private static func all(of repo: RepoName) -> String {
    """
    \(some.dropLast()),
     {"id":3,"number":38,"title":"Seal the spout","state":"closed","merged_at":"2025-12-02T10:00:00Z",
      "user":{"login":"teapot"},"labels":[{"name":"bug","color":"d73a4a"}],"created_at":"2025-12-01T10:00:00Z"},
     {"id":4,"number":6,"title":"Paint it red","state":"closed","merged_at":null,"user":null,"labels":[],
      "html_url":"\(repo.pullURL(6))","created_at":"2024-05-06T10:00:00Z"}]
    """
  }

  private static let found = """
    {"total_count":1,"incomplete_results":false,"items":[
     {"id":11,"number":43,"title":"Descale by itself","state":"open","pull_request":{"merged_at":null},"comments":3,
      "user":{"login":"octo"},"labels":[{"name":"enhancement","color":"a2eeef"}],"created_at":"2025-12-31T22:00:00Z"}]}
    """
  private static let noneFound = #"{"total_count":0,"incomplete_results":false,"items":[]}"#

  private static let labels = """
    [{"name":"bug","color":"d73a4a"},{"name":"enhancement","color":"a2eeef"},{"name":"good first issue","color":"7057ff"},
     {"name":"sound","color":"1d76db"},{"name":"steam","color":"ededed"},{"name":"tea","color":"fbca04"},{"name":"いい"}]
    """

  private static let long = """
    [{"id":1,"number":1234567,"title":"\(String(repeating: "A title that goes on and on ", count: 8))","state":"open",
      "user":{"login":"a-person-with-a-very-long-name"},"created_at":"2025-12-31T22:00:00Z",
      "labels":[{"name":"a label that goes on","color":"0e8a16"},{"name":"and another one","color":"5319e7"}]},
     {"id":2,"number":2,"title":"牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る","draft":true,"user":{"login":"茶"}},
     {"id":3,"number":3,"title":"Steering \\u001b[31mred\\u001b[0m and \\u202eturned round","state":"melted","labels":["いい"]}]
    """
}
