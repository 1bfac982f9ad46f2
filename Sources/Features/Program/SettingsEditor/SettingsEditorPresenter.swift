import EventLoop
import Observation
import Screens
import Terminal
import Texts
import Tracking

/// The settings. A change applies immediately and is then written to config.yml.
@LoopActor
@Observable
final class SettingsEditorPresenter: RowListPresenter, RowListOutput {
  struct State {
    var selection = RowSelection.first
    /// Why changes cannot be saved.
    var problem: SettingsProblem?
  }

  /// Which neighbouring value to change to.
  enum Direction: Int {
    case next = 1
    case previous = -1
  }

  private var state = State()
  /// The digits typed so far for a page size.
  @ObservationIgnored private var typed = ""
  /// The changes to write: one per setting, in the order of the changes.
  @ObservationIgnored private var pending: [SettingChange] = []
  @ObservationIgnored private var isKeeping = false
  @ObservationIgnored private let items: [SettingsItem]
  @ObservationIgnored let links: [SettingsLink]
  @ObservationIgnored let environment: Environment
  @ObservationIgnored private let router: Router

  /// The page sizes that Enter cycles through.
  private static let pageSizes = [10, 20, 30, 50, 100]

  /// - Parameter links: the screens that the last rows open.
  init(environment: Environment, router: Router, links: [SettingsLink]) {
    self.environment = environment
    self.router = router
    self.links = links
    items = SettingsItem.all(in: environment.run, links: links.count)
  }

  private var words: SettingsTexts { environment.texts.settings }

  // MARK: The list

  var selection: RowSelection {
    get { state.selection }
    set { state.selection = newValue }
  }

  var numbers: Range<Int> { items.indices }
  var rows: [SettingsRow] { items.map(row) }
  var selectedItem: SettingsItem { items[selectedPlace] }

  /// Checks whether changes can be saved.
  func appear() {
    environment.loop.spawn { [self] in
      await report { () async throws(SettingsProblem) in try await environment.settingsRepository.check() }
    }
  }

  func select(_ place: Int) {
    typed = ""
    selectRow(place)
  }

  var shown: ListShown {
    ListShown(
      total: items.count, selected: selectedPlace, isLoaded: true,
      message: problem.map { PaneMessage(problem: $0) })
  }

  var status: [String] { [words.position(place: "\(selectedPlace + 1)", total: "\(items.count)")] }

  /// Why changes cannot be saved; nil if they can.
  var problem: String? {
    state.problem.map { environment.texts.sentence(for: $0, file: environment.run.configFile) }
  }

  // MARK: Changing

  /// Gives the selected setting its next or previous value; opens the screen of a link.
  func change(_ direction: Direction) {
    typed = ""
    let preferences = environment.preferences
    switch selectedItem {
    case .language:
      apply(.language(next([nil] + Language.allCases, after: preferences.languageChoice, direction)))
    case .theme: apply(.theme(next(themes, after: preferences.theme, direction)))
    case .tracking:
      apply(.tracking(next(trackingModes, after: preferences.trackingChoice, direction)))
    case .pageSize: apply(.pageSize(nextPageSize(after: preferences.pageSize, direction)))
    case .preview: apply(.preview(!preferences.preview))
    case .confirm: apply(.confirm(!preferences.confirms))
    case .mouse: apply(.mouse(!preferences.usesMouse))
    case .link(let index): if direction == .next { router.show(links[index].route) }
    case .api, .token, .configFile, .databaseFile, .eventsFile: break
    }
  }

  /// Increases the page size, or decreases it if `count` is negative.
  func changePageSize(by count: Int) {
    typed = ""
    apply(.pageSize(max(1, min(environment.preferences.pageSize + count, 100))))
  }

  /// Appends a digit to the digits before it if the result is a valid page size; otherwise starts a new number.
  func typePageSize(_ digit: Int) {
    let sizes = [typed + "\(digit)", "\(digit)"].compactMap { Int($0) }
    guard let size = sizes.first(where: { (1...100).contains($0) }) else {
      typed = ""
      return environment.notices.say(words.pageSizeLimit)
    }
    typed = "\(size)"
    apply(.pageSize(size))
  }

  private func apply(_ change: SettingChange) {
    let wasTracking = environment.preferences.tracking
    environment.preferences.values.apply(change, in: environment.run)
    keep(change)
    guard wasTracking != environment.preferences.tracking else { return }
    environment.notices.say(tracked(from: environment.preferences.tracking))
  }

  /// What happens to events from now on.
  private func tracked(from mode: TrackingMode) -> String {
    switch mode {
    case .off: words.trackingOff(count: environment.tracker.writtenCount)
    case .local: words.trackingOn
    case .collector: words.collectorOn(host: environment.run.collector ?? "?")
    }
  }

  private var themes: [ThemeChoice] {
    ThemeChoice.builtIn + environment.preferences.ownThemes.keys.sorted().map { .own($0) }
  }

  /// The collector can be configured only in the settings file, so that no accidental key press sends events off the
  /// machine.
  private var trackingModes: [TrackingMode] {
    TrackingMode.allCases.filter { $0 != .collector || environment.run.collector != nil }
  }

  private func next<Value: Equatable>(
    _ values: [Value], after value: Value, _ direction: Direction
  ) -> Value {
    let place = (values.firstIndex(of: value) ?? 0) + direction.rawValue
    return values[(place + values.count) % values.count]
  }

  /// The next of the usual sizes, starting from any size.
  private func nextPageSize(after size: Int, _ direction: Direction) -> Int {
    let sizes = Self.pageSizes
    return switch direction {
    case .next: sizes.first { $0 > size } ?? sizes[0]
    case .previous: sizes.last { $0 < size } ?? sizes[sizes.count - 1]
    }
  }

  // MARK: Keeping

  /// Writes a change after the earlier ones. A change that was replaced meanwhile is skipped.
  private func keep(_ change: SettingChange) {
    pending.removeAll { $0.key == change.key }
    pending.append(change)
    guard !isKeeping else { return }
    isKeeping = true
    environment.loop.spawn { [self] in
      while !pending.isEmpty {
        let change = pending.removeFirst()
        await report { () async throws(SettingsProblem) in
          try await environment.settingsRepository.keep(change)
        }
      }
      isKeeping = false
    }
  }

  private func report(_ work: @LoopActor () async throws(SettingsProblem) -> Void) async {
    do {
      try await work()
      if state.problem != nil { state.problem = nil }
    } catch { state.problem = error }
  }
}
