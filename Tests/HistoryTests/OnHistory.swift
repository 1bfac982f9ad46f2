import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Texts
import Tracking

@testable import History

extension OpenScreen<HistoryPresenter> {
  /// The titles in the order of the history, as stored.
  var storedTitles: [String] {
    get async throws { try await world.storedVisits().map(\.visit.title) }
  }
}

/// Runs `body` with the history as the current screen, in virtual time.
/// - Throws: what `body` throws.
func onHistory(
  _ count: Int = 0, size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<HistoryPresenter>) async throws -> Void
) throws {
  try onScreen(
    .history, size: size,
    tabs: [Tab(root: .history) { $0.tabs.history }, Tab(root: .todoList) { $0.tabs.todos }],
    prepare: { world in
      try await world.fillVisits(count)
      try await prepare(world)
    },
    make: { route, environment, router in
      guard case .history = route else { return nil }
      let presenter = HistoryPresenter(environment: environment, router: router)
      return (presenter, HistoryScreen.pane(presenter))
    }
  ) { (screen: OpenScreen<HistoryPresenter>) in
    _ = screen.world.tracker.takeEvents()
    try await body(screen)
  }
}
