import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Program

/// The program with the history as its only real screen.
@LoopActor
final class OpenHistory {
  let world: FakeWorld
  let app: AppHarness
  let presenter: HistoryPresenter

  /// Starts the program.
  init(_ world: FakeWorld, size: Size) async throws {
    self.world = world
    var made: HistoryPresenter?
    let tabs = [Tab(root: .history) { $0.tabs.history }, Tab(root: .todoList) { $0.tabs.todos }]
    app = AppHarness(world, size: size, tabs: tabs) { route, router in
      guard case .history = route else { return nil }
      let presenter = HistoryPresenter(environment: world.environment, router: router)
      made = presenter
      return HistoryScreen.pane(presenter)
    }
    try await app.start()
    presenter = try #require(made)
    made = nil
    _ = world.tracker.takeEvents()
  }

  var selectedTitle: String? { app.frame.selected["history"]?.description }

  /// The titles in the order of the history, as they are stored.
  var storedTitles: [String] {
    get async throws { try await world.storedVisits().map(\.visit.title) }
  }
}

/// Runs `body` with the history in front, in virtual time.
/// - Throws: what `body` throws.
func onHistory(
  _ count: Int = 0, size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenHistory) async throws -> Void
) throws {
  try onWorld { world in
    try await world.fillVisits(count)
    try await prepare(world)
    try await body(OpenHistory(world, size: size))
  }
}
