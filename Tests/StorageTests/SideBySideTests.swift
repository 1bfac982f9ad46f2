import Dispatch
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Two octodos on one file.
struct SideBySideTests {
  @Test func `no write of two at once is lost`() throws {
    let folder = try TemporaryFolder()
    let databases = [try AppDatabase(in: folder), try AppDatabase(in: folder)]
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      let table = TodoTable(databases[side])
      do {
        for number in 0..<50 {
          let todo = try table.add(TodoDraft(title: "\(side)-\(number)"), now: noon)
          _ = try table.setDone(id: todo.id, number % 2 == 0, now: noon)
        }
      } catch {
        Issue.record("side \(side): \(error)")
      }
    }
    for database in databases {
      let window = try TodoTable(database).window(.top, limit: 1_000)
      #expect(window.counts == TodoCounts(open: 50, done: 50))
      #expect(Set(window.todos.map(\.title)).count == 100)
    }
    // 100 were added and 50 of them done: each change can be undone, by either side.
    var undone = 0
    while try TodoTable(databases[undone % 2]).undo() != nil { undone += 1 }
    #expect(undone == 150)
    let window = try TodoTable(databases[0]).window(.top, limit: 10)
    #expect(window == TodoWindow(start: 0, todos: [], counts: TodoCounts(open: 0, done: 0), canRedo: true))
  }

  @Test func `both may undo at once, and each change is undone once`() throws {
    let folder = try TemporaryFolder()
    let databases = [try AppDatabase(in: folder), try AppDatabase(in: folder)]
    for number in 0..<40 { _ = try TodoTable(databases[0]).add(TodoDraft(title: "\(number)"), now: noon) }
    let undone = Mutex<[Int64]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      do {
        while let change = try TodoTable(databases[side]).undo() {
          undone.withLock { $0.append(change.todoID) }
        }
      } catch {
        Issue.record("side \(side): \(error)")
      }
    }
    #expect(undone.withLock { $0.sorted() } == Array(1...40))
  }

  @Test func `an edit does not replace a concurrent edit of the other octodo`() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (TodoTable(try AppDatabase(in: folder)), TodoTable(try AppDatabase(in: folder)))
    let original = try mine.add(TodoDraft(title: "a", note: "n"), now: noon)
    for draft in [try TodoDraft(title: "theirs", note: "n"), try TodoDraft(title: "theirs", note: "more")] {
      guard case .saved(let theirs) = try other.edit(id: original.id, to: draft) else {
        Issue.record("the other one could not save")
        return
      }
      let updated = try mine.update(original, to: TodoDraft(title: "mine"), now: noon)
      #expect(updated == .changedMeanwhile(theirs))
      let todo = try mine.todo(id: original.id)
      #expect(todo == theirs)
    }
    // Only the two edits of the other octodo can be undone: the refused one left no entry.
    let undone = try (1...3).map { _ in try mine.undo()?.change }
    #expect(undone == [.edited, .edited, .added])
  }

  @Test func `after loading the other octodo's text an edit may replace it, and undo restores it`() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (TodoTable(try AppDatabase(in: folder)), TodoTable(try AppDatabase(in: folder)))
    let original = try mine.add(TodoDraft(title: "a"), now: noon)
    _ = try other.edit(id: original.id, to: TodoDraft(title: "theirs"))
    let seen = try #require(try mine.todo(id: original.id))
    let edited = Todo(id: original.id, title: "mine", createdAt: noon)
    let updated = try mine.update(seen, to: TodoDraft(title: "mine"), now: noon)
    #expect(updated == .saved(edited.recorded(as: updated.todo)))
    _ = try mine.undo()
    let title = try other.todo(id: original.id)?.title
    #expect(title == "theirs")
  }

  @Test func `a change of the other octodo to anything but the text does not block an edit`() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (TodoTable(try AppDatabase(in: folder)), TodoTable(try AppDatabase(in: folder)))
    let original = try mine.add(TodoDraft(title: "a"), now: noon)
    let done = try other.setDone(id: original.id, true, now: noon)
    let edited = Todo(id: original.id, title: "b", createdAt: noon, doneAt: done.doneAt)
    let updated = try mine.update(original, to: TodoDraft(title: "b"), now: noon)
    #expect(updated == .saved(edited.recorded(as: updated.todo)))
    // Both wrote the same.
    let otherUpdated = try other.update(original, to: TodoDraft(title: "b"), now: noon)
    #expect(otherUpdated == updated)
  }

  @Test func `a todo that the other octodo deleted no longer exists here`() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (TodoTable(try AppDatabase(in: folder)), TodoTable(try AppDatabase(in: folder)))
    let todo = try mine.add(TodoDraft(title: "a"), now: noon)
    try other.delete(id: todo.id)
    #expect(throws: AppError.todoGone) { try mine.setDone(id: todo.id, true, now: noon) }
    let undone = try mine.undo()
    #expect(undone == UndoneChange(change: .deleted, todoID: todo.id, title: "a"))
    let otherTodo = try other.todo(id: todo.id)
    #expect(otherTodo == todo)
  }
}
