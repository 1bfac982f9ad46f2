import Domain
import EventLoop
import Observation
import Screens
import Terminal
import Texts
import Tracking
import UseCases

/// The settings. A change applies immediately and is then written to config.yml.
@LoopActor
@Observable
final class SettingsEditorPresenter {
  struct State {
    /// Why changes cannot be saved.
    var problem: SettingsProblem?
    /// The day of the newest copy of the todo file.
    var newestBackup: String?
  }

  private var state = State()
  @ObservationIgnored private(set) lazy var rows = SettingsRow.all(environment, links: links) {
    [unowned self] in
    state.newestBackup
  }
  @ObservationIgnored private(set) lazy var list = FixedList(
    { [unowned self] in [FixedSection(rows)] }, context: { [environment] in RowContext(environment) },
    text: { "\($0.label) \($0.value)" }, whenShown: { [unowned self] in check() })
  @ObservationIgnored private let links: [SettingsLink]
  @ObservationIgnored let environment: Environment
  @ObservationIgnored private let router: Router

  /// - Parameter links: the screens that the last rows open.
  init(environment: Environment, router: Router, links: [SettingsLink]) {
    self.environment = environment
    self.router = router
    self.links = links
  }

  private var words: SettingsTexts { environment.texts.settings }

  // MARK: The list

  var selectedRow: SettingsRow? { list.selectedItem }

  /// Checks whether changes can be saved, and looks for the newest copy of the todo file.
  private func check() {
    environment.loop.spawn { [self] in
      do throws(SettingsProblem) {
        try await environment.keepSettings.check()
        show(nil)
      } catch { show(error) }
      // The folder of the copies is no setting; `octodo backup list` says why it cannot be read.
      let newest = try? await environment.todoRepository.newestBackup()
      if state.newestBackup != newest?.day { state.newestBackup = newest?.day }
    }
  }

  /// The paths of the files, as they are shown.
  var subject: Subject {
    let run = environment.run
    let events = run.eventsFile.map { [Subject.Copy(.eventsFile, $0)] } ?? []
    return Subject(
      url: nil, copies: [.init(.settingsFile, run.configFile), .init(.todoFile, run.databaseFile)] + events)
  }

  /// Why changes cannot be saved; nil if they can.
  var problem: String? {
    state.problem.map { environment.texts.sentence(for: $0, file: environment.run.configFile) }
  }

  // MARK: Changing

  /// Gives the selected setting its next or previous value; opens the screen of a link.
  func change(_ step: SettingsStep) {
    switch selectedRow?.use {
    case .change(let value): apply(value(step))
    case .open(let route): if step == .next { router.show(route) }
    case .some(.none), nil: break
    }
  }

  /// Increases the page size, or decreases it if `count` is negative.
  func changePageSize(by count: Int) {
    let size = environment.preferences.pageSize + count
    guard (1...100).contains(size) else { return environment.notices.say(words.pageSizeLimit) }
    apply(.set(.pageSize, size))
  }

  private func apply(_ change: SettingChange) {
    let wasTracking = environment.preferences.tracking
    environment.preferences.values.apply(change, in: environment.run)
    environment.keepSettings(change) { [self] in show($0) }
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

  private func show(_ problem: SettingsProblem?) {
    if state.problem != problem { state.problem = problem }
  }
}
