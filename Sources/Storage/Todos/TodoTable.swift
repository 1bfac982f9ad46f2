public import Domain
public import FoundationEssentials
import GRDB

/// The todos in a database. Each change is a durable transaction that includes its change set in the undo log.
public struct TodoTable: Sendable {
  let database: AppDatabase
  let limits: UndoLimits
  let zone: TimeZone
  let uids: NewUIDs

  /// - Parameters:
  ///   - limits: how much can be undone.
  ///   - zone: the zone of the user, in which days are meant.
  ///   - uids: the names of new todos in other programs.
  public init(
    _ database: AppDatabase, limits: UndoLimits = UndoLimits(), zone: TimeZone = .gmt,
    uids: NewUIDs = .random
  ) {
    (self.database, self.limits, self.zone, self.uids) = (database, limits, zone, uids)
  }

  /// Finds the newest open todo with each link, or adds one, in one transaction, so that two processes never
  /// add two. Ignores case, because GitHub's names do.
  /// - Returns: each todo, and whether it was added.
  /// - Throws: `AppError.storage`.
  public func findOrAdd(_ wanted: [LinkedTitle], now: Date) throws(AppError) -> [FoundTodo] {
    try database.write { db in
      var found: [(id: Int64, isNew: Bool)] = []
      let known = try wanted.map { try Self.openTodo(db, linkingTo: $0.link) }
      if known.allSatisfy({ $0 != nil }) {
        return known.compactMap { $0.map { FoundTodo(todo: $0, isNew: false) } }
      }
      try change(db, .added, at: now) {
        for wanted in wanted {
          if let todo = try Self.openTodo(db, linkingTo: wanted.link) {
            found.append((todo.id, false))
          } else {
            let draft = try TodoDraft(title: wanted.title, link: wanted.link)
            found.append((try insert(db, draft, now: now), true))
          }
        }
        return found.filter(\.isNew).map(\.id)
      }
      let todos = try TodoRow.fetch(db, ids: found.map(\.id))
      return zip(todos, found).map { FoundTodo(todo: $0, isNew: $1.isNew) }
    }
  }

  /// Returns those of the ids that exist.
  /// - Throws: `AppError.storage`.
  public func existing(among ids: [Int64]) throws(AppError) -> Set<Int64> {
    try database.read { Set(try Self.existing($0, ids: ids, .all)) }
  }

  /// Adds an open todo.
  /// - Returns: the todo as stored; `now` is rounded to a millisecond.
  /// - Throws: `AppError.storage`.
  public func add(_ draft: TodoDraft, now: Date) throws(AppError) -> Todo {
    try database.write { db in
      let added = try change(db, .added, at: now) { [try insert(db, draft, now: now)] }
      return try Self.todos(db, ids: added)[0]
    }
  }

  /// Inserts todos with their ids and without undo entries, for scenes of the sandbox.
  /// - Throws: `AppError.storage`, also if an id exists already.
  public func insert(_ todos: [Todo]) throws(AppError) {
    try database.write { db in
      for todo in todos { _ = try insertRow(db, todo, TodoColumns.own) }
      try insertLists(db, of: todos)
      guard let latest = todos.map(\.changedAt).max() else { return }
      try DerivedValues(clock: TodoClock(now: latest, zone: zone)).update(db, ids: todos.map(\.id))
    }
  }

  /// Changes title, note and link. If they are equal already, nothing is written, not even to the undo log.
  /// - Parameter original: the todo as it was when the edit began. If its title, note or link was changed
  ///   since, nothing is stored.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func update(_ original: Todo, to draft: TodoDraft, now: Date) throws(AppError) -> TodoUpdate {
    try database.write { db in
      let todo = try Self.todos(db, ids: [original.id])[0]
      var edited = todo
      (edited.title, edited.note, edited.link) = (draft.title.withoutNUL, draft.note.withoutNUL, draft.link)
      if edited == todo { return .saved(todo) }
      guard todo.hasSameText(as: original) else { return .changedMeanwhile(todo) }
      var changes = TodoChanges()
      changes.set(.title, .text(edited.title))
      // A note that was read in part only stays whole if the edit left it as it was.
      if edited.note != todo.note { changes.set(.note, .text(edited.note)) }
      changes.set(.link, edited.link.map(TodoFieldValue.item))
      try change(db, .edited, ids: [todo.id], at: now) {
        try write(db, changes, to: [todo.id], now: now)
        return []
      }
      return .saved(try Self.todos(db, ids: [todo.id])[0])
    }
  }

  /// Undoes the last change of the file that is not undone yet, whichever process made it and when. Todos that were changed
  /// since stay as they are.
  /// - Returns: nil if there is none.
  /// - Throws: `AppError.storage`.
  public func undo(now: Date) throws(AppError) -> UndoneChange? {
    try database.write { try follow($0, .before, now: now) }
  }

  /// Undoes the last change if it added exactly these todos.
  /// - Returns: nil if it was another change.
  /// - Throws: `AppError.storage`.
  public func undoAdding(_ ids: [Int64], now: Date) throws(AppError) -> UndoneChange? {
    try database.write { try ChangeLog.added($0, .before) == Set(ids) ? follow($0, .before, now: now) : nil }
  }

  /// Redoes what `undo` undid last, unless there was a change since.
  /// - Returns: nil if there is nothing to redo.
  /// - Throws: `AppError.storage`.
  public func redo(now: Date) throws(AppError) -> UndoneChange? {
    try database.write { try follow($0, .after, now: now) }
  }

  /// Redoes what was undone last if it had added exactly these todos.
  /// - Returns: nil if it was another change.
  /// - Throws: `AppError.storage`.
  public func redoAdding(_ ids: [Int64], now: Date) throws(AppError) -> UndoneChange? {
    try database.write { try ChangeLog.added($0, .after) == Set(ids) ? follow($0, .after, now: now) : nil }
  }
}
