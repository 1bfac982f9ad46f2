import Collector
import GitHub
import Screens
import Terminal
import Texts
import Tracking

/// The content of config.yml.
struct Configuration: Equatable {
  var api: APIBase?
  var tracking = TrackingMode.local
  /// The collector that receives events; nil if there is none.
  var collector: CollectorEndpoint?
  var collectorLimits = CollectorLimits()
  var pageSize = 30
  var confirm = false
  /// Nil, `auto` in the file, to use the environment's language.
  var language: Language?
  var theme = ThemeChoice.auto
  /// The themes of the file by name.
  var ownThemes: [String: OwnTheme] = [:]
  var signs = SignChoice.auto
  var dates = DateChoice.relative
  var reducesMotion = false
  var mouse = true
  /// Whether a copy of the todo file is made each day.
  var backups = true
  var keys = KeyBindings()
  /// The line of each binding in the file, by the id of its action.
  var keyLines: [String: Int] = [:]
  var commands: [UserCommand] = []
  /// The line of each command in the file.
  var commandLines: [Int] = []
  var preview = true
}

extension Preferences {
  /// The preferences of a run with this configuration.
  init(_ configuration: Configuration, in run: RunFacts) {
    self.init(
      pageSize: configuration.pageSize, confirms: configuration.confirm,
      language: configuration.language ?? run.environmentLanguage, languageChoice: configuration.language,
      theme: configuration.theme, ownThemes: configuration.ownThemes, signs: configuration.signs,
      dates: configuration.dates,
      reducesMotion: configuration.reducesMotion, preview: configuration.preview,
      tracking: run.tracking(configuration.tracking),
      trackingChoice: configuration.tracking, usesMouse: configuration.mouse,
      makesBackups: configuration.backups, keys: configuration.keys,
      commands: configuration.commands)
  }
}
