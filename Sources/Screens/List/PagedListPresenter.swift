public import Domain
public import EventLoop
import FoundationEssentials
public import GitHub
import Terminal
public import Texts

/// The texts of a list from GitHub.
public struct PagedListWords {
  let empty: [String]
  let requests: String?

  /// - Parameters:
  ///   - empty: the text of an empty list; an empty string separates paragraphs.
  ///   - requests: the name of what GitHub's rate limit counts; «requests» by default.
  public init(empty: [String], requests: String? = nil) {
    (self.empty, self.requests) = (empty, requests)
  }
}

/// The state machine of a list that GitHub sends in pages. It loads ahead of the selection, keeps the rows if a page
/// fails, waits for rate limits, and drops items that repeat on a later page.
@LoopActor
public final class PagedListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Loads a page; the first page has no cursor.
  public typealias Load = @LoopActor @Sendable (PageCursor?) async throws -> ItemPage<Item>

  public private(set) var state = PagedListState<Item>() { didSet { signal.raise() } }
  let signal = ChangeSignal()
  let loader: Loader
  /// Whether to load the last page as soon as its address is known.
  private var wantsEnd = false
  /// Whether to select the last row when its page arrives.
  private var followsEnd = false
  /// Called with the number of each requested page, from 1. Not called for a retry after a rate limit, nor if the
  /// number is unknown.
  public var onRequest: (@LoopActor (Int) -> Void)?
  /// Sentences above the rows. Every frame reads them.
  public var head: @LoopActor () -> [String] = { [] }
  /// The number of consecutive pages without a new item.
  private var emptyPages = 0
  /// The rows that the list has room for.
  private var room = 0
  /// The number of pages that were loaded only to fill the screen since the first page.
  private var fillingPages = 0
  private let loadPage: Load
  let ownWords: (Texts) -> PagedListWords
  public let environment: Environment

  public init(
    environment: Environment, words: @escaping (Texts) -> PagedListWords, load: @escaping Load
  ) {
    self.environment = environment
    ownWords = words
    loadPage = load
    loader = Loader(environment)
    loader.onChange = { [weak self] in self?.showPhase() }
    loader.onTurn = { [signal] in signal.raise() }
  }

  /// A list of one of GitHub's endpoints.
  /// - Parameter endpoint: called for each request, so it can depend on a filter.
  public convenience init(
    environment: Environment, words: @escaping (Texts) -> PagedListWords,
    of endpoint: @escaping @LoopActor @Sendable (_ pageSize: Int) -> Endpoint<ItemPage<Item>>
  ) {
    let (github, pageSize) = (environment.github, environment.preferences.pageSize)
    self.init(environment: environment, words: words) { cursor in
      try await github.page(of: endpoint(pageSize), at: cursor)
    }
  }

  /// Several pages in a row can contain only pull requests, which are left out. The limit stops an endless loop with a
  /// faulty server.
  private static var maxEmptyPages: Int { 5 }
  private static var maxRows: Int { 10_000 }
  /// Enough for the smallest pages on a large screen. The limit stops a server that sends one row at a time.
  private static var maxFillingPages: Int { 8 }

  // MARK: Loading

  /// Reloads the first page, or retries the page that failed. The rows stay on view until the response arrives.
  public func reload() {
    if case .failed = state.phase, state.page.cursor != nil { return begin(state.page) }
    begin(.first)
  }

  /// Reloads the first page, also if another one failed.
  public func reloadFirst() { begin(.first) }

  /// What becomes of the marks when a list starts again.
  public enum MarksAtStart: Sendable {
    /// The list is about to have the same items in another order.
    case kept
    /// The list is about to have other items, so the marks are removed, which a notice says.
    case removed
  }

  /// Discards all rows and loads the first page: for another query or order in the same list. The rows stay on view,
  /// faint and without a selection, until the response arrives.
  public func startAgain(marks: MarksAtStart) {
    let drawn = state.drawn
    loader.stop()
    state.rows = PagedRows()
    state.outdated = drawn
    if marks == .removed, !state.marks.isEmpty {
      environment.notices.say(environment.texts.list.marksRemoved(count: state.marks.items.count))
      state.marks = Marks()
    }
    state.selected = 0
    state.response = nil
    (wantsEnd, followsEnd) = (false, false)
    begin(.first)
  }

  /// Cancels the load and shows a notice.
  /// - Returns: whether a load was running.
  @discardableResult
  public func stop() -> Bool {
    if loader.phase.isRunning { (wantsEnd, followsEnd) = (false, false) }
    return loader.stopAndSay()
  }

  /// Cancels the load without a word, because its rows will be replaced before anybody sees them.
  /// - Returns: whether a load was running.
  public func abandon() -> Bool {
    let wasRunning = loader.phase.isRunning
    (wantsEnd, followsEnd) = (false, false)
    loader.close()
    return wasRunning
  }

  /// Loads the last page if it is not loaded; the pages before it become a gap. Without a link to the last page it
  /// loads the next one.
  public func loadEnd() {
    guard state.rows.gap == nil else { return }
    wantsEnd = true
    loadWantedEnd()
  }

  /// Loads the next page of the gap.
  public func loadGap() {
    if let gap = state.rows.gap, !state.phase.isRunning { begin(.inGap(gap)) }
  }

  private func begin(_ page: PageRequest) {
    loader.stop()
    if page.cursor == nil { (emptyPages, fillingPages) = (0, 0) }
    state.page = page
    if page.cursor == nil { loader.resume(after: nil) {} }
    if let number = page.number { onRequest?(number) }
    send()
  }

  /// Replaces the saved copy that was shown because of GitHub's rate limit. Like every retry after one, it is no new
  /// request of the user's.
  private func loadAfterPause() {
    loader.stop()
    (emptyPages, state.page) = (0, .first)
    send()
  }

  /// Without a running load, rows of an earlier query would be taken for the result.
  private func showPhase() {
    if !loader.phase.isRunning, state.isOutdated { state.outdated = PagedRows() }
    state.phase = loader.phase
  }

  private func send() {
    let cursor = state.page.cursor
    loader.start(as: cursor == nil ? .loading : .loadingMore) { [weak self] in
      guard let self else { return }
      show(try await loader.response { try await self.loadPage(cursor) })
    }
  }

  private func show(_ response: ItemPage<Item>) {
    let (isFirst, id) = (state.page.cursor == nil, state.selectedItem?.id)
    loader.stop()
    if state.isOutdated { state.outdated = PagedRows() }
    let wasAboveGap = state.rows.gap.map { state.selected < $0.place } ?? false
    let new = state.rows.take(response, as: state.page)
    state.selected = followsEnd ? max(0, state.items.count - 1) : selected(id, isAboveGap: wasAboveGap)
    state.marks.update(from: new, isAll: isFirst && response.next == nil)
    state.response = .init(
      total: response.total, reachable: response.reachable, isIncomplete: response.isIncomplete,
      unreadable: response.unreadable, rateLimit: response.rateLimit, saved: response.saved)
    if isFirst { state.loadedAt = response.saved?.date ?? environment.now() }
    if isFirst || response.saved != nil {
      loader.resume(after: response.saved) { [weak self] in self?.loadAfterPause() }
    }
    emptyPages = new.isEmpty ? emptyPages + 1 : 0
    if case .last = state.page {
      // The gap is loaded when the selection gets near it.
      (wantsEnd, followsEnd) = (false, false)
      return
    }
    guard emptyPages < Self.maxEmptyPages else { return }
    // The rows loaded from the end may be outdated too.
    if isFirst, state.gap != nil { wantsEnd = true }
    if wantsEnd { loadWantedEnd() } else { loadMoreIfNeeded() }
  }

  /// Keeps the selection on its item when rows are inserted above it. If the item is gone, the row at the same index is
  /// selected, or the last one on the same side of the gap.
  private func selected(_ id: Item.ID?, isAboveGap: Bool) -> Int {
    let (items, selected) = (state.items, state.selected)
    if items.indices.contains(selected), items[selected].id == id { return selected }
    let end = (isAboveGap ? state.rows.gap?.place : nil) ?? items.count
    return items.firstIndex { $0.id == id } ?? max(0, min(selected, end - 1))
  }

  /// Loads the next page, or a page of the gap, before the selection reaches its rows.
  private func loadMoreIfNeeded() {
    guard state.phase == .resting, state.items.count < Self.maxRows else { return }
    let ahead = max(1, environment.preferences.pageSize / 2)
    if let gap = state.rows.gap, state.selected < gap.place {
      if gap.place - state.selected <= ahead { begin(.inGap(gap)) }
    } else if let next = state.rows.next {
      if state.items.count - state.selected <= ahead { return begin(.next(next)) }
      guard mayFillScreen else { return }
      fillingPages += 1
      begin(.next(next))
    }
  }

  /// Whether to load a page only because the screen has room for more rows. It costs at most half of the rate limit,
  /// like a preview.
  private var mayFillScreen: Bool {
    guard state.items.count < room, fillingPages < Self.maxFillingPages, emptyPages < Self.maxEmptyPages
    else {
      return false
    }
    return state.response?.rateLimit.map { $0.remaining * 2 > $0.limit } ?? true
  }

  private func loadWantedEnd() {
    guard wantsEnd, state.phase == .resting || state.phase == .loadingMore else { return }
    let rows = state.rows
    if let last = rows.last, rows.next != nil || rows.gap != nil, last != rows.next?.cursor {
      if state.phase == .loadingMore, state.page.cursor == last { return }
      // It replaces a page that is being loaded.
      begin(.last(last))
    } else if state.phase == .resting {
      wantsEnd = rows.next != nil
      followsEnd = followsEnd && wantsEnd
      if let next = rows.next, rows.items.count < Self.maxRows { begin(.next(next)) }
    }
  }
}

