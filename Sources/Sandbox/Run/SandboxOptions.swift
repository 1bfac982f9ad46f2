import ArgumentParser
import Console
public import Terminal
public import Texts

/// What the command line of a sandbox asks for.
public struct SandboxOptions: Equatable, Sendable {
  /// Nil: the list of scenes.
  public internal(set) var scene: String?
  /// Nil: the scene's first one.
  public internal(set) var state: String?
  public internal(set) var size: Size?
  /// Nil: the environment decides.
  public internal(set) var language: Language?
  public internal(set) var onlyLists = false
  /// Where to write the gallery; nil where none is wanted.
  public internal(set) var gallery: String?
  /// The file that names the scene and state to begin at, and takes those that are shown.
  var bookmark: String?
  /// As a person calls the program: `octodo sandbox`.
  let program: String

  /// What the command line comes to: options, or a text to print and the status to exit with.
  public enum Reading {
    case options(SandboxOptions)
    case exit(text: String, status: Int32)
  }

  /// The arguments after `sandbox`; nil where the command line is not about the sandbox. With OCTODO_SANDBOX set,
  /// it is about it without the word too, unless it is about scripts.
  public static func arguments(in arguments: [String], environment: [String: String]) -> [String]? {
    if arguments.first == "sandbox" { return Array(arguments.dropFirst()) }
    let wish = environment["OCTODO_SANDBOX"] ?? ""
    guard !wish.isEmpty, wish != "0", !arguments.contains(where: scriptOptions.contains) else { return nil }
    return arguments
  }

  private static let scriptOptions: Set = ["--script", "--commands", "--worker"]

  /// - Parameter program: as a person calls it.
  public static func read(_ arguments: [String], program: String) -> Reading {
    do {
      return .options(try SandboxOptions(SandboxCommand.parse(arguments), program: program))
    } catch let problem as UsageProblem {
      return .exit(
        text: "\(problem.sentence)\nRun `\(program) --help` to see all options.",
        status: ProcessEnd.usageStatus)
    } catch {
      let isWanted = SandboxCommand.exitCode(for: error).isSuccess
      let text = SandboxCommand.fullMessage(for: error).replacing(SandboxCommand.name, with: program)
      return .exit(text: text, status: isWanted ? 0 : ProcessEnd.usageStatus)
    }
  }

  private init(_ command: SandboxCommand, program: String) throws {
    self.program = program
    scene = command.scene
    state = command.state
    onlyLists = command.list
    bookmark = command.bookmark
    gallery = command.gallery
    size = try command.size.map(Size.init(argument:))
    language = try command.locale.map(Language.init(argument:))
    if let state, scene == nil {
      throw UsageProblem("--state \(state) goes with a scene: \(program) SCENE --state \(state).")
    }
    if gallery != nil, scene != nil || size != nil || language != nil || onlyLists || bookmark != nil {
      throw UsageProblem("--gallery shows all scenes in all languages. Leave out all but the folder.")
    }
    if onlyLists, scene != nil || size != nil || bookmark != nil {
      throw UsageProblem("--list starts no scene. Leave out all but --list, or --list.")
    }
  }
}
