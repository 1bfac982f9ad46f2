public import Domain
public import EventLoop
import FoundationEssentials
public import GitHub
import Terminal
public import Texts

/// What a list from GitHub says of itself.
public struct PagedListWords {
  let empty: [String]
  let requests: String?

  /// - Parameters:
  ///   - empty: in the place of the rows if there are none; an empty text between two paragraphs.
  ///   - requests: what GitHub's limit counts: requests, if nothing is said.
  public init(empty: [String], requests: String? = nil) {
    (self.empty, self.requests) = (empty, requests)
  }
}

/// What a list from GitHub shows. It is one value, because each observed object costs a frame as much as some lines.
public struct PagedListState<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  var rows = PagedRows<Item>() { didSet { version += 1 } }
  /// The rows that are loaded.
  public var items: [Item] { rows.items }
  /// Those of the first page, by which columns are as wide as they need be: they stay so while pages come in.
  public var firstPage: ArraySlice<Item> { rows.items.prefix(rows.firstCount) }
  /// The index of the selected row, 0 if there is none.
  public internal(set) var selected = 0
  var marks = Marks<Item>()
  public internal(set) var phase = LoadPhase.resting { didSet { version += 1 } }
  /// Another number after each change of rows or phase.
  fileprivate(set) var version = 0
  /// What the last answer said beside its rows; nil before the first one.
  var answer: LastResponse?
  /// When the first page was loaded.
  var loadedAt: Date?
  /// The page that is asked for, or was last.
  var page = PagedRows<Item>.Request.first

  struct LastResponse: Sendable {
    let total: Int?
    let isIncomplete: Bool
    let unreadable: Int
    let rateLimit: RateLimit?
    let saved: SavedCopy?
  }

  /// The number of items of the whole list, loaded or not; nil if GitHub does not count them.
  public var total: Int? { answer?.total }
  /// The rows that are not loaded between the ones from the front and those from the end; nil if the loaded ones are
  /// next to each other.
  public var gap: ListGap? {
    rows.gap.map { gap in
      let isLoading = if phase == .loadingMore, case .inGap = page { true } else { false }
      return ListGap(place: gap.place, count: total.map { max(1, $0 - items.count) }, isLoading: isLoading)
    }
  }
  public var selectedItem: Item? { items.indices.contains(selected) ? items[selected] : nil }
}

/// Rows that are not loaded, between others.
public struct ListGap: Hashable, Sendable {
  /// The index of the loaded row below it.
  public let place: Int
  /// Nil if GitHub does not count the rows.
  public let count: Int?
  /// Whether the next of them are being loaded.
  public let isLoading: Bool
}

