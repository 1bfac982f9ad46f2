import Domain
import EventLoop
import FoundationEssentials
import Repositories
import Storage
import TestSupport
import Testing

struct LocalTodoRepositoryTests {
  @Test func `todos are kept, changed and taken back`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos: any TodoRepository = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      let link = TodoLink.repo(try #require(RepoName("o/r")))
      let added = try await todos.add(TodoDraft(title: "a", link: link))
      #expect(added.createdAt == noon)
      #expect(added.link == link)
      #expect(try await todos.openTodo(linkingTo: link) == added)
      let edited = Todo(id: added.id, title: "b", note: "n", createdAt: noon)
      #expect(try await todos.update(added, to: TodoDraft(title: "b", note: "n")) == .saved(edited))
      #expect(try await todos.update(added, to: TodoDraft(title: "c")) == .changedMeanwhile(edited))
      #expect(try await todos.openTodo(linkingTo: link) == nil)
      #expect(try await todos.setDone(id: added.id, true).doneAt == noon)
      #expect(try await todos.window(.top, limit: 10).counts == TodoCounts(open: 0, done: 1))
      #expect(try await todos.undo()?.change == .done)
      #expect(try await todos.redo()?.change == .done)
      #expect(try await todos.undo()?.change == .done)
      try await todos.delete(id: added.id)
      #expect(try await todos.window(.top, limit: 10).todos == [])
      await #expect(throws: AppError.todoGone) { try await todos.setDone(id: added.id, true) }
      #expect(try await todos.undo() == UndoneChange(change: .deleted, todoID: added.id, title: "b"))
      #expect(try await todos.window(.top, limit: 10).todos.map(\.title) == ["b"])
    }
  }

  @Test func `a call holds the loop busy until it is back`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      loop.spawn {
        do { _ = try await todos.add(TodoDraft(title: "a")) } catch { Issue.record("\(error)") }
      }
      try await loop.settle(watchdog: .seconds(10))
      #expect(try await todos.window(.top, limit: 10).counts.open == 1)
    }
  }

  @Test func `a file that cannot be opened is an error of the database`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      do {
        _ = try await todos.window(.top, limit: 10)
        Issue.record("it was opened")
      } catch AppError.storage(.cannotOpen(let path, _)) {
        #expect(path == "~/data/octodo.db")
      }
    }
  }
}
