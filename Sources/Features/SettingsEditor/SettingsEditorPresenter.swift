public import AppCore
public import EventLoop
public import Observation
public import Texts

/// The settings. A change holds at once, and is then written to config.yml.
@LoopActor
@Observable
public final class SettingsEditorPresenter: SettingsEditorOutput {
  public internal(set) var selected = 0
  var keepingProblem: SettingsProblem?
  /// The digits of a page size that is being typed.
  @ObservationIgnored var typed = ""
  /// What is to be written, each setting once, in the order of the changes.
  @ObservationIgnored private var pending: [SettingChange] = []
  @ObservationIgnored private var isKeeping = false
  @ObservationIgnored private let useCase: SettingsEditorUseCase
  @ObservationIgnored let links: [SettingsLink]
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  /// - Parameter links: the screens that the last rows open.
  public init(environment: Environment, router: Router, links: [SettingsLink]) {
    self.environment = environment
    self.router = router
    self.links = links
    useCase = SettingsEditorUseCase(settings: environment.settingsRepository)
  }

  public var texts: Texts { environment.texts }
  public var rows: [SettingsRow] { items.map(row) }
  public var takesNumber: Bool { selectedItem == .pageSize }

  public var status: [String] {
    [texts.settings.position(place: "\(selected + 1)", total: "\(items.count)")]
  }

  public var problem: String? {
    guard let keepingProblem else { return nil }
    let file = environment.run.configFile
    switch keepingProblem {
    case .broken(let line?): return texts.settings.brokenLine(file: file, line: "\(line)")
    case .broken(nil): return texts.settings.broken(file: file)
    case .unusual(let key, let line): return texts.settings.unusual(key: key, file: file, line: "\(line)")
    case .system(let reason): return texts.settings.unwritable(file: file, reason: reason)
    }
  }

  var items: [SettingsItem] {
    let files: [SettingsItem] = environment.run.eventsFile == nil ? [] : [.eventsFile]
    return SettingsItem.changeable + [.api, .token, .configFile, .databaseFile] + files
      + links.indices.map { .link($0) }
  }

  var selectedItem: SettingsItem { items[selected] }

  /// Writes a change after those that came before it. One that is overtaken by another is not written any more.
  func keep(_ change: SettingChange) {
    pending.removeAll { $0.key == change.key }
    pending.append(change)
    guard !isKeeping else { return }
    isKeeping = true
    environment.loop.spawn { [self] in
      while !pending.isEmpty {
        let change = pending.removeFirst()
        await report { () async throws(SettingsProblem) in try await useCase.keep(change) }
      }
      isKeeping = false
    }
  }

  func check() {
    environment.loop.spawn { [self] in
      await report { () async throws(SettingsProblem) in try await useCase.check() }
    }
  }

  private func report(_ work: @LoopActor () async throws(SettingsProblem) -> Void) async {
    do {
      try await work()
      if keepingProblem != nil { keepingProblem = nil }
    } catch { keepingProblem = error }
  }
}
