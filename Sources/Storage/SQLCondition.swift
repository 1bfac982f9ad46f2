import GRDB

/// A condition of a WHERE clause with the values that it compares.
struct SQLCondition {
  /// Without parentheses around it. Empty for all rows.
  let sql: String
  let arguments: StatementArguments

  /// Holds for all rows.
  static let all = SQLCondition("")

  init(_ sql: String, _ arguments: StatementArguments = []) {
    (self.sql, self.arguments) = (sql, arguments)
  }

  /// To be appended to another condition.
  var appended: String { sql.isEmpty ? "" : " AND (\(sql))" }

  /// Both conditions.
  func and(_ other: SQLCondition) -> SQLCondition {
    if sql.isEmpty { return other }
    if other.sql.isEmpty { return self }
    return SQLCondition("(\(sql)) AND (\(other.sql))", arguments + other.arguments)
  }
}
