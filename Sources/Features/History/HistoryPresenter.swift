public import AppCore
import Domain
public import EventLoop
public import Observation
public import Texts

/// The history of what was opened. It holds a stretch around the selection and reads another one when the
/// selection nears its end, so that 100,000 rows cost what a hundred do.
@LoopActor
@Observable
@dynamicMemberLookup
public final class HistoryPresenter: HistoryOutput {
  public internal(set) var state = HistoryState()
  @ObservationIgnored var reading: Task<Void, Never>?
  /// True while a change, or the look for a todo, is under way.
  @ObservationIgnored var isChanging = false
  /// True from the history's coming to the front until it was read.
  @ObservationIgnored var isArriving = false
  @ObservationIgnored var isReloading = false
  @ObservationIgnored var isReadingOn = false
  @ObservationIgnored let useCase: HistoryUseCase
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    useCase = HistoryUseCase(environment)
  }

  public var texts: Texts { environment.texts }

  public var isUpToDate: Bool {
    // After a jump the row that the next key is meant for may still be on its way.
    !isChanging && !isArriving && !(isReadingOn && state.selectedGroup == nil)
  }

  public var status: [String] {
    let state = state
    guard state.window.total > 0 else { return shortStatus }
    return [
      state.isWaiting ? texts.history.waiting : "", texts.history.entries(count: state.window.total),
      place(in: state),
    ]
  }

  public var shortStatus: [String] {
    let state = state
    guard state.isLoaded else { return [texts.history.reading] }
    if state.window.total > 0 { return [state.isWaiting ? texts.history.waiting : place(in: state)] }
    return [state.problem == nil ? texts.history.entries(count: 0) : texts.history.unreadable]
  }

  public func rows(at places: Range<Int>) -> [HistoryRow?] {
    let (window, texts, now) = (state.window, texts, environment.now())
    return places.map { place in window.group(at: place).map { HistoryRow($0, now: now, texts: texts) } }
  }

  /// Of the selected row.
  private func place(in state: HistoryState) -> String {
    texts.history.place(
      place: NumberText.grouped(state.selected + 1), total: NumberText.grouped(state.window.total))
  }

  /// A part of what is shown, for those to whom it does not matter how often they look.
  public subscript<Value>(dynamicMember path: KeyPath<HistoryState, Value>) -> Value {
    state[keyPath: path]
  }
}
