import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Todos

/// Changes by another octodo to the todo that is being edited.
struct TodoEditorConflictTests {
  private static let original = Todo(id: 7, title: "old", note: "n", createdAt: FakeWorld.start)

  /// The editor with `old` edited to `older`, and the other octodo's version of the todo.
  private func onConflict(
    _ change: @escaping @LoopActor @Sendable (inout Todo) -> Void,
    _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoEditorPresenter>) async throws -> Void
  ) throws {
    try onEditor(.existing(Self.original)) { screen in
      var theirs = Self.original
      change(&theirs)
      try await screen.world.changeFromOutside { $0 = [theirs] }
      try await screen.app.type("er")
      try await body(screen)
    }
  }

  @Test func `a title that another octodo changed is shown before it is replaced`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      try await screen.app.press("Enter")
      #expect(screen.isOpen)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
      let dialog = screen.app.frame.rows(of: "dialog")
      #expect(dialog.first?.contains("Changed since this draft") == true)
      #expect(dialog.contains { $0.contains("title is now: theirs") })
      #expect(dialog.last?.contains("Save anyway") == true)
    }
  }

  @Test func `yes saves anyway and goes back`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      try await screen.app.press("Enter", "Y")
      #expect(!screen.isOpen)
      var stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"])
      let change = try await screen.world.todos.undo()?.change
      #expect(change == .edited)
      stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
    }
  }

  @Test func `no continues editing, and the next save asks again`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      try await screen.app.press("Enter", "n")
      #expect(screen.isOpen)
      #expect(screen.presenter.title.text == "older")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question != nil)
    }
  }

  @Test func `a change made while the question is open causes another question`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      try await screen.app.press("Enter")
      try await screen.world.changeFromOutside { $0[0].title = "theirs again" }
      try await screen.app.press("Y")
      #expect(screen.world.dialogs.question?.detail.contains("theirs again") == true)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs again"])
    }
  }

  @Test(arguments: [("more", "The note of old is now: more"), ("", "The note of old is gone.")])
  func `a note that was changed here and elsewhere is shown`(note: String, sentence: String) throws {
    try onConflict({ $0.note = note }) { screen in
      screen.presenter.focus(.note)
      try await screen.app.type("ote")
      try await screen.app.press("Ctrl+S")
      #expect(screen.world.dialogs.question?.detail.hasSuffix(sentence) == true)
    }
  }

  @Test func `a link that was changed here and elsewhere is shown`() throws {
    let name = try #require(RepoName("o/r"))
    try onConflict({ $0.link = .repo(name) }) { screen in
      try await screen.app.type(" gh:octo/kettle")
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question?.detail.hasSuffix("is now: https://github.com/o/r") == true)
    }
  }

  @Test func `what was changed only elsewhere stays, without a question`() throws {
    let name = try #require(RepoName("o/r"))
    try onConflict({ ($0.note, $0.link) = ("theirs", .repo(name)) }) { screen in
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question == nil && !screen.isOpen)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"] && stored.map(\.note) == ["theirs"])
      #expect(stored.map(\.link) == [.repo(name)])
    }
  }

  @Test func `a title that was changed only elsewhere stays when a field is saved`() throws {
    try onEditor(.existing(Self.original)) { screen in
      var theirs = Self.original
      theirs.title = "theirs"
      try await screen.world.changeFromOutside { $0 = [theirs] }
      screen.presenter.focus(.priority)
      try await screen.app.type("high")
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question == nil && !screen.isOpen)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"] && stored.map(\.priority) == [1])
    }
  }

  @Test func `all that would be replaced is shown, the note last`() throws {
    try onConflict({ ($0.title, $0.note, $0.priority) = ("theirs", "their note", 9) }) { screen in
      screen.presenter.focus(.note)
      try await screen.app.type("ote")
      screen.presenter.focus(.priority)
      try await screen.app.type("high")
      try await screen.app.press("Enter")
      let detail = screen.world.dialogs.question?.detail ?? ""
      let expected = """
        Of theirs, this is now: Priority: low
        The title is now: theirs
        The note of theirs is now: their note
        """
      #expect(detail.hasSuffix(expected))
      try await screen.app.press("Y")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"] && stored.map(\.note) == ["note"])
      #expect(stored.map(\.priority) == [1])
    }
  }

  @Test func `a todo that another octodo marked as done is saved without a question`() throws {
    try onConflict({ ($0.doneAt, $0.state) = (FakeWorld.start, .done) }) { screen in
      try await screen.app.press("Enter")
      #expect(!screen.isOpen)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"])
      #expect(stored.map(\.isDone) == [true])
    }
  }

  @Test func `in another tab there is no question, but a sentence in the editor`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      screen.world.todos.readingTime = .milliseconds(10)
      try await screen.app.press("Enter")
      screen.app.router.switchTo(tab: 1)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.world.dialogs.question == nil)
      screen.app.router.switchTo(tab: 0)
      try await screen.world.waitUntilIdle()
      #expect(screen.isOpen)
      #expect(screen.form.contains { $0.contains("changed to theirs") })
      screen.world.todos.readingTime = .zero
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question != nil)
    }
  }

  @Test func `a user who left during a save gets a notice that nothing was saved`() throws {
    try onConflict({ $0.title = "theirs" }) { screen in
      screen.world.todos.readingTime = .milliseconds(10)
      try await screen.app.press("Enter")
      screen.app.router.back()
      #expect(!screen.isOpen)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.world.lastNotice?.hasPrefix("older was not saved.") == true)
      #expect(screen.world.dialogs.question == nil)
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
    }
  }

  @Test func `a user who left during a failing save gets the reason`() throws {
    try onEditor { screen in
      screen.world.todos.failure = .storage(.diskFull)
      screen.world.todos.writingTime = .milliseconds(10)
      try await screen.app.type("milk")
      try await screen.app.press("Enter")
      screen.app.router.back()
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.world.lastNotice?.contains("milk was not saved.") == true)
      #expect(screen.world.lastNotice?.contains("disk is full") == true)
    }
  }

  @Test func `a slow save shows that it is in progress`() throws {
    try onEditor { screen in
      screen.world.todos.writingTime = .seconds(5)
      try await screen.app.type("milk")
      try await screen.app.press("Enter")
      #expect(screen.app.status.hasPrefix(" New todo"))
      try await screen.world.advance(by: .milliseconds(100))
      #expect(screen.app.status.hasPrefix(" Waiting for the todo file"))
      #expect(screen.form[2].contains("milk"))
      screen.world.todos.failure = .storage(.locked)
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.app.status.hasPrefix(" New todo"))
      #expect(screen.presenter.problem?.contains("has it locked") == true)
    }
  }
}
