import Domain
import GRDB
import Synchronization

/// A condition for rows with a text in one of their columns, appended to another condition.
/// It reads each row, because an index cannot find the middle of a word. Texts of ASCII are compared by SQLite itself,
/// which needs 0.2 s for a million todos; the others, and those that can name emoji, by `TextPattern`, because SQLite
/// knows neither canonical equivalence nor the case of other letters.
struct TextCondition {
  /// Empty for all rows.
  let sql: String
  let arguments: StatementArguments

  /// The same condition alone.
  var alone: SQLCondition {
    SQLCondition(String(sql.dropFirst(" AND ".count)), arguments)
  }

  /// Holds for all rows.
  static let none = TextCondition(sql: "", arguments: [])

  private init(sql: String, arguments: StatementArguments) {
    (self.sql, self.arguments) = (sql, arguments)
  }

  /// Holds for todos that show a pattern in a row: projects and tags with their signs.
  static func ofTodos(_ pattern: TextPattern) -> SQLCondition {
    let own = TextCondition(
      pattern, in: ["todo.title", "todo.note", "todo.link_target", "'@' || todo.project"]
    ).alone
    let tags = TextCondition(pattern, in: ["'+' || name"]).alone
    return SQLCondition(
      """
      (\(own.sql) OR todo.id IN (
        SELECT todo_id FROM todo_tag WHERE tag_id IN (SELECT id FROM tag WHERE \(tags.sql))))
      """, own.arguments + tags.arguments)
  }

  /// - Parameter pattern: nil for all rows.
  init(_ pattern: TextPattern?, in columns: [String]) {
    guard let pattern else {
      self = .none
      return
    }
    let isASCII = pattern.text.utf8.allSatisfy { $0 < 0x80 }
    let (comparison, argument) = Self.comparison(with: pattern)
    let parts = columns.map { column in
      let own = isASCII ? "\(column) \(comparison)" : "0"
      return """
        CASE WHEN \(column) IS NULL THEN 0 \
        WHEN length(\(column)) = length(CAST(\(column) AS BLOB)) AND \(column) NOT LIKE '%:%:%' THEN \(own) \
        ELSE \(Self.functionName)(\(column), ?) END
        """
    }
    sql = " AND (\(parts.joined(separator: " OR ")))"
    arguments = StatementArguments(
      columns.flatMap { _ in isASCII ? [argument, pattern.text] : [pattern.text] })
  }

  /// A comparison of texts of ASCII, which have no bytes but those of their characters.
  private static func comparison(with pattern: TextPattern) -> (sql: String, argument: String) {
    let scalars = pattern.text.withoutNUL.unicodeScalars
    guard pattern.isCaseSensitive else {
      let escaped = scalars.map { "\\%_".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
      return ("LIKE ? ESCAPE '\\'", "%\(escaped.joined())%")
    }
    let parts = scalars.map { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : "\($0)" }
    return ("GLOB ?", "*\(parts.joined())*")
  }

  private static let functionName = "octodo_finds"

  /// The SQL function that compares other texts, to be added to each connection.
  static var function: DatabaseFunction {
    let last = LastPattern()
    return DatabaseFunction(functionName, argumentCount: 2, pure: true) { values in
      guard let text = String.fromDatabaseValue(values[0]),
        let pattern = String.fromDatabaseValue(values[1]).flatMap(last.pattern)
      else { return false }
      return pattern.matches(text)
    }
  }
}

/// The pattern of the last row, because a statement compares all rows with the same one.
private final class LastPattern: Sendable {
  private let last = Mutex<(text: String, pattern: TextPattern)?>(nil)

  func pattern(of text: String) -> TextPattern? {
    last.withLock { last in
      if let last, last.text.utf8.elementsEqual(text.utf8) { return last.pattern }
      guard let pattern = TextPattern(text) else { return nil }
      last = (text, pattern)
      return pattern
    }
  }
}
