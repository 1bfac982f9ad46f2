import GitHubAPI
import Scripting
import Terminal
import Tracking

/// What a script's `launch` line may say of the program: settings of config.yml, and a token.
enum ScriptLaunchOptions {
  /// A `launch` line says something that cannot be.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The settings that are named, over others.
  /// - Throws: `Problem` for a name that there is not, or a value that it cannot have.
  static func configuration(
    _ properties: [LaunchProperty], defaults: Configuration
  ) throws(Problem) -> Configuration {
    var configuration = defaults
    for property in properties { try apply(property, to: &configuration) }
    return configuration
  }

  /// Nil where none is named; the last one where several are.
  /// - Throws: `Problem` for a value that is no token.
  static func token(_ properties: [LaunchProperty]) throws(Problem) -> Token? {
    guard let property = properties.last(where: { $0.name == "token" }) else { return nil }
    guard let token = Token(property.value) else { throw wrong(property, "visible characters") }
    return token
  }

  private static func apply(
    _ property: LaunchProperty, to configuration: inout Configuration
  ) throws(Problem) {
    switch property.name {
    case "page_size":
      guard let size = Int(property.value), (1...100).contains(size) else {
        throw wrong(property, "a number from 1 to 100")
      }
      configuration.pageSize = size
    case "confirm":
      guard let confirms = Bool(property.value) else { throw wrong(property, "true or false") }
      configuration.confirm = confirms
    case "tracking":
      guard let mode = TrackingMode(rawValue: property.value) else { throw wrong(property, "off or local") }
      configuration.tracking = mode
    case "theme":
      guard let theme = Theme(rawValue: property.value) else { throw wrong(property, "plain, dark or light") }
      configuration.theme = theme
    case "token": break
    default:
      let names = "page_size, confirm, theme, tracking and token"
      throw Problem(description: "there is no `\(property.name)=`. There are \(names)")
    }
  }

  private static func wrong(_ property: LaunchProperty, _ expected: String) -> Problem {
    Problem(description: "\(property.name) needs \(expected), not \(property.value)")
  }
}
