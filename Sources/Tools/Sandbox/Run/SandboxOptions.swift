public import ArgumentParser
import Console
public import Terminal
public import Texts

/// The options of a sandbox's command line.
public struct SandboxOptions: Equatable, Sendable {
  /// Nil for the list of scenes.
  public internal(set) var scene: String?
  /// Nil for the scene's first state.
  public internal(set) var state: String?
  public internal(set) var size: Size?
  /// Nil to use the environment's language.
  public internal(set) var language: Language?
  public internal(set) var onlyLists = false
  /// The folder for the gallery; nil to write none.
  public internal(set) var gallery: String?
  /// The file with the name of the scene and state to start with, which is updated as others are shown.
  var bookmark: String?
  /// The program's name in messages: `octodo sandbox`.
  let program: String

  /// The parsed command line: options, or a text to print and the exit status.
  public enum Reading {
    case options(SandboxOptions)
    case exit(text: String, status: Int32)
  }

  /// The arguments after `sandbox`; nil if the command line does not start the sandbox. OCTODO_SANDBOX starts
  /// it without the word too, unless the command line is about scripts.
  public static func arguments(in arguments: [String], environment: [String: String]) -> [String]? {
    if arguments.first == "sandbox" { return Array(arguments.dropFirst()) }
    let wish = environment["OCTODO_SANDBOX"] ?? ""
    guard !wish.isEmpty, wish != "0", !arguments.contains(where: scriptOptions.contains) else { return nil }
    return arguments
  }

  private static let scriptOptions: Set = ["--script", "--commands", "--worker"]

  /// - Parameter program: the program's name in messages.
  public static func read(_ arguments: [String], program: String) -> Reading {
    do {
      return .options(try SandboxOptions(SandboxCommand.parse(arguments), program: program))
    } catch let problem as UsageProblem {
      return .exit(
        text: "\(problem.sentence)\nRun `\(program) --help` to see all options.",
        status: ProcessEnd.usageStatus)
    } catch {
      let isWanted = SandboxCommand.exitCode(for: error).isSuccess
      // The parser leaves out the word before the command once.
      let text = SandboxCommand.fullMessage(for: error).replacing(
        "'sandbox --", with: "'\(SandboxCommand.name) --"
      )
      .replacing(SandboxCommand.name, with: program)
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
    language = try command.language.value()
    if let state, scene == nil {
      throw UsageProblem("--state \(state) needs a scene: \(program) SCENE --state \(state).")
    }
    if gallery != nil, scene != nil || size != nil || language != nil || onlyLists || bookmark != nil {
      throw UsageProblem("--gallery includes all scenes and languages. Use it with nothing but the folder.")
    }
    if onlyLists, scene != nil || size != nil || bookmark != nil {
      throw UsageProblem("--list shows no scene. Use it without other arguments.")
    }
  }
}

/// The command line of `octodo sandbox` and of the preview program.
public struct SandboxCommand: ParsableCommand {
  /// The name used in the help texts; the preview program replaces it.
  static let name = "octodo sandbox"

  public static let configuration = CommandConfiguration(
    commandName: "sandbox", _superCommandName: "octodo",
    abstract: "One screen of octodo alone, in each of its states.",
    discussion: """
      Without SCENE it lists all scenes. In a scene, F5 reloads it, F6 shows its next state, F7 delays the network, F8 \
      breaks it, F9 shows events as they fire, and Esc returns to the list.

      A scene has no access to your files, the network or a token: everything is stubbed.
      """)

  public init() {}

  @Argument(help: "The scene to start with.")
  var scene: String?

  @Option(help: ArgumentHelp("The state to start with.", valueName: "NAME"))
  var state: String?

  @Option(help: ArgumentHelp("The size of the scene's screen.", valueName: "COLSxROWS"))
  var size: String?

  @OptionGroup var language: LocaleOption

  @Option(
    help: ArgumentHelp(
      "Start with the scene and state in FILE, and save the shown ones there.", valueName: "FILE")
  )
  var bookmark: String?

  @Flag(help: "Print the names of all scenes and their states.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Write a page with a picture of every state of every scene to a folder.", valueName: "DIR"))
  var gallery: String?
}
