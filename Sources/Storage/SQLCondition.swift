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

  /// The number of parentheses around its innermost part.
  var depth: Int {
    var (depth, deepest) = (0, 0)
    for byte in sql.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
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
