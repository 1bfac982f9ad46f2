import Domain
import EventLoop
import Screens
import Terminal
import Texts
import Tracking

/// One row of the settings. Its texts are read again for each frame, because every change applies immediately.
@LoopActor
struct SettingsRow {
  /// What Enter does on a row.
  enum Use {
    /// Changes the value to a neighbouring one.
    case change(@LoopActor (SettingsStep) -> SettingChange)
    /// Opens another screen.
    case open(Route)
    /// Nothing: the row is read-only.
    case none
  }

  private let readLabel: @LoopActor () -> String
  private let readValue: @LoopActor () -> String
  private let readNote: @LoopActor () -> String
  let use: Use
  /// Whether `+` and `-` change it by one.
  let isNumber: Bool

  /// - Parameters:
  ///   - value: empty for a row that opens another screen.
  ///   - note: what the setting does, in a sentence.
  init(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    _ value: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String, isNumber: Bool = false, _ use: Use = .none
  ) {
    (readLabel, readValue, readNote) = (label, value, note)
    (self.use, self.isNumber) = (use, isNumber)
  }

  var label: String { readLabel() }
  var value: String { readValue() }
  var note: String { readNote() }

  var canChange: Bool { if case .change = use { true } else { false } }
  var opens: Bool { if case .open = use { true } else { false } }
}

/// Which neighbouring value to change to.
enum SettingsStep: Int {
  case next = 1
  case previous = -1

  /// The neighbour of a value; the last one's is the first.
  func from<Value: Equatable>(_ value: Value, in values: [Value]) -> Value {
    let place = (values.firstIndex(of: value) ?? 0) + rawValue
    return values[(place + values.count) % values.count]
  }
}

extension SettingsRow {
  /// All rows; the last ones open other screens.
  static func all(_ environment: Environment, links: [SettingsLink]) -> [SettingsRow] {
    let run = environment.run
    let files = run.eventsFile.map { file in
      let words = { @LoopActor in environment.texts.settings }
      return [SettingsRow(words().eventsFile, file, note: words().eventsFileNote)]
    }
    let others = links.map { link in
      SettingsRow(link.title(environment.texts), "", note: "", .open(link.route))
    }
    return changeable(environment) + fixed(environment) + (files ?? []) + others
  }

  private static func changeable(_ environment: Environment) -> [SettingsRow] {
    let (preferences, run) = (environment.preferences, environment.run)
    let names = SettingsNames(environment: environment)
    var words: SettingsTexts { environment.texts.settings }
    func yesOrNo(_ isYes: Bool) -> String { isYes ? words.asks : words.asksNot }
    return [
      SettingsRow(
        words.languageLabel, names.language,
        note: run.languageOverride.map { words.waitNote(cause: $0) } ?? words.languageNote,
        .change { .language($0.from(preferences.languageChoice, in: [nil] + Language.allCases)) }),
      SettingsRow(
        words.theme, names.name(of: preferences.theme),
        note: run.hasNoColor ? words.noColorNote : words.themeNote,
        .change { step in
          let own = preferences.ownThemes.keys.sorted().map { ThemeChoice.own($0) }
          return .theme(step.from(preferences.theme, in: ThemeChoice.builtIn + own))
        }),
      SettingsRow(
        words.tracking, names.tracking, note: names.trackingNote,
        .change { .tracking($0.from(preferences.trackingChoice, in: trackingModes(run))) }),
      SettingsRow(
        words.pageSize, "\(preferences.pageSize)", note: words.pageSizeNote, isNumber: true,
        .change { .pageSize(pageSize($0, of: preferences.pageSize)) }),
      SettingsRow(
        words.confirm, yesOrNo(preferences.confirms), note: words.confirmNote,
        .change { _ in .confirm(!preferences.confirms) }),
      SettingsRow(
        words.preview, preferences.preview ? words.previewShown : words.previewHidden,
        note: words.previewNote, .change { _ in .preview(!preferences.preview) }),
      SettingsRow(
        words.mouse, yesOrNo(preferences.usesMouse), note: words.mouseNote,
        .change { _ in .mouse(!preferences.usesMouse) }),
      SettingsRow(
        words.signs, names.name(of: preferences.signs), note: words.signsNote,
        .change { .signs($0.from(preferences.signs, in: SignChoice.allCases)) }),
      SettingsRow(
        words.reducedMotion, yesOrNo(preferences.reducesMotion), note: words.reducedMotionNote,
        .change { _ in .reducedMotion(!preferences.reducesMotion) }),
    ]
  }

