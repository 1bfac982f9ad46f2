import Domain
public import Screens

/// The states of the repository search that are worth seeing.
public enum RepoSearchScenes {
  public static let all = [search]

  private static let search = Scene("repo-search", of: "RepoSearch", route: .repoSearch) {
    SceneState("start")
    SceneState("token", account: .token(source: "GH_TOKEN"))
    SceneState("recalled") {
      Queries("kettle language:swift", "teapot stars:>100")
      Keys("Ctrl+P", "Ctrl+P")
    }
    SceneState("examples") { Keys("Down", "Down") }
    searched("loading", .never)
    searched("results", .fixture("results", headers: left(9)))
    searched("one", .fixture("one", headers: left(8)))
    searched("none", .fixture("none", headers: left(7)))
    searched("thousand", .json(RepoSearchSamples.page(of: 1000), headers: left(6)))
    searched("incomplete", .fixture("incomplete", headers: left(5)))
    searched("long", .fixture("long", headers: left(0)))
    paged("loading-more", .never)
    paged("page-error", .fault(.server))
    searched("error", .fault(.server))
    searched("offline", .fault(.offline))
    searched("saved", .fixture("results").thenOffline, then: "r")
    searched("rate-limited", .fault(.limit))
    searched("refused", .fault(.unauthorized))
    searched("invalid", .fault(.invalid))
    searched("todo-made", .fixture("results", headers: left(9)), then: "t")
    searched("broken-file", storage: .unusable, .fixture("results", headers: left(9)), then: "t")
  } screen: { environment, router in
    RepoSearchScreen.make(environment, router)
  }

  /// After a search for "kettle".
  private static func searched(
    _ name: String, storage: SceneStorage = .usable, _ reply: SceneReply, then key: String? = nil,
    line: Int = #line
  ) -> SceneState {
    SceneState(name, storage: storage, line: line) {
      Answer(to: "/search/repositories", including: ["q": "kettle"], reply, line: line)
      Typing("kettle")
      Keys(["Enter"] + (key.map { [$0] } ?? []), line: line)
    }
  }

  /// At the end of the first page, with the second one on its way.
  private static func paged(_ name: String, _ second: SceneReply, line: Int = #line) -> SceneState {
    let next = "<https://api.github.com/search/repositories?q=kettle&per_page=30&page=2>; rel=\"next\""
    return SceneState(name, line: line) {
      Answer(
        to: "/search/repositories", including: ["q": "kettle", "page": "1"],
        .json(RepoSearchSamples.page(of: 30, total: 4210), headers: ["Link": next]), line: line)
      Answer(to: "/search/repositories", including: ["q": "kettle", "page": "2"], second, line: line)
      Typing("kettle")
      Keys("Enter", "End", line: line)
    }
  }

  /// What GitHub says of the searches that are left of ten a minute.
  private static func left(_ count: Int) -> KeyValuePairs<String, String> {
    [
      "Date": "Thu, 01 Jan 2026 00:00:00 GMT", "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "\(count)",
      "X-RateLimit-Reset": "1767225660", "X-RateLimit-Resource": "search",
    ]
  }
}
