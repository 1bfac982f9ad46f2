public import Domain

/// The loaded rows of a list from GitHub, and the pages that are missing: after the last row, and in the gap between
/// the rows loaded from the start and those loaded from the end, if the last page was loaded early.
public struct PagedRows<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The rows from the start come first.
  public private(set) var items: [Item] = []
  /// The page after the last row; nil at the end of the list.
  public private(set) var next: FollowingPage?
  public private(set) var gap: RowGap?
  /// The number of items of the first page.
  private var firstCount = 0
  /// The last page, as the latest response links to it; nil if it does not.
  private(set) var last: PageCursor?

  /// The rows of the first page.
  public var firstPage: ArraySlice<Item> { items.prefix(firstCount) }

  init() {}

  /// Adds the items of a response. Pages shift when items are created meanwhile, so items that are already loaded are
  /// left out.
  /// - Returns: the new items.
  mutating func take(_ response: ItemPage<Item>, as page: PageRequest) -> [Item] {
    let following = response.next.map { FollowingPage(number: page.number.map { $0 + 1 }, cursor: $0) }
    if let last = response.last { self.last = last }
    switch page {
    case .first: return takeFirst(response, following)
    case .next:
      let new = response.items.without(items)
      items += new
      next = following
      return new
    case .inGap(let asked):
      let index = gap?.index ?? items.count
      let new = response.items.without(items)
      let isClosed = following?.cursor == asked.end || response.items.overlap(items[index...])
      items.insert(contentsOf: new, at: index)
      gap = isClosed ? nil : following.map { RowGap(index: index + new.count, next: $0, end: asked.end) }
      return new
    case .last(let cursor):
      let front = items[..<(gap?.index ?? items.count)]
      let new = response.items.without(front)
      let missing = response.items.overlap(front) ? nil : gap?.next ?? next
      gap = missing.map { RowGap(index: front.count, next: $0, end: cursor) }
      items = Array(front) + new
      next = following
      return new
    }
  }

  /// The rows loaded from the end stay until they are reloaded.
  private mutating func takeFirst(_ response: ItemPage<Item>, _ following: FollowingPage?) -> [Item] {
    last = response.last
    let end = gap.map { items[$0.index...].without(response.items) } ?? []
    items = response.items
    firstCount = items.count
    if let last, let following, last != following.cursor, !end.isEmpty {
      gap = RowGap(index: items.count, next: following, end: last)
      items += end
      next = nil
    } else {
      gap = nil
      next = following
    }
    return response.items
  }
}

/// A page that can be loaded. Like the types below, it is not nested in the generic rows, because a frame reads it,
/// and a nested type would be looked up at run time.
public struct FollowingPage: Sendable {
  /// From 1; nil if it is unknown, for example after the last page.
  let number: Int?
  let cursor: PageCursor
}

/// A range of rows that are not loaded, between loaded ones.
public struct RowGap: Sendable {
  /// The index of the row below it.
  public let index: Int
  let next: FollowingPage
  /// The first page after the gap.
  let end: PageCursor
}

/// The page that a request loads.
public enum PageRequest: Sendable {
  case first
  case next(FollowingPage)
  case inGap(RowGap)
  case last(PageCursor)

  /// Nil for the first page.
  public var cursor: PageCursor? {
    switch self {
    case .first: nil
    case .next(let page): page.cursor
    case .inGap(let gap): gap.next.cursor
    case .last(let cursor): cursor
    }
  }

  /// From 1; nil if it is unknown.
  var number: Int? {
    switch self {
    case .first: 1
    case .next(let page): page.number
    case .inGap(let gap): gap.next.number
    case .last(let cursor): cursor.number
    }
  }
}

/// The values of a response besides its items.
public struct LastResponse: Sendable {
  public let total: Int?
  public let reachable: Int?
  public let isIncomplete: Bool
  public let needsSignOn: Bool
  /// Of all pages so far.
  public let unreadable: Int
  public let rateLimit: RateLimit?
  public let saved: SavedCopy?

  /// - Parameter before: the response with the page before it, of the same list. Nil for a first page.
  init<Item>(_ page: ItemPage<Item>, after before: LastResponse?) {
    (total, reachable) = (page.total, page.reachable)
    isIncomplete = page.isIncomplete || before?.isIncomplete == true
    needsSignOn = page.needsSignOn
    unreadable = page.unreadable + (before?.unreadable ?? 0)
    (rateLimit, saved) = (page.rateLimit, page.saved)
  }
}

extension Sequence where Element: Identifiable {
  fileprivate func without(_ others: some Sequence<Element>) -> [Element] {
    let known = Set(others.map(\.id))
    return filter { !known.contains($0.id) }
  }

  fileprivate func overlap(_ others: some Sequence<Element>) -> Bool {
    let known = Set(others.map(\.id))
    return contains { known.contains($0.id) }
  }
}
