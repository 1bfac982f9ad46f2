import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Todos

/// The program with the todo list as its only real screen.
@LoopActor
final class OpenTodos {
  let world: FakeWorld
  let app: AppHarness
  let presenter: TodoListPresenter

  /// Starts the program.
  init(_ world: FakeWorld, size: Size) async throws {
    self.world = world
    var made: TodoListPresenter?
    let tabs = [Tab(root: .todoList) { _ in "Todos" }, Tab(root: .repoSearch) { _ in "Search" }]
    app = AppHarness(world, size: size, tabs: tabs) { route, router in
      guard case .todoList = route else { return nil }
      let presenter = TodoListPresenter(environment: world.environment, router: router)
      made = presenter
      return TodoListScreen.pane(presenter)
    }
    try await app.start()
    presenter = try #require(made)
    made = nil
    _ = world.tracker.takeEvents()
  }

  var selectedTitle: String? { app.frame.selected["todos"]?.description }

  /// The titles in the order of the list, as they are stored.
  var storedTitles: [String] {
    get async throws { try await world.storedTodos().map(\.title) }
  }
}

/// Runs `body` with the todo list in front, in virtual time.
/// - Throws: what `body` throws.
func onTodos(
  open: Int = 0, done: Int = 0, size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenTodos) async throws -> Void
) throws {
  try onWorld { world in
    try await world.fill(open: open, done: done)
    try await prepare(world)
    try await body(OpenTodos(world, size: size))
  }
}
