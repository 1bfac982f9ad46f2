import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Repos

/// The program with one repository opened over a stub of the search.
@LoopActor
final class DetailScreen {
  let world: FakeWorld
  let app: AppHarness
  let presenter: RepoDetailPresenter

  init(_ world: FakeWorld, known: Repo?, size: Size) async throws {
    self.world = world
    var made: RepoDetailPresenter?
    app = AppHarness(world, size: size) { route, router in
      guard case .repoDetail(let name, let known) = route else { return nil }
      let presenter = RepoDetailPresenter(name: name, known: known, environment: world.environment)
      made = presenter
      return RepoDetailScreen.pane(presenter, router)
    }
    try await app.start()
    app.router.show(.repoDetail(try sampleName(), known: known))
    try await world.settle()
    presenter = try #require(made)
    made = nil
  }

  /// The lines on view, header and README.
  var lines: [String] { app.rows.dropFirst().dropLast().map { String($0.dropFirst()) } }
}

/// Runs `body` with a repository in front, in virtual time.
/// - Throws: what `body` throws.
func onDetail(
  size: Size = Size(columns: 80, rows: 24), known: Repo? = nil,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void,
  _ body: @escaping @LoopActor @Sendable (DetailScreen) async throws -> Void
) throws {
  try onWorld { world in
    try await prepare(world)
    try await body(DetailScreen(world, known: known, size: size))
  }
}

func sampleName() throws -> RepoName {
  try #require(RepoName("swiftlang/swift"))
}

/// What a list knows of the repository.
func knownRepo() throws -> Repo {
  Repo(
    id: 1, name: try sampleName(), description: "The Swift Programming Language", language: "C++",
    license: "Apache-2.0", topics: ["swift", "compiler"], homepage: "https://swift.org",
    defaultBranch: "main", stars: 69_123, forks: 10_600, openIssues: 1,
    createdAt: Date(timeIntervalSince1970: 1_445_608_500),
    pushedAt: FakeWorld.start.addingTimeInterval(-7_200))
}

/// The same with what only the repository's own endpoint tells.
func fullRepo() throws -> Repo {
  var repo = try knownRepo()
  repo.watchers = 2_457
  return repo
}
