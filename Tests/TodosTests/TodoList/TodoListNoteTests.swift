import AppTestSupport
import Domain
import EventLoop
import Screens
import Testing

@testable import Todos

/// The note of a todo in the user's editor.
struct TodoListNoteTests {
  @Test func `a note of several lines is written in the editor, and undone`() throws {
    try onTodos(open: 1) { screen in
      screen.world.desktop.onEdit = { $0 + "# Steps\n\n- one\n" }
      try await screen.app.press("E")
      var note = try await screen.note
      #expect(note == "# Steps\n\n- one")
      #expect(screen.app.status.contains("Note saved: open 0. u undoes it."))
      try await screen.app.press("E")
      #expect(screen.world.desktop.edited == ["", "# Steps\n\n- one"])
      try await screen.app.press("u", "u")
      note = try await screen.note
      #expect(note.isEmpty)
    }
  }

  @Test func `a text that only the editor ended with a line is unchanged`() throws {
    try onTodos(open: 1) { screen in
      screen.world.desktop.onEdit = { $0 + "\n" }
      try await screen.app.press("E")
      #expect(screen.app.status.contains("The note stays as it was."))
      #expect(!screen.presenter.canUndo)
    }
  }

  @Test func `an editor that fails changes nothing, and the reason is said`() throws {
    try onTodos(open: 1) { screen in
      screen.world.desktop.failure = .editorFailed(program: "vi", status: 1)
      try await screen.app.press("E")
      #expect(screen.app.status.contains("vi ended with the status 1, so nothing was changed."))
      #expect(!screen.presenter.canUndo)
    }
  }

  @Test func `what was written is kept if the note was changed elsewhere`() throws {
    try onTodos(open: 1) { screen in
      let todo = try #require(screen.presenter.list.state.selectedItem)
      try await screen.world.changeNote(of: todo, to: "theirs")
      screen.world.desktop.onEdit = { _ in "mine" }
      try await screen.app.press("E")
      let note = try await screen.note
      #expect(note == "theirs")
      #expect(screen.app.status.contains("What you wrote is in ~/octodo-note.md."))
      #expect(screen.world.desktop.savedFiles == ["~/octodo-note.md": "mine"])
    }
  }

  @Test func `what else was changed meanwhile stays`() throws {
    try onTodos(open: 1) { screen in
      let todo = try #require(screen.presenter.list.state.selectedItem)
      _ = try await screen.world.environment.todoRepository.update(todo, to: try TodoDraft(title: "theirs"))
      screen.world.desktop.onEdit = { _ in "mine" }
      try await screen.app.press("E")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
      #expect(stored.map(\.note) == ["mine"])
    }
  }

  @Test func `a note that is too long is kept as a file`() throws {
    try onTodos(open: 1) { screen in
      let text = String(repeating: "x", count: Todo.longestText + 1)
      screen.world.desktop.onEdit = { _ in text }
      try await screen.app.press("E")
      #expect(screen.app.status.contains("A note takes at most 256,000 bytes."))
      #expect(screen.world.desktop.savedFiles["~/octodo-note.md"]?.count == text.count)
    }
  }
}

extension OpenScreen<TodoListPresenter> {
  /// Of the first todo, as stored.
  fileprivate var note: String {
    get async throws { try await world.storedTodos().first?.note ?? "" }
  }
}

extension FakeWorld {
  fileprivate func changeNote(of todo: Todo, to note: String) async throws {
    _ = try await environment.todoRepository.update(todo, to: try TodoDraft(title: todo.title, note: note))
  }
}
