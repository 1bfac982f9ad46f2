import Dates
public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Adds an open todo.
  /// - Parameter changes: its fields, at least the title.
  /// - Throws: `AppError.emptyTitle`, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  public func add(_ changes: TodoChanges, now: Date) throws(AppError) -> Todo {
    try add([changes], now: now)[0]
  }

  /// Adds open todos in their order, as one change.
  /// - Parameter all: the fields of each todo, at least the title.
  /// - Throws: `AppError.emptyTitle`, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  public func add(_ all: [TodoChanges], now: Date) throws(AppError) -> [Todo] {
    guard !all.isEmpty else { return [] }
    return try database.write { db in
      let added = try change(db, .added, at: now) {
        try all.map { changes in
          let id = try insert(db, changes, now: now)
          try TodoRelations.check(db, changes, ids: [id])
          return id
        }
      }
      return try Self.todos(db, ids: added)
    }
  }

  /// Sets and clears fields of todos, as one change. Skips deleted todos and those that have the values already.
  /// - Parameter label: what the undo log calls the change.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  public func apply(
    _ changes: TodoChanges, to ids: [Int64], label: String = "", now: Date
  ) throws(AppError) -> Int {
    try database.write { db in
      let ids = try Self.existing(db, ids: ids, .all)
      guard !ids.isEmpty else { throw AppError.todoGone }
      return try apply(db, changes, to: ids, label: label, now: now)
    }
  }

  /// See `TodoRepository.outdent(ids:label:)`. In the order by hand, each one comes after the todo that it was a part of.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func outdent(ids: [Int64], label: String = "", now: Date) throws(AppError) -> Int {
    try database.write { db in
      let ids = try Self.existing(db, ids: ids, SQLCondition("todo.parent IS NOT NULL"))
      guard !ids.isEmpty else { throw AppError.todoGone }
      let positions = try positionsAfterParents(db, of: ids)
      let moved = positions.map(\.id).filter { !ids.contains($0) }
      try change(db, .edited, label: label, ids: ids + moved, at: now) {
        for id in ids {
          let above = "SELECT parent FROM todo WHERE id = (SELECT parent FROM todo WHERE id = ?)"
          let parent = try Int64?.fetchOne(db.cachedStatement(sql: above), arguments: [id]) ?? nil
          var changes = TodoChanges()
          changes.set(.parent, parent.map(TodoFieldValue.number))
          try write(db, changes, to: [id], now: now)
        }
        try put(db, positions)
        return []
      }
      return ids.count
    }
  }

  /// - Parameter ids: those of todos that are parts.
  private func positionsAfterParents(_ db: Database, of ids: [Int64]) throws -> [(id: Int64, position: Int64)]
  {
    let sql = """
      SELECT todo.id, parent.position FROM json_each(?) AS given
      JOIN todo ON todo.id = given.value JOIN todo AS parent ON parent.id = todo.parent
      ORDER BY parent.position, parent.id, todo.position, todo.id
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json]).map {
      (id: try $0.decode(Int64.self, atIndex: 0), parent: try $0.decode(Int64.self, atIndex: 1))
    }
    return try Dictionary(grouping: rows, by: \.parent).sorted { $0.key < $1.key }.flatMap { parent, parts in
      try positions(db, for: parts.map(\.id), after: parent)
    }
  }

  /// Sets and clears fields of all todos of a filter, as one change.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  public func apply(
    _ changes: TodoChanges, to filter: TodoFilter, label: String = "", now: Date
  ) throws(AppError) -> Int {
    try database.write { db in
      try apply(db, changes, to: try ids(db, of: filter, now: now), label: label, now: now)
    }
  }

  /// Deletes todos and their parts; `undo` restores them. Skips deleted ones.
  /// - Returns: the number of deleted todos.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  @discardableResult
  public func delete(ids: [Int64], now: Date) throws(AppError) -> Int {
    try database.write { db in
      let roots = try Self.existing(db, ids: ids, .all)
      guard !roots.isEmpty else { throw AppError.todoGone }
      let parts = try Self.withParts(db, roots)
      let deleted = roots + Set(parts).subtracting(roots).sorted()
      let dependent = """
        SELECT DISTINCT todo_id FROM todo_dep WHERE needs_id IN (SELECT value FROM json_each(?))
        """
      let others = Set(try Int64.fetchAll(db.cachedStatement(sql: dependent), arguments: [deleted.json]))
      let all = deleted + others.subtracting(deleted).sorted()
      try change(db, .deleted, ids: all, count: deleted.count, at: now) {
        try db.cachedStatement(sql: "DELETE FROM todo WHERE id IN (SELECT value FROM json_each(?))")
          .execute(arguments: [deleted.json])
        return []
      }
      return deleted.count
    }
  }

  /// See `TodoRepository.countWithParts(ids:)`.
  /// - Throws: `AppError.storage`.
  public func countWithParts(ids: [Int64]) throws(AppError) -> Int {
    try database.read { try Self.withParts($0, Self.existing($0, ids: ids, .all)).count }
  }

  /// Todos and their parts on all levels.
  private static func withParts(_ db: Database, _ ids: [Int64]) throws -> [Int64] {
    let sql = """
      WITH RECURSIVE part (id) AS (
        SELECT value FROM json_each(?) UNION SELECT todo.id FROM part JOIN todo ON todo.parent = part.id)
      SELECT id FROM part
      """
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json])
  }

  /// Notes that work on todos has begun, or ended.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.storage`.
  public func setStarted(ids: [Int64], _ isStarted: Bool, now: Date) throws(AppError) -> Int {
    try database.write { db in
      let condition = SQLCondition("state < 2 AND started_at IS \(isStarted ? "NULL" : "NOT NULL")")
      let ids = try Self.existing(db, ids: ids, condition)
      var changes = TodoChanges()
      changes.set(.started, isStarted ? .instant(now) : nil)
      return try recorded(db, changes, to: ids, now: now)
    }
  }

  /// Adds a dated line to a todo.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  public func annotate(id: Int64, _ text: String, now: Date) throws(AppError) {
    try database.write { db in
      let todo = try Self.todos(db, ids: [id])[0]
      var changes = TodoChanges()
      changes.set(.annotations, .annotations(todo.annotations + [TodoAnnotation(at: now, text: text)]))
      _ = try recorded(db, changes, to: [id], now: now)
    }
  }

  private func recorded(
    _ db: Database, _ changes: TodoChanges, to ids: [Int64], label: String = "", now: Date
  )
    throws -> Int
  {
    guard !ids.isEmpty else { return 0 }
    try change(db, .edited, label: label, ids: ids, at: now) {
      let hasNewEnd = changes.values[.until] != nil || changes.cleared.contains(.until)
      let expired = hasNewEnd ? try TodoExpiry.expired(db, among: ids) : []
      try write(db, changes, to: ids, now: now)
      try TodoExpiry.reopen(db, ids: expired, at: TodoClock(now: now, zone: zone))
      return []
    }
    return ids.count
  }

  private func apply(_ db: Database, _ changes: TodoChanges, to ids: [Int64], label: String, now: Date) throws
    -> Int
  {
    var count = 0
    if case .state(let state)? = changes.values[.state] {
      count = try setState(db, ids: ids, state, label: label, now: now)
      var others = changes
      others.remove(.state)
      if others.isEmpty { return count }
    }
    let differing = try Self.existing(db, ids: ids, try difference(db, changes))
    let changed = try recorded(db, changes, to: differing, label: label, now: now)
    try TodoRelations.check(db, changes, ids: differing)
    return max(count, changed)
  }

  /// Holds for todos that the changes would change.
  private func difference(_ db: Database, _ changes: TodoChanges) throws -> SQLCondition {
    var (parts, arguments): ([String], [(any DatabaseValueConvertible)?]) = ([], [])
    for field in TodoField.all where changes.values[field] != nil || changes.cleared.contains(field) {
      if let list = TodoList.all.first(where: { $0.field == field }) {
        let value = changes.values[field]
        parts.append("ifnull(\(list.json), '[]') <> json(?)")
        arguments.append(TodoListJSON.list(value))
        continue
      }
      let columns = TodoColumns(field)
      guard field != .state, !field.isDerived else { continue }
      parts += columns.names.map { "todo.\($0) IS NOT ?" }
      arguments += columns.values(changes.values[field], in: zone)
    }
    let tagged = """
      EXISTS (SELECT 1 FROM todo_tag WHERE todo_id = todo.id AND tag_id IN (SELECT value FROM json_each(?)))
      """
    for tag in changes.addedTags {
      parts.append("NOT \(tagged)")
      arguments.append(try TagNames.ids(db, of: tag).json)
    }
    for tag in changes.removedTags {
      parts.append(tagged)
      arguments.append(try TagNames.ids(db, of: tag).json)
    }
    return SQLCondition(parts.isEmpty ? "0" : parts.joined(separator: " OR "), StatementArguments(arguments))
  }
}

extension TodoTable {
  /// The ids of a filter's todos.
  func ids(_ db: Database, of filter: TodoFilter, now: Date) throws -> [Int64] {
    let condition = try FilterCondition(db: db, clock: TodoClock(now: now, zone: zone)).condition(filter)
    let sql = "SELECT id FROM todo WHERE true\(condition.appended) ORDER BY id"
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: condition.arguments)
  }
}
