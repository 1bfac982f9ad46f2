import AppCore
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

  /// - Throws: `Problem` for a name that there is not, or a value that it cannot have.
  static func apply(_ properties: [LaunchProperty], to program: inout ProgramEnds) throws(Problem) {
    for property in properties { try apply(property, to: &program) }
  }

  private static func apply(_ property: LaunchProperty, to program: inout ProgramEnds) throws(Problem) {
    switch property.name {
    case "page_size":
      guard let size = Int(property.value), (1...100).contains(size) else {
        throw wrong(property, "a number from 1 to 100")
      }
      program.preferences.pageSize = size
    case "confirm":
      guard let confirms = Bool(property.value) else { throw wrong(property, "true or false") }
      program.preferences.confirmsDelete = confirms
    case "tracking":
      guard let mode = TrackingMode(rawValue: property.value) else { throw wrong(property, "off or local") }
      if mode == .off { program.tracker = NoTracker() }
    case "theme":
      guard let theme = Theme(rawValue: property.value) else { throw wrong(property, "plain, dark or light") }
      program.preferences.theme = theme
    case "token":
      guard let token = Token(property.value) else { throw wrong(property, "visible characters") }
      program.token = token
      program.account = .token(source: "script")
    default:
      let names = "page_size, confirm, theme, tracking and token"
      throw Problem(description: "there is no `\(property.name)=`. There are \(names)")
    }
  }

  private static func wrong(_ property: LaunchProperty, _ expected: String) -> Problem {
    Problem(description: "\(property.name) needs \(expected), not \(property.value)")
  }
}
