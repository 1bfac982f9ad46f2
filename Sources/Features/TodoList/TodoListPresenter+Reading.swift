import AppCore
import Domain
import EventLoop

extension TodoListPresenter {
  /// So many rows are kept loaded on both sides of the selection.
  private static let margin = 80
  /// The most rows that are kept.
  private static let most = 3 * TodoListUseCase.windowSize

  /// Reads the list anew, with `id` selected where it still exists, else whatever stands where the
  /// selection was. Moves that are made meanwhile count from there.
  @discardableResult
  func reload(selecting id: Int64?) -> Task<Void, Never> {
    reading?.cancel()
    isReloading = true
    let id = id ?? state.selectedTodo?.id
    let place = state.selected
    let task = environment.loop.spawn { [self] in
      do {
        let fresh = try await freshWindow(around: id)
        guard !Task.isCancelled else { return }
        let moved = state.selected - place
        let index = fresh.todos.firstIndex { $0.id == id }.map { fresh.start + $0 } ?? place
        show(fresh, selecting: fresh.start == 0 && isAddingShown(in: fresh) ? 0 : index + moved)
        isArriving = false
        try await readOn()
        isReloading = false
      } catch {
        guard !Task.isCancelled else { return }
        isArriving = false
        isReloading = false
        report(error)
      }
    }
    reading = task
    return task
  }

  /// Reads on after the selection came near the end of what is loaded. A reload does that itself in the end.
  func readOnIfNeeded() {
    guard needsEarlier || needsLater, !isReloading, !isReadingOn else { return }
    // After a failure only a whole reload shows that the list on view is right again.
    guard state.problem == nil else {
      reload(selecting: nil)
      return
    }
    isReadingOn = true
    reading = environment.loop.spawn { [self] in
      defer { isReadingOn = false }
      do { try await readOn() } catch { report(error) }
    }
  }

  /// The stretch around a todo; after the editor was opened for a new one, the top, where it now stands if
  /// it was saved.
  private func freshWindow(around id: Int64?) async throws -> TodoWindow {
    if totalBeforeAdding != nil, !isAdding {
      let top = try await useCase.window(.top)
      if isAddingShown(in: top) { return top }
    }
    return try await useCase.window(id.map { .around($0) } ?? .top)
  }

  private func isAddingShown(in window: TodoWindow) -> Bool {
    guard !isAdding, let totalBeforeAdding else { return false }
    return window.counts.total > totalBeforeAdding
  }

  private func show(_ fresh: TodoWindow, selecting index: Int) {
    // What is read while the editor is open does not have its todo yet.
    totalBeforeAdding = isAdding ? fresh.counts.total : nil
    state.window = fresh
    state.isLoaded = true
    state.problem = nil
    state.selected = max(0, min(index, fresh.counts.total - 1))
  }

  private var needsEarlier: Bool {
    let start = state.window.start
    return start > 0 && state.selected - start < Self.margin
  }

  private var needsLater: Bool {
    let window = state.window
    let end = window.start + window.todos.count
    return end < window.counts.total && end - state.selected <= Self.margin
  }

  /// The end of the list where that is a shorter way to the selection than from what is loaded, after a jump.
  private var nearerEnd: TodoAnchor? {
    let (window, selected) = (state.window, state.selected)
    let (start, end) = (window.start, window.start + window.todos.count)
    let way = max(start - selected, selected - end + 1)
    if start > 0, selected < way { return .top }
    if end < window.counts.total, window.counts.total - selected <= way { return .bottom }
    return nil
  }

  /// Reads neighbouring stretches until the selection has rows enough on both sides. Each read begins at a
  /// row that is known, so it costs the same anywhere in the list.
  private func readOn() async throws {
    while needsEarlier || needsLater {
      if let end = nearerEnd {
        let fresh = try await useCase.window(end)
        try Task.checkCancellation()
        state.window = fresh
        state.selected = max(0, min(state.selected, fresh.counts.total - 1))
        guard !fresh.todos.isEmpty else { return }
        continue
      }
      let (window, isLater) = (state.window, needsLater)
      guard let edge = isLater ? window.todos.last : window.todos.first else { return }
      let index = isLater ? window.start + window.todos.count - 1 : window.start
      let more = try await useCase.window(isLater ? .after(edge, index: index) : .before(edge, index: index))
      try Task.checkCancellation()
      guard !more.todos.isEmpty else { return }
      join(more, isLater: isLater)
    }
  }

  private func join(_ more: TodoWindow, isLater: Bool) {
    let window = state.window
    // Another process may have moved rows meanwhile: what does not fit to what is loaded is not joined to it.
    guard
      isLater
        ? more.start == window.start + window.todos.count : more.start + more.todos.count == window.start
    else {
      state.window = more
      return
    }
    if isLater {
      let kept = window.todos.suffix(Self.most - more.todos.count)
      let dropped = window.todos.count - kept.count
      state.window = TodoWindow(start: window.start + dropped, todos: kept + more.todos, counts: more.counts)
    } else {
      let kept = window.todos.prefix(Self.most - more.todos.count)
      state.window = TodoWindow(start: more.start, todos: more.todos + kept, counts: more.counts)
    }
    state.selected = min(state.selected, max(0, state.window.counts.total - 1))
  }

  func report(_ error: any Error) {
    if error is CancellationError { return }
    state.isLoaded = true
    state.problem = environment.texts.sentence(for: error)
  }
}
