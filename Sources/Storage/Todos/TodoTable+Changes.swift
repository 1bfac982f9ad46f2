import Dates
import Domain
import FoundationEssentials
import GRDB

extension TodoTable {
  /// Runs `body` as one change set: with the todos before and after it, and with what follows from them.
  /// - Parameters:
  ///   - ids: the todos that will be changed or deleted.
  ///   - added: the number of todos that will be added, if they are many.
  ///   - count: how many of `ids`, from the first one on, a person counts; nil for all, with those that are added.
  ///   - body: returns the todos that it added.
  /// - Returns: the added todos.
  @discardableResult
  func change(
    _ db: Database, _ change: TodoChange, label: String = "", ids: [Int64] = [], adding added: Int = 0,
    count: Int? = nil, at now: Date, _ body: () throws -> [Int64]
  ) throws -> [Int64] {
    try PageCache.forChange(of: ids.count + added, db) {
      let recording = try ChangeLog.begin(db, change, label: label, ids: ids, at: now.milliseconds, limits)
      let before = try DerivedValues.neighbours(db, of: ids)
      let new = try body()
      try TodoExpiry.close(db, ids: ids + new, at: TodoClock(now: now, zone: zone))
      try derive(db, ids + new, besides: before, now: now)
      try ChangeLog.end(db, recording, ids: ids + new, count: count)
      return new
    }
  }

  /// Computes what follows from todos and from those that they were related to.
  private func derive(_ db: Database, _ ids: [Int64], besides others: [Int64], now: Date) throws {
    let all = Set(ids).union(others).union(try DerivedValues.neighbours(db, of: ids))
    try DerivedValues(clock: TodoClock(now: now, zone: zone)).update(db, ids: all.sorted())
    try TodoWords.index(db, atMost: TodoWords.fewTexts)
  }

  /// Undoes or redoes one change set.
  func follow(_ db: Database, _ side: ChangeLog.Side, now: Date) throws -> UndoneChange? {
    guard let step = try ChangeLog.step(db, side) else { return nil }
    try PageCache.forChange(of: step.ids.count, db) {
      let before = try DerivedValues.neighbours(db, of: step.ids)
      try ChangeLog.take(db, step)
      try TodoExpiry.close(db, ids: step.ids, at: TodoClock(now: now, zone: zone))
      try derive(db, step.ids, besides: before, now: now)
    }
    return UndoneChange(
      change: step.change, todoID: step.first, title: step.title, count: step.count,
      label: step.label, skipped: step.skipped)
  }

