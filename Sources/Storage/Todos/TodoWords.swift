import Domain
import FoundationEssentials
import GRDB
import GRDBSQLite

/// The index of the words of todos. Triggers list each todo whose texts changed in `todo_unindexed`, whichever program changed
/// it, and the index takes it up from there: at once after a change of octodo's, and in batches after a migration.
enum TodoWords {
  /// The number of todos that a change indexes at once.
  static let fewTexts = 64
  private static let containsFunction = "octodo_has_words"
  private static let signsFunction = "octodo_has_signs"

  /// Takes up listed todos.
  /// - Returns: whether the list is empty now.
  @discardableResult
  static func index(_ db: Database, atMost count: Int) throws -> Bool {
    let read = """
      SELECT listed.id, todo_text.title, todo_text.note, \(RowLimit.title("todo.title")), \(RowLimit.note("todo.note"))
      FROM (SELECT id FROM todo_unindexed LIMIT ?) AS listed
      LEFT JOIN todo_text ON todo_text.id = listed.id LEFT JOIN todo ON todo.id = listed.id
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: read), arguments: [count])
    for row in rows {
      let id = try row.decode(Int64.self, atIndex: 0)
      if let title = try row.decode(String?.self, atIndex: 1),
        let note = try row.decode(String?.self, atIndex: 2)
      {
        // The index needs the words that it has to forget.
        try db.cachedStatement(
          sql: "INSERT INTO todo_fts (todo_fts, rowid, title, note) VALUES ('delete', ?, ?, ?)"
        )
        .execute(arguments: [id, title, note])
      }
      if let title = try row.decode(String?.self, atIndex: 3) {
        let texts = [title, try row.decode(String?.self, atIndex: 4) ?? ""].map {
          String(decoding: FoldedText($0).bytes.dropFirst().dropLast(), as: UTF8.self)
        }
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO todo_text (id, title, note) VALUES (?, ?, ?)")
          .execute(arguments: [id, texts[0], texts[1]])
        try db.cachedStatement(sql: "INSERT INTO todo_fts (rowid, title, note) VALUES (?, ?, ?)")
          .execute(arguments: [id, texts[0], texts[1]])
      } else {
        try db.cachedStatement(sql: "DELETE FROM todo_text WHERE id = ?").execute(arguments: [id])
      }
      try db.cachedStatement(sql: "DELETE FROM todo_unindexed WHERE id = ?").execute(arguments: [id])
    }
    return rows.count < count
  }

  /// The query of the index for a term; nil if the term has no words.
  /// - Parameter fields: those in which it may be; the index knows title and note.
  static func query(_ term: TodoTextTerm, in fields: [TodoField]) -> String? {
    guard !term.words.isEmpty else { return nil }
    let phrase = "\"\(term.words.joined(separator: " "))\"\(term.isPrefix ? " *" : "")"
    return "{\(fields.map(\.name).joined(separator: " "))} : \(phrase)"
  }

  /// The condition that reads the texts of each row.
  static func condition(_ term: TodoTextTerm, in fields: [TodoField]) -> SQLCondition {
    if case .signs(let signs) = term { return condition(signsFunction, signs, in: fields) }
    let bytes = term.foldedBytes
    return bytes.isEmpty ? FilterCondition.none : condition(containsFunction, Data(bytes), in: fields)
  }

  private static func condition(
    _ function: String, _ wanted: some DatabaseValueConvertible, in fields: [TodoField]
  ) -> SQLCondition {
    guard !fields.isEmpty else { return FilterCondition.none }
    let parts = fields.map { "\(function)(todo.\($0.name), ?)" }
    return SQLCondition(parts.joined(separator: " OR "), StatementArguments(fields.map { _ in wanted }))
  }

  /// Adds the SQL functions that look for words and for signs in a text.
  static func addFunctions(to db: Database) throws {
    try addWordsFunction(to: db)
    db.add(
      function: DatabaseFunction(signsFunction, argumentCount: 2, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]), let signs = String.fromDatabaseValue(values[1])
        else { return false }
        return TodoTextTerm.signs(signs).matches(text)
      })
  }

  /// GRDB's functions copy each text, which takes five times as long.
  /// Source: sqlite.org/c3ref/create_function.html.
  private static func addWordsFunction(to db: Database) throws {
    let text = Unmanaged.passRetained(RowText())
    let result = sqlite3_create_function_v2(
      db.sqliteConnection, containsFunction, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, text.toOpaque(),
      { context, _, values in
        guard let context, let values, let data = sqlite3_user_data(context) else { return }
        let found = Unmanaged<RowText>.fromOpaque(data).takeUnretainedValue()
          .contains(values[1], in: values[0])
        sqlite3_result_int(context, found ? 1 : 0)
      }, nil, nil, { data in data.map { Unmanaged<RowText>.fromOpaque($0).release() } })
    guard result == SQLITE_OK else { throw StorageError.other("SQLite takes no functions") }
  }
}

/// The text of the row that is read, in memory that is used for all rows.
private final class RowText {
  private var folded = FoldedText()

  /// - Parameters:
  ///   - wanted: the bytes of a term as a blob.
  ///   - text: a text; nothing is in another value.
  func contains(_ wanted: OpaquePointer?, in text: OpaquePointer?) -> Bool {
    guard let start = sqlite3_value_text(text), let bytes = sqlite3_value_blob(wanted) else { return false }
    folded.fold(UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(text))))
    return folded.contains(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(wanted))))
  }
}
