public import Domain
public import EventLoop
public import FoundationEssentials

/// Reads a list that GitHub sends in pages: ahead of the position, and as many as there is room for. It keeps the rows if a
/// page fails, waits for rate limits, and drops items that repeat on a later page.
@LoopActor
public final class ReadPages<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Requests a page; the first page has no cursor.
  public typealias Fetch = @LoopActor @Sendable (PageCursor?) async throws -> ItemPage<Item>

  public let load: Load
  public private(set) var rows = PagedRows<Item>() { didSet { didChangeRows() } }
  /// The rows in an earlier order. They stay until there is an answer in the new one, or a wait for it.
  private var outdated = PagedRows<Item>() { didSet { didChangeRows() } }
  /// Changes whenever rows change.
  public private(set) var rowsVersion = 0
  /// The index of the row that is read, 0 if there is none. It stays on its row when others are inserted above it.
  public private(set) var position = 0 { didSet { onChange() } }
  /// The other values of the last response; nil before the first one.
  public private(set) var response: LastResponse? { didSet { onChange() } }
  /// The page that is being loaded, or was loaded last.
  public private(set) var page = PageRequest.first { didSet { onChange() } }
  /// When the first page was loaded.
  private var loadedAt: Date?
  /// Whether to load the last page as soon as its address is known.
  private var wantsEnd = false
  /// Whether to go to the last row when its page arrives.
  private var followsEnd = false
  /// The number of consecutive pages without a new item.
  private var emptyPages = 0
  /// The rows that there is room for.
  private var room = 0
  /// The number of pages that were loaded only to fill the room since the first page.
  private var fillingPages = 0
  private let fetch: Fetch
  private let pageSize: Int
  private let loop: EventLoop
  private let now: @Sendable () -> Date

  /// Called after each change of rows, position and response.
  public var onChange: @LoopActor () -> Void = {}
  /// Called with the number of each requested page, from 1. Not called for a retry after a rate limit, nor if the
  /// number is unknown.
  public var onRequest: @LoopActor (Int) -> Void = { _ in }
  /// Called with the new items of each response, and whether the list has no others.
  public var onItems: @LoopActor (_ new: [Item], _ isAll: Bool) -> Void = { _, _ in }

  public init(
    of pageSize: Int, on loop: EventLoop, now: @escaping @Sendable () -> Date, by fetch: @escaping Fetch
  ) {
    (self.pageSize, self.loop, self.now, self.fetch) = (pageSize, loop, now, fetch)
    load = Load(on: loop, waitingBy: CountDown(on: loop, now: now))
  }

  /// Several pages in a row can contain only pull requests, which are left out. The limit stops an endless loop with a
  /// faulty server.
  private static var maxEmptyPages: Int { 5 }
  private static var maxRows: Int { 10_000 }
  /// Enough for the smallest pages in much room. The limit stops a server that sends one row at a time.
  private static var maxFillingPages: Int { 8 }

  // MARK: What was read

  /// The rows that are loaded.
  public var items: [Item] { rows.items }
  /// Whether only rows in an earlier order are there.
  public var isOutdated: Bool { rows.items.isEmpty && !outdated.items.isEmpty }
  /// The loaded rows; those in an earlier order until the first response.
  public var current: PagedRows<Item> { isOutdated ? outdated : rows }
  /// Those of `current`, which a frame reads once for each row: it copies nothing else.
  public var currentItems: [Item] { isOutdated ? outdated.items : rows.items }
  public var currentItem: Item? { items.indices.contains(position) ? items[position] : nil }
  /// The number of items in the whole list; nil if GitHub does not count them.
  public var total: Int? { response?.total }
  /// Whether the list has more items than GitHub serves.
  public var hasUnreachable: Bool { response?.total != response?.reachable }

  /// When the rows were loaded, which says their age if a reload fails; nil if another page was requested since.
  public var loadedDate: Date? { page.cursor == nil ? loadedAt : nil }

  /// The number of the row at the position in the whole list, from 1. Rows below a gap are counted from the end; nil if
  /// they cannot be.
  public var number: Int? {
    guard let gap = rows.gap, position >= gap.index else { return position + 1 }
    guard rows.next == nil, let reachable = response?.reachable else { return nil }
    return max(position + 1, reachable - (items.count - 1 - position))
  }

  /// The number of the row at the position from the end of the list, where the last row is 1; nil if the end is not
  /// loaded.
  public var numberFromEnd: Int? { rows.next == nil ? items.count - position : nil }

  private func didChangeRows() {
    rowsVersion += 1
    onChange()
  }

  // MARK: Moving

  /// Goes to a loaded row, clamped to the last one, and reads ahead of it.
  public func go(to index: Int) {
    followsEnd = false
    guard !items.isEmpty else { return }
    let wanted = max(0, min(index, items.count - 1))
    if wanted != position { position = wanted }
    readAheadIfNeeded()
  }

  /// Goes to the last row: the last loaded one until the last page is there. Without a link to that page, only the
  /// next one is loaded, because a list can have a hundred pages.
  public func goToEnd() {
    guard rows.gap == nil, rows.next != nil, rows.last != nil else { return go(to: Int.max) }
    position = max(0, items.count - 1)
    followsEnd = true
    readEnd()
  }

  /// There is room for this many rows. The first ones need no request, so that one of an earlier list is not repeated.
  public func fill(_ room: Int) {
    guard room != self.room else { return }
    self.room = room
    guard load.phase == .resting, response != nil, rows.next != nil, mayFill else { return }
    loop.spawn { [weak self] in self?.readAheadIfNeeded() }
  }

  // MARK: Reading

  /// Reads the first page, unless it was read or is being read.
  public func begin() {
    if response == nil, load.phase == .resting { reload() }
  }

  /// Reads the first page again if it was read long ago. Rows of further pages would be lost by that, so they stay.
  /// - Parameter age: in seconds.
  public func refresh(ifOlderThan age: Double) {
    guard load.phase == .resting, load.pause == nil, page.cursor == nil, let loadedAt else { return }
    if now().timeIntervalSince(loadedAt) >= age { read(.first) }
  }

  /// Whether the reading ended because one page after another had nothing to show, although more follow.
  public var hasGivenUp: Bool { emptyPages >= Self.maxEmptyPages && rows.next != nil }

  /// Reloads the first page, or retries the page that failed. The rows stay until the response arrives. Where the reading
  /// ended without a row, it goes on.
  public func reload() {
    if hasGivenUp, items.isEmpty, let next = rows.next {
      emptyPages = 0
      return read(.next(next))
    }
    if load.phase.error != nil, page.cursor != nil { return read(page) }
    read(.first)
  }

  /// Reloads the first page, also if another one failed.
  public func reloadFirst() { read(.first) }

  /// Discards all rows and reads the first page: for another query, whose name the rows must not have.
  public func startAgain() { startAgain(keeping: PagedRows()) }

  /// Reads the first page in another order. The rows stay as outdated ones until the response arrives, the load fails, or
  /// it waits for GitHub's rate limit.
  public func reorder() { startAgain(keeping: current) }

  private func startAgain(keeping outdated: PagedRows<Item>) {
    load.stop()
    rows = PagedRows()
    self.outdated = outdated
    position = 0
    response = nil
    (wantsEnd, followsEnd) = (false, false)
    read(.first)
  }

  /// Cancels the load. Returns false if none was running.
  @discardableResult
  public func stop() -> Bool {
    guard load.stop() else { return false }
    (wantsEnd, followsEnd) = (false, false)
    discardOutdated()
    return true
  }

  /// Cancels the load and the countdown to a later one. Returns false if no load was running.
  @discardableResult
  public func close() -> Bool {
    load.endPause()
    return stop()
  }

  /// Reads the last page if it is not loaded; the pages before it become a gap. Without a link to the last page it
  /// reads the next one.
  public func readEnd() {
    guard rows.gap == nil else { return }
    wantsEnd = true
    readWantedEnd()
  }

  /// Reads the next page of the gap.
  public func readGap() {
    if let gap = rows.gap, !load.phase.isRunning { read(.inGap(gap)) }
  }

  private func read(_ page: PageRequest) {
    stopLoad()
    if page.cursor == nil {
      (emptyPages, fillingPages) = (0, 0)
      load.endPause()
    }
    self.page = page
    if let number = page.number { onRequest(number) }
    send()
  }

  /// Replaces the saved copy that was used because of GitHub's rate limit. Like every retry after one, it is no new
  /// request of the user's.
  private func readAfterPause() {
    stopLoad()
    (emptyPages, page) = (0, .first)
    send()
  }

  private func stopLoad() {
    if load.stop() { discardOutdated() }
  }

  /// Without an answer on its way, rows in an earlier order would be taken for the result.
  private func discardOutdated() {
    if isOutdated { outdated = PagedRows() }
  }

  private func send() {
    let cursor = page.cursor
    load.start(as: cursor == nil ? .loading : .loadingMore) { [weak self] in
      guard let self else { return }
      let response = try await load.response {
        do {
          return try await self.fetch(cursor)
        } catch {
          if !Task.isCancelled { self.discardOutdated() }
          throw error
        }
      }
      take(response)
    }
  }

  private func take(_ response: ItemPage<Item>) {
    let (isFirst, id) = (page.cursor == nil, currentItem?.id)
    stopLoad()
    let wasAboveGap = rows.gap.map { position < $0.index } ?? false
    let new = rows.take(response, as: page)
    position = followsEnd ? max(0, items.count - 1) : newPosition(of: id, isAboveGap: wasAboveGap)
    self.response = LastResponse(response, after: isFirst ? nil : self.response)
    if isFirst { loadedAt = response.saved?.date ?? now() }
    if isFirst || response.pauseEnd != nil {
      load.resume(at: response.pauseEnd) { [weak self] in self?.readAfterPause() }
    }
    onItems(new, isFirst && response.next == nil)
    emptyPages = new.isEmpty ? emptyPages + 1 : 0
    if case .last = page {
      // The gap is loaded when the position gets near it.
      (wantsEnd, followsEnd) = (false, false)
      return
    }
    guard emptyPages < Self.maxEmptyPages else { return }
    // The rows loaded from the end may be outdated too.
    if isFirst, rows.gap != nil { wantsEnd = true }
    if wantsEnd { readWantedEnd() } else { readAheadIfNeeded() }
  }

  /// Where the item is after rows were inserted above it. If it is gone, the position stays at the same index, or at the
  /// last one on the same side of the gap.
  private func newPosition(of id: Item.ID?, isAboveGap: Bool) -> Int {
    if items.indices.contains(position), items[position].id == id { return position }
    let end = (isAboveGap ? rows.gap?.index : nil) ?? items.count
    return items.firstIndex { $0.id == id } ?? max(0, min(position, end - 1))
  }

  /// Reads the next page, or a page of the gap, before the position reaches its rows.
  private func readAheadIfNeeded() {
    guard load.phase == .resting, items.count < Self.maxRows else { return }
    let ahead = max(1, pageSize / 2)
    if let gap = rows.gap, position < gap.index {
      if gap.index - position <= ahead { read(.inGap(gap)) }
    } else if let next = rows.next {
      if items.count - position <= ahead { return read(.next(next)) }
      guard mayFill else { return }
      fillingPages += 1
      read(.next(next))
    }
  }

  /// Whether to read a page only because there is room for more rows. It costs at most half of the rate limit, like a
  /// preview.
  private var mayFill: Bool {
    guard items.count < room, fillingPages < Self.maxFillingPages, emptyPages < Self.maxEmptyPages else {
      return false
    }
    return response?.rateLimit.map { $0.remaining * 2 > $0.limit } ?? true
  }

  private func readWantedEnd() {
    guard wantsEnd, load.phase == .resting || load.phase == .loadingMore else { return }
    if let last = rows.last, rows.next != nil || rows.gap != nil, last != rows.next?.cursor {
      if load.phase == .loadingMore, page.cursor == last { return }
      // It replaces a page that is being loaded.
      read(.last(last))
    } else if load.phase == .resting {
      wantsEnd = rows.next != nil
      followsEnd = followsEnd && wantsEnd
      if let next = rows.next, items.count < Self.maxRows { read(.next(next)) }
    }
  }
}
