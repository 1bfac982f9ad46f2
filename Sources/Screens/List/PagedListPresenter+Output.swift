import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts

extension PagedListPresenter: ListOutput {
  private var words: ListTexts { environment.texts.list }

  public var shown: ListShown {
    signal.observe()
    return ListShown(
      total: loadedItems.count, selected: state.selected,
      isLoaded: state.phase == .resting, head: head(), message: loader.message(with: content),
      marked: state.marks.items.count, hasRange: state.marks.range != nil, isOutdated: state.isOutdated,
      isReloading: isReloading,
      version: state.version, isPart: state.rows.next != nil || state.rows.gap != nil,
      gap: state.rows.gap == nil && !state.isOutdated ? nil : state.gap)
  }

  /// Whether the rows on view are being loaded again, and that takes long.
  public var isReloading: Bool { loader.isSlow && content.isShown }

  /// The rows to draw. It reads stored properties only: a computed one of a generic struct looks its type up at run time
  /// (see `Table`), and a frame reads this for each row.
  private var loadedItems: [Item] { state.isOutdated ? state.outdated.items : state.rows.items }

  private var content: LoadedContent {
    if state.isOutdated { return .shown(date: nil) }
    if state.rows.items.count == 0 { return state.response == nil ? .nothing : .empty }
    // The rows of a failed reload are older than those of a page that failed.
    return .shown(date: state.page.cursor == nil ? state.loadedAt : nil)
  }

  /// Keys work while a response is awaited.
  public var isUpToDate: Bool { true }
  public var isAwaitingRows: Bool { state.phase == .loading && state.rows.items.isEmpty }

  /// Changes whenever rows or phase change, for a document made of the rows. Observed.
  public var version: Int {
    signal.observe()
    return state.version
  }

  /// Changes whenever rows change, and not with each second of a countdown: for the widths of columns. Observed.
  public var rowsVersion: Int {
    signal.observe()
    return state.rowsVersion
  }

  public var status: [String] { status(place: place(isShort: false), isShort: false) }
  public var shortStatus: [String] { status(place: place(isShort: true), isShort: true) }

  public var place: ListPlace {
    ListPlace(
      position: place(isShort: false), shortPosition: place(isShort: true), spinner: loader.sign)
  }

  /// The position of the selected row and the total.
  private func place(isShort: Bool) -> String {
    let loaded = state.rows.items.count
    guard let response = state.response, loaded > 0 else { return "" }
    let shownTotal = countText(response, loaded: loaded, isShort: isShort)
    if let number = state.rows.gap == nil ? state.selected + 1 : state.selectedNumber {
      return words.place(place: NumberText.grouped(number), total: shownTotal)
    }
    guard let number = state.selectedNumberFromEnd else { return words.place(place: "?", total: shownTotal) }
    return words.placeFromEnd(place: NumberText.grouped(number), total: shownTotal)
  }

  /// The number of rows of the whole list; `30+` if GitHub does not count those that are not loaded.
  private func countText(_ response: LastResponse, loaded: Int, isShort: Bool = false) -> String {
    let total = response.total ?? loaded
    let count = isShort && total >= 1_000_000 ? NumberText.short(total) : NumberText.grouped(total)
    let isPart = response.total == nil && (state.rows.next != nil || state.rows.gap != nil)
    return isPart ? "\(count)+" : count
  }

  /// The number of rows for the heading of a section; empty before the first response.
  public var countText: String {
    // Pages without an item to show say nothing about those that follow.
    if state.rows.items.count == 0, state.rows.next != nil, state.response?.total == nil { return "" }
    return state.response.map { countText($0, loaded: state.rows.items.count) } ?? ""
  }

  /// Behind that number: that loading failed, or the age of a saved copy.
  public var headingRemark: String {
    if state.phase.error != nil { return words.failed }
    let texts = environment.texts
    return state.response?.saved.map {
      texts.age(of: $0, now: environment.now(), pause: loader.pause, isShort: true)
    } ?? ""
  }

  /// What stands below the heading of a section: a message, or that it is empty.
  public var headingMessage: PaneMessage? {
    loader.message(with: content) ?? (content == .empty ? emptyText.first.map { PaneMessage(text: $0) } : nil)
  }

  /// The parts of the status line, the most important first.
  /// - Parameter place: the position of the selection.
  public func status(place: String, isShort: Bool) -> [String] {
    loader.status(with: content, isShort: isShort) + rowStatus(place, isShort: isShort)
  }

  private func rowStatus(_ place: String, isShort: Bool) -> [String] {
    guard let response = state.response else { return [] }
    let texts = environment.texts
    let limit = response.rateLimit.flatMap {
      texts.left(of: $0, requests: ownWords(texts).requests, isShort: isShort)
    }
    // A load that waits for the same limit says so already.
    let pause = if case .waiting = state.phase { nil as Int? } else { loader.pause }
    let leftOut = response.unreadable
    // Missing rows come first, because parts that do not fit are dropped from the end of the line.
    return [
      response.saved.map { texts.age(of: $0, now: environment.now(), pause: pause, isShort: isShort) } ?? "",
      response.isIncomplete ? (isShort ? words.incompleteShort : words.incomplete) : "",
      leftOut == 0 ? "" : isShort ? words.leftOutShort(count: leftOut) : words.leftOut(count: leftOut),
      place, limit ?? "",
    ]
  }

  public var whyNoRow: String { state.phase.isRunning ? words.stillLoading : words.noRows }

  public var emptyText: [String] {
    loader.hasStarted ? ownWords(environment.texts).empty : []
  }

  public func item(at place: Int) -> Item? {
    let items = loadedItems
    return place >= 0 && place < items.count ? items[place] : nil
  }

  /// The actions of every list from GitHub.
  public var actions: [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return loader.actions(reload: { self.reload() }, stop: { self.stop() }) + [
      // Remarks in the help, which explain the short words of the status line.
      Action.remark(
        "incomplete", words.incompleteRemark, when: { self.state.response?.isIncomplete == true }),
      Action.remark(
        "left-out", words.leftOutRemark, when: { self.state.response.map { $0.unreadable > 0 } == true }),
    ]
  }
}
