import Terminal
import Texts

/// What the command line of `octodo sandbox` asks for.
struct SandboxOptions: Equatable {
  /// Nil: the list of scenes.
  var scene: String?
  /// Nil: the scene's first one.
  var state: String?
  var size: Size?
  /// Nil: the environment decides.
  var language: Language?
  var onlyLists = false
  /// Where to write the gallery; nil where none is wanted.
  var gallery: String?

  /// The arguments after `sandbox`; nil where the command line is not about the sandbox. With OCTODO_SANDBOX set,
  /// it is about it without the word too, unless it is about scripts.
  static func arguments(in arguments: [String], environment: [String: String]) -> [String]? {
    if arguments.first == "sandbox" { return Array(arguments.dropFirst()) }
    let wish = environment["OCTODO_SANDBOX"] ?? ""
    guard !wish.isEmpty, wish != "0", !arguments.contains(where: scriptOptions.contains) else { return nil }
    return arguments
  }

  private static let scriptOptions: Set = ["--script", "--commands", "--worker"]

  init(_ command: SandboxCommand) throws {
    scene = command.scene
    state = command.state
    onlyLists = command.list
    gallery = command.gallery
    size = try command.size.map(LaunchOptions.size)
    language = try command.locale.map(LaunchOptions.language)
    if let state, scene == nil {
      throw UsageProblem("--state \(state) goes with a scene: octodo sandbox SCENE --state \(state).")
    }
    if gallery != nil, scene != nil || size != nil || language != nil || onlyLists {
      throw UsageProblem("--gallery shows all scenes in all languages. Leave out all but the folder.")
    }
    if onlyLists, scene != nil || size != nil {
      throw UsageProblem("--list starts no scene. Leave out either --list or the scene and its size.")
    }
  }
}
