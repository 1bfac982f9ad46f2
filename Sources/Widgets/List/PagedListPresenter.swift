public import AppCore
public import Domain
public import EventLoop
import FoundationEssentials
import Terminal
public import Texts

/// What a list from GitHub does at the moment.
public enum LoadPhase: Hashable, Sendable {
  case resting
  case loading
  case loadingMore
  /// GitHub asks for a pause; it goes on by itself after `seconds`.
  case waiting(seconds: Int)
  case failed(AppError)

  var isRunning: Bool {
    switch self {
    case .loading, .loadingMore, .waiting: true
    case .resting, .failed: false
    }
  }
}

/// What a list from GitHub shows. It is one value, because each observed object costs a frame as much as some lines.
public struct PagedListState<Item: Sendable>: Sendable {
  /// The rows that are loaded.
  public internal(set) var items: [Item] = []
  /// The index of the selected row, 0 if there is none.
  public internal(set) var selected = 0
  public internal(set) var phase = LoadPhase.resting
  /// Counts up while something is under way.
  var tick = 0
  /// The answer that brought the last rows; nil before the first one.
  var answer: Answer?

  struct Answer: Sendable {
    let next: PageCursor?
    let unreadable: Int
    let rateLimit: RateLimit?
  }

  public var selectedItem: Item? { items.indices.contains(selected) ? items[selected] : nil }
}

/// The state machine of a list that comes from GitHub page by page: it loads ahead of the selection, keeps the rows if
/// a page fails, waits as long as GitHub asks, and drops an item that comes again on a later page.
@LoopActor
public final class PagedListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Reads a page; the first one without a cursor.
  public typealias Load = @LoopActor @Sendable (PageCursor?) async throws -> ItemPage<Item>

  public private(set) var state = PagedListState<Item>() { didSet { signal.raise() } }
  private let signal = ChangeSignal()
  private var running: Task<Void, Never>?
  private var ticking: Task<Void, Never>?
  /// The cursor of the page that is asked for, or was last; nil for the first page.
  private var cursor: PageCursor?
  /// How many pages in a row brought nothing new.
  private var emptyPages = 0
  private let loadPage: Load
  private let emptyWords: (Texts) -> [String]
  private let environment: Environment

  /// - Parameter emptyText: in the place of the rows if there are none; an empty text between two paragraphs.
  public init(
    environment: Environment, emptyText: @escaping (Texts) -> [String], load: @escaping Load
  ) {
    self.environment = environment
    self.emptyWords = emptyText
    loadPage = load
  }

  /// A page of pull requests has no issue, and there may be some in a row. A faulty server is not asked for ever.
  private static var mostEmptyPages: Int { 5 }
  private static var mostRows: Int { 10_000 }

  // MARK: Loading

  /// Loads the first page again, or the page that failed. Rows stay on view until the new ones are there.
  public func reload() {
    if case .failed = state.phase, cursor != nil { return begin(cursor) }
    begin(nil)
  }

  /// Drops all rows and loads the first page: for another list in the same place.
  public func startAgain() {
    state.items = []
    state.selected = 0
    state.answer = nil
    begin(nil)
  }

  /// Ends what is under way, and says so.
  public func stop() {
    guard state.phase.isRunning else { return }
    end()
    environment.notices.say(environment.texts.list.stopped)
  }

  private func begin(_ cursor: PageCursor?) {
    end()
    self.cursor = cursor
    send()
  }

  private func end() {
    running?.cancel()
    running = nil
    ticking?.cancel()
    ticking = nil
    if state.phase != .resting { state.phase = .resting }
  }

  private func send() {
    state.phase = cursor == nil ? .loading : .loadingMore
    state.tick = 0
    ticking = environment.loop.every(Spinner.interval) { [weak self] in self?.state.tick += 1 }
    running = environment.loop.spawn { [weak self] in
      guard let self else { return }
      do {
        let page = try await loadPage(cursor)
        guard !Task.isCancelled else { return }
        show(page)
      } catch {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        fail(error as? AppError ?? .other(reason: "\(error)"))
      }
    }
  }

  private func show(_ page: ItemPage<Item>) {
    let isFirst = cursor == nil
    end()
    let known = isFirst ? [] : Set(state.items.map(\.id))
    let new = page.items.filter { !known.contains($0.id) }
    if isFirst {
      let id = state.selectedItem?.id
      state.items = new
      state.selected = new.firstIndex { $0.id == id } ?? max(0, min(state.selected, new.count - 1))
    } else {
      // Pages shift while people write, so an item may come again on the next one.
      state.items += new
    }
    state.answer = .init(next: page.next, unreadable: page.unreadable, rateLimit: page.rateLimit)
    emptyPages = new.isEmpty ? emptyPages + 1 : 0
    if emptyPages < Self.mostEmptyPages { loadMoreIfNeeded() }
  }

  /// Loads the next page before the last row is reached.
  private func loadMoreIfNeeded() {
    guard state.phase == .resting, state.items.count < Self.mostRows, let next = state.answer?.next,
      state.items.count - state.selected <= max(1, environment.preferences.pageSize / 2)
    else { return }
    begin(next)
  }

  private func fail(_ error: AppError) {
    end()
    guard case .rateLimited(let until, _) = error else {
      state.phase = .failed(error)
      return
    }
    // Waits as long as GitHub asks, counts down, and sends the same request again.
    running = environment.loop.spawn { [weak self, environment] in
      do {
        try await environment.countDown(to: until) { self?.state.phase = .waiting(seconds: $0) }
      } catch {
        // Cancelled: Esc, or another request.
        return
      }
      self?.send()
    }
  }
}

