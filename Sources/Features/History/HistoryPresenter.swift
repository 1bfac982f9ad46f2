public import AppCore
public import Domain
public import EventLoop
public import Observation
public import Texts

/// The history of what was opened. It holds a stretch around the selection and reads another one when the
/// selection nears its end, so that 100,000 rows cost what a hundred do.
@LoopActor
@Observable
public final class HistoryPresenter: HistoryOutput {
  public internal(set) var window = VisitWindow.empty
  public internal(set) var selected = 0
  public internal(set) var isLoaded = false
  public internal(set) var problem: String?
  public internal(set) var exportName: String?
  /// True while a change takes long.
  var isWaiting = false
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
    !isChanging && !isArriving && !(isReadingOn && selectedGroup == nil)
  }

  public var status: [String] {
    guard hasRows else { return shortStatus }
    return [isWaiting ? texts.history.waiting : "", texts.history.entries(count: window.total), place]
  }

  public var shortStatus: [String] {
    guard isLoaded else { return [texts.history.reading] }
    if hasRows { return [isWaiting ? texts.history.waiting : place] }
    return [problem == nil ? texts.history.entries(count: 0) : texts.history.unreadable]
  }

  public func row(at index: Int) -> HistoryRow? {
    group(at: index).map { HistoryRow($0, now: environment.now(), texts: texts) }
  }

  func group(at index: Int) -> VisitGroup? {
    let place = index - window.start
    return window.groups.indices.contains(place) ? window.groups[place] : nil
  }

  var selectedGroup: VisitGroup? { group(at: selected) }

  private var hasRows: Bool { window.total > 0 }

  /// Of the selected row.
  private var place: String {
    texts.history.place(
      place: NumberText.grouped(selected + 1), total: NumberText.grouped(window.total))
  }
}
