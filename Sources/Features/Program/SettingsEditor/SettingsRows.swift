import Screens
import Terminal
import Texts
import Tracking

/// The subject of a settings row.
enum SettingsItem: Hashable {
  case language, theme, preview, tracking, pageSize, confirm, mouse
  case api, token, configFile, databaseFile, eventsFile
  /// The index of a link.
  case link(Int)

  /// What Enter does on a row.
  enum Use {
    /// Its value is changed.
    case change
    /// It opens another screen.
    case open
    /// Nothing: the row is read-only.
    case none
  }

  var use: Use {
    switch self {
    case .language, .theme, .preview, .tracking, .pageSize, .confirm, .mouse: .change
    case .link: .open
    case .api, .token, .configFile, .databaseFile, .eventsFile: .none
    }
  }

  /// - Parameter links: the number of links.
  static func all(in run: RunFacts, links: Int) -> [SettingsItem] {
    let files: [SettingsItem] = run.eventsFile == nil ? [] : [.eventsFile]
    return [
      .language, .theme, .tracking, .pageSize, .confirm, .preview, .mouse, .api, .token, .configFile,
      .databaseFile,
    ]
      + files
      + (0..<links).map { .link($0) }
  }
}

/// One row of the settings, as text.
struct SettingsRow {
  let label: String
  /// Empty for a row that opens another screen.
  let value: String
  /// What the setting does, in a sentence.
  let note: String
  let use: SettingsItem.Use
}

extension SettingsEditorPresenter {
  private var texts: Texts { environment.texts }

  func row(_ item: SettingsItem) -> SettingsRow {
    SettingsRow(label: label(of: item), value: value(of: item), note: note(on: item), use: item.use)
  }

  private func label(of item: SettingsItem) -> String {
    switch item {
    case .language: texts.settings.languageLabel
    case .theme: texts.settings.theme
    case .preview: texts.settings.preview
    case .tracking: texts.settings.tracking
    case .pageSize: texts.settings.pageSize
    case .confirm: texts.settings.confirm
    case .mouse: texts.settings.mouse
    case .api: texts.settings.api
    case .token: texts.settings.token
    case .configFile: texts.settings.configFile
    case .databaseFile: texts.settings.databaseFile
    case .eventsFile: texts.settings.eventsFile
    case .link(let index): links[index].title(texts)
    }
  }

  private func value(of item: SettingsItem) -> String {
    let (preferences, run) = (environment.preferences, environment.run)
    return switch item {
    case .language: languageValue
    case .theme: name(of: preferences.theme)
    case .preview: preferences.preview ? texts.settings.previewShown : texts.settings.previewHidden
    case .tracking: trackingValue
    case .pageSize: "\(preferences.pageSize)"
    case .confirm: preferences.confirms ? texts.settings.asks : texts.settings.asksNot
    case .mouse: preferences.usesMouse ? texts.settings.asks : texts.settings.asksNot
    case .api: run.apiSource.map { texts.settings.from(value: run.api, source: $0) } ?? run.api
    case .token: environment.account == .demo ? texts.settings.demo : run.tokenSource ?? texts.settings.none
    case .configFile: run.configFile
    case .databaseFile: run.databaseFile
    case .eventsFile: run.eventsFile ?? ""
    case .link: ""
    }
  }

  private func note(on item: SettingsItem) -> String {
    let run = environment.run
    return switch item {
    case .language:
      run.languageOverride.map { texts.settings.waitNote(cause: $0) } ?? texts.settings.languageNote
    case .theme: run.hasNoColor ? texts.settings.noColorNote : texts.settings.themeNote
    case .preview: texts.settings.previewNote
    case .tracking:
      trackingNote
    case .pageSize: texts.settings.pageSizeNote
    case .confirm: texts.settings.confirmNote
    case .mouse: texts.settings.mouseNote
    case .api: texts.settings.apiNote
    case .token: environment.account == .anonymous ? texts.settings.noTokenNote : texts.settings.tokenNote
    case .configFile: texts.settings.configFileNote
    case .databaseFile: texts.settings.databaseFileNote
    case .eventsFile: texts.settings.eventsFileNote
    case .link: ""
    }
  }

  /// The value in this run, and the user's choice if it differs.
  private var languageValue: String {
    let preferences = environment.preferences
    let choice =
      preferences.languageChoice.map(name)
      ?? texts.settings.auto(name: name(of: environment.run.environmentLanguage))
    guard let cause = environment.run.languageOverride else { return choice }
    return texts.settings.override(value: name(of: preferences.language), cause: cause, choice: choice)
  }

  private var trackingValue: String {
    let preferences = environment.preferences
    let choice = name(of: preferences.trackingChoice)
    guard let cause = trackingOverride else { return choice }
    return texts.settings.override(value: name(of: preferences.tracking), cause: cause, choice: choice)
  }

  private var trackingNote: String {
    if let cause = trackingOverride { return texts.settings.waitNote(cause: cause) }
    return environment.preferences.tracking == .collector
      ? texts.settings.collectorNote : texts.settings.trackingNote
  }

  /// What overrides the user's tracking mode; nil if nothing does.
  private var trackingOverride: String? {
    let run = environment.run
    let isLimited = run.mostTracking == .off || environment.preferences.trackingChoice > run.mostTracking
    return isLimited ? run.trackingOverride : nil
  }

  private func name(of mode: TrackingMode) -> String {
    switch mode {
    case .off: texts.settings.off
    case .local: texts.settings.local
    case .collector: texts.settings.collector(host: environment.run.collector ?? "?")
    }
  }

  /// The name of a language in that language.
  private func name(of language: Language) -> String {
    switch language {
    case .en: texts.settings.english
    case .ja: texts.settings.japanese
    }
  }

  private func name(of theme: ThemeChoice) -> String {
    switch theme {
    case .auto: texts.settings.themeAuto
    case .highContrast: texts.settings.highContrast
    case .own(let name): name
    case .plain: texts.settings.plain
    case .dark: texts.settings.dark
    case .light: texts.settings.light
    }
  }
}
