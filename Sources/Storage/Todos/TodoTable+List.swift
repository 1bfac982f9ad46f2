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
    try database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: now, zone: zone))
      return try TodoListing(db, TodoQuery(filter: filter), also: filters.condition(filter), zone: zone)
        .exactCounts(db, filters.sources(filter).first { $0.index != nil }, filters)
    }
  }

  /// The todos with these ids that exist, in the order of the ids.
  /// - Throws: `AppError.storage`.
  public func todos(ids: [Int64]) throws(AppError) -> [Todo] {
    try database.read { try TodoRow.fetch($0, ids: ids) }
  }
}
