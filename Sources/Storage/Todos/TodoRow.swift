import Domain
import FoundationEssentials
import GRDB

/// Maps a `Todo` to a row of the table `todo` and to those of its tags, dependencies and annotations.
enum TodoRow {
  /// The columns that `todo(_:)` expects, in this order.
  static let read = TodoColumns.all.flatMap(\.reads).joined(separator: ", ")

  /// The todo without its lists.
  /// - Throws: if a column has the wrong type, as in a damaged file, instead of trapping.
  static func todo(_ row: Row) throws -> Todo {
    var todo = Todo(id: 0, title: "", createdAt: Date(milliseconds: 0))
    var index = 0
    for columns in TodoColumns.all {
      guard let value = try columns.value(row, at: &index) else {
        if columns.field.isRequired { throw StorageError.damaged }
        continue
      }
      try columns.field.set(value, in: &todo)
    }
    return todo
  }

  /// The todos of rows, with their lists.
  static func todos(_ db: Database, _ statement: Statement, _ arguments: StatementArguments) throws -> [Todo]
  {
    try withLists(db, Array(Row.fetchCursor(statement, arguments: arguments).map(todo)))
  }

  /// Nil if there is none with this id, or it does not match.
  static func fetchOne(
    _ db: Database, id: Int64, _ condition: SQLCondition = .all
  ) throws -> Todo? {
    let statement = try db.cachedStatement(sql: "SELECT \(read) FROM todo WHERE id = ?\(condition.appended)")
    return try todos(db, statement, [id] + condition.arguments).first
  }

  /// The todos with these ids that exist, in the order of the ids.
  static func fetch(_ db: Database, ids: [Int64]) throws -> [Todo] {
    try withLists(db, fetchWithoutLists(db, ids: ids))
  }

  /// The same, without their lists.
  static func fetchWithoutLists(_ db: Database, ids: [Int64]) throws -> [Todo] {
    // The loop goes through the ids in their order. They have other names, because `json_each` has an `id`, too.
    let sql = """
      SELECT \(read) FROM (SELECT value AS given_id FROM json_each(?)) CROSS JOIN todo ON todo.id = given_id
      """
    var todos: [Todo] = []
    for start in stride(from: 0, to: ids.count, by: chunk) {
      let part = ids[start..<min(start + chunk, ids.count)]
      let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [Array(part).json])
      while let row = try rows.next() { todos.append(try todo(row)) }
    }
    return todos
  }

  /// Nil if there is no link or an invalid one; the todo is then shown without it.
  static func link(kind: String?, target: String?, url: String?) -> Item? {
    guard let kind, let target else { return nil }
    return Item(stored: kind, target: target, url: url)
  }

  /// Adds tags, dependencies and annotations, with one statement for each list of all todos.
  static func withLists(_ db: Database, _ todos: [Todo]) throws -> [Todo] {
    guard !todos.isEmpty else { return todos }
    var todos = todos
    for index in todos.indices {
      (todos[index].tags, todos[index].needs, todos[index].annotations) = ([], [], [])
    }
    let indices = Dictionary(
      todos.indices.map { (todos[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for start in stride(from: 0, to: todos.count, by: chunk) {
      let ids = todos[start..<min(start + chunk, todos.count)].map(\.id).json
      for list in TodoList.all {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: list.read), arguments: [ids])
        while let row = try rows.next() {
          guard let index = indices[try row.decode(Int64.self, atIndex: 0)] else { continue }
          try list.append(row, &todos[index])
        }
      }
    }
    return todos
  }

  /// The first todo with a text that is longer than `RowLimit`; nil if there is none.
  static func firstTooLong(_ db: Database) throws -> Int64? {
    var last = Int64.min
    do {
      let texts = TodoColumns.all.filter { $0.field.type == .text || $0.field.type == .item }.flatMap(\.reads)
      let rows = try Row.fetchCursor(
        db, sql: "SELECT id, \(texts.joined(separator: ", ")) FROM todo ORDER BY id")
      while let row = try rows.next() { last = try row.decode(Int64.self, atIndex: 0) }
      return nil
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return try Int64.fetchOne(db, sql: "SELECT min(id) FROM todo WHERE id > ?", arguments: [last])
    }
  }

  /// The number of todos whose lists are read or written at once: their ids fit into the longest text that SQLite takes.
  static let chunk = 5_000
}

extension TodoField {
  /// Whether a row without it is damaged.
  fileprivate var isRequired: Bool { self == .id || self == .title || self == .created }
}

extension [Int64] {
  /// As an argument of `json_each`.
  var json: String { "[\(map(String.init).joined(separator: ","))]" }
}
