import GitHub
import Scripting
import Terminal
import Tracking

/// The options of a script's `launch` line: settings of config.yml, and a token.
enum ScriptLaunchOptions {
  /// An invalid option of a `launch` line.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

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
      let theme = ThemeChoice(name: property.value)
      guard ThemeChoice.builtIn.contains(theme) else {
        throw wrong(property, "auto, plain, dark, light or high-contrast")
      }
      configuration.theme = theme
    case "glyphs":
      guard let signs = SignChoice(rawValue: property.value) else {
        throw wrong(property, "auto, unicode or ascii")
      }
      configuration.signs = signs
    case "reduced_motion":
      guard let reduces = Bool(property.value) else { throw wrong(property, "true or false") }
      configuration.reducesMotion = reduces
    case "token": break
    default:
      let names = "page_size, confirm, theme, glyphs, reduced_motion, tracking and token"
      throw Problem(description: "there is no `\(property.name)=`. There are \(names)")
    }
  }

  private static func wrong(_ property: LaunchProperty, _ expected: String) -> Problem {
    Problem(description: "\(property.name) needs \(expected), not \(property.value)")
  }
}
