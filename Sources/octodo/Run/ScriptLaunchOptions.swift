import GitHub
import Screens
import Scripting
import Terminal
import Tracking

/// The options of a script's `launch` line: settings of config.yml, a token, and what else the command line says.
enum ScriptLaunchOptions {
  /// An invalid option of a `launch` line.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// One name that `launch` takes.
  struct Option: Sendable {
    let name: String
    /// What the value must be, in words.
    let values: String
    /// All values, if there are few.
    let choices: [String]
    /// Returns false for an invalid value.
    let apply: @Sendable (String, inout Configuration) -> Bool

    init(
      _ name: String, _ values: String, _ choices: [String] = [],
      apply: @escaping @Sendable (String, inout Configuration) -> Bool
    ) {
      (self.name, self.values, self.choices, self.apply) = (name, values, choices, apply)
    }

    /// A setting of config.yml.
    init(_ setting: AnySetting) {
      switch setting.form {
      case .truth:
        self.init(setting.key, "true or false", ["true", "false"]) { setting.set($0, &$1.settings) }
      case .number(let range):
        self.init(setting.key, "a number from \(range.lowerBound) to \(range.upperBound)") {
          setting.set($0, &$1.settings)
        }
      case .words(let all):
        // A script has neither a collector nor own themes.
        let words = all.filter { $0 != TrackingMode.collector.rawValue }
        self.init(setting.key, words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")", words) {
          words.contains($0) && setting.set($0, &$1.settings)
        }
      }
    }
  }

  /// The settings that a script's program has: the language is set for the whole script, and no copies are made.
  static let settings = AnySetting.all.filter {
    ![Setting.language.key, Setting.backups.key].contains($0.key)
  }

  /// For the help, the check and the program.
  static let all: [Option] =
    settings.map(Option.init) + [
      // `token` below reads it.
      Option(tokenName, "visible characters") { text, _ in Token(text) != nil },
      // `isDemo` below reads it.
      Option(demoName, "true or false", ["true", "false"]) { text, _ in Bool(text) != nil },
      // `start` below reads it.
      Option(startName, StartPoint.examples) { text, _ in step(to: text) != nil },
      // `start` below reads it, too.
      Option(notificationName, "the id of a notification") { text, _ in NotificationThread.isID(text) },
    ]

  private static let tokenName = "token"
  private static let demoName = "demo"
  private static let startName = "start"
  private static let notificationName = "notification"

  /// The given configuration with the named settings replaced.
  /// - Throws: `Problem` for an unknown name or an invalid value.
  static func configuration(
    _ properties: [LaunchProperty], defaults: Configuration
  ) throws(Problem) -> Configuration {
    var configuration = defaults
    for property in properties { try apply(property, to: &configuration) }
    return configuration
  }

  /// The last named token; nil if there is none.
  /// - Throws: `Problem` for an invalid token.
  static func token(_ properties: [LaunchProperty]) throws(Problem) -> Token? {
    guard let property = properties.last(where: { $0.name == tokenName }) else { return nil }
    guard let token = Token(property.value) else { throw wrong(property, "visible characters") }
    return token
  }

  /// Whether the program knows its account as the demo's. The responses come from stubs or a cassette all the same.
  static func isDemo(_ properties: [LaunchProperty]) -> Bool {
    properties.last { $0.name == demoName }?.value == "true"
  }

  /// What the program shows first; nil for its first screen.
  /// - Throws: `Problem` for words that name nothing to start with.
  static func start(_ properties: [LaunchProperty]) throws(Problem) -> StartPoint.FirstStep? {
    if let property = properties.last(where: { $0.name == notificationName }) {
      return .notification(property.value)
    }
    guard let property = properties.last(where: { $0.name == startName }) else { return nil }
    guard let step = step(to: property.value) else { throw wrong(property, StartPoint.examples) }
    return step
  }

  private static func step(to words: String) -> StartPoint.FirstStep? {
    // Only whether there is one matters here.
    try? StartPoint([words]).step(on: .gitHub)
  }

  /// What a recorded script is launched with.
  static func recorded(_ account: Account, start: String?) -> [LaunchProperty] {
    let known: [LaunchProperty] =
      switch account {
      case .anonymous: []
      // Any token will do: it is sent to a cassette.
      case .token: [LaunchProperty(name: tokenName, value: "recorded")]
      case .demo: [LaunchProperty(name: demoName, value: "true")]
      }
    return known + (start.map { [LaunchProperty(name: startName, value: $0)] } ?? [])
  }

  private static func apply(
    _ property: LaunchProperty, to configuration: inout Configuration
  ) throws(Problem) {
    guard let option = all.first(where: { $0.name == property.name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw Problem(description: "there is no `\(property.name)=`. There are \(names)")
    }
    guard option.apply(property.value, &configuration) else { throw wrong(property, option.values) }
  }

  private static func wrong(_ property: LaunchProperty, _ expected: String) -> Problem {
    Problem(description: "\(property.name) needs \(expected), not \(property.value)")
  }
}
