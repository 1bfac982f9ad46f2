import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Repos

/// The program with the repository search as its only real screen.
@LoopActor
final class SearchScreen {
  let world: FakeWorld
  let app: AppHarness
  let search: RepoSearch

  /// Starts the program.
  init(_ world: FakeWorld, size: Size) async throws {
    self.world = world
    var made: RepoSearch?
    app = AppHarness(world, size: size) { route, router in
      guard case .repoSearch = route else { return nil }
      let search = RepoSearch(world.environment, router)
      made = search
      return RepoSearchScreen.pane(search)
    }
    try await app.start()
    search = try #require(made)
    made = nil
    _ = world.tracker.takeEvents()
  }

  var answers: ScriptedAnswers<StubGitHub.SearchCall, ItemPage<Repo>> { world.github.search }

  /// The names of the results that are loaded.
  var names: [String] { search.list.state.items.map(\.name.description) }
  var phase: LoadPhase { search.list.state.phase }
  /// The index of the selected result.
  var selected: Int { search.list.state.selected }
  /// The text in the field.
  var query: String { search.query.state.line.text }
  var focus: QueryState.Focus { search.query.state.focus }

  /// The search events since the last call.
  func takeSearches() -> [TrackingEvent] {
    world.tracker.takeEvents().filter { if case .search = $0 { true } else { false } }
  }

  /// Types a query over the one that is there, and searches.
  func search(_ text: String) async throws {
    if focus == .results { try await app.press("/") }
    try await app.press("Ctrl+U")
    try await app.type(text)
    try await app.press("Enter")
  }
}

/// Runs `body` with the search in front, in virtual time.
/// - Throws: what `body` throws.
@discardableResult
func onSearch<T: Sendable>(
  size: Size = Size(columns: 100, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (SearchScreen) async throws -> T
) throws -> T {
  try onWorld { world in
    try await prepare(world)
    return try await body(SearchScreen(world, size: size))
  }
}

/// The names of sample repositories.
func samples(_ ids: some Sequence<Int>) -> [String] {
  ids.map { "sample/repo-\($0)" }
}
