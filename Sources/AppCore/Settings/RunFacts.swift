public import Texts
public import Tracking

/// What this run of the program was started with. Paths are written with `~`.
public struct RunFacts: Hashable, Sendable {
  /// What LC_ALL, LC_MESSAGES or LANG ask for.
  public var environmentLanguage: Language
  /// What decides on the language whatever config.yml says, `--locale` for example; nil where nothing does.
  public var languageOverride: String?
  /// What decides on tracking whatever config.yml says, `DO_NOT_TRACK` for example; nil where nothing does.
  public var trackingOverride: String?
  /// The most that events may do in this run.
  public var mostTracking: TrackingMode
  /// Where config.yml wants events to go if they are to leave the machine, as an origin; nil: nowhere.
  public var collector: String?
  public var api: String
  /// Who named the API; nil where it is GitHub's own.
  public var apiSource: String?
  /// The variable or the file that the token comes from; nil where there is none.
  public var tokenSource: String?
  public var configFile: String
  public var databaseFile: String
  /// Nil where events are kept in memory only.
  public var eventsFile: String?

  public init(
    environmentLanguage: Language = .en, languageOverride: String? = nil, trackingOverride: String? = nil,
    mostTracking: TrackingMode = .collector, collector: String? = nil,
    api: String, apiSource: String? = nil, tokenSource: String? = nil, configFile: String,
    databaseFile: String, eventsFile: String? = nil
  ) {
    self.environmentLanguage = environmentLanguage
    self.languageOverride = languageOverride
    self.trackingOverride = trackingOverride
    self.mostTracking = mostTracking
    self.collector = collector
    self.api = api
    self.apiSource = apiSource
    self.tokenSource = tokenSource
    self.configFile = configFile
    self.databaseFile = databaseFile
    self.eventsFile = eventsFile
  }

  /// What becomes of events in this run where a person chose a mode.
  public func tracking(_ choice: TrackingMode) -> TrackingMode {
    let most = min(choice, mostTracking)
    return most == .collector && collector == nil ? .local : most
  }
}
