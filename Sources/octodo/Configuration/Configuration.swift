import Collector
import GitHub
import Screens
import Terminal

/// The content of config.yml.
struct Configuration: Equatable {
  /// What a key can change, too.
  var settings = SettingValues()
  var api: APIBase?
  /// The collector that receives events; nil if there is none.
  var collector: CollectorEndpoint?
  var collectorLimits = CollectorLimits()
  /// The themes of the file by name.
  var ownThemes: [String: OwnTheme] = [:]
  var keys = KeyBindings()
  /// The line of each binding in the file, by the id of its action.
  var keyLines: [String: Int] = [:]
  var commands: [UserCommand] = []
  /// The line of each command in the file.
  var commandLines: [Int] = []
}

extension Preferences {
  /// The preferences of a run with this configuration.
  init(_ configuration: Configuration, in run: RunFacts) {
    self.init(
      language: configuration.settings.language ?? run.environmentLanguage, keys: configuration.keys,
      commands: configuration.commands)
    chosen = configuration.settings
    firstWeekday = chosen.weekStart ?? run.environmentWeekStart
    tracking = run.tracking(chosen.tracking)
    ownThemes = configuration.ownThemes
  }
}