/// The state machine of a list that comes from GitHub page by page: it loads ahead of the selection, keeps the rows if
/// a page fails, waits as long as GitHub asks, and drops an item that comes again on a later page.
@LoopActor
public final class PagedListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Reads a page; the first one without a cursor.
  public typealias Load = @LoopActor @Sendable (PageCursor?) async throws -> ItemPage<Item>

  public private(set) var state = PagedListState<Item>() { didSet { signal.raise() } }
  private let signal = ChangeSignal()
  private let loader: Loader
  /// Whether the end is to be loaded as soon as its address is known.
  private var wantsEnd = false
  /// Called with the number of each page that is asked for, from 1; not for the same request after a pause, nor for a
  /// page of unknown number.
  public var onRequest: (@LoopActor (Int) -> Void)?
  /// How many pages in a row brought nothing new.
  private var emptyPages = 0
  private let loadPage: Load
  private let ownWords: (Texts) -> PagedListWords
  private let environment: Environment

  public init(
    environment: Environment, words: @escaping (Texts) -> PagedListWords, load: @escaping Load
  ) {
    self.environment = environment
    ownWords = words
    loadPage = load
    loader = Loader(environment)
    loader.onChange = { [weak self] in if let self { state.phase = loader.phase } }
    loader.onTurn = { [signal] in signal.raise() }
  }

  /// A list that is one of GitHub's endpoints.
  /// - Parameter endpoint: asked for again with each request, so it may follow a filter.
  public convenience init(
    environment: Environment, words: @escaping (Texts) -> PagedListWords,
    of endpoint: @escaping @LoopActor @Sendable (_ pageSize: Int) -> Endpoint<ItemPage<Item>>
  ) {
    let (github, pageSize) = (environment.github, environment.preferences.pageSize)
    self.init(environment: environment, words: words) { cursor in
      try await github.page(of: endpoint(pageSize), at: cursor)
    }
  }

  /// A page of pull requests has no issue, and there may be some in a row. A faulty server is not asked for ever.
  private static var mostEmptyPages: Int { 5 }
  private static var mostRows: Int { 10_000 }

  // MARK: Loading

  /// Loads the first page again, or the page that failed. Rows stay on view until the new ones are there.
  public func reload() {
    if case .failed = state.phase, state.page.cursor != nil { return begin(state.page) }
    begin(.first)
  }

  /// Drops all rows and loads the first page: for another list in the same place.
  public func startAgain() {
    state.rows = PagedRows()
    state.marks = Marks()
    state.selected = 0
    state.answer = nil
    wantsEnd = false
    begin(.first)
  }

  /// Ends what is under way, and says so.
  /// - Returns: whether something was under way.
  @discardableResult
  public func stop() -> Bool {
    wantsEnd = wantsEnd && !loader.phase.isRunning
    return loader.stopAndSay()
  }

  /// Loads the last page, unless it is there; what is between it and the rows so far is left out. If GitHub does not say
  /// where it is, the next page is loaded.
  public func loadEnd() {
    guard state.rows.gap == nil else { return }
    wantsEnd = true
    loadWantedEnd()
  }

  /// Loads the next page of the gap.
  public func loadGap() {
    if let gap = state.rows.gap, !state.phase.isRunning { begin(.inGap(gap)) }
  }

  private func begin(_ page: PagedRows<Item>.Request) {
    end()
    emptyPages = page.cursor == nil ? 0 : emptyPages
    state.page = page
    if let number = page.number { onRequest?(number) }
    send()
  }

  private func end() {
    loader.stop()
  }

  private func send() {
    let cursor = state.page.cursor
    loader.start(as: cursor == nil ? .loading : .loadingMore) { [weak self] in
      guard let self else { return }
      show(try await loader.answer { try await self.loadPage(cursor) })
    }
  }

  private func show(_ response: ItemPage<Item>) {
    let (isFirst, id) = (state.page.cursor == nil, state.selectedItem?.id)
    end()
    let new = state.rows.take(response, as: state.page)
    state.selected = selected(id)
    state.marks.update(from: new, isAll: isFirst && response.next == nil)
    state.answer = .init(
      total: response.total, isIncomplete: response.isIncomplete, unreadable: response.unreadable,
      rateLimit: response.rateLimit, saved: response.saved)
    if isFirst { state.loadedAt = response.saved?.date ?? environment.now() }
    emptyPages = new.isEmpty ? emptyPages + 1 : 0
    guard emptyPages < Self.mostEmptyPages else { return }
    if case .last = state.page {
      // What is left out is loaded when somebody goes there.
      wantsEnd = false
      return
    }
    // What a reload left of the end may have changed, too.
    if isFirst, state.gap != nil { wantsEnd = true }
    if wantsEnd { loadWantedEnd() } else { loadMoreIfNeeded() }
  }

  /// The selection stays on its item, also when rows come before it.
  private func selected(_ id: Item.ID?) -> Int {
    let (items, selected) = (state.items, state.selected)
    if items.indices.contains(selected), items[selected].id == id { return selected }
    return items.firstIndex { $0.id == id } ?? max(0, min(selected, items.count - 1))
  }

  /// Loads the next page before the last row is reached, or the gap.
  private func loadMoreIfNeeded() {
    guard state.phase == .resting, state.items.count < Self.mostRows else { return }
    let ahead = max(1, environment.preferences.pageSize / 2)
    if let gap = state.rows.gap, state.selected < gap.place {
      if gap.place - state.selected <= ahead { begin(.inGap(gap)) }
    } else if let next = state.rows.next, state.items.count - state.selected <= ahead {
      begin(.next(next))
    }
  }

  private func loadWantedEnd() {
    guard wantsEnd, state.phase == .resting || state.phase == .loadingMore else { return }
    let rows = state.rows
    if let last = rows.last, rows.next != nil || rows.gap != nil, last != rows.next?.cursor {
      if state.phase == .loadingMore, state.page.cursor == last { return }
      // It takes the place of a page that is on its way.
      begin(.last(last))
    } else if state.phase == .resting {
      wantsEnd = rows.next != nil
      if let next = rows.next, rows.items.count < Self.mostRows { begin(.next(next)) }
    }
  }
}

