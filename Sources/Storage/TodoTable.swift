public import Domain
public import FoundationEssentials
import GRDB

/// The todos of a database. Each change is one durable transaction, together with its entry in the undo log.
public struct TodoTable: Sendable {
  let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// - Throws: `AppError.storage`; nil where there is no such todo.
  public func todo(id: Int64) throws(AppError) -> Todo? {
    try database.read { try TodoRow.fetchOne($0, id: id) }
  }

  /// - Returns: the todo as it is stored; `now` is rounded to a millisecond.
  /// - Throws: `AppError.storage`.
  public func add(_ draft: TodoDraft, now: Date) throws(AppError) -> Todo {
    try database.write { db in
      let sql = "INSERT INTO todo (title, note, link_kind, link_target, created_at) VALUES (?, ?, ?, ?, ?)"
      try db.cachedStatement(sql: sql).execute(arguments: Self.values(draft) + [now.milliseconds])
      let id = db.lastInsertedRowID
      try UndoLog.record(db, .added, id: id)
      return try Self.existing(db, id: id)
    }
  }

  /// Changes title, note and link; where they are as wanted already, nothing, not even the undo log.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func update(id: Int64, to draft: TodoDraft) throws(AppError) -> Todo {
    try database.write { db in
      let todo = try Self.existing(db, id: id)
      let (title, note) = (draft.title.withoutNUL, draft.note.withoutNUL)
      if (todo.title, todo.note) == (title, note), todo.link == draft.link { return todo }
      try UndoLog.record(db, .edited, id: id)
      let sql = "UPDATE todo SET title = ?, note = ?, link_kind = ?, link_target = ? WHERE id = ?"
      try db.cachedStatement(sql: sql).execute(arguments: Self.values(draft) + [id])
      return try Self.existing(db, id: id)
    }
  }

  /// Marks a todo as done at `now`, or as open; where it is so already, nothing changes.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func setDone(id: Int64, _ isDone: Bool, now: Date) throws(AppError) -> Todo {
    try database.write { db in
      let todo = try Self.existing(db, id: id)
      guard todo.isDone != isDone else { return todo }
      try UndoLog.record(db, isDone ? .done : .reopened, id: id)
      let statement = try db.cachedStatement(sql: "UPDATE todo SET done_at = ?, is_done = ? WHERE id = ?")
      try statement.execute(arguments: [isDone ? now.milliseconds : nil, isDone, id])
      return try Self.existing(db, id: id)
    }
  }

  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func delete(id: Int64) throws(AppError) {
    try database.write { db in
      _ = try Self.existing(db, id: id)
      try UndoLog.record(db, .deleted, id: id)
      try db.cachedStatement(sql: "DELETE FROM todo WHERE id = ?").execute(arguments: [id])
    }
  }

  /// Takes back the last change of the file that was not yet taken back, whichever process made it and when.
  /// - Returns: nil where there is none.
  /// - Throws: `AppError.storage`.
  public func undo() throws(AppError) -> UndoneChange? {
    try database.write { try UndoLog.takeBackLast($0) }
  }

  private static func existing(_ db: Database, id: Int64) throws -> Todo {
    guard let todo = try TodoRow.fetchOne(db, id: id) else { throw AppError.todoGone }
    return todo
  }

  private static func values(_ draft: TodoDraft) -> StatementArguments {
    [draft.title.withoutNUL, draft.note.withoutNUL, draft.link?.kind, draft.link?.target]
  }
}
