import Dates
import Domain
import EventLoop
import Screens
import Terminal
import Texts
import Tracking

/// The names of values in the user's language.
@LoopActor
struct SettingsNames {
  let environment: Environment

  private var words: SettingsTexts { environment.texts.settings }

  /// The preset value of a setting, and how the chosen one is written and where.
  func facts<Value>(about setting: Setting<Value>, chosen: Value, preset: String) -> [String] {
    [
      words.preset(value: preset), words.written(line: setting.line(chosen)),
      words.storedIn(file: environment.run.configFile),
    ]
  }

  func about(_ mode: TrackingMode) -> String {
    switch mode {
    case .off: words.offAbout
    case .local: words.localAbout
    case .collector: words.collectorAbout
    }
  }

  func about(_ signs: SignChoice) -> String {
    switch signs {
    case .auto: words.signsAuto
    case .unicode: words.signsUnicode
    case .ascii: words.signsASCII
    }
  }

  func about(_ theme: ThemeChoice) -> String {
    switch theme {
    case .auto: words.themeAutoAbout
    case .highContrast: words.highContrastAbout
    case .own: words.ownThemeAbout
    case .plain: words.plainAbout
    case .dark: words.darkAbout
    case .light: words.lightAbout
    }
  }

  /// The language of this run, and the user's choice if it differs.
  var language: String {
    let preferences = environment.preferences
    let choice = self.choice(of: preferences.chosen.language)
    guard let cause = environment.run.languageOverride else { return choice }
    return words.override(value: name(of: preferences.language), cause: cause, choice: choice)
  }

  /// The tracking mode of this run, and the user's choice if it differs.
  var tracking: String {
    let preferences = environment.preferences
    let choice = name(of: preferences.chosen.tracking)
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
    let isLimited = run.maxTracking == .off || environment.preferences.chosen.tracking > run.maxTracking
    return isLimited ? run.trackingOverride : nil
  }

  func name(of mode: TrackingMode) -> String {
    switch mode {
    case .off: words.off
    case .local: words.local
    case .collector: words.collector(host: environment.run.collector ?? "?")
    }
  }

  /// The name of the user's choice of a language.
  func choice(of language: Language?) -> String {
    language.map(name) ?? words.auto(name: name(of: environment.run.environmentLanguage))
  }

  func yesOrNo(_ isYes: Bool) -> String { isYes ? words.asks : words.asksNot }

  /// The name of a language in that language.
  private func name(of language: Language) -> String {
    switch language {
    case .en: words.english
    case .ja: words.japanese
    }
  }

  /// The name of the user's choice of the first day of a week.
  func name(of weekStart: WeekStart?) -> String {
    switch weekStart {
    case .monday: words.monday
    case .sunday: words.sunday
    case nil: words.auto(name: name(of: environment.run.environmentWeekStart))
    }
  }

  func name(of parts: OpenPartsChoice) -> String {
    switch parts {
    case .ask: words.partsAsk
    case .all: words.partsAll
    case .only: words.partsOnly
    }
  }

  func about(_ parts: OpenPartsChoice) -> String {
    switch parts {
    case .ask: words.partsAskAbout
    case .all: words.partsAllAbout
    case .only: words.partsOnlyAbout
    }
  }

  func name(of missed: MissedOccurrences) -> String {
    missed == .skip ? words.missedSkip : words.missedKeep
  }

  func name(of sigils: Sigils) -> String {
    sigils == .octodo ? words.sigilsOctodo : words.sigilsTodotxt
  }

  func name(of dates: DateChoice) -> String {
    switch dates {
    case .relative: words.ages
    case .absolute: words.days
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