extension PagedListPresenter: MarkableList {
  public var marks: Marks<Item> {
    get { state.marks }
    set { state.marks = newValue }
  }

  public var selectedItem: Item? { state.selectedItem }
  public var hasRows: Bool { !state.items.isEmpty }
}

extension PagedListPresenter: ListInput {
  public func appear() {
    if state.answer == nil, state.phase == .resting { reload() }
  }

  public func close() {
    end()
  }

  public func moveSelection(by count: Int) {
    select(state.selected + count)
  }

  public func select(_ place: Int) {
    guard !state.items.isEmpty else { return }
    let wanted = max(0, min(place, state.items.count - 1))
    if wanted != state.selected { state.selected = wanted }
    loadMoreIfNeeded()
  }
}

extension PagedListPresenter: ListOutput {
  private var words: ListTexts { environment.texts.list }

  public var shown: ListShown {
    signal.observe()
    let state = state
    return ListShown(
      total: state.items.count, selected: state.selected,
      isLoaded: state.phase == .resting, message: loader.message(with: content),
      marked: state.marks.items.count,
      version: state.version, isPart: state.rows.next != nil || state.rows.gap != nil)
  }

  private var content: LoadedContent {
    if state.items.isEmpty { return state.answer == nil ? .nothing : .empty }
    // The rows of a failed reload are older than those of a page that failed.
    return .shown(date: state.page.cursor == nil ? state.loadedAt : nil)
  }

  /// GitHub's answer is waited for with the keys at work.
  public var isUpToDate: Bool { true }

  /// Another number after each change of rows or phase, for a document that is made of the rows. Observed.
  public var version: Int {
    signal.observe()
    return state.version
  }

  public var status: [String] { status(place: place(isShort: false), isShort: false) }
  public var shortStatus: [String] { status(place: place(isShort: true), isShort: true) }

  public var place: ListPlace {
    ListPlace(position: place(isShort: false), shortPosition: place(isShort: true))
  }

  /// Which row of how many is selected.
  private func place(isShort: Bool) -> String {
    guard let answer = state.answer, !state.items.isEmpty else { return "" }
    let total = answer.total ?? state.items.count
    let count = isShort && total >= 1_000_000 ? NumberText.short(total) : NumberText.grouped(total)
    let isPart = answer.total == nil && state.rows.next != nil
    return words.place(
      place: NumberText.grouped(state.selected + 1), total: isPart ? "\(count)+" : count)
  }

  /// The parts of the status line, the most important first.
  /// - Parameter place: where the person is among the rows.
  public func status(place: String, isShort: Bool) -> [String] {
    loader.status(with: content, isShort: isShort) + rowStatus(place, isShort: isShort)
  }

  private func rowStatus(_ place: String, isShort: Bool) -> [String] {
    guard let answer = state.answer else { return [] }
    let texts = environment.texts
    let limit = answer.rateLimit.map {
      isShort
        ? texts.leftInShort(of: $0)
        : texts.left(of: $0, requests: ownWords(texts).requests ?? words.requests)
    }
    let leftOut =
      isShort ? words.leftOutShort(count: answer.unreadable) : words.leftOut(count: answer.unreadable)
    // What is missing is said first, because the line drops what does not fit from its end.
    return [
      answer.saved.map { texts.age(of: $0, now: environment.now(), isShort: isShort) } ?? "",
      answer.isIncomplete ? (isShort ? words.incompleteShort : words.incomplete) : "",
      answer.unreadable > 0 ? leftOut : "",
      place, limit ?? "",
    ]
  }

  public var rowContext: RowContext { RowContext(environment) }
  public var emptyText: [String] {
    loader.hasStarted ? ownWords(environment.texts).empty : []
  }

  public func item(at place: Int) -> Item? {
    let items = state.items
    return place >= 0 && place < items.count ? items[place] : nil
  }

  /// The actions that every list from GitHub has.
  public var actions: [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return loader.actions(reload: { self.reload() }, stop: { self.stop() }) + [
      // What the status line says in few words, at length for the help.
      Action("incomplete", [], words.incompleteRemark, when: { self.state.answer?.isIncomplete == true }) {},
      Action(
        "left-out", [], words.leftOutRemark, when: { self.state.answer.map { $0.unreadable > 0 } == true }
      ) {},
    ]
  }
}
