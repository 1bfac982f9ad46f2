import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

let noon = Date(timeIntervalSince1970: 1_790_000_000)

extension AppDatabase {
  /// Opens `octodo.db` in a test's folder.
  convenience init(in folder: TemporaryFolder, now: Date = noon) throws {
    try self.init(path: folder.file("octodo.db"), now: now)
  }

  /// Avoids waiting for the disk in a test with many writes.
  func forgoDurability() throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
  }

  /// Inserts rows in one transaction, without undo entries.
  func insert(_ todos: [Todo]) throws {
    try queue.write { db in
      // Before the twelfth version of the schema a column said whether a todo is done.
      let isOld = try db.columns(in: "todo").contains { $0.name == "is_done" }
      let sql = """
        INSERT INTO todo (id, title, note, created_at, \(isOld ? "" : "changed_at,") done_at, \(isOld ? "is_done" : "state"))
        VALUES (?, ?, ?, ?, \(isOld ? "" : "?,") ?, ?)
        """
      for todo in todos {
        let changed = isOld ? [] : [todo.changedAt.milliseconds]
        let state = isOld ? (todo.isDone ? 1 : 0) : todo.state.rawValue
        try db.cachedStatement(sql: sql).execute(
          arguments: [todo.id, todo.title, todo.note, todo.createdAt.milliseconds]
            + StatementArguments(changed)
            + [todo.doneAt?.milliseconds, state])
      }
    }
  }
}

extension TodoTable {
  func undo() throws -> UndoneChange? { try undo(now: noon) }
  func redo() throws -> UndoneChange? { try redo(now: noon) }
  func undoAdding(_ ids: [Int64]) throws -> UndoneChange? { try undoAdding(ids, now: noon) }
  func redoAdding(_ ids: [Int64]) throws -> UndoneChange? { try redoAdding(ids, now: noon) }

  /// Adds a todo with a title and what `set` sets, and returns its id.
  func add(_ title: String, _ set: (inout TodoChanges) -> Void = { _ in }) throws -> Int64 {
    var changes = TodoChanges()
    changes.set(.title, .text(title))
    set(&changes)
    return try add(changes, now: noon).id
  }

  /// The todo with all its values, also one that the list does not show.
  func stored(_ id: Int64) throws -> Todo { try #require(try todos(ids: [id]).first) }

  /// The todo as stored; nil if there is none.
  func todo(id: Int64) throws -> Todo? {
    try window(.around(id), limit: 1).todos.first { $0.id == id }
  }

  /// Marks todos.
  /// - Returns: those that exist, in their new state.
  func setDone(ids: [Int64], _ isDone: Bool, now: Date) throws(AppError) -> [Todo] {
    try setState(ids: ids, isDone ? .done : .open, now: now)
    return try todos(ids: ids)
  }

  /// Marks one todo.
  func setDone(id: Int64, _ isDone: Bool, now: Date) throws -> Todo {
    try setDone(ids: [id], isDone, now: now)[0]
  }

  /// Deletes one todo.
  func delete(id: Int64) throws {
    try delete(ids: [id], now: noon)
  }

  /// Finds or adds one todo.
  func findOrAdd(_ link: Item, title: String, now: Date) throws -> FoundTodo {
    try findOrAdd([LinkedTitle(link, title: title)], now: now)[0]
  }

  /// An edit that began with the stored todo.
  func edit(id: Int64, to draft: TodoDraft) throws -> TodoUpdate {
    try update(todo(id: id) ?? Todo(id: id, title: "gone", createdAt: noon), to: draft, now: noon)
  }
}

extension Todo {
  /// The todo with what octodo records by itself as in another one.
  func recorded(as other: Todo) -> Todo {
    var todo = self
    (todo.uid, todo.position, todo.changedAt, todo.urgency) = (
      other.uid, other.position, other.changedAt, other.urgency
    )
    return todo
  }
}

extension TodoUpdate {
  /// The todo as it is now.
  var todo: Todo {
    switch self {
    case .saved(let todo), .changedMeanwhile(let todo): todo
    }
  }
}

/// Todos with few different times, so that many share one; about a third is done.
func randomTodos(_ count: Int, seed: UInt64) -> [Todo] {
  var random = SeededGenerator(seed: seed)
  return (1...count).map { id in
    let createdAt = noon.addingTimeInterval(Double(Int.random(in: 0..<count / 4, using: &random)))
    let isDone = Int.random(in: 0..<3, using: &random) == 0
    return Todo(id: Int64(id), title: "todo \(id)", createdAt: createdAt, doneAt: isDone ? noon : nil)
  }
}

/// The order of the list, implemented a second time in a simple way.
func inListOrder(_ todos: some Sequence<Todo>) -> [Todo] {
  todos.sorted { left, right in
    if left.isDone != right.isDone { return !left.isDone }
    if left.createdAt != right.createdAt { return left.createdAt > right.createdAt }
    return left.id > right.id
  }
}
