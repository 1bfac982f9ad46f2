public import Domain
public import FoundationEssentials
import GRDB

/// The todos in a database. Each change is a durable transaction that includes its entry in the undo log.
public struct TodoTable: Sendable {
  let database: AppDatabase
  private let limits: UndoLimits

  /// - Parameter limits: how much can be undone.
  public init(_ database: AppDatabase, limits: UndoLimits = UndoLimits()) {
    (self.database, self.limits) = (database, limits)
  }

  /// Finds the newest open todo with each link, or adds one, in one transaction, so that two processes never
  /// add two. Ignores case, because GitHub's names do.
  /// - Returns: each todo, and whether it was added.
  /// - Throws: `AppError.storage`.
  public func findOrAdd(_ wanted: [LinkedTitle], now: Date) throws(AppError) -> [FoundTodo] {
    try database.write { db in
      var changes = UndoLog.Changes(db, limits)
      return try wanted.map { wanted in
        if let todo = try Self.openTodo(db, linkingTo: wanted.link) {
          return FoundTodo(todo: todo, isNew: false)
        }
        let draft = try TodoDraft(title: wanted.title, link: wanted.link)
        return FoundTodo(todo: try Self.add(db, draft, now: now, &changes), isNew: true)
      }
    }
  }

  /// Returns those of the ids that exist.
  /// - Throws: `AppError.storage`.
  public func existing(among ids: [Int64]) throws(AppError) -> Set<Int64> {
    try database.read { db in
      let among = "SELECT id FROM todo WHERE id IN (SELECT value FROM json_each(?))"
      let list = "[\(ids.map(String.init).joined(separator: ","))]"
      return Set(try Int64.fetchAll(db.cachedStatement(sql: among), arguments: [list]))
    }
  }

  /// Adds an open todo.
  /// - Returns: the todo as stored; `now` is rounded to a millisecond.
  /// - Throws: `AppError.storage`.
  public func add(_ draft: TodoDraft, now: Date) throws(AppError) -> Todo {
    try database.write { db in
      var changes = UndoLog.Changes(db, limits)
      return try Self.add(db, draft, now: now, &changes)
    }
  }

  /// Inserts todos with their ids and without undo entries, for scenes of the sandbox.
  /// - Throws: `AppError.storage`, also if an id exists already.
  public func insert(_ todos: [Todo]) throws(AppError) {
    try database.write { db in
      let sql = "INSERT INTO todo (\(TodoRow.columns), is_done) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
      let statement = try db.cachedStatement(sql: sql)
      for todo in todos {
        try statement.execute(arguments: [
          todo.id, todo.title.withoutNUL, todo.note.withoutNUL, todo.link?.kind.stored,
          todo.link?.description,
          todo.link?.storedPage, todo.createdAt.milliseconds, todo.doneAt?.milliseconds, todo.isDone,
        ])
      }
    }
  }

