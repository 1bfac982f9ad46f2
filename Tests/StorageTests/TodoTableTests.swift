import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct TodoTableTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder()
    table = TodoTable(try AppDatabase(in: folder))
  }

  private func link(_ name: String) throws -> Item { .repo(try #require(RepoName(name))) }

  @Test func `a todo is read as it was added`() throws {
    let draft = try TodoDraft(title: "読む 👩‍👩‍👧 'quoted' %_", note: "two\nlines\t", link: link("o/r"))
    let todo = try table.add(draft, now: noon)
    #expect(
      todo
        == Todo(id: todo.id, title: draft.title, note: draft.note, link: draft.link, createdAt: noon)
        .recorded(as: todo))
    #expect(todo.changedAt == noon && todo.urgency == 80 && UUID(uuidString: todo.uid) != nil)
    let tableTodo = try table.todo(id: todo.id)
    #expect(tableTodo == todo)
    let todoTableTodo = try TodoTable(AppDatabase(in: folder)).todo(id: todo.id)
    #expect(todoTableTodo == todo)
  }

  @Test func `it returns the ids that exist`() throws {
    let first = try table.add(TodoDraft(title: "a"), now: noon)
    let second = try table.add(TodoDraft(title: "b"), now: noon)
    try table.delete(id: first.id)
    var existing = try table.existing(among: [second.id, first.id, 99])
    #expect(existing == [second.id])
    existing = try table.existing(among: [])
    #expect(existing == [])
  }

  @Test func `todos can be inserted unchanged, without undo entries`() throws {
    let todos = [
      Todo(id: 7, title: "open", note: "n", link: try link("o/r"), createdAt: noon),
      Todo(id: 3, title: "done", createdAt: noon, doneAt: noon.addingTimeInterval(60)),
    ]
    try table.insert(todos)
    let window = try table.window(.top, limit: 9)
    #expect(zip(window.todos, todos).allSatisfy { $0 == $1.recorded(as: $0) } && window.todos.count == 2)
    #expect(window.counts == TodoCounts(open: 1, done: 1))
    let undone = try table.undo()
    #expect(undone == nil)
    #expect(throws: AppError.self) { try table.insert([Todo(id: 7, title: "again", createdAt: noon)]) }
    let added = try table.add(TodoDraft(title: "new"), now: noon).id
    #expect(added == 8)
  }

  @Test func `a time is stored to the millisecond, and returned so`() throws {
    let todo = try table.add(TodoDraft(title: "a"), now: noon.addingTimeInterval(0.123_456))
    #expect(todo.createdAt == Date(timeIntervalSince1970: 1_790_000_000.123))
    let tableTodo = try table.todo(id: todo.id)
    #expect(tableTodo == todo)
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)])
  func `an extreme time does not trap`(now: Date) throws {
    let todo = try table.add(TodoDraft(title: "a"), now: now)
    let todos = try table.window(.around(todo.id), limit: 1).todos
    #expect(todos == [todo])
  }

  @Test func `a NUL does not cut off a text`() throws {
    let todo = try table.add(TodoDraft(title: "\0a\0b", note: "c\0d"), now: noon)
    #expect(todo.title == "\u{FFFD}a\u{FFFD}b")
    #expect(todo.note == "c\u{FFFD}d")
  }

  @Test func `an edit changes title, note and link, and nothing else`() throws {
    let added = try table.add(TodoDraft(title: "a", note: "b", link: link("o/r")), now: noon)
    let done = try table.setDone(id: added.id, true, now: noon.addingTimeInterval(5))
    let edited = Todo(id: added.id, title: "c", createdAt: noon, doneAt: done.doneAt)
    let updated = try table.update(added, to: TodoDraft(title: "c"), now: noon)
    #expect(updated == .saved(edited.recorded(as: updated.todo)))
    let todo = try table.todo(id: added.id)
    #expect(todo == updated.todo)
    #expect(todo?.uid == added.uid)
  }

  @Test func `a done todo has a time and an open one has none`() throws {
    let added = try table.add(TodoDraft(title: "a"), now: noon)
    let done = try table.setDone(id: added.id, true, now: noon.addingTimeInterval(5))
    #expect(done.doneAt == noon.addingTimeInterval(5))
    var setDone = try table.setDone(id: added.id, true, now: noon.addingTimeInterval(9))
    #expect(setDone == done)
    setDone = try table.setDone(id: added.id, false, now: noon.addingTimeInterval(9))
    #expect(setDone == added.recorded(as: setDone))
    #expect(setDone.changedAt == noon.addingTimeInterval(9))
  }

  @Test func `a deleted todo no longer exists, and its id is not reused`() throws {
    let first = try table.add(TodoDraft(title: "a"), now: noon)
    try table.delete(id: first.id)
    let tableTodo = try table.todo(id: first.id)
    #expect(tableTodo == nil)
    let added = try table.add(TodoDraft(title: "b"), now: noon).id
    #expect(added > first.id)
  }

  @Test func `a missing todo cannot be changed, and adds no undo entry`() throws {
    let draft = try TodoDraft(title: "a")
    #expect(throws: AppError.todoGone) { try table.edit(id: 7, to: draft) }
    #expect(throws: AppError.todoGone) { try table.setDone(id: 7, true, now: noon) }
    #expect(throws: AppError.todoGone) { try table.delete(id: 7) }
    let undone = try table.undo()
    #expect(undone == nil)
  }

  @Test func `a full disk is a readable error, and saved todos stay`() throws {
    let saved = try table.add(TodoDraft(title: "saved"), now: noon)
    try table.database.queue.inDatabase { db in
      let pages = try #require(try Int.fetchOne(db, sql: "PRAGMA page_count"))
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    let large = try TodoDraft(title: "large", note: String(repeating: "x", count: 100_000))
    #expect(throws: StorageError.diskFull.appError) { try table.add(large, now: noon) }
    #expect(throws: StorageError.diskFull.appError) { try table.update(saved, to: large, now: noon) }
    let todos = try table.window(.top, limit: 10).todos
    #expect(todos == [saved])
    let damage = try table.database.quickCheck()
    #expect(damage.isEmpty)
  }

  @Test func `a file that was deleted under the open program is a readable error`() throws {
    try FileManager.default.removeItem(atPath: folder.file("octodo.db"))
    #expect(throws: StorageError.moved.appError) { try table.add(TodoDraft(title: "a"), now: noon) }
  }

  @Test func `a locked file is a readable error`() throws {
    let other = try AppDatabase(in: folder)
    try table.database.queue.inDatabase { try $0.execute(sql: "PRAGMA busy_timeout = 0") }
    try other.write { _ in
      #expect(throws: StorageError.locked.appError) { try table.add(TodoDraft(title: "a"), now: noon) }
      let window = try table.window(.top, limit: 10)
      #expect(window == .empty)
    }
    _ = try table.add(TodoDraft(title: "a"), now: noon)
  }
}