  /// Those of the ids that exist and fulfil a condition, in their order.
  static func existing(_ db: Database, ids: [Int64], _ condition: SQLCondition) throws -> [Int64] {
    let sql = """
      SELECT todo.id FROM json_each(?) AS given CROSS JOIN todo ON todo.id = given.value
      WHERE true\(condition.appended) GROUP BY todo.id ORDER BY min(given.key)
      """
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json] + condition.arguments)
  }

  /// The todos that still exist; at least one.
  static func todos(_ db: Database, ids: [Int64]) throws -> [Todo] {
    let todos = try TodoRow.fetch(db, ids: ids)
    guard !todos.isEmpty else { throw AppError.todoGone }
    return todos
  }

  /// - Returns: its id.
  func insert(_ db: Database, _ draft: TodoDraft, now: Date) throws -> Int64 {
    var changes = TodoChanges()
    changes.set(.title, .text(draft.title))
    changes.set(.note, draft.note.isEmpty ? nil : .text(draft.note))
    changes.set(.link, draft.link.map(TodoFieldValue.item))
    return try insert(db, changes, now: now)
  }

  /// The columns that a new row gets; SQLite chooses its id.
  static let columnsOfNew = TodoColumns.own.filter { $0.field != .id }

  /// Inserts a row without the lists of its todo.
  /// - Returns: its id.
  func insertRow(_ db: Database, _ todo: Todo, _ columns: [TodoColumns]) throws -> Int64 {
    let names = columns.flatMap(\.names)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO todo (\(names.joined(separator: ", "))) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(
      arguments: StatementArguments(columns.flatMap { $0.values($0.field.value(of: todo), in: zone) }))
    return db.lastInsertedRowID
  }

  /// Inserts the tags, dependencies and annotations of new rows.
  func insertLists(_ db: Database, of todos: [Todo]) throws {
    for list in TodoList.all {
      let lists = todos.compactMap { todo in
        list.field.value(of: todo).map { TodoListJSON.object(todo.id, $0) }
      }
      var part: [String] = []
      var length = 0
      for one in lists {
        if length + one.utf8.count > Self.longestLists {
          try list.replace(db, lists: "[\(part.joined(separator: ","))]")
          (part, length) = ([], 0)
        }
        part.append(one)
        length += one.utf8.count + 1
      }
      if !part.isEmpty { try list.replace(db, lists: "[\(part.joined(separator: ","))]") }
    }
  }

  /// The bytes of an argument, well below `RowLimit`: a longer one ends the program.
  private static let longestLists = 1 << 20

  /// The position of the todo that is above all others.
  static func topPosition(_ db: Database) throws -> Int64 {
    let sql = """
      SELECT ifnull(min(top), 0) FROM (SELECT (SELECT min(position) FROM todo WHERE state = value) AS top
        FROM json_each('[0, 1, 2, 3]'))
      """
    return try Int64.fetchOne(db.cachedStatement(sql: sql)) ?? 0
  }

  /// Inserts an open todo above all others.
  /// - Returns: its id.
  func insert(_ db: Database, _ changes: TodoChanges, now: Date) throws -> Int64 {
    let sql = "INSERT INTO todo (title, uid, created_at, changed_at, position) VALUES (?, ?, ?, ?, ?)"
    guard case .text(let title)? = changes.values[.title] else { throw AppError.emptyTitle }
    try db.cachedStatement(sql: sql).execute(arguments: [
      title.withoutNUL, try uids.next(db), now.milliseconds, now.milliseconds,
      try Self.topPosition(db) - TodoPositions.gap,
    ])
    let id = db.lastInsertedRowID
    try write(db, changes, to: [id], now: now)
    return id
  }

  /// Writes the fields and lists of todos, and when they were changed.
  func write(_ db: Database, _ changes: TodoChanges, to ids: [Int64], now: Date) throws {
    let fields = TodoField.all.filter { changes.values[$0] != nil || changes.cleared.contains($0) }
    var (assignments, arguments): ([String], [(any DatabaseValueConvertible)?]) = ([], [])
    for field in fields where !field.isDerived && field != .id && field != .state {
      let columns = TodoColumns(field)
      assignments += columns.names.map { "\($0) = ?" }
      arguments += columns.values(changes.values[field], in: zone)
    }
    if case .number(let parent)? = changes.values[.parent] { try putLast(db, ids, under: parent) }
    let sql = """
      UPDATE todo SET \((assignments + ["changed_at = ?"]).joined(separator: ", "))
      WHERE id IN (SELECT value FROM json_each(?))
      """
    try db.cachedStatement(sql: sql).execute(
      arguments: StatementArguments(arguments + [now.milliseconds, ids.json]))
    for list in TodoList.all where fields.contains(list.field) {
      try list.replace(db, lists: TodoListJSON.text(ids, changes.values[list.field]))
    }
    try writeTags(db, changes, to: ids)
  }

  /// Puts new parts of a todo behind its other ones.
  private func putLast(_ db: Database, _ ids: [Int64], under parent: Int64) throws {
    let sql = """
      UPDATE todo SET position = :step + ifnull(
        (SELECT max(position) FROM todo WHERE parent = :parent), (SELECT position FROM todo WHERE id = :parent))
      WHERE id = :id AND parent IS NOT :parent AND EXISTS (SELECT 1 FROM todo WHERE id = :parent)
      """
    for id in ids {
      try db.cachedStatement(sql: sql)
        .execute(arguments: ["step": TodoPositions.gap >> 10, "parent": parent, "id": id])
      // So that the next one comes after it.
      try db.cachedStatement(sql: "UPDATE todo SET parent = ? WHERE id = ?").execute(arguments: [parent, id])
    }
  }

  private func writeTags(_ db: Database, _ changes: TodoChanges, to ids: [Int64]) throws {
    let removed = try changes.removedTags.flatMap { try TagNames.ids(db, of: $0) }
    if !removed.isEmpty {
      let sql = """
        DELETE FROM todo_tag WHERE todo_id IN (SELECT value FROM json_each(?))
          AND tag_id IN (SELECT value FROM json_each(?))
        """
      try db.cachedStatement(sql: sql).execute(arguments: [ids.json, removed.json])
    }
    for tag in changes.addedTags {
      let same = try TagNames.ids(db, of: tag)
      if same.isEmpty {
        try db.cachedStatement(sql: "INSERT INTO tag (name) VALUES (?)").execute(arguments: [tag.withoutNUL])
      }
      let id = same.first ?? db.lastInsertedRowID
      let sql = """
        INSERT INTO todo_tag (tag_id, todo_id) SELECT ?, id FROM (SELECT DISTINCT value AS id FROM json_each(?))
        WHERE NOT EXISTS (
          SELECT 1 FROM todo_tag WHERE todo_id = id AND tag_id IN (SELECT value FROM json_each(?)))
        """
      try db.cachedStatement(sql: sql)
        .execute(arguments: [id, ids.json, same.json])
    }
  }
}

