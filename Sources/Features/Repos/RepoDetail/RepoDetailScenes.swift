import Domain
public import Screens

/// The states of one repository that are worth seeing.
public enum RepoDetailScenes {
  public static let all = RepoName("octo/kettle").map { [opened($0), known($0)] } ?? []

  /// Opened by its name, from a todo for example: nothing is known of it yet.
  private static func opened(_ name: RepoName) -> Scene {
    Scene("repo-detail", of: "RepoDetail", route: .repoDetail(name, known: nil)) {
      state("readme", .fixture("kettle"), .text(ReadmeSamples.kettle))
      state("loading", .never, .never)
      state("readme-loading", .fixture("kettle"), .never)
      state("no-readme", .fixture("kettle"), .fault(.notFound))
      state("empty-readme", .fixture("kettle"), .text(""))
      state("readme-error", .fixture("kettle"), .fault(.server))
      state("long", .fixture("long"), .text(ReadmeSamples.long))
      state("blocks", .fixture("kettle"), .text(ReadmeSamples.blocks), then: "G")
      state("wide", .fixture("kettle"), .text(ReadmeSamples.wide))
      state("error", .fault(.server), .fault(.server))
      state("not-found", .fault(.notFound), .fault(.notFound))
      state("offline", .fault(.offline), .fault(.offline))
      state("saved", .fixture("kettle").thenOffline, .text(ReadmeSamples.kettle).thenOffline, then: "r")
      state("rate-limited", .fault(.limit), .fault(.limit))
      state("todo-made", .fixture("kettle"), .text(ReadmeSamples.kettle), then: "t")
      state("broken-file", storage: .unusable, .fixture("kettle"), .text(ReadmeSamples.kettle), then: "t")
    } screen: { environment, router in
      RepoDetailScreen.make(name, known: nil, environment, router)
    }
  }

  /// Opened from a list, which knew most of it.
  private static func known(_ name: RepoName) -> Scene {
    let repo = Repo(
      id: 1, name: name, description: "Boils water from the command line", language: "Swift", license: "MIT",
      topics: ["cli", "tea"], stars: 48_213, forks: 1_203, openIssues: 4)
    return Scene("repo-detail-known", of: "RepoDetail", route: .repoDetail(name, known: repo)) {
      state("loading", .never, .never)
      state("readme", .fixture("kettle"), .text(ReadmeSamples.kettle))
      state("error", .fault(.server), .fault(.server))
      state("readme-only", .fault(.server), .text(ReadmeSamples.kettle))
    } screen: { environment, router in
      RepoDetailScreen.make(name, known: repo, environment, router)
    }
  }

  private static func state(
    _ name: String, storage: SceneStorage = .usable, _ repo: SceneReply, _ readme: SceneReply,
    then key: String? = nil, line: Int = #line
  ) -> SceneState {
    SceneState(name, storage: storage, line: line) {
      Answer(to: "/repos/octo/kettle", repo, line: line)
      Answer(to: "/repos/octo/kettle/readme", readme, line: line)
      Keys(key.map { [$0] } ?? [], line: line)
    }
  }
}
