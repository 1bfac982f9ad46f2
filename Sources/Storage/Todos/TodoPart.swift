import Domain
import FoundationEssentials
import GRDB

/// A part of a list that is ordered by the same keys: todos of some states in one tier of the order.
struct TodoPart {
  let states: [TodoState]
  let tier: TodoOrder.Tier
  /// The filter.
  let condition: SQLCondition

  /// At most `limit` todos after a position, in the order of the part.
  /// - Parameter position: the values of the keys; nil for the beginning.
  func following(_ db: Database, _ position: [DatabaseValue]?, limit: Int) throws -> [Todo] {
    try fetch(db, tier.keys, position, limit: limit)
  }

  /// At most `limit` todos before a position, the nearest first.
  /// - Parameter position: the values of the keys; nil for the end.
  func preceding(_ db: Database, _ position: [DatabaseValue]?, limit: Int) throws -> [Todo] {
    try fetch(db, tier.keys.map(\.reversed), position, limit: limit)
  }

  /// The number of todos before a position.
  /// - Parameter position: nil for the end.
  func count(_ db: Database, before position: [DatabaseValue]?) throws -> Int {
    try ranges(tier.keys.map(\.reversed), position).reduce(0) { sum, range in
      let sql = "SELECT count(*) FROM todo \(indexed) WHERE \(range.sql)"
      return sum + (try Int.fetchOne(db.cachedStatement(sql: sql), arguments: range.arguments) ?? 0)
    }
  }

  private var indexed: String { tier.index.map { "INDEXED BY \($0)" } ?? "" }

  /// One range of the index for each state and each key. Comparing all keys in one condition would be shorter, but SQLite
  /// 3.40 then searches by the first one alone and reads all todos with the same value.
  private func ranges(_ keys: [TodoOrder.Key], _ position: [DatabaseValue]?) -> [SQLCondition] {
    let ofPart = SQLCondition(tier.condition).and(condition)
    let stateConditions: [SQLCondition] =
      tier.index == nil
      ? [SQLCondition("state IN (SELECT value FROM json_each(?))", [states.map { Int64($0.rawValue) }.json])]
      : states.map { SQLCondition("state = ?", [$0.rawValue]) }
    return stateConditions.flatMap { state -> [SQLCondition] in
      guard let position else {
        return [SQLCondition("\(state.sql)\(ofPart.appended)", state.arguments + ofPart.arguments)]
      }
      return keys.indices.reversed().map { last in
        let equal = keys[..<last].map { " AND \($0.sql) = ?" }.joined()
        let beyond = " AND \(keys[last].sql) \(keys[last].isDescending ? "<" : ">") ?"
        return SQLCondition(
          "\(state.sql)\(equal)\(beyond)\(ofPart.appended)",
          state.arguments + StatementArguments(position[...last]) + ofPart.arguments)
      }
    }
  }

  private func fetch(
    _ db: Database, _ keys: [TodoOrder.Key], _ position: [DatabaseValue]?, limit: Int
  ) throws -> [Todo] {
    // For SQLite a negative limit means no limit.
    guard limit > 0, !states.isEmpty else { return [] }
    let order = keys.map { "\($0.sql) \($0.isDescending ? "DESC" : "ASC")" }.joined(separator: ", ")
    let values = keys.map(\.sql).joined(separator: ", ")
    let perState = ranges(keys, position).count / (tier.index == nil ? 1 : states.count)
    var rows: [(keys: [DatabaseValue], todo: Todo)] = []
    var ofState = 0
    for (index, range) in ranges(keys, position).enumerated() {
      if index % perState == 0 { ofState = 0 }
      // The ranges of a state follow each other; those of several states are merged.
      guard ofState < limit else { continue }
      let sql =
        "SELECT \(TodoRow.read), \(values) FROM todo \(indexed) WHERE \(range.sql) ORDER BY \(order) LIMIT ?"
      let found = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: range.arguments + [limit - ofState])
      while let row = try found.next() {
        rows.append((keys.indices.map { row[TodoRow.width + $0] }, try TodoRow.todo(row)))
        ofState += 1
      }
    }
    if states.count > 1, tier.index != nil { rows.sort { Self.precedes($0.keys, $1.keys, keys) } }
    return rows.prefix(limit).map(\.todo)
  }

  private static func precedes(_ one: [DatabaseValue], _ other: [DatabaseValue], _ keys: [TodoOrder.Key])
    -> Bool
  {
    for (index, key) in keys.enumerated() {
      guard let left = Int64.fromDatabaseValue(one[index]), let right = Int64.fromDatabaseValue(other[index]),
        left != right
      else { continue }
      return (left < right) != key.isDescending
    }
    return false
  }
}

/// A position in a list: the index of the part, and the values of its keys.
struct TodoPosition {
  let part: Int
  let keys: [DatabaseValue]
}
