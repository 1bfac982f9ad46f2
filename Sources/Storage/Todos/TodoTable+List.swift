public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// At most `limit` todos of a query at `anchor`, and the counts of the same snapshot. Counts that would need the whole table
  /// end at a limit.
  /// - Parameter now: for words such as overdue.
  /// - Throws: `AppError.sortTooLong` if the order has no index, `AppError.storage`.
  public func list(
    _ query: TodoQuery, _ anchor: TodoAnchor = .top, limit: Int, now: Date
  ) throws(AppError) -> TodoWindow {
    try database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: now, zone: zone))
      var window = try TodoListPlan(db, query, filters, zone: zone).window(anchor, limit: limit)
      window.newestChange = try ChangeLog.next(db, .before)
      window.canRedo = try ChangeLog.canRedo(db)
      return window
    }
  }

  /// The number of todos of a filter, in the time that reading all todos takes.
  /// - Throws: `AppError.storage`.
  public func count(_ filter: TodoFilter, now: Date) throws(AppError) -> TodoCounts {
    var (counts, next): (TodoCounts, Int64?) = (TodoCounts(open: 0, done: 0), .min)
    while let start = next {
      let part = try count(filter, after: start, now: now)
      counts += part.counts
      next = part.next
    }
    return counts
  }

  /// The same in parts that take some milliseconds each, so that other calls need not wait for all of them.
  /// - Parameter start: an id: only todos after it are counted.
  /// - Returns: also where the next part starts; nil after the last one.
  /// - Throws: `AppError.storage`.
  func count(
    _ filter: TodoFilter, after start: Int64, now: Date
  ) throws(AppError) -> (counts: TodoCounts, next: Int64?) {
    try database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: now, zone: zone))
      let list = try TodoListing(
        db, TodoQuery(filter: filter), also: filters.condition(filter), zone: zone)
      // An index that has all that is asked for is read in a small part of the time.
      let sources = try filters.sources(filter)
      if let hits = sources.first(where: { $0.index != nil && $0.rest.isOfStatesOnly }) {
        return (try list.exactCounts(db, hits, filters), nil)
      }
      let last = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM todo WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?"),
        arguments: [start, Self.countedAtOnce - 1])
      return (try list.exactCounts(db, after: start, to: last ?? .max), last)
    }
  }

  /// Among 1,000,000 todos they take 5 ms.
  private static var countedAtOnce: Int { 20_000 }

  /// The todos with these ids that exist, in the order of the ids.
  /// - Throws: `AppError.storage`.
  public func todos(ids: [Int64]) throws(AppError) -> [Todo] {
    try database.read { try TodoRow.fetch($0, ids: ids) }
  }
}
