import Domain
import EventLoop
import FoundationEssentials
import Storage
import Synchronization
import TestSupport
import Testing

struct LocalTodoRepositoryTests {
  @Test func `todos are added, changed and undone`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos: any TodoRepository = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      let link = Item.repo(try #require(RepoName("o/r")))
      let added = try await todos.add(TodoDraft(title: "a", link: link))
      #expect(added.createdAt == noon)
      #expect(added.link == link)
      var found = try await todos.findOrAdd([LinkedTitle(link, title: "other")])[0]
      #expect(found == FoundTodo(todo: added, isNew: false))
      let edited = Todo(id: added.id, title: "b", note: "n", createdAt: noon)
      var updated = try await todos.update(added, to: TodoDraft(title: "b", note: "n"))
      let saved = updated.todo
      #expect(updated == .saved(edited.recorded(as: saved)))
      updated = try await todos.update(added, to: TodoDraft(title: "c"))
      #expect(updated == .changedMeanwhile(saved))
      found = try await todos.findOrAdd([LinkedTitle(link, title: "o/r")])[0]
      #expect(found.isNew)
      _ = try await todos.undo()
      _ = try await todos.done(ids: [added.id], by: DoneRules())
      let doneAt = try await todos.todos(ids: [added.id])[0].doneAt
      #expect(doneAt == noon)
      let counts = try await todos.window(.top, limit: 10).counts
      #expect(counts == TodoCounts(open: 0, done: 1))
      var change = try await todos.undo()?.change
      #expect(change == .done)
      let todosChange = try await todos.redo()?.change
      #expect(todosChange == .done)
      change = try await todos.undo()?.change
      #expect(change == .done)
      try await todos.delete(ids: [added.id])
      var todosTodos = try await todos.window(.top, limit: 10).todos
      #expect(todosTodos == [])
      await #expect(throws: AppError.todoGone) { try await todos.done(ids: [added.id], by: DoneRules()) }
      let undone = try await todos.undo()
      #expect(undone == UndoneChange(change: .deleted, todoID: added.id, title: "b"))
      todosTodos = try await todos.window(.top, limit: 10).todos
      #expect(todosTodos.map(\.title) == ["b"])
    }
  }

  @Test func `a batch is one change, and of one that is cancelled nothing is stored`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos: any TodoRepository = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      var batch = TodoBatch()
      batch.added = (0..<2_000).map { number in
        var changes = TodoChanges()
        changes.set(.title, .text("todo \(number)"))
        return changes
      }
      let storing = Storing()
      let task = Task(executorPreference: loop) { [batch] in
        try await todos.store(batch, label: "import") { count in storing.cancel(after: count) }
      }
      storing.task.withLock { $0 = task }
      await #expect(throws: CancellationError.self) { try await task.value }
      var counts = try await todos.window(.top, limit: 0).counts
      #expect(counts == TodoCounts(open: 0, done: 0))
      #expect(storing.count.withLock { $0 } > 0)
      let left = try await todos.store(batch, label: "import") { _ in }
      counts = try await todos.window(.top, limit: 0).counts
      #expect(left == TodoBatch.Left() && counts == TodoCounts(open: 2_000, done: 0))
      let undone = try await todos.undo()
      #expect(undone?.count == 2_000)
    }
  }

  /// Cancels a batch as soon as it says how far it is.
  private final class Storing: Sendable {
    let task = Mutex<Task<TodoBatch.Left, any Error>?>(nil)
    let count = Mutex(0)

    func cancel(after count: Int) {
      self.count.withLock { $0 = count }
      task.withLock { $0 }?.cancel()
    }
  }

  @Test func `a list that is loaded while a repository is kept shows its todo`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      let link = Item.repo(try #require(RepoName("o/r")))
      loop.spawn {
        do { _ = try await todos.findOrAdd([LinkedTitle(link, title: "o/r")]) } catch {
          Issue.record("\(error)")
        }
      }
      // Called after the task above started, and before its todo is in the file.
      await Task.yield()
      let titles = try await todos.window(.top, limit: 10).todos.map(\.title)
      #expect(titles == ["o/r"])
    }
  }

  @Test func `a call keeps the loop busy until it returns`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      loop.spawn {
        do { _ = try await todos.add(TodoDraft(title: "a")) } catch { Issue.record("\(error)") }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let opened = try await todos.window(.top, limit: 10).counts.open
      #expect(opened == 1)
    }
  }

  @Test func `a file that cannot be opened is a storage error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      do {
        _ = try await todos.window(.top, limit: 10)
        Issue.record("it was opened")
      } catch AppError.storage(.cannotOpen(let path, _)) {
        #expect(path == "~/data")
      }
    }
  }
}