/// Tags by their names. SQLite only knows the case of ASCII letters and no other form of a sign, so names with others are
/// read and compared here.
enum TagNames {
  /// The tags with a name as `TodoChanges` compares it: in any case and in any form of its signs.
  static func ids(_ db: Database, of name: String) throws -> [Int64] {
    let wanted = name.withoutNUL.lowercased()
    return try among(db, ascii: wanted) { $0.lowercased() == wanted }
  }

  /// - Parameters:
  ///   - ascii: the name that is meant, if it has ASCII letters only.
  ///   - isMeant: says it of the other names.
  static func among(_ db: Database, ascii: String, _ isMeant: (String) -> Bool) throws -> [Int64] {
    let sql = """
      SELECT id, \(RowLimit.title("name")), name = :name FROM tag
      WHERE name = :name OR name GLOB '*[^ -~]*' ORDER BY id
      """
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: ["name": ascii])
      .filter { try $0.decode(Bool.self, atIndex: 2) || isMeant(try $0.decode(String.self, atIndex: 1)) }
      .map { try $0.decode(Int64.self, atIndex: 0) }
  }
}

/// The position of todos in the order that a person gave them.
enum TodoPositions {
  /// The distance between two todos that were added one after another. It can be halved 32 times.
  static let gap: Int64 = 1 << 32
}

/// JSON for arguments of statements.
enum TodoListJSON {
  /// The argument of `TodoList.replace`.
  /// - Parameter value: the list of each of the todos.
  static func text(_ ids: [Int64], _ value: TodoFieldValue?) -> String {
    "[\(ids.map { object($0, value) }.joined(separator: ","))]"
  }

  /// An element of it.
  static func object(_ id: Int64, _ value: TodoFieldValue?) -> String {
    "{\"id\":\(id),\"list\":\(list(value))}"
  }

  /// As `TodoList.json` has it.
  static func list(_ value: TodoFieldValue?) -> String {
    switch value {
    case .words(let words)?: array(words)
    case .ids(let ids)?: ids.json
    case .annotations(let annotations)?:
      "[\(annotations.map { "[\($0.at.milliseconds),\(quoted($0.text))]" }.joined(separator: ","))]"
    default: "[]"
    }
  }

  static func array(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ","))]" }

  private static func quoted(_ text: String) -> String { JSONString.quoted(text.withoutNUL) }
}
