import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Todos

/// The program with the todo editor opened over a stub of the todo list.
@LoopActor
final class EditorScreen {
  let world: FakeWorld
  let app: AppHarness
  let presenter: TodoEditorPresenter

  /// Starts the program and opens the editor.
  init(_ world: FakeWorld, _ target: TodoEditorTarget, below: [Route]) async throws {
    self.world = world
    var made: TodoEditorPresenter?
    let tabs = [Tab(root: .todoList) { _ in "Todos" }, Tab(root: .repoSearch) { _ in "Search" }]
    app = AppHarness(world, tabs: tabs) { route, router in
      guard case .todoEditor(let target) = route else { return nil }
      let presenter = TodoEditorPresenter(target: target, environment: world.environment, router: router)
      made = presenter
      return TodoEditorScreen.pane(presenter)
    }
    try await app.start()
    for route in below { app.router.show(route) }
    app.router.show(.todoEditor(target))
    try await world.settle()
    presenter = try #require(made)
    made = nil
    _ = world.tracker.takeEvents()
  }

  var isOpen: Bool { app.router.page == .todoEditor }
  var form: [String] { app.frame.rows(of: "form") }
}

/// Runs `body` with the editor in front, in virtual time.
/// - Parameters:
///   - below: screens between the todo list and the editor.
///   - left: unsaved text of an octodo that is gone.
/// - Throws: what `body` throws.
func onEditor(
  _ target: TodoEditorTarget = .new(title: "", link: nil), below: [Route] = [], left: [UnsavedTodo] = [],
  _ body: @escaping @LoopActor @Sendable (EditorScreen) async throws -> Void
) throws {
  try onWorld { world in
    for text in left { try await world.leave(text) }
    try await body(EditorScreen(world, target, below: below))
  }
}
