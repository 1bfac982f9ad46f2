import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Tracking
import UseCases

@testable import Repos

/// The search for repositories alone, with the presenter of its field.
@LoopActor
struct OpenSearch {
  let repos: RepoSearch
  let query: QueryPresenter
  var list: PagedListPresenter<Repo> { repos.list }
}

extension OpenScreen<OpenSearch> {
  var search: OpenSearch { presenter }
  var answers: ScriptedAnswers<StubGitHub.SearchCall, ItemPage<Repo>> { world.github.search }

  /// The names of the loaded results.
  var names: [String] { search.list.pages.items.map(\.name.description) }
  var phase: LoadPhase { search.list.pages.load.phase }
  /// The index of the selected result.
  var selected: Int { search.list.pages.position }
  /// The text in the field.
  var query: String { search.query.state.line.text }
  var focus: QueryState.Focus { search.query.state.focus }

  /// The search events since the last call.
  func takeSearches() -> [TrackingEvent] {
    world.tracker.takeEvents().filter { if case .search = $0 { true } else { false } }
  }

  /// Replaces the query and searches.
  func search(_ text: String) async throws {
    if focus == .results { try await app.press("/") }
    try await app.press("Ctrl+U")
    try await app.type(text)
    try await app.press("Enter")
  }
}

/// Runs `body` with the search as the current screen, in virtual time.
/// - Throws: what `body` throws.
@discardableResult
func onSearch<T: Sendable>(
  size: Size = Size(columns: 100, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<OpenSearch>) async throws -> T
) throws -> T {
  try onScreen(
    .repoSearch, size: size, prepare: prepare,
    make: { route, environment, router in
      guard case .repoSearch = route else { return nil }
      let repos = RepoSearch(environment)
      let query = QueryPresenter(environment, router, kinds: [repos.search], showing: route)
      return (
        OpenSearch(repos: repos, query: query),
        SearchScreen([RepoSearchScreen.kind(repos, environment, router)], query, environment)
      )
    }
  ) { (screen: OpenScreen<OpenSearch>) in
    _ = screen.world.tracker.takeEvents()
    return try await body(screen)
  }
}

/// The names of sample repositories.
func samples(_ ids: some Sequence<Int>) -> [String] {
  ids.map { "sample/repo-\($0)" }
}
