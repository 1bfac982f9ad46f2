import Domain
import FoundationEssentials
public import Screens

/// The important states of the repository search.
public enum RepoSearchScenes {
  public static let all = [search]

  private static let search = Scene("repo-search", of: "RepoSearch", route: .repoSearch) {
    SceneState("start")
    SceneState("token", account: .token(source: "GH_TOKEN"))
    SceneState("recalled") {
      Queries("kettle language:swift", "teapot stars:>100")
      Keys("Ctrl+P", "Ctrl+P")
    }
    SceneState("recent") {
      Queries("kettle language:swift", "teapot stars:>100")
      Keys("Ctrl+R")
    }.styled
    SceneState("known") {
      Queries("kettle language:swift", "teapot stars:>100", "samovar")
      Todos(known)
      Visits(visited)
    }
    SceneState("known-chosen") {
      Queries("kettle language:swift", "teapot stars:>100", "samovar")
      Todos(known)
      Visits(visited)
      Keys("Down", "j", "j", "j", "j", "j", "j", "j")
    }.styled
    SceneState("examples") { Keys("Down", "Down") }
    kettles.state("results", .fixture("results", headers: left(9)))
    kettles.state("one", .fixture("one", headers: left(8)))
    kettles.state("none", .fixture("none", headers: left(7)))
    kettles.state("thousand", .json(RepoSearchSamples.page(1...1000, of: 1000), headers: left(3)))
    kettles.state("incomplete", .fixture("incomplete", headers: left(2)))
    kettles.state("long", .fixture("long", headers: left(0)))
    kettles.state("sorting", .fixture("results", headers: left(9)), later: [.never], then: "s").styled
    kettles.state("invalid", .invalid).styled
    kettles.state("todo-made", .fixture("results", headers: left(9)), then: "t")
    kettles.state("broken-file", storage: .unusable, .fixture("results", headers: left(9)), then: "t")
    kettles.state(
      "gap", .json(RepoSearchSamples.page(1...30, of: 4210)), next: .never,
      last: .json(RepoSearchSamples.page(991...1000, of: 4210)), then: "G")
    kettles.usual(.fixture("results"))
    kettles.paged(
      .json(RepoSearchSamples.page(1...30, of: 4210)), next: .json(RepoSearchSamples.page(31...60, of: 4210)))
  } screen: { environment, router in
    SearchScreen(
      [RepoSearchScreen.kind(environment, router)], showing: .repoSearch, environment, router)
  }

  private static let kettle = RepoName("octo/kettle").map { Item.repo($0) }

  private static let known = [
    Todo(id: 1, title: "octo/kettle", link: kettle, createdAt: before(hours: 30)),
    Todo(id: 2, title: "Write to the author of the kettle", link: kettle, createdAt: before(hours: 3)),
    Todo(id: 3, title: "Buy green tea", createdAt: before(hours: 0)),
    Todo(
      id: 4, title: "Throw away the old cups", createdAt: before(hours: 50), doneAt: before(hours: 48)),
  ]

  private static let visited = [("octo/kettle", 1), ("octo/teapot", 26), ("octo/cup-and-saucer", 1440)]
    .enumerated().compactMap { index, visit in
      RepoName(visit.0).map {
        VisitGroup(
          id: Int64(index + 1), visit: Visit(.repo($0), title: visit.0), count: 1 + index,
          lastAt: before(hours: visit.1))
      }
    }

  private static func before(hours: Int) -> Date {
    SceneState.usualTime.addingTimeInterval(Double(-hours) * 3600)
  }

  /// A search for "kettle".
  private static let kettles = SceneRequests(
    list: "/search/repositories", including: ["q": "kettle"], typing: "kettle", keys: "Enter")

  /// GitHub's headers for a number of remaining searches, out of ten a minute.
  private static func left(_ count: Int) -> KeyValuePairs<String, String> {
    [
      "Date": "Thu, 01 Jan 2026 00:00:00 GMT", "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "\(count)",
      "X-RateLimit-Reset": "1767225660", "X-RateLimit-Resource": "search",
    ]
  }
}

/// Generated responses of GitHub, for scenes.
enum RepoSearchSamples {
  /// A page with the repositories of these numbers, out of a total.
  static func page(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    let items = numbers.map { number in
      """
      {"id":\(number),"full_name":"octo/cup-\(number)","html_url":"https://github.com/octo/cup-\(number)",\
      "description":"The cup number \(number) of a large cupboard","language":"Swift",\
      "stargazers_count":\(100_000 / number),"forks_count":\(number),"open_issues_count":0,\
      "pushed_at":"2025-12-\(10 + number % 20)T10:00:00Z"}
      """
    }
    return """
      {"total_count":\(total),"incomplete_results":false,"items":[\(items.joined(separator: ","))]}
      """
  }
}
