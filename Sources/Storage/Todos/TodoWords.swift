import Domain
import GRDB
import Synchronization

/// The index of the words of todos. Triggers list each todo whose texts changed in `todo_unindexed`, whichever program changed
/// it, and the index takes it up from there: at once after a change of octodo's, and in batches after a migration.
enum TodoWords {
  /// The number of todos that a change indexes at once.
  static let fewTexts = 64
  private static let containsFunction = "octodo_has_words"

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
          SearchWords.words(of: $0).joined(separator: " ")
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
    guard !term.words.isEmpty, !fields.isEmpty else { return FilterCondition.none }
    let parts = fields.map { "\(containsFunction)(todo.\($0.name), ?, ?)" }
    let arguments: [(any DatabaseValueConvertible)?] = fields.flatMap {
      _ -> [(any DatabaseValueConvertible)?] in
      [term.words.joined(separator: " "), term.isPrefix]
    }
    return SQLCondition(parts.joined(separator: " OR "), StatementArguments(arguments))
  }

  /// The SQL function that looks for words in a text, to be added to each connection.
  static var function: DatabaseFunction {
    let last = LastTerm()
    return DatabaseFunction(containsFunction, argumentCount: 3, pure: true) { values in
      guard let text = String.fromDatabaseValue(values[0]), let words = String.fromDatabaseValue(values[1])
      else {
        return false
      }
      let term = last.term(words, isPrefix: Bool.fromDatabaseValue(values[2]) ?? false)
      return term.matches(SearchWords.words(of: text))
    }
  }
}

/// The term of the last row, because a statement looks for the same one in all rows.
private final class LastTerm: Sendable {
  private let last = Mutex<(words: String, term: TodoTextTerm)?>(nil)

  func term(_ words: String, isPrefix: Bool) -> TodoTextTerm {
    last.withLock { last in
      if let last, last.words == words, last.term.isPrefix == isPrefix { return last.term }
      let term = isPrefix ? TodoTextTerm.prefix(words) : .phrase(words)
      last = (words, term)
      return term
    }
  }
}
