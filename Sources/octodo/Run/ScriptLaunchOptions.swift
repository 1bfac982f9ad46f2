import GitHub
import Screens
import Scripting
import Terminal
import Tracking

/// The options of a script's `launch` line: settings of config.yml, and a token.
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

    /// - Parameter read: nil for an invalid value.
    init<Value>(
      _ name: String, _ values: String, _ choices: [String] = [],
      read: @escaping @Sendable (String) -> Value?,
      into apply: @escaping @Sendable (inout Configuration, Value) -> Void
    ) {
      self.init(name, values, choices) { text, configuration in
        guard let value = read(text) else { return false }
        apply(&configuration, value)
        return true
      }
    }

    static func truth(
      _ name: String, into apply: @escaping @Sendable (inout Configuration, Bool) -> Void
    ) -> Option {
      Option(name, "true or false", ["true", "false"], read: { Bool($0) }, into: apply)
    }
  }

  /// For the help, the check and the program.
  static let all: [Option] = [
    Option(
      "page_size", "a number from 1 to 100", read: { Int($0).flatMap { (1...100).contains($0) ? $0 : nil } }
    ) {
      $0.pageSize = $1
    },
    .truth("confirm") { $0.confirm = $1 },
    .truth("preview") { $0.preview = $1 },
    Option(
      "theme", "auto, plain, dark, light or high-contrast", ThemeChoice.builtIn.map(\.name),
      read: { name in ThemeChoice.builtIn.first { $0.name == name } }
    ) { $0.theme = $1 },
    Option(
      "glyphs", "auto, unicode or ascii", ["auto", "unicode", "ascii"], read: { SignChoice(rawValue: $0) }
    ) {
      $0.signs = $1
    },
    Option("dates", "relative or absolute", ["relative", "absolute"], read: { DateChoice(rawValue: $0) }) {
      $0.dates = $1
    },
    .truth("reduced_motion") { $0.reducesMotion = $1 },
    Option(
      "tracking", "off or local", ["off", "local"],
      read: { text in [TrackingMode.off, .local].first { $0.rawValue == text } }
    ) {
      $0.tracking = $1
    },
    // `token` below reads it.
    Option(tokenName, "visible characters") { text, _ in Token(text) != nil },
  ]

  private static let tokenName = "token"

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
