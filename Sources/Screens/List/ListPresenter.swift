public import Domain
public import EventLoop
import FoundationEssentials
import Terminal
public import Texts
import UseCases

/// The state machine of a list in the todo file: the selection, the loaded window around it, and changes that input
/// waits for. It reads more rows before the selection reaches the end of the window, so a million rows are as fast as a
/// hundred.
@LoopActor
public final class ListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  public internal(set) var state = ListState<Item>() { didSet { signal.raise() } }
  let signal = ChangeSignal()
  private var reading: Task<Void, Never>?
  private var counting: Task<Void, Never>?
  private var listening: Task<Void, Never>?
  /// The change or the lookup that is running.
  private(set) var runningChange: RunningChange?
  private(set) var runningRead: RunningRead?
  private(set) var order = RowOrder.kept
  /// The filter; nil shows all rows.
  public private(set) var pattern: TextPattern?
  /// The item that was selected when the filter started.
  private var filterOrigin: Item.ID?
  var isFiltering = false
  /// The marked items that the filter does not hide, because each frame asks for them.
  var matchingMarks: (rows: Int, marks: Int, pattern: TextPattern, items: [Item])?
  /// The indices of the first rows of the sections, in order.
  public var sections: @LoopActor () -> [Int] = { [] }
  /// The headings between the loaded rows.
  public var headed: @LoopActor (Window<Item>) -> [ListCaption] = { _ in [] }
  let source: ListSource<Item>
  let words: (Texts) -> ListWords
  public let environment: Environment

  /// Runs instead of `reload` after the rows were changed elsewhere; nil if nothing else is to be done.
  public var reloadAfterChange: (@LoopActor () async -> Void)?

  public init(
    _ source: ListSource<Item>, words: @escaping (Texts) -> ListWords, environment: Environment
  ) {
    self.source = source
    self.words = words
    self.environment = environment
  }

  enum RunningChange {
    case ofRow
    case ofMarks
  }

  /// The read that is running.
  enum RunningRead {
    /// From when the list appears until it was read.
    case first
    case again
    /// Of more rows beside the loaded ones.
    case more
  }

  /// Whether the rows are in the order of the list.
  enum RowOrder {
    case kept
    /// The selected row stays at its old index, although a change moved its item.
    case left
    /// The selection has left such a row, which has not moved yet: the selected index is about to get another item.
    case restoring
  }

  // MARK: Reading

  /// Reloads the list and selects `id` if it still exists, otherwise the row at the same index. Moves of the selection
  /// during the reload are kept. A row that is out of order stays beside its neighbour, or goes without the selection.
  @discardableResult
  public func reload(selecting id: Item.ID? = nil) -> Task<Void, Never> {
    let (index, window) = (state.selected, state.window)
    guard id == nil, order == .left, let own = state.selectedItem else {
      return reload(selecting: id ?? state.selectedItem?.id, orIndex: index, known: window)
    }
    let pin = Pin(
      id: own.id, next: window.item(at: index + 1)?.id, previous: window.item(at: index - 1)?.id)
    return reload(selecting: neighbour?.id, orIndex: index, known: window, keeping: pin)
  }

  /// Reloads a list that has other rows now, and selects `id` if it is among them, otherwise the first one.
  public func reloadOthers(selecting id: Item.ID?) -> Task<Void, Never> {
    reload(selecting: id, orIndex: 0, known: .empty)
  }

  /// A row that stays beside its neighbours, although a change moved its item.
  private struct Pin {
    let id: Item.ID
    let next: Item.ID?
    let previous: Item.ID?
  }

  /// Puts a row where it was.
  /// - Returns: its index; nil if it is gone, or its neighbours are.
  private func put(_ pin: Pin?, in window: inout Window<Item>) async throws -> Int? {
    guard let pin else { return nil }
    var pinned = window
    if !window.items.contains(where: { $0.id == pin.id }) {
      // Its own place is far away.
      guard let item = try await source.kept?([pin.id]).first else { return nil }
      pinned.items.append(item)
    }
    guard let index = pinned.put(pin.id, before: pin.next, orAfter: pin.previous) else { return nil }
    window = pinned
    return index
  }

  /// - Parameters:
  ///   - index: the index to select if there is no item with that id.
  ///   - known: the rows that are already loaded.
  ///   - pin: the selected row, if it is to stay where it is.
  private func reload(
    selecting id: Item.ID?, orIndex index: Int, known: Window<Item>,
    keeping pin: Pin? = nil
  ) -> Task<Void, Never> {
    reading?.cancel()
    counting?.cancel()
    if runningRead != .first { runningRead = .again }
    let (pattern, selected) = (pattern, state.selected)
    let task = environment.loop.spawn { [self] in
      do {
        var (fresh, wanted) = try await source.load(id, index, known, pattern)
        guard !Task.isCancelled else { return }
        let marks = try await keptMarks(besides: fresh)
        guard !Task.isCancelled else { return }
        let kept = try await put(pin, in: &fresh)
        guard !Task.isCancelled else { return }
        order = kept != nil ? .left : .kept
        let found = fresh.items.firstIndex { $0.id == id }.map { fresh.start + $0 }
        if let marks { state.marks.update(from: fresh.items + marks, isAll: true) }
        show(fresh, selecting: wanted ?? (kept ?? found ?? index) + state.selected - selected)
        state.phase = .resting
        finishCounting(pattern)
        try await readOn()
      } catch {
        guard !Task.isCancelled else { return }
        report(error)
      }
      runningRead = nil
      if order == .restoring { order = .left }
    }
    reading = task
    return task
  }

  private func finishCounting(_ pattern: TextPattern?) {
    guard let count = source.count else { return }
    counting = environment.loop.spawn { [self] in
      // Without it the rows are right, and that there are more is said.
      guard let counted = try? await count(pattern), !Task.isCancelled else { return }
      state.take(counted)
    }
  }

  /// Reads more rows if the selection is near the end of the window. A running reload does that at its end.
  private func readOnIfNeeded() {
    guard isNearEdge, runningRead == nil else { return }
    // After a failure, only a complete reload can prove that the rows on view are right.
    guard state.phase.error == nil else {
      reload()
      return
    }
    runningRead = .more
    reading = environment.loop.spawn { [self] in
      // A reload cancels it.
      defer { if runningRead == .more { runningRead = nil } }
      do { try await readOn() } catch { report(error) }
    }
  }

  private var isNearEdge: Bool {
    let (window, selected) = (state.window, state.selected)
    return window.start > 0 && selected - window.start < source.margin
      || window.end < window.total && window.end - selected <= source.margin
  }

  private func readOn() async throws {
    while isNearEdge {
      let known = state.window
      let fresh = try await source.readOn(state.selected, known, pattern)
      try Task.checkCancellation()
      let moved = move(of: state.selectedItem?.id, to: fresh)
      state.shift += moved
      show(fresh, selecting: state.selected + moved)
      // Another process can have deleted the missing rows.
      guard fresh.start != known.start || fresh.end != known.end, !fresh.items.isEmpty else { return }
    }
  }

  /// How far the selected row moves if the indices of the rows before were not exact.
  private func move(of id: Item.ID?, to fresh: Window<Item>) -> Int {
    guard let id, let index = fresh.items.firstIndex(where: { $0.id == id }) else { return 0 }
    return fresh.start + index - state.selected
  }

  private func show(_ fresh: Window<Item>, selecting index: Int) {
    state.window = fresh
    let isAll = source.kept == nil && pattern == nil && fresh.items.count == fresh.total && !fresh.isPart
    state.marks.update(from: fresh.items, isAll: isAll)
    state.selected = max(0, min(index, fresh.total - 1))
  }

  private func report(_ error: any Error) {
    if error is CancellationError { return }
    state.phase = .failed(with: error)
  }

  // MARK: Changing

  /// Runs a change; input waits until it is done. An error is shown as a notice. A change of marked rows may take long, so
  /// meanwhile the selection moves; a range would grow with it.
  public func change(_ change: @escaping @LoopActor @Sendable () async throws -> Void) {
    runningChange = !shownMarks.isEmpty && state.marks.range == nil ? .ofMarks : .ofRow
    let waiting = environment.reportLater { self.state.isWaiting = true }
    environment.loop.spawn { [self] in
      do {
        try await change()
      } catch {
        environment.notices.changeFailed(environment.texts.sentence(for: error))
      }
      waiting.cancel()
      state.isWaiting = false
      runningChange = nil
    }
  }

  /// Keeps a changed item in its row, although the change moves it in the list, so that the selection stays on it. The
  /// row moves when the selection leaves it.
  public func replace(_ item: Item) {
    guard let index = state.window.items.firstIndex(where: { $0.id == item.id }) else {
      reload()
      return
    }
    state.window.items[index] = item
    if order == .kept { order = .left }
    // What is being read may have seen the row before the change.
    if runningRead != nil { reload() }
  }

  /// The item to select if the selected one is removed: the next one, or else the previous one.
  public var neighbour: Item? {
    state.window.item(at: state.selected + 1) ?? state.window.item(at: state.selected - 1)
  }
}

