import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct UndoLogTests {
  private let folder: TemporaryFolder
  private let todo: Todo

  /// One todo with all fields set, and nothing to undo.
  init() throws {
    folder = try TemporaryFolder()
    let database = try AppDatabase(in: folder)
    let link = Item.repo(try #require(RepoName("groue/GRDB.swift")))
    let added = try TodoTable(database).add(TodoDraft(title: "read", note: "it\nall", link: link), now: noon)
    todo = try TodoTable(database).setDone(id: added.id, true, now: noon.addingTimeInterval(1.5))
    try database.queue.write { try $0.execute(sql: "DELETE FROM change_set; DELETE FROM change_row") }
  }

  /// Each call is a new start of octodo.
  private var table: TodoTable {
    get throws { TodoTable(try AppDatabase(in: folder)) }
  }

  private func expectUndone(_ change: TodoChange, title: String = "read") throws {
    let undone = try table.undo()
    #expect(undone == UndoneChange(change: change, todoID: todo.id, title: title))
    let window = try table.window(.top, limit: 10)
    #expect(
      window == TodoWindow(start: 0, todos: [todo], counts: TodoCounts(open: 0, done: 1), canRedo: true))
    let tableUndone = try table.undo()
    #expect(tableUndone == nil)
  }

  @Test func `undo restores a deleted todo with its id, dates and link`() throws {
    try table.delete(id: todo.id)
    try expectUndone(.deleted)
  }

  @Test func `undo restores an edited todo`() throws {
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "other", note: ""))
    try expectUndone(.edited)
  }

  @Test func `undo marks a reopened todo as done at its old time`() throws {
    _ = try table.setDone(id: todo.id, false, now: noon.addingTimeInterval(60))
    try expectUndone(.reopened)
  }

  @Test func `undo removes an added todo`() throws {
    let added = try table.add(TodoDraft(title: "new"), now: noon)
    let undone = try table.undo()
    #expect(undone == UndoneChange(change: .added, todoID: added.id, title: "new"))
    let todos = try table.window(.top, limit: 10).todos
    #expect(todos == [todo])
  }

  @Test func `undo reopens a done todo`() throws {
    let open = try table.setDone(id: todo.id, false, now: noon)
    _ = try table.setDone(id: todo.id, true, now: noon.addingTimeInterval(60))
    let change = try table.undo()?.change
    #expect(change == .done)
    let tableTodo = try table.todo(id: todo.id)
    #expect(tableTodo == open)
  }

  @Test func `changes are undone one after another, across restarts`() throws {
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    _ = try table.setDone(id: todo.id, false, now: noon)
    try table.delete(id: todo.id)
    let undone = try (1...3).map { _ in try table.undo() }
    #expect(undone.map { $0?.change } == [.deleted, .reopened, .edited])
    #expect(undone.map { $0?.title } == ["edited", "edited", "read"])
    let tableTodo = try table.todo(id: todo.id)
    #expect(tableTodo == todo)
    let tableUndone = try table.undo()
    #expect(tableUndone == nil)
  }

  @Test func `a call that changes nothing cannot be undone`() throws {
    _ = try table.setDone(id: todo.id, true, now: noon.addingTimeInterval(60))
    _ = try table.edit(id: todo.id, to: TodoDraft(title: todo.title, note: todo.note, link: todo.link))
    let undone = try table.undo()
    #expect(undone == nil)
  }

  @Test func `the last thousand changes are kept`() throws {
    let table = try table
    try table.database.forgoDurability()
    for number in 0...1_000 {
      _ = try table.edit(id: todo.id, to: TodoDraft(title: "title \(number)"))
    }
    var undone = 0
    while try table.undo() != nil { undone += 1 }
    #expect(undone == 1_000)
    let title = try table.todo(id: todo.id)?.title
    #expect(title == "title 0")
  }

  /// Adds open todos whose additions cannot be undone.
  private func fill(_ count: Int, _ table: TodoTable) throws -> [Int64] {
    try table.database.forgoDurability()
    let todos = (1...count).map { Todo(id: Int64($0) + 100, title: "todo \($0)", createdAt: noon) }
    try table.insert(todos)
    return todos.map(\.id)
  }

  @Test func `1,200 todos that were deleted at once are restored at once`() throws {
    let table = try table
    let ids = try fill(1_200, table)
    let before = try table.window(.top, limit: 2_000).todos
    try table.delete(ids: ids, now: noon)
    let undone = try table.undo()
    #expect(undone?.count == 1_200)
    let after = try table.window(.top, limit: 2_000).todos
    #expect(after == before)
  }

  @Test func `600 deleted and 600 done todos are all as before after two undos`() throws {
    let table = try table
    let ids = try fill(1_200, table)
    let before = try table.window(.top, limit: 2_000).todos
    try table.delete(ids: Array(ids[..<600]), now: noon)
    _ = try table.setDone(ids: Array(ids[600...]), true, now: noon)
    let undone = [try table.undo()?.count, try table.undo()?.count]
    #expect(undone == [600, 600])
    let after = try table.window(.top, limit: 2_000).todos
    #expect(after == before)
  }

  @Test func `beyond a limit the oldest changes go, each as a whole`() throws {
    let table = TodoTable(try table.database, limits: UndoLimits(changes: 2))
    let ids = try fill(9, table)
    for part in [ids[..<3], ids[3..<6], ids[6...]] { try table.delete(ids: Array(part), now: noon) }
    let undone = try (1...3).map { _ in try table.undo()?.count }
    #expect(undone == [3, 3, nil])
  }

  @Test func `a change that is larger than the limit can be undone as long as it is the newest`() throws {
    let table = TodoTable(try table.database, limits: UndoLimits(bytes: 10))
    let ids = try fill(9, table)
    try table.delete(ids: ids, now: noon)
    var undone = try table.undo()?.count
    #expect(undone == 9)
    try table.delete(ids: ids, now: noon)
    _ = try table.setDone(id: todo.id, false, now: noon)
    undone = try table.undo()?.count
    #expect(undone == 1)
    undone = try table.undo()?.count
    #expect(undone == nil)
  }

  @Test func `the limit is for the sum of the changes before the newest`() throws {
    let whole = try table
    let ids = try fill(9, whole)
    try whole.delete(ids: Array(ids[..<3]), now: noon)
    let size = try whole.database.read { try Int.fetchOne($0, sql: "SELECT bytes FROM change_set") }
    let table = TodoTable(whole.database, limits: UndoLimits(bytes: try #require(size) * 3 / 2))
    for part in [ids[3..<6], ids[6...]] { try table.delete(ids: Array(part), now: noon) }
    let undone = try (1...3).map { _ in try table.undo()?.count }
    #expect(undone == [3, 3, nil])
  }

  @Test func `what is undone is named by the first todo that changes`() throws {
    let table = try table
    let ids = try fill(2, table)
    _ = try table.setDone(ids: ids, true, now: noon)
    try table.database.queue.write {
      try $0.execute(sql: "UPDATE todo SET title = 'other' WHERE id = ?", arguments: [ids[0]])
    }
    let undone = try table.undo()
    #expect(undone?.todoID == ids[1] && undone?.title == "todo 2")
    #expect(undone?.count == 1 && undone?.skipped == 1)
  }

  @Test func `the size of the log is that of its texts`() throws {
    let table = try table
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "日本", note: "note"))
    try table.delete(id: todo.id)
    let (sizes, texts) = try table.database.read { db in
      (
        try Int.fetchAll(db, sql: "SELECT bytes FROM change_set ORDER BY id"),
        try Int.fetchAll(
          db, sql: "SELECT sum(length(CAST(content AS BLOB))) FROM change_row GROUP BY set_id ORDER BY set_id"
        )
      )
    }
    #expect(sizes.count == 2)
    #expect(sizes == texts)
  }

  @Test func `an entry that no longer applies does not block the one before it`() throws {
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    let added = try table.add(TodoDraft(title: "new"), now: noon)
    try DatabaseQueue(path: folder.file("octodo.db")).write { db in
      try db.execute(sql: "DELETE FROM todo WHERE id = ?", arguments: [added.id])
    }
    let stayed = try table.undo()
    #expect(stayed == UndoneChange(change: .added, todoID: added.id, title: "new", count: 0, skipped: 1))
    try expectUndone(.edited)
  }

  @Test func `a deleted todo does not replace another one that has its id`() throws {
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    try table.delete(id: todo.id)
    let other = Todo(id: todo.id, title: "other", createdAt: noon)
    try table.insert([other])
    _ = try table.undo()
    let shown = try table.todo(id: todo.id)
    #expect(shown?.createdAt == other.createdAt)
    #expect(shown?.isDone == false)
  }

  @Test func `undone changes are redone one after another, across restarts`() throws {
    let added = try table.add(TodoDraft(title: "new", note: "n"), now: noon)
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    let open = try table.setDone(id: todo.id, false, now: noon)
    try table.delete(id: todo.id)
    let last = try table.window(.top, limit: 10)
    for _ in 1...4 { _ = try table.undo() }
    var todos = try table.window(.top, limit: 10).todos
    #expect(todos == [todo])
    var redone = try table.redo()
    #expect(
      redone == UndoneChange(change: .added, todoID: added.id, title: "new"))
    var tableTodo = try table.todo(id: added.id)
    #expect(tableTodo == added)
    redone = try table.redo()
    #expect(redone == UndoneChange(change: .edited, todoID: todo.id, title: "edited"))
    var change = try table.redo()?.change
    #expect(change == .reopened)
    tableTodo = try table.todo(id: todo.id)
    #expect(tableTodo == open)
    change = try table.redo()?.change
    #expect(change == .deleted)
    let window = try table.window(.top, limit: 10)
    #expect(window == last)
    redone = try table.redo()
    #expect(redone == nil)
    for _ in 1...4 { _ = try table.undo() }
    todos = try table.window(.top, limit: 10).todos
    #expect(todos == [todo])
  }

  @Test func `after a new change there is nothing to redo`() throws {
    try table.delete(id: todo.id)
    _ = try table.undo()
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    let redone = try table.redo()
    #expect(redone == nil)
    let tableChange = try table.undo()?.change
    #expect(tableChange == .edited)
    let actualChange = try table.redo()?.change
    #expect(actualChange == .edited)
  }

  @Test func `a change that cannot be redone does not block the others`() throws {
    let added = try table.add(TodoDraft(title: "new"), now: noon)
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "edited"))
    _ = try table.setDone(id: added.id, true, now: noon)
    for _ in 1...2 { _ = try table.undo() }
    try DatabaseQueue(path: folder.file("octodo.db")).write { db in
      try db.execute(sql: "DELETE FROM todo WHERE id = ?", arguments: [todo.id])
    }
    let stayed = try table.redo()
    #expect(stayed?.change == .edited && stayed?.count == 0 && stayed?.skipped == 1)
    let change = try table.redo()?.change
    #expect(change == .done)
    let tableChange = try table.undo()?.change
    #expect(tableChange == .done)
  }

  @Test func `todos that were changed together are undone and redone together`() throws {
    let others = try ["a", "b"].map { try table.add(TodoDraft(title: $0), now: noon).id }
    _ = try table.setDone(ids: others, true, now: noon)
    try table.delete(ids: [todo.id, others[1]], now: noon)
    let deleted = UndoneChange(change: .deleted, todoID: todo.id, title: "read", count: 2)
    let done = UndoneChange(change: .done, todoID: others[0], title: "a", count: 2)
    var changes = [try table.undo(), try table.undo()]
    #expect(changes == [deleted, done])
    var counts = try table.window(.top, limit: 10).counts
    #expect(counts == TodoCounts(open: 2, done: 1))
    changes = [try table.redo(), try table.redo(), try table.redo()]
    #expect(changes == [done, deleted, nil])
    counts = try table.window(.top, limit: 10).counts
    #expect(counts == TodoCounts(open: 0, done: 1))
    changes = [try table.undo(), try table.undo(), try table.undo()?.change == .added ? nil : done]
    #expect(changes == [deleted, done, nil])
  }

  @Test func `a deleted todo does not keep the others from being changed`() throws {
    let added = try table.add(TodoDraft(title: "a"), now: noon)
    let done = try table.setDone(ids: [99, added.id], true, now: noon)
    #expect(done.map(\.id) == [added.id])
    try table.delete(ids: [99, added.id], now: noon)
    let undone = try table.undo()
    #expect(undone == UndoneChange(change: .deleted, todoID: added.id, title: "a"))
  }

  @Test func `found todos are not undone together with added ones`() throws {
    let links = try ["o/a", "o/b", "o/c"].map { Item.repo(try #require(RepoName($0))) }
    _ = try table.findOrAdd(links[1], title: "b", now: noon)
    let found = try table.findOrAdd(links.map { LinkedTitle($0, title: "new") }, now: noon)
    #expect(found.map(\.isNew) == [true, false, true])
    let undone = try table.undo()
    #expect(undone?.count == 2)
    let counts = try table.window(.top, limit: 10).counts
    #expect(counts == TodoCounts(open: 1, done: 1))
  }

  @Test func `added todos are removed if they are the last change, and all of it`() throws {
    var undone = try table.undoAdding([])
    #expect(undone == nil)
    let before = try table.add(TodoDraft(title: "before"), now: noon)
    let links = try ["o/a", "o/b"].map { LinkedTitle(.repo(try #require(RepoName($0))), title: $0) }
    let ids = try table.findOrAdd(links, now: noon).map(\.todo.id)
    for others in [[], [ids[0]], ids + [before.id]] {
      undone = try table.undoAdding(others)
      #expect(undone == nil)
    }
    _ = try table.setDone(id: todo.id, false, now: noon)
    undone = try table.undoAdding(ids)
    #expect(undone == nil)
    _ = try table.undo()
    undone = try table.undoAdding(ids.reversed())
    #expect(undone == UndoneChange(change: .added, todoID: ids[0], title: "o/a", count: 2))
    var todos = try table.window(.top, limit: 10).todos
    #expect(todos == [before, todo])
    for others in [[], [ids[0]], ids + [before.id]] {
      let redone = try table.redoAdding(others)
      #expect(redone == nil)
    }
    let redone = try table.redoAdding(ids.reversed())
    #expect(redone == UndoneChange(change: .added, todoID: ids[0], title: "o/a", count: 2))
    todos = try table.window(.top, limit: 10).todos
    #expect(Set(todos.map(\.id)) == Set(ids + [before.id, todo.id]))
    undone = try table.undoAdding(ids)
    #expect(undone?.count == 2)
    _ = try table.setDone(id: todo.id, false, now: noon)
    let redoneLater = try table.redoAdding(ids)
    #expect(redoneLater == nil)
  }
}
