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
  /// Commands with a problem, which do not run. Other checks look at them too, so that all problems are named at once.
  var refusedCommands: [WrittenCommand] = []

  /// All commands of the file, in its order.
  var writtenCommands: [WrittenCommand] {
    let commands = zip(commands, commandLines).map { WrittenCommand(command: $0, line: $1) }
    return (commands + refusedCommands).sorted { $0.line < $1.line }
  }

  /// A command and its line in the file.
  struct WrittenCommand: Equatable {
    let command: UserCommand
    let line: Int
  }
}

extension Preferences {
  /// The preferences of a run with this configuration.
  init(_ configuration: Configuration, in run: RunFacts) {
    self.init(keys: configuration.keys, commands: configuration.commands)
    chosen = configuration.settings
    hold(in: run)
    ownThemes = configuration.ownThemes
  }
}
