public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// At most `limit` todos of a query at `anchor`, and the counts of the same snapshot. A filter with few hits is gathered
  /// through an index; else the index of the order is walked. Counts that would need the whole table end at a limit.
  /// - Parameter now: for words such as overdue.
  /// - Throws: `AppError.sortTooLong` if the order has no index, `AppError.storage`.
  public func list(
    _ query: TodoQuery, _ anchor: TodoAnchor = .top, limit: Int, now: Date
  ) throws(AppError) -> TodoWindow {
    try database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: now, zone: zone))
      let all = try TodoListing.counts(db).values.reduce(0, +)
      let cap = GatheredTodos.limit(ofTodos: all)
      var window: TodoWindow
      if let gathered = try GatheredTodos(db, query, filters, atMost: cap) {
        window = try gathered.window(db, anchor, limit: limit)
        window.canUndo = try ChangeLog.canUndo(db)
        window.canRedo = try ChangeLog.canRedo(db)
        return window
      }
      if query.sort.key == .title, all > Self.longestSort {
        throw AppError.sortTooLong(limit: Self.longestSort)
      }
      let condition = query.filter.isOfStatesOnly ? .all : try filters.condition(query.filter)
      let list = try TodoListing(db, query, also: condition, zone: zone)
      let counts =
        if query.filter.isOfStatesOnly {
          list.stored
        } else if let stored = try filters.storedCount(query.filter) {
          TodoCounts(open: stored, done: 0)
        } else { try list.counts(db, atMost: cap, filters.sources(query.filter).first, filters) }
      return try self.window(db, list, anchor, limit: limit, counts: counts)
    }
  }

  /// The number of todos that are sorted without an index in less than 0.1 s.
  static let longestSort = 100_000

  /// The number of todos of a filter, in the time that reading all todos takes.
  /// - Throws: `AppError.storage`.
  public func count(_ filter: TodoFilter, now: Date) throws(AppError) -> TodoCounts {
    try database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: now, zone: zone))
      return try TodoListing(db, TodoQuery(filter: filter), also: filters.condition(filter), zone: zone)
        .exactCounts(db)
    }
  }

  /// The todos with these ids that exist, in the order of the ids.
  /// - Throws: `AppError.storage`.
  public func todos(ids: [Int64]) throws(AppError) -> [Todo] {
    try database.read { try TodoRow.fetch($0, ids: ids) }
  }
}
