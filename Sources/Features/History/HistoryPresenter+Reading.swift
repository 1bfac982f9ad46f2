import AppCore
import Domain
import EventLoop

extension HistoryPresenter {
  /// So many rows are kept loaded on both sides of the selection.
  private static let margin = 200

  /// Reads the history anew, with `id` selected where it still exists, else whatever stands where the
  /// selection was. Moves that are made meanwhile count from there.
  @discardableResult
  func reload(selecting id: Int64?) -> Task<Void, Never> {
    reading?.cancel()
    isReloading = true
    let id = id ?? state.selectedGroup?.id
    let place = state.selected
    let task = environment.loop.spawn { [self] in
      do {
        let fresh = try await useCase.window(id.map { .group($0) } ?? .index(place, near: state.window))
        guard !Task.isCancelled else { return }
        let found = fresh.groups.firstIndex { $0.id == id }.map { fresh.start + $0 }
        show(fresh, selecting: (found ?? place) + state.selected - place)
        state.isLoaded = true
        state.problem = nil
        try await readOn()
      } catch {
        guard !Task.isCancelled else { return }
        report(error)
      }
      isArriving = false
      isReloading = false
    }
    reading = task
    return task
  }

  /// Reads on after the selection came near the end of what is loaded. A reload does that itself in the end.
  func readOnIfNeeded() {
    guard isNearEdge, !isReloading, !isReadingOn else { return }
    // After a failure only a whole reload shows that the history on view is right again.
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

  private var isNearEdge: Bool {
    let (window, selected) = (state.window, state.selected)
    let end = window.start + window.groups.count
    return window.start > 0 && selected - window.start < Self.margin
      || end < window.total && end - selected <= Self.margin
  }

  private func readOn() async throws {
    while isNearEdge {
      let fresh = try await useCase.window(.index(state.selected, near: state.window))
      try Task.checkCancellation()
      show(fresh, selecting: state.selected)
      guard !fresh.groups.isEmpty else { return }
    }
  }

  private func show(_ fresh: VisitWindow, selecting index: Int) {
    state.window = fresh
    state.selected = max(0, min(index, fresh.total - 1))
  }

  private func report(_ error: any Error) {
    if error is CancellationError { return }
    state.isLoaded = true
    state.problem = environment.texts.sentence(for: error)
  }
}
