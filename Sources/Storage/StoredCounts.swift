import GRDB

/// The numbers that triggers keep, so that nothing has to be counted: a program that writes without the triggers, or writes
/// the numbers themselves, makes them wrong.
enum StoredCounts {
  /// The most that is believed: no file has more rows, and sums of such numbers do not overflow.
  static let most = 1 << 48

  /// A number as it is used, whatever the file says.
  static func plausible(_ stored: Int) -> Int { min(max(stored, 0), most) }

  /// Each table with its number, and what that should be.
  private static let numbers = [
    ("todo_count", "count", "SELECT count(*) FROM todo WHERE todo.state = todo_count.state"),
    (
      "tag", "open",
      "SELECT count(*) FROM todo_tag JOIN todo ON todo.id = todo_id WHERE tag_id = tag.id AND state = 0"
    ),
    (
      "project_count", "open",
      "SELECT count(*) FROM todo WHERE todo.project = project_count.project AND state = 0"
    ),
    ("project_count", "count", "SELECT count(*) FROM todo WHERE todo.project = project_count.project"),
    ("change_set", "bytes", "SELECT \(bytes(of: "content")) FROM change_row WHERE set_id = change_set.id"),
    ("todo_tag", "todo_state", "SELECT ifnull(max(state), 0) FROM todo WHERE todo.id = todo_id"),
    ("todo_tag", "todo_urgency", "SELECT ifnull(max(urgency), 0) FROM todo WHERE todo.id = todo_id"),
    ("visit_count", "count", "SELECT count(*) FROM visit"),
    ("undo_size", "bytes", size),
  ]

  /// As in the triggers of the schema.
  private static let size = "SELECT \(bytes(of: "name", "title", "target")) FROM visit_undo"

  private static func bytes(of columns: String...) -> String {
    let lengths = columns.map { "coalesce(length(CAST(\($0) AS BLOB)), 0)" }
    return "coalesce(sum(\(lengths.joined(separator: " + "))), 0)"
  }

  static func areRight(_ db: Database) throws -> Bool {
    try numbers.allSatisfy { table, number, count in
      try withinLimit {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(number) <> (\(count)))")
          == false
      } ?? true
    }
  }

  static func correct(_ db: Database) throws {
    for (table, number, count) in numbers {
      try withinLimit {
        try db.execute(sql: "UPDATE \(table) SET \(number) = (\(count)) WHERE \(number) <> (\(count))")
      }
    }
  }

  /// Nil if a text is longer than `RowLimit`, so that its bytes are not counted: the number stays as it is.
  @discardableResult
  private static func withinLimit<Value>(_ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return nil
    }
  }
}
