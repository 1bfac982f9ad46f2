import AppCore
import EventLoop
import Terminal
import Texts
import Tracking

extension SettingsEditorPresenter: SettingsEditorInput {
  /// The page sizes that Enter goes through.
  private static let pageSizes = [10, 20, 30, 50, 100]

  public func appear() {
    check()
  }

  public func moveSelection(by count: Int) {
    select(selected + count)
  }

  public func select(_ index: Int) {
    typed = ""
    let index = max(0, min(index, items.count - 1))
    if index != selected { selected = index }
  }

  public func change(_ direction: SettingsDirection) {
    typed = ""
    let preferences = environment.preferences
    switch selectedItem {
    case .language:
      apply(.language(next([nil] + Language.allCases, after: preferences.languageChoice, direction)))
    case .theme: apply(.theme(next(Theme.allCases, after: preferences.theme, direction)))
    case .tracking:
      apply(.tracking(next(trackingModes, after: preferences.trackingChoice, direction)))
    case .pageSize: apply(.pageSize(nextPageSize(after: preferences.pageSize, direction)))
    case .confirm: apply(.confirm(!preferences.confirmsDelete))
    case .link(let index): if direction == .next { router.show(links[index].route) }
    case .api, .token, .configFile, .databaseFile, .eventsFile: break
    }
  }

  public func changePageSize(by count: Int) {
    typed = ""
    apply(.pageSize(max(1, min(environment.preferences.pageSize + count, 100))))
  }

  /// A digit goes behind those before it where that is a page size, and begins a new one where not.
  public func typePageSize(_ digit: Int) {
    let sizes = [typed + "\(digit)", "\(digit)"].compactMap { Int($0) }
    guard let size = sizes.first(where: { (1...100).contains($0) }) else {
      typed = ""
      return environment.notices.say(texts.settings.pageSizeLimit)
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

  /// What becomes of events from now on.
  private func tracked(from mode: TrackingMode) -> String {
    switch mode {
    case .off: texts.settings.trackingOff(count: environment.tracker.writtenCount)
    case .local: texts.settings.trackingOn
    case .collector: texts.settings.collectorOn(host: environment.run.collector ?? "?")
    }
  }

  /// A collector is named in the settings file, for nothing leaves the machine by a slip of the finger.
  private var trackingModes: [TrackingMode] {
    TrackingMode.allCases.filter { $0 != .collector || environment.run.collector != nil }
  }

  private func next<Value: Equatable>(
    _ values: [Value], after value: Value, _ direction: SettingsDirection
  ) -> Value {
    let place = (values.firstIndex(of: value) ?? 0) + direction.rawValue
    return values[(place + values.count) % values.count]
  }

  /// The next of the usual sizes, from any size.
  private func nextPageSize(after size: Int, _ direction: SettingsDirection) -> Int {
    let sizes = Self.pageSizes
    return switch direction {
    case .next: sizes.first { $0 > size } ?? sizes[0]
    case .previous: sizes.last { $0 < size } ?? sizes[sizes.count - 1]
    }
  }
}
