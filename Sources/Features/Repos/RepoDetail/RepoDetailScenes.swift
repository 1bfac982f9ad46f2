import Domain
public import Screens

/// The important states of a repository.
public enum RepoDetailScenes {
  public static let all = RepoName("octo/kettle").map { [opened($0), known($0)] } ?? []

  private static let requests = SceneRequests("/repos/octo/kettle", "/repos/octo/kettle/readme")

  /// With a token, which starring and watching need.
  private static let ownRequests = SceneRequests(
    "/repos/octo/kettle", "/repos/octo/kettle/readme", "/user/starred/octo/kettle",
    "/repos/octo/kettle/subscription", account: .token(source: "GH_TOKEN"))

  /// GitHub answers with another name, which the README is then asked for by.
  private static let renamed = SceneRequests(
    "/repos/octo/kettle",
    "/repos/an-organisation-with-quite-a-long-name/and-a-repository-whose-name-goes-on-and-on-and-on-for-ever/readme"
  )

  /// Opened by its name, for example from a todo, without known fields.
  private static func opened(_ name: RepoName) -> Scene {
    Scene("repo-detail", of: "RepoDetail", route: .repoDetail(name, known: nil)) {
      requests.state("readme", .fixture("kettle"), .text(ReadmeSamples.kettle))
      requests.state("readme-loading", .fixture("kettle"), .never)
      requests.state("no-readme", .fixture("kettle"), .notFound)
      requests.state("empty-readme", .fixture("kettle"), .text(""))
      requests.state("readme-error", .fixture("kettle"), .serverError)
      renamed.state("long", .fixture("long"), .text(ReadmeSamples.long)).styled
      requests.state("blocks", .fixture("kettle"), .text(ReadmeSamples.blocks), then: "G").styled
      requests.state("wide", .fixture("kettle"), .text(ReadmeSamples.wide))
      requests.state(
        "contents", .fixture("kettle"), .text(ReadmeSamples.chapters), then: "PageDown PageDown"
      ).wide
      requests.state("headings", .fixture("kettle"), .text(ReadmeSamples.chapters), then: "O PageDown")
      requests.state("links", .fixture("kettle"), .text(ReadmeSamples.links), then: "f j").styled
      ownRequests.state(
        "star-menu", .fixture("kettle"), .text(ReadmeSamples.kettle), .text("", status: 204), .notFound,
        then: "w")
      requests.state("not-found", .notFound, .notFound)
      requests.state("todo-made", .fixture("kettle"), .text(ReadmeSamples.kettle), then: "t")
      requests.state(
        "broken-file", storage: .unusable, .fixture("kettle"), .text(ReadmeSamples.kettle), then: "t")
      requests.usual(.fixture("kettle"), .text(ReadmeSamples.kettle))
    }
  }

  /// Opened from a list, with the fields that the list has.
  private static func known(_ name: RepoName) -> Scene {
    let repo = Repo(
      id: 1, name: name, description: "Boils water from the command line", language: "Swift", license: "MIT",
      topics: ["cli", "tea"], stars: 48_213, forks: 1_203, openIssues: 4)
    return Scene("repo-detail-known", of: "RepoDetail", route: .repoDetail(name, known: repo)) {
      requests.state("readme", .fixture("kettle"), .text(ReadmeSamples.kettle))
      requests.state("readme-only", .serverError, .text(ReadmeSamples.kettle))
      requests.usual(.fixture("kettle"), .text(ReadmeSamples.kettle))
    }
  }
}