extension ListPresenter: ListFilter {
  public func beginFilter() {
    filterOrigin = state.selectedItem?.id
  }

  public func filter(by pattern: TextPattern?) {
    self.pattern = pattern
    // The rows of the range are others now.
    if state.marks.range != nil { state.marks.endRange() }
    // While rows are read, only the newest pattern is kept, because each one can read a million rows.
    guard !isFiltering else { return }
    isFiltering = true
    environment.loop.spawn { [self] in
      var isRead = false
      while !isRead {
        let pattern = self.pattern
        await reload(selecting: filterOrigin, orIndex: 0, known: .empty).value
        isRead = pattern == self.pattern
      }
      isFiltering = false
    }
  }
}

extension ListPresenter: ListInput {
  /// The actions of every list in the todo file.
  public var actions: [Action] {
    let environment = environment
    return [.reload({ environment.texts }) { self.reload() }]
  }

  public var filter: (any ListFilter)? { self }
  public var sectionStarts: [Int] {
    let captions = captions
    return captions.isEmpty ? sections() : captions.map(\.index)
  }

  public func appear() {
    runningRead = .first
    reload()
    guard listening == nil, let changes = source.changes else { return }
    listening = environment.loop.spawn { [weak self] in
      for await _ in changes() {
        if let reload = self?.reloadAfterChange { await reload() } else { self?.reload() }
      }
    }
  }

  public func close() {
    reading?.cancel()
    counting?.cancel()
    // A cancelled reload does not reach its end.
    if order == .restoring { order = .left }
    listening?.cancel()
  }

  /// Sections are counted in the new order, so a row that is out of order moves first.
  public func selectSection(at index: Int) {
    guard order != .kept else { return select(index) }
    change { [self] in
      await reload(selecting: selectedItem?.id).value
      select(index)
    }
  }

  public func select(_ index: Int) {
    let wanted = max(0, min(index, state.window.total - 1))
    guard wanted != state.selected else { return readOnIfNeeded() }
    state.selected = wanted
    fillRange()
    guard order != .kept else { return readOnIfNeeded() }
    order = .restoring
    reload()
  }
}
