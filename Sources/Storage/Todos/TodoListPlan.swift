import Domain
import FoundationEssentials
import GRDB

/// How a list is read, so that its first page takes about as long in a large file as in a small one. The todos of a tag or a
/// project are read in their order from an index of their own. Of another filter, few hits are gathered and sorted; for many the
/// index of the order is walked until the page is full.
struct TodoListPlan {
  private let db: Database
  private let query: TodoQuery
  private let filters: FilterCondition
  private let zone: TimeZone
  /// The number of todos in the file.
  private let all: Int
  private let sources: [TodoHits]
  /// The todos of the filter that an index has in the order of the list.
  private let part: (scope: TodoScope, rest: TodoFilter)?

  /// So few hits are gathered without looking for them in the order first.
  private static let few = 1_000
  /// The most todos of a tag or a project that are gathered for a tree, whose rows are then all known.
  private static let fewOfScope = 500
  /// The number of rows in which a page is looked for before many hits are gathered, which take as long.
  private static let near = 3_000
  /// The number of todos that are sorted without an index in less than 0.1 s.
  static let longestSort = 100_000

  init(_ db: Database, _ query: TodoQuery, _ filters: FilterCondition, zone: TimeZone) throws {
    (self.db, self.query, self.filters, self.zone) = (db, query, filters, zone)
    all = try TodoListing.counts(db).values.reduce(0, +)
    part = try filters.scope(query)
    sources = query.filter.isOfStatesOnly ? [] : try filters.sources(query.filter)
  }

  private var isFlat: Bool { query.nesting == .flat }
  /// Whether the index of a tag or a project has exactly the todos of the filter.
  private var isOrdered: Bool { part?.rest.isOfStatesOnly == true }
  /// The most hits that are gathered.
  private var mostGathered: Int {
    let cap = GatheredTodos.limit(ofTodos: all)
    return isOrdered ? min(cap, Self.fewOfScope) : cap
  }

  /// The rows at an anchor, with their lists.
  /// - Throws: `AppError.sortTooLong`, `DatabaseError`.
  func window(_ anchor: TodoAnchor, limit: Int) throws -> TodoWindow {
    let first = anchor == .top ? max(limit, 0) : nil
    if let window = try gathered(anchor, limit: limit, first, atMost: min(mostGathered, Self.few)) {
      return window
    }
    if query.sort.key == .title, all > Self.longestSort {
      guard let window = try gathered(anchor, limit: limit, first, atMost: mostGathered) else {
        throw AppError.sortTooLong(limit: Self.longestSort)
      }
      return window
    }
    let list = try listing()
    if let first, !sources.isEmpty, !isOrdered,
      let window = try list.first(
        db, limit: first, within: Self.near, counts: { () throws in try counts(list) })
    {
      return try window.completed(db)
    }
    if let window = try gathered(anchor, limit: limit, first, atMost: mostGathered) { return window }
    return try list.window(db, anchor, limit: max(limit, 0), counts: counts(list)).completed(db)
  }

  /// Nil if no part of the filter has so few hits.
  private func gathered(
    _ anchor: TodoAnchor, limit: Int, _ first: Int?, atMost most: Int
  ) throws -> TodoWindow? {
    if isOrdered, isFlat { return nil }
    // Few hits are tried before the order is walked, which is faster for many.
    let inIndex = most > Self.few ? most * GatheredTodos.indexShare : most
    return try GatheredTodos(db, query, filters, from: sources, atMost: most, inIndex: inIndex, first: first)?
      .window(db, anchor, limit: limit)
  }

  private func listing() throws -> TodoListing {
    func sql(_ filter: TodoFilter) throws -> SQLCondition {
      filter.isOfStatesOnly ? .all : try filters.condition(filter)
    }
    let scope = try part.map { ($0.scope, try sql($0.rest)) }
    return try TodoListing(db, query, also: sql(query.filter), within: scope, zone: zone)
  }

  private func counts(_ list: TodoListing) throws -> TodoCounts {
    if query.filter.isOfStatesOnly { return list.stored }
    if let stored = try filters.storedCount(query.filter) { return TodoCounts(open: stored, done: 0) }
    if query.filter.readsTexts {
      return try list.exactCounts(db, sources.first { $0.index != nil }, filters)
    }
    let cap = GatheredTodos.limit(ofTodos: all)
    return isOrdered
      ? try list.counts(db, atMost: cap) : try list.counts(db, atMost: cap, sources.first, filters)
  }
}
