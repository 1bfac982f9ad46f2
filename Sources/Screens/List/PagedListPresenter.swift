public import Domain
public import EventLoop
public import GitHub
import Terminal
public import Texts
public import UseCases

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

/// A list that GitHub sends in pages: the pages, whose position is the selected row, and the marks.
@LoopActor
public final class PagedListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  public let pages: ReadPages<Item>
  public var marks = Marks<Item>() { didSet { signal.raise() } }
  /// Sentences above the rows. Every frame reads them.
  public var head: @LoopActor () -> [String] = { [] }
  /// Whether the rows are loaded again when the list comes to the front after some minutes.
  public var isRefreshed = false
  /// Whether an address leads to an item by a name; nil for a list that no address leads into.
  public var isNamed: ((Item, _ name: String) -> Bool)?
  /// What an address names, until it is found or a key moves the selection.
  private var sought: String?
  /// In seconds.
  private static var freshness: Double { 300 }
  /// The item of the row where a range began.
  private var rangeStart: Item.ID?
  /// Whether the range has rows that are not loaded.
  private var isRangePart = false
  let signal = ChangeSignal()
  let loadStatus: LoadStatus
  let ownWords: (Texts) -> PagedListWords
  public let environment: Environment

  public init(
    environment: Environment, words: @escaping (Texts) -> PagedListWords,
    load: @escaping ReadPages<Item>.Fetch
  ) {
    self.environment = environment
    ownWords = words
    pages = ReadPages(
      of: environment.preferences.pageSize, on: environment.loop, now: environment.now, by: load)
    let raise = { @LoopActor [signal] in signal.raise() }
    loadStatus = LoadStatus(of: pages.load, environment, onTurn: raise, onChange: raise)
    pages.onChange = raise
    pages.onItems = { [weak self] new, isAll in
      self?.marks.update(from: new, isAll: isAll)
      self?.keepRange()
      self?.findSought()
    }
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

  /// Discards all rows and loads the first page: for another query in the same list. It is about to have other items, so
  /// the marks are removed, which a notice says.
  public func startAgain() {
    removeMarksAndSay()
    pages.startAgain()
  }

  /// Loads the same items in another order, and keeps the marks. The rows stay on view, faint and without a selection,
  /// until there is an answer.
  public func reorder() { pages.reorder() }

  /// Cancels the load and shows a notice.
  /// - Returns: whether a load was running.
  @discardableResult
  public func stop() -> Bool {
    guard pages.stop() else { return false }
    environment.notices.say(environment.texts.list.stopped)
    return true
  }
}

extension PagedListPresenter: MarkableList {
  public var selectedIndex: Int { pages.position }
  public var selectedItem: Item? { pages.currentItem }
  public var hasRows: Bool { !pages.items.isEmpty }

  /// Marks the rows that are loaded.
  public func markAll() { marks.insert(pages.items) }

  public func fillRange() {
    guard let range = marks.range else { return }
    let rows = range.rows(to: pages.position).clamped(to: pages.items.indices)
    marks.fillRange(with: Array(pages.items[rows]))
    rangeStart = item(at: range.start)?.id
    sayMissing(in: rows)
  }

  /// The rows of a page that has arrived may be in the range, and may have moved its start.
  private func keepRange() {
    guard marks.range != nil else { return }
    guard let start = pages.items.firstIndex(where: { $0.id == rangeStart }) else { return marks.endRange() }
    marks.moveRange(to: start)
    fillRange()
  }

  /// Only what is loaded is marked. That is said once, when the range gets to the gap.
  private func sayMissing(in rows: Range<Int>) {
    let (gap, wasPart) = (gap, isRangePart)
    isRangePart = gap.map { rows.lowerBound < $0.index && $0.index < rows.upperBound } ?? false
    guard let gap, isRangePart, !wasPart else { return }
    let words = environment.texts.list
    environment.notices.say(gap.count.map { words.rangeGap(count: $0) } ?? words.rangeGapUncounted)
  }
}

extension PagedListPresenter: ListInput {
  public func appear() {
    pages.begin()
    // Without a token a response that confirms the rows counts like any other.
    if isRefreshed, environment.account != .anonymous { pages.refresh(ifOlderThan: Self.freshness) }
  }
  public func close() { pages.close() }
  public func didDraw(rows: Int) { pages.fill(rows) }

  public func select(_ index: Int) { move { $0.go(to: index) } }
  public func goToEnd() { move { $0.goToEnd() } }

  public func seek(_ name: String) {
    // Without names, all pages would be loaded for nothing.
    if isNamed != nil { sought = name }
  }

  /// Selects what an address names, and loads more until it is there.
  private func findSought() {
    guard let sought, let isNamed, !pages.items.isEmpty else { return }
    if let index = pages.items.firstIndex(where: { isNamed($0, sought) }) {
      self.sought = nil
      pages.go(to: index)
    } else if pages.rows.next == nil {
      self.sought = nil
      pages.go(to: 0)
      environment.notices.say(environment.texts.links.noRow(name: sought))
    } else {
      environment.loop.spawn { [pages] in pages.go(to: pages.items.count - 1) }
    }
  }

  private func move(_ move: (ReadPages<Item>) -> Void) {
    sought = nil
    let before = pages.position
    move(pages)
    if pages.position != before { fillRange() }
  }

  public var gapAction: Action? {
    .loadGap({ self.environment.texts }, when: { self.gap?.canLoad == true }) { self.pages.readGap() }
  }
}