  private static func fixed(_ environment: Environment) -> [SettingsRow] {
    let run = environment.run
    var words: SettingsTexts { environment.texts.settings }
    return [
      SettingsRow(
        words.api, run.apiSource.map { words.from(value: run.api, source: $0) } ?? run.api,
        note: words.apiNote),
      SettingsRow(
        words.token, environment.account == .demo ? words.demo : run.tokenSource ?? words.none,
        note: environment.account == .anonymous ? noTokenNote(environment.texts) : words.tokenNote),
      SettingsRow(words.configFile, run.configFile, note: words.configFileNote),
      SettingsRow(words.databaseFile, run.databaseFile, note: words.databaseFileNote),
    ]
  }

  private static func noTokenNote(_ texts: Texts) -> String {
    texts.tokenPlace.map { texts.settings.noTokenNoteOn(advice: $0.advice(texts)) }
      ?? texts.settings.noTokenNote
  }

  /// The collector can be configured only in the settings file, so that no accidental key press sends events off the
  /// machine.
  private static func trackingModes(_ run: RunFacts) -> [TrackingMode] {
    TrackingMode.allCases.filter { $0 != .collector || run.collector != nil }
  }

  /// The next of the usual sizes, starting from any size.
  private static func pageSize(_ step: SettingsStep, of size: Int) -> Int {
    let sizes = [10, 20, 30, 50, 100]
    return switch step {
    case .next: sizes.first { $0 > size } ?? sizes[0]
    case .previous: sizes.last { $0 < size } ?? sizes[sizes.count - 1]
    }
  }
}

/// The names of values in the user's language.
@LoopActor
private struct SettingsNames {
  let environment: Environment

  private var words: SettingsTexts { environment.texts.settings }

  /// The language of this run, and the user's choice if it differs.
  var language: String {
    let preferences = environment.preferences
    let choice =
      preferences.languageChoice.map(name) ?? words.auto(name: name(of: environment.run.environmentLanguage))
    guard let cause = environment.run.languageOverride else { return choice }
    return words.override(value: name(of: preferences.language), cause: cause, choice: choice)
  }

  /// The tracking mode of this run, and the user's choice if it differs.
  var tracking: String {
    let preferences = environment.preferences
    let choice = name(of: preferences.trackingChoice)
    guard let cause = trackingOverride else { return choice }
    return words.override(value: name(of: preferences.tracking), cause: cause, choice: choice)
  }

  var trackingNote: String {
    if let cause = trackingOverride { return words.waitNote(cause: cause) }
    return environment.preferences.tracking == .collector ? words.collectorNote : words.trackingNote
  }

  /// What overrides the user's tracking mode; nil if nothing does.
  private var trackingOverride: String? {
    let run = environment.run
    let isLimited = run.maxTracking == .off || environment.preferences.trackingChoice > run.maxTracking
    return isLimited ? run.trackingOverride : nil
  }

  private func name(of mode: TrackingMode) -> String {
    switch mode {
    case .off: words.off
    case .local: words.local
    case .collector: words.collector(host: environment.run.collector ?? "?")
    }
  }

  /// The name of a language in that language.
  private func name(of language: Language) -> String {
    switch language {
    case .en: words.english
    case .ja: words.japanese
    }
  }

  func name(of signs: SignChoice) -> String {
    switch signs {
    case .auto: words.themeAuto
    case .unicode: "Unicode"
    case .ascii: "ASCII"
    }
  }

  func name(of theme: ThemeChoice) -> String {
    switch theme {
    case .auto: words.themeAuto
    case .highContrast: words.highContrast
    case .own(let name): name
    case .plain: words.plain
    case .dark: words.dark
    case .light: words.light
    }
  }
}
