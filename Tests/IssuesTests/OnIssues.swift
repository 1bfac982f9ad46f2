import AppTestSupport
import Domain
import EventLoop
import Issues
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

/// The program with the issues of a repository over a stub of the search.
@LoopActor
final class OpenIssues {
  let world: FakeWorld
  let app: AppHarness

  init(_ world: FakeWorld, size: Size, opening route: Route) async throws {
    self.world = world
    app = AppHarness(world, size: size) { route, router in
      switch route {
      case .issueList(let repo): return IssueListScreen.make(repo, world.environment, router)
      case .issueDetail(let repo, let number, let known):
        return IssueDetailScreen.make(number, of: repo, known: known, world.environment, router)
      default: return nil
      }
    }
    try await app.start()
    app.router.show(route)
    try await world.settle()
  }

  var selectedTitle: String? { app.frame.selected["issues"]?.description }

  /// All rows between the tabs and the status line.
  var screen: [String] {
    app.rows.dropFirst().dropLast().map { String($0.dropFirst()) }
  }

  /// The rows of the list, without what stands around it.
  var lines: [String] { app.frame.rows(of: "issues") }
}

/// Runs `body` with the issues of octo/kettle in front, in virtual time.
func onIssues(
  size: Size = Size(columns: 100, rows: 24),
  prepare: @escaping @LoopActor @Sendable (StubGitHub) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenIssues) async throws -> Void
) throws {
  try onWorld { world in
    prepare(world.github)
    try await body(OpenIssues(world, size: size, opening: .issueList(try kettle())))
  }
}

/// Runs `body` with issue 42 of octo/kettle in front, in virtual time.
func onIssue(
  size: Size = Size(columns: 80, rows: 24), known: GitHubIssue? = nil,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenIssues) async throws -> Void
) throws {
  try onWorld { world in
    try await prepare(world)
    try await body(
      OpenIssues(world, size: size, opening: .issueDetail(try kettle(), number: 42, known: known)))
  }
}

func kettle() throws -> RepoName { try #require(RepoName("octo/kettle")) }

/// Issues `Issue 1`, `Issue 2` and so on.
func page(_ numbers: ClosedRange<Int>, next: String? = nil) -> ItemPage<GitHubIssue> {
  let issues = numbers.map {
    GitHubIssue(
      id: $0, number: $0, title: "Issue \($0)", author: "tea",
      htmlURL: "https://github.com/octo/kettle/issues/\($0)")
  }
  return ItemPage(items: issues, next: next.map(cursor))
}

/// The way to another page of the issues.
func cursor(_ query: String) -> PageCursor {
  PageCursor(url: "https://api.github.com/repos/octo/kettle/issues?\(query)")
}
