import AppTestSupport
import Domain
import EventLoop
import Screens
import Tracking

@testable import Todos

extension OpenScreen<TodoEditorPresenter> {
  var isOpen: Bool { app.router.page == .todoEditor }
  var form: [String] { app.frame.rows(of: "form") }
}

/// Runs `body` with the editor as the current screen above a stub of the todo list, in virtual time.
/// - Parameters:
///   - below: screens between the todo list and the editor.
///   - left: unsaved text of an octodo that no longer runs.
///   - todos: the existing todos.
/// - Throws: what `body` throws.
func onEditor(
  _ target: TodoEditorTarget = .new(title: "", link: nil), below: [Route] = [], left: [UnsavedTodo] = [],
  todos: [Todo] = [],
  _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoEditorPresenter>) async throws -> Void
) throws {
  try onScreen(
    .todoEditor(target),
    tabs: [Tab(root: .todoList) { _ in "Todos" }, Tab(root: .repoSearch) { _ in "Search" }],
    prepare: { world in
      if !todos.isEmpty { try await world.changeFromOutside { $0 = todos } }
      for text in left { try await world.leave(text) }
    },
    started: { app in for route in below { app.router.show(route) } },
    make: { route, environment, router in
      guard case .todoEditor(let target) = route else { return nil }
      let presenter = TodoEditorPresenter(target: target, environment: environment, router: router)
      return (presenter, TodoEditorScreen.pane(presenter))
    }
  ) { (screen: OpenScreen<TodoEditorPresenter>) in
    _ = screen.world.tracker.takeEvents()
    try await body(screen)
  }
}
