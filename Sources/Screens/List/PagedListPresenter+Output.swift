import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts
import UseCases

extension PagedListPresenter: ListOutput {
  private var words: ListTexts { environment.texts.list }

  public var shown: ListShown {
    signal.observe()
    return ListShown(
      total: pages.currentItems.count, selected: pages.position,
      isLoaded: phase == .resting, head: head() + signOn, message: loadStatus.message(with: content),
      marked: marks.items.count, hasRange: marks.range != nil, isOutdated: pages.isOutdated,
      isReloading: isReloading,
      version: pages.rowsVersion &+ loadStatus.version, isPart: isPart, gap: gap)
  }

  /// That an organization holds something back, and where to change that.
  var signOn: [String] {
    guard pages.response?.needsSignOn == true else { return [] }
    let texts = environment.texts
    return [texts.list.needsSignOn(host: texts.tokenLocation?.host ?? "github.com")]
  }

  private var phase: LoadPhase { pages.load.phase }
  private var isPart: Bool { pages.rows.next != nil || pages.rows.gap != nil }

  /// The gap between the rows loaded from the start and those loaded from the end; nil if there is none.
  public var gap: ListGap? {
    pages.current.gap.map { gap in
      let isLoading = if phase == .loadingMore, case .inGap = pages.page { true } else { false }
      let count = pages.response?.reachable.map { max(1, $0 - pages.items.count) }
      return ListGap(index: gap.index, count: count, isLoading: isLoading, canLoad: !phase.isRunning)
    }
  }

  /// Whether the rows on view are being loaded again, and that takes long.
  public var isReloading: Bool { loadStatus.isSlow && content.isShown }

  private var content: LoadedContent {
    if pages.isOutdated { return .shown(date: nil) }
    if pages.items.isEmpty { return pages.response == nil ? .nothing : .empty }
    // The rows of a failed reload are older than those of a page that failed.
    return .shown(date: pages.loadedDate)
  }

  /// Keys work while a response is awaited.
  public var isUpToDate: Bool { true }
  public var isAwaitingRows: Bool { phase == .loading && pages.items.isEmpty }

  /// Changes whenever rows or phase change, for a document made of the rows. Observed.
  public var version: Int {
    signal.observe()
    return pages.rowsVersion &+ loadStatus.version
  }

  /// The number of rows of the whole list; nil if GitHub has not told it. Observed.
  public var total: Int? {
    signal.observe()
    return pages.total
  }

  /// Changes whenever rows change, and not with each second of a countdown: for the widths of columns. Observed.
  public var rowsVersion: Int {
    signal.observe()
    return pages.rowsVersion
  }

  public var status: [String] { status(position: position(isShort: false), isShort: false) }
  public var shortStatus: [String] { status(position: position(isShort: true), isShort: true) }

  public var frameLabels: FrameLabels {
    FrameLabels(
      position: position(isShort: false), shortPosition: position(isShort: true), spinner: loadStatus.sign)
  }

  /// The position of the selected row and the total.
  private func position(isShort: Bool) -> String {
    let loaded = pages.items.count
    guard let response = pages.response, loaded > 0 else { return "" }
    let shownTotal = countText(response, loaded: loaded, isShort: isShort)
    if let number = pages.number {
      return words.position(number: NumberText.grouped(number), total: shownTotal)
    }
    guard let number = pages.numberFromEnd else { return words.position(number: "?", total: shownTotal) }
    return words.positionFromEnd(number: NumberText.grouped(number), total: shownTotal)
  }

  /// The number of rows of the whole list; `30+` if GitHub does not count those that are not loaded.
  private func countText(_ response: LastResponse, loaded: Int, isShort: Bool = false) -> String {
    let total = response.total ?? loaded
    let count = isShort && total >= 1_000_000 ? NumberText.short(total) : NumberText.grouped(total)
    let isPart = response.total == nil && isPart
    return isPart ? "\(count)+" : count
  }

