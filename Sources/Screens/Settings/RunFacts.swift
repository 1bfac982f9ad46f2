public import Dates
public import Texts
public import Tracking

/// How this run of the program was started. Paths are shortened with `~`.
public struct RunFacts: Hashable, Sendable {
  /// The language of LC_ALL, LC_MESSAGES or LANG.
  public var environmentLanguage: Language
  /// The first day of a week where the locale of LC_ALL, LC_TIME or LANG is from.
  public var environmentWeekStart = WeekStart.monday
  /// What overrides the language in config.yml, for example `--locale`; nil if nothing does.
  public var languageOverride: String?
  /// Whether NO_COLOR disables the colours of every theme (no-color.org).
  public var hasNoColor: Bool
  /// What overrides the tracking mode in config.yml, for example `DO_NOT_TRACK`; nil if nothing does.
  public var trackingOverride: String?
  /// The most permissive tracking mode allowed in this run.
  public var maxTracking: TrackingMode
  /// The origin of the collector in config.yml; nil if there is none.
  public var collector: String?
  public var api: String
  /// Where the API's address was configured; nil for GitHub's own.
  public var apiSource: String?
  /// The variable or the file of the token; nil if there is none.
  public var tokenSource: String?
  public var configFile: String
  public var databaseFile: String
  /// The folder of the daily copies of the todo file; nil if none are made.
  public var backupFolder: String?
  /// Nil if events are kept in memory only.
  public var eventsFile: String?

  public init(
    environmentLanguage: Language = .en, languageOverride: String? = nil, hasNoColor: Bool = false,
    trackingOverride: String? = nil, maxTracking: TrackingMode = .collector, collector: String? = nil,
    api: String, apiSource: String? = nil, tokenSource: String? = nil, configFile: String,
    databaseFile: String, backupFolder: String? = nil, eventsFile: String? = nil
  ) {
    self.environmentLanguage = environmentLanguage
    self.languageOverride = languageOverride
    self.hasNoColor = hasNoColor
    self.trackingOverride = trackingOverride
    self.maxTracking = maxTracking
    self.collector = collector
    self.api = api
    self.apiSource = apiSource
    self.tokenSource = tokenSource
    self.configFile = configFile
    self.databaseFile = databaseFile
    self.backupFolder = backupFolder
    self.eventsFile = eventsFile
  }

  /// The tracking mode in this run for a mode that the user chose.
  public func tracking(_ choice: TrackingMode) -> TrackingMode {
    let allowed = min(choice, maxTracking)
    return allowed == .collector && collector == nil ? .local : allowed
  }
}
