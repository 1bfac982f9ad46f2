import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Tracking

@testable import Todos

extension OpenScreen<TodoListPresenter> {
  /// The titles in the order of the list, as stored.
  var storedTitles: [String] {
    get async throws { try await world.storedTodos().map(\.title) }
  }
}

/// Runs `body` with the todo list as the current screen, in virtual time.
/// - Throws: what `body` throws.
func onTodos(
  open: Int = 0, done: Int = 0, size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoListPresenter>) async throws -> Void
) throws {
  try onScreen(
    .todoList, size: size,
    tabs: [Tab(root: .todoList) { _ in "Todos" }, Tab(root: .repoSearch) { _ in "Search" }],
    prepare: { world in
      try await world.fill(open: open, done: done)
      try await prepare(world)
    },
    make: { route, environment, router in
      guard case .todoList = route else { return nil }
      let presenter = TodoListPresenter(environment: environment, router: router)
      return (presenter, TodoListScreen.pane(presenter))
    }
  ) { (screen: OpenScreen<TodoListPresenter>) in
    _ = screen.world.tracker.takeEvents()
    try await body(screen)
  }
}