  /// Changes title, note and link. If they are equal already, nothing is written, not even to the undo log.
  /// - Parameter original: the todo as it was when the edit began. If its title, note or link was changed
  ///   since, nothing is stored.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func update(_ original: Todo, to draft: TodoDraft) throws(AppError) -> TodoUpdate {
    try database.write { db in
      let todo = try Self.existing(db, ids: [original.id])[0]
      var edited = todo
      (edited.title, edited.note, edited.link) = (draft.title.withoutNUL, draft.note.withoutNUL, draft.link)
      if edited == todo { return .saved(todo) }
      guard todo.hasSameText(as: original) else { return .changedMeanwhile(todo) }
      var changes = UndoLog.Changes(db, limits)
      try changes.record(.edited, id: todo.id)
      // A note that was read in part only stays whole if the edit left it as it was.
      let sql = """
        UPDATE todo SET title = ?, note = CASE WHEN ? THEN note ELSE ? END, link_kind = ?, link_target = ?, link_url = ?
        WHERE id = ?
        """
      try db.cachedStatement(sql: sql).execute(arguments: [
        edited.title, edited.note == todo.note, edited.note, draft.link?.kind.stored, draft.link?.description,
        draft.link?.storedPage, todo.id,
      ])
      return .saved(edited)
    }
  }

  /// Marks todos as done at `now`, or as open; skips unchanged and deleted ones.
  /// - Returns: the existing todos in their new state.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  public func setDone(ids: [Int64], _ isDone: Bool, now: Date) throws(AppError) -> [Todo] {
    try database.write { db in
      var changes = UndoLog.Changes(db, limits)
      return try Self.existing(db, ids: ids).map { todo in
        guard todo.isDone != isDone else { return todo }
        try changes.record(isDone ? .done : .reopened, id: todo.id)
        let statement = try db.cachedStatement(sql: "UPDATE todo SET done_at = ?, is_done = ? WHERE id = ?")
        try statement.execute(arguments: [isDone ? now.milliseconds : nil, isDone, todo.id])
        return try Self.existing(db, ids: [todo.id])[0]
      }
    }
  }

  /// Deletes todos; `undo` restores them. Skips deleted ones.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  public func delete(ids: [Int64]) throws(AppError) {
    try database.write { db in
      var changes = UndoLog.Changes(db, limits)
      for todo in try Self.existing(db, ids: ids) {
        try changes.record(.deleted, id: todo.id)
        try db.cachedStatement(sql: "DELETE FROM todo WHERE id = ?").execute(arguments: [todo.id])
      }
    }
  }

  /// Undoes the last change of the file that is not undone yet, whichever process made it and when.
  /// - Returns: nil if there is none.
  /// - Throws: `AppError.storage`.
  public func undo() throws(AppError) -> UndoneChange? {
    try database.write { try UndoLog.takeBackLast($0) }
  }

  /// Undoes the last change if it added exactly these todos.
  /// - Returns: nil if it was another change.
  /// - Throws: `AppError.storage`.
  public func undoAdding(_ ids: [Int64]) throws(AppError) -> UndoneChange? {
    try database.write { try UndoLog.lastAdded($0) == Set(ids) ? UndoLog.takeBackLast($0) : nil }
  }

  /// Redoes what `undo` undid last, unless there was a change since.
  /// - Returns: nil if there is nothing to redo.
  /// - Throws: `AppError.storage`.
  public func redo() throws(AppError) -> UndoneChange? {
    try database.write { try UndoLog.bringBackLast($0) }
  }

  /// Redoes what was undone last if it had added exactly these todos.
  /// - Returns: nil if it was another change.
  /// - Throws: `AppError.storage`.
  public func redoAdding(_ ids: [Int64]) throws(AppError) -> UndoneChange? {
    try database.write { try UndoLog.lastUndoneAdded($0) == Set(ids) ? UndoLog.bringBackLast($0) : nil }
  }

  /// The newest open todo with a link; nil if there is none.
  /// - Throws: `AppError.storage`.
  public func openTodo(linkingTo link: Item) throws(AppError) -> Todo? {
    try database.read { try Self.openTodo($0, linkingTo: link) }
  }

  private static func openTodo(_ db: Database, linkingTo link: Item) throws -> Todo? {
    // Repeats the condition of the index `todo_open_link`, because SQLite uses a partial index only if the
    // query implies its condition.
    let sql = """
      SELECT \(TodoRow.read) FROM todo
      WHERE is_done = 0 AND link_kind = ? AND link_target = ? COLLATE NOCASE ORDER BY id DESC
      """
    let arguments: StatementArguments = [link.kind.stored, link.description]
    // Reads more than one row only if there are issues of the same name on another host.
    return try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments).map(TodoRow.todo)
      .first { $0.link?.isSame(as: link) == true }
  }

  private static func add(
    _ db: Database, _ draft: TodoDraft, now: Date, _ changes: inout UndoLog.Changes
  ) throws -> Todo {
    let sql = """
      INSERT INTO todo (title, note, link_kind, link_target, link_url, created_at) VALUES (?, ?, ?, ?, ?, ?)
      """
    try db.cachedStatement(sql: sql).execute(arguments: values(draft) + [now.milliseconds])
    let id = db.lastInsertedRowID
    try changes.record(.added, id: id)
    return try existing(db, ids: [id])[0]
  }

  /// The todos that still exist; at least one.
  private static func existing(_ db: Database, ids: [Int64]) throws -> [Todo] {
    let todos = try ids.compactMap { try TodoRow.fetchOne(db, id: $0) }
    guard !todos.isEmpty else { throw AppError.todoGone }
    return todos
  }

  private static func values(_ draft: TodoDraft) -> StatementArguments {
    [
      draft.title.withoutNUL, draft.note.withoutNUL, draft.link?.kind.stored, draft.link?.description,
      draft.link?.storedPage,
    ]
  }
}