extension PagedListPresenter: ListInput {
  public func appear() {
    if state.answer == nil, state.phase == .resting { begin(nil) }
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

  public func choose(_ id: String?) {}
}

extension PagedListPresenter: ListOutput {
  private var words: ListTexts { environment.texts.list }

  public var shown: ListShown {
    signal.observe()
    let state = state
    return ListShown(
      total: state.items.count, selected: state.selected,
      isLoaded: state.answer != nil && !state.phase.isRunning, message: message(in: state))
  }

  private func message(in state: PagedListState<Item>) -> ListShown.Message? {
    switch state.phase {
    case .failed(let error): .init(text: environment.texts.sentence(for: error), isProblem: true)
    case .waiting(let seconds): .init(text: words.pauseMessage(seconds: "\(seconds)"))
    case .loading: state.items.isEmpty ? .init(text: words.loading) : nil
    // Stopped before the first answer: there is nothing else to say what to do.
    case .resting: state.answer == nil ? .init(text: words.stopped) : nil
    case .loadingMore: nil
    }
  }

  /// GitHub's answer is waited for with the keys at work.
  public var isUpToDate: Bool { true }

  public var status: [String] { status(isShort: false) }
  public var shortStatus: [String] { status(isShort: true) }

  private func status(isShort: Bool) -> [String] {
    let (state, words) = (state, words)
    let rows = rowStatus(of: state, isShort: isShort)
    let spinner = Spinner.frame(state.tick)
    switch state.phase {
    case .loading: return [words.loadingStatus(spinner: spinner), words.escStops] + rows
    case .waiting(let seconds):
      let pause = isShort ? words.pauseShort(seconds: "\(seconds)") : words.pauseStatus(seconds: "\(seconds)")
      return [pause, words.escStops]
    case .failed: return (rows.isEmpty ? [words.failed] : []) + [words.triesAgain] + rows
    case .loadingMore: return [words.loadingMore(spinner: spinner)] + rows
    case .resting: return rows
    }
  }

  private func rowStatus(of state: PagedListState<Item>, isShort: Bool) -> [String] {
    guard let answer = state.answer else { return [] }
    let texts = environment.texts
    let total = NumberText.grouped(state.items.count) + (answer.next == nil ? "" : "+")
    let place =
      state.items.isEmpty
      ? "" : words.place(place: NumberText.grouped(state.selected + 1), total: total)
    let limit = answer.rateLimit.map {
      isShort ? texts.leftInShort(of: $0) : texts.left(of: $0, requests: words.requests)
    }
    return [answer.unreadable > 0 ? words.leftOut(count: answer.unreadable) : "", place, limit ?? ""]
  }

  public var rowContext: RowContext { RowContext(texts: environment.texts, now: environment.now()) }
  public var emptyText: [String] { emptyWords(environment.texts) }

  public func item(at place: Int) -> Item? {
    state.items.indices.contains(place) ? state.items[place] : nil
  }

  /// The actions that every list from GitHub has.
  public var actions: [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return [
      Action("reload", [.char("r")], words.reload) { self.reload() },
      Action("stop", [Key(.escape)], words.stop, when: { self.state.phase.isRunning }) { self.stop() },
    ]
  }
}
