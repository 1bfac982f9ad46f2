import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Testing

@testable import Repos

/// Runs `body` with a repository as the current screen, in virtual time.
/// - Throws: what `body` throws.
func onDetail(
  size: Size = Size(columns: 80, rows: 24), known: Repo? = nil,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<RepoDetailPresenter>) async throws -> Void
) throws {
  try onScreen(
    .repoDetail(try sampleName(), known: known), size: size, prepare: prepare,
    make: { route, environment, router in
      guard case .repoDetail(let name, let known) = route else { return nil }
      let presenter = RepoDetailPresenter(name: name, known: known, environment: environment)
      return (presenter, RepoDetailScreen.pane(presenter, router))
    }, body)
}

func sampleName() throws -> RepoName {
  try #require(RepoName("swiftlang/swift"))
}

/// The fields of the repository that a list has.
func knownRepo() throws -> Repo {
  Repo(
    id: 1, name: try sampleName(), description: "The Swift Programming Language", language: "C++",
    license: "Apache-2.0", topics: ["swift", "compiler"], homepage: "https://swift.org",
    defaultBranch: "main", stars: 69_123, forks: 10_600, openIssues: 1,
    createdAt: Date(timeIntervalSince1970: 1_445_608_500),
    pushedAt: FakeWorld.start.addingTimeInterval(-7_200))
}

/// The same, with the fields that only the repository's own endpoint sends.
func fullRepo() throws -> Repo {
  var repo = try knownRepo()
  repo.watchers = 2_457
  return repo
}
