import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Todos

struct TodoImportTests {
  private func onImport(
    of file: String?,
    _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoImportPresenter>) async throws -> Void
  ) throws {
    try onScreen(
      .todoImport(file: "todo.txt"), prepare: { $0.files = file.map { ["todo.txt": $0] } ?? [:] },
      make: { route, environment, router in
        guard case .todoImport(let file) = route else { return nil }
        let presenter = TodoImportPresenter(file, environment, router)
        return (presenter, TodoImportScreen(presenter))
      }, body)
  }

  @Test func `all of a file is one change, after which the list is in front`() throws {
    try onImport(of: "Buy tea\nBuy milk\n") { screen in
      #expect(screen.presenter.preview?.sections.map(\.rows.count) == [2])
      try await screen.app.press("Enter")
      #expect(screen.world.lastNotice == "Imported: 2 new, 0 changed. u undoes it.")
      let counts = try await screen.world.todos.window(.top, limit: 0).counts
      #expect(counts.open == 2)
      let undone = try await screen.world.todos.undo()
      #expect(undone?.count == 2)
    }
  }

  @Test func `Esc cancels an import, and nothing of it is stored`() throws {
    try onImport(of: "Buy tea\n") { screen in
      screen.world.todos.writingTime = .seconds(10)
      try await screen.app.press("Enter")
      #expect(screen.presenter.isStoring)
      try await screen.app.press("Esc")
      #expect(!screen.presenter.isStoring && screen.presenter.canImport)
      #expect(screen.world.lastNotice == "Nothing was imported.")
      let counts = try await screen.world.todos.window(.top, limit: 0).counts
      #expect(counts.open == 0)
    }
  }

  @Test func `Enter imports nothing from a file without a change or without an end`() throws {
    for (file, reason) in [
      ("", "Nothing would change."), (nil, "There is no file todo.txt."),
    ] as [(String?, String)] {
      try onImport(of: file) { screen in
        try await screen.app.press("Enter")
        #expect(screen.world.lastNotice?.contains(reason) == true)
        #expect(screen.world.todos.writes == 0)
      }
    }
  }
}