extension PagedListPresenter: MarkableList {
  public var marks: Marks<Item> {
    get { state.marks }
    set { state.marks = newValue }
  }

  public var selectedPlace: Int { state.selected }
  public var selectedItem: Item? { state.selectedItem }
  public var hasRows: Bool { !state.items.isEmpty }

  /// Marks the rows that are loaded.
  public func markAll() { state.marks.insert(state.items) }

  public func fillRange() {
    guard let range = state.marks.range else { return }
    let rows = range.rows(to: state.selected).clamped(to: state.items.indices)
    state.marks.fillRange(with: Array(state.items[rows]))
  }
}

extension PagedListPresenter: ListInput {
  public func appear() {
    if state.response == nil, state.phase == .resting { reload() }
  }

  public func close() {
    loader.close()
  }

  /// The first rows need no request, so that one of an earlier list is not repeated.
  public func didDraw(rows: Int) {
    guard rows != room else { return }
    room = rows
    guard state.phase == .resting, state.response != nil, state.rows.next != nil, mayFillScreen else {
      return
    }
    environment.loop.spawn { [weak self] in self?.loadMoreIfNeeded() }
  }

  /// Selects the last row: the last loaded one until the last page is there. Without a link to that page, only the
  /// next one is loaded, because a list can have a hundred pages.
  public func goToEnd() {
    let rows = state.rows
    guard rows.gap == nil, rows.next != nil, rows.last != nil else { return select(Int.max) }
    state.selected = max(0, rows.items.count - 1)
    fillRange()
    followsEnd = true
    loadEnd()
  }

  public var gapAction: Action? {
    .loadGap({ self.environment.texts }, when: { self.state.gap?.canLoad == true }) { self.loadGap() }
  }

  public func select(_ place: Int) {
    followsEnd = false
    let loaded = state.rows.items.count
    guard loaded > 0 else { return }
    let wanted = max(0, min(place, loaded - 1))
    if wanted != state.selected {
      state.selected = wanted
      fillRange()
    }
    loadMoreIfNeeded()
  }
}
