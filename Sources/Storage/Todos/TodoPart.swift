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

  /// See `TodoSequence.first(_:limit:within:)`.
  func first(_ db: Database, limit: Int, within rows: Int) throws -> [Todo]? {
    let starts = tier.index.starts
    guard limit > 0, states.count == 1, starts.count == 1, tier.index.isByState else { return nil }
    let start = starts[0].and(SQLCondition("\(tier.index.state) = ?", [states[0].rawValue]))
      .and(SQLCondition(tier.condition))
    let order = tier.keys.map { "\($0.sql) \($0.isDescending ? "DESC" : "ASC")" }.joined(separator: ", ")
    let id = tier.keys.last.map(\.sql) ?? "id"
    // The loop goes through the rows in their order.
    let sql = """
      SELECT todo.id FROM (
        SELECT \(id) AS near_id FROM \(tier.index.source) WHERE \(start.sql) ORDER BY \(order) LIMIT \(rows))
      CROSS JOIN todo ON todo.id = near_id WHERE true\(condition.appended) LIMIT ?
      """
    let found = try Int64.fetchAll(
      db.cachedStatement(sql: sql), arguments: start.arguments + condition.arguments + [limit])
    return found.count < limit ? nil : try TodoRow.fetchWithoutLists(db, ids: found)
  }

  /// The number of todos before a position.
  /// - Parameter position: nil for the end.
  func count(_ db: Database, before position: [DatabaseValue]?) throws -> Int {
    try ranges(tier.keys.map(\.reversed), position, states).joined().reduce(0) { sum, range in
      let sql = "SELECT count(*) FROM \(source) WHERE \(range.sql)"
      return sum + (try Int.fetchOne(db.cachedStatement(sql: sql), arguments: range.arguments) ?? 0)
    }
  }

  /// The number of todos of one state, or one more than `limit` if there are more.
  func count(_ db: Database, of state: TodoState, atMost limit: Int) throws -> Int {
    guard states.contains(state) else { return 0 }
    return try ranges(tier.keys, nil, [state]).joined().reduce(0) { sum, range in
      let sql = "SELECT count(*) FROM (SELECT 1 FROM \(source) WHERE \(range.sql) LIMIT ?)"
      let arguments = range.arguments + [max(limit + 1 - sum, 0)]
      return sum + (try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0)
    }
  }

  private var ofPart: SQLCondition { SQLCondition(tier.condition).and(condition) }

  private var source: String { tier.index.source + (ofPart.sql.isEmpty ? "" : tier.index.join) }

  /// The ranges of the index, those of a state after each other: one for each key. Comparing all keys in one condition would be
  /// shorter, but SQLite 3.40 then searches by the first one alone and reads all todos with the same value.
  private func ranges(
    _ keys: [TodoOrder.Key], _ position: [DatabaseValue]?, _ states: [TodoState]
  ) -> [[SQLCondition]] {
    let (index, ofPart) = (tier.index, ofPart)
    let ofStates: [SQLCondition] =
      index.isByState
      ? states.map { SQLCondition("\(index.state) = ?", [$0.rawValue]) }
      : [SQLCondition("state IN (SELECT value FROM json_each(?))", [states.map { Int64($0.rawValue) }.json])]
    let starts = index.starts.flatMap { start in ofStates.map { start.and($0) } }
    return starts.map { start in
      guard let position else {
        return [SQLCondition("\(start.sql)\(ofPart.appended)", start.arguments + ofPart.arguments)]
      }
      return keys.indices.reversed().map { last in
        let equal = keys[..<last].map { " AND \($0.sql) = ?" }.joined()
        let beyond = " AND \(keys[last].sql) \(keys[last].isDescending ? "<" : ">") ?"
        return SQLCondition(
          "\(start.sql)\(equal)\(beyond)\(ofPart.appended)",
          start.arguments + StatementArguments(position[...last]) + ofPart.arguments)
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
    let starts = ranges(keys, position, states)
    // Only the keys, which the index has: most rows of several ranges, or of a long run of equal ones, are not shown.
    var found: [[DatabaseValue]] = []
    for ranges in starts {
      var ofStart = 0
      for range in ranges where ofStart < limit {
        let sql = "SELECT \(values) FROM \(source) WHERE \(range.sql) ORDER BY \(order) LIMIT ?"
        let rows = try Row.fetchCursor(
          db.cachedStatement(sql: sql), arguments: range.arguments + [limit - ofStart])
        while let row = try rows.next() {
          found.append(keys.indices.map { row[$0] })
          ofStart += 1
        }
      }
    }
    if starts.count > 1 { found.sort { Self.precedes($0, $1, keys) } }
    let ids = try found.prefix(limit).map { values in
      guard let id = values.last.flatMap(Int64.fromDatabaseValue) else { throw StorageError.damaged }
      return id
    }
    return try TodoRow.fetchWithoutLists(db, ids: ids)
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