  /// The number of rows for the heading of a section; empty before the first response.
  public var countText: String {
    // Pages without an item to show say nothing about those that follow, and rows that cannot be read are some.
    let isUnknown = pages.rows.next != nil || pages.response.map { $0.unreadable > 0 } == true
    if pages.items.isEmpty, pages.total == nil, isUnknown { return "" }
    return pages.response.map { countText($0, loaded: pages.items.count) } ?? ""
  }

  /// Behind that number: that loading failed, or that rows are missing and the age of a saved copy.
  public var headingRemark: String {
    if phase.error != nil { return words.failed }
    let texts = environment.texts
    let age = pages.response?.saved.map {
      texts.age(of: $0, now: environment.now(), pause: pages.load.pause, isShort: true)
    }
    // An empty list has a sentence of its own.
    let response = pages.items.isEmpty ? nil : pages.response
    let missing = response?.isIncomplete == true ? words.incompleteShort : nil
    let leftOut = response.flatMap { $0.unreadable > 0 ? words.leftOutShort(count: $0.unreadable) : nil }
    return [missing, leftOut, age].compactMap(\.self).joined(separator: " · ")
  }

  /// What stands below the heading of a section: a message, or that it is empty.
  public var headingMessage: PaneMessage? {
    loadStatus.message(with: content)
      ?? (content == .empty ? emptyText.first.map { PaneMessage(text: $0) } : nil)
  }

  /// The parts of the status line, the most important first.
  /// - Parameter position: the position of the selection.
  public func status(position: String, isShort: Bool) -> [String] {
    loadStatus.status(with: content, isShort: isShort) + rowStatus(position, isShort: isShort)
  }

  private func rowStatus(_ position: String, isShort: Bool) -> [String] {
    guard let response = pages.response else { return [] }
    let texts = environment.texts
    let limit = response.rateLimit.flatMap {
      texts.left(of: $0, requests: ownWords(texts).requests, isShort: isShort)
    }
    // A load that waits for the same limit says so already.
    let pause = if case .waiting = phase { nil as Int? } else { pages.load.pause }
    let leftOut = response.unreadable
    // Missing rows come first, because parts that do not fit are dropped from the end of the line.
    return [
      response.saved.map { texts.age(of: $0, now: environment.now(), pause: pause, isShort: isShort) } ?? "",
      response.isIncomplete ? (isShort ? words.incompleteShort : words.incomplete) : "",
      leftOut == 0 ? "" : isShort ? words.leftOutShort(count: leftOut) : words.leftOut(count: leftOut),
      position, limit ?? "",
    ]
  }

  public var whyNoRow: String {
    if phase.isRunning { return words.stillLoading }
    guard phase.error == nil else { return words.notLoaded }
    return whyNotKnown ?? (pages.load.hasStarted && pages.response == nil ? words.stopped : words.noRows)
  }

  /// Why a list without rows need not be empty on GitHub; nil if it is.
  private var whyNotKnown: String? {
    if pages.hasGivenUp { return words.nothingSoFar }
    return noneReadable ?? (pages.response?.isIncomplete == true ? words.incompleteEmpty : nil)
  }

  /// Says of a list without rows that GitHub sent some and none could be read; nil if it sent none.
  public var noneReadable: String? {
    pages.response.flatMap { $0.unreadable > 0 ? words.noneReadable(count: $0.unreadable) : nil }
  }

  public var emptyText: [String] {
    if let whyNotKnown { return [whyNotKnown] }
    return pages.load.hasStarted ? ownWords(environment.texts).empty : []
  }

  public func item(at index: Int) -> Item? {
    let items = pages.currentItems
    return index >= 0 && index < items.count ? items[index] : nil
  }

  /// The actions of every list from GitHub.
  public var actions: [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return loadStatus.actions(reload: { self.pages.reload() }, stop: { self.stop() }) + [
      // Remarks in the help, which explain the short words of the status line.
      Action.remark(
        "incomplete", words.incompleteRemark, when: { self.pages.response?.isIncomplete == true }),
      Action.remark(
        "left-out", words.leftOutRemark, when: { self.pages.response.map { $0.unreadable > 0 } == true }),
    ]
  }
}
