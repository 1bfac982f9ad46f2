import Domain
import EventLoop
import FoundationEssentials
import Storage
import TestSupport
import Testing

struct LocalUnsavedTodoRepositoryTests {
  private static func text(_ title: String, for todoID: Int64?) -> UnsavedTodo {
    UnsavedTodo(
      key: UUID(), todoID: todoID, original: TodoText(title: "water", note: "n"),
      text: TodoText(title: title, note: "more"))
  }

  /// Runs `body` with the todos and the texts that another octodo left: one for a todo, and one for a deleted
  /// todo.
  private func onLeft(
    _ body:
      @escaping @LoopActor @Sendable (any UnsavedTodoRepository, (there: UnsavedTodo, gone: UnsavedTodo))
      async throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      let there = Self.text("there", for: try await todos.add(TodoDraft(title: "water")).id)
      let gone = Self.text("gone", for: try await todos.add(TodoDraft(title: "water")).id)
      let before = LocalUnsavedTodoRepository(beside: database)
      for left in [gone, there] {
        try await before.keep(left)
        await before.release(left.key)
      }
      try await todos.delete(ids: [try #require(gone.todoID)])
      try await body(LocalUnsavedTodoRepository(beside: database), (there, gone))
    }
  }

  @Test func `text for a deleted todo is taken as text for a new one`() throws {
    try onLeft { unsaved, left in
      let taken = try #require(await unsaved.takeLeft(for: nil))
      #expect(taken.key == left.gone.key && taken.todoID == nil)
      #expect(taken.text == left.gone.text && taken.original == TodoText(title: ""))
      var unsavedLeft = try await unsaved.takeLeft(for: nil)
      #expect(unsavedLeft == nil)
      unsavedLeft = try await unsaved.takeLeft(for: left.there.todoID)
      #expect(unsavedLeft == left.there)
    }
  }

  @Test func `text for a new todo is taken first`() throws {
    try onLeft { unsaved, left in
      let new = Self.text("new", for: nil)
      try await unsaved.keep(new)
      await unsaved.release(new.key)
      var key = try await unsaved.takeLeft(for: nil)?.key
      #expect(key == new.key)
      key = try await unsaved.takeLeft(for: nil)?.key
      #expect(key == left.gone.key)
    }
  }

  @Test func `text is kept until it is saved or discarded, and deleted then`() throws {
    try onLeft { unsaved, left in
      _ = try await unsaved.takeLeft(for: nil)
      await unsaved.release(left.gone.key)
      let key = try await unsaved.takeLeft(for: nil)?.key
      #expect(key == left.gone.key)
      try await unsaved.discard(left.gone.key)
      var unsavedLeft = try await unsaved.takeLeft(for: nil)
      #expect(unsavedLeft == nil)
      unsavedLeft = try await unsaved.takeLeft(for: left.gone.todoID)
      #expect(unsavedLeft == nil)
    }
  }

  @Test func `a folder that cannot be used is named below the home folder`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("data"), withIntermediateDirectories: true)
    try folder.write("a file where a folder should be", to: "data/unsaved")
    try onLoop { loop in
      let unsaved = LocalUnsavedTodoRepository(beside: LocalDatabase(in: folder, on: loop))
      do {
        try await unsaved.keep(Self.text("new", for: nil))
        Issue.record("The text was kept in a file.")
      } catch {
        #expect("\(error)".contains("~/data/unsaved") && !"\(error)".contains(folder.path))
      }
    }
  }

  @Test func `text that another editor holds is not taken`() throws {
    try onLeft { unsaved, left in
      let other = try await unsaved.takeLeft(for: left.gone.todoID)
      #expect(other == left.gone)
      let unsavedLeft = try await unsaved.takeLeft(for: nil)
      #expect(unsavedLeft == nil)
    }
  }
}
