import ArgumentParser
import Console
import Sandbox
import Scripting
import Terminal
import Texts

/// The options of the command line.
struct LaunchOptions {
  var isDemo = false
  var scripts: [String] = []
  var isScripted: Bool { !scripts.isEmpty }
  var snapshots = SnapshotMode.check
  var task = ScriptTask.run
  var run = RunOptions()
  var watch = WatchOptions()
  var size: Size?
  /// Nil to use config.yml or the environment.
  var language: Language?
  var apiURL: String?
  var config: String?
  var isTrackingOff = false
  /// Nil for the first screen.
  var start: StartPoint?
  /// The words to start in the same way again, for advice.
  var words: [String] = []

  /// The parsed command line: options, or a text to print and the exit status.
  enum Reading {
    case options(LaunchOptions)
    case sandbox(SandboxOptions)
    case search(SearchTask)
    case todos(any TodoCommand)
    case backup(BackupCommand)
    case config(ConfigCommand)
    case date(DateCommand)
    case repetition(RepeatCommand)
    case sample(SampleKind)
    case completion(CompletionShell)
    case help(HelpTopic)
    /// The keys of all screens with the user's configuration.
    case keys(config: String?)
    case exit(text: String, status: Int32)
  }

  /// The time of parsing grows with the square of the number of arguments: 1.3 s for 5,000, 23 s for 20,000.
  static let maxArguments = 5_000

  /// The sentence for a command line that is not parsed; nil if it is.
  static func refusal(of arguments: [String]) -> String? {
    // The parser's own do not know the words of commands, files and scenes.
    if arguments.prefix(while: { $0 != "--" }).contains(where: {
      $0.hasPrefix("--generate-completion-script")
    }) {
      return
        "The completions are printed by octodo completion \(CompletionShell.names.joined(separator: "|"))."
    }
    guard arguments.count > maxArguments else { return nil }
    return "The command line has \(arguments.count) arguments, and octodo takes at most \(maxArguments). "
      + "Run the scripts in several groups."
  }

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: OCTODO_SANDBOX starts the sandbox.
  static func read(_ arguments: [String], environment: [String: String] = [:]) -> Reading {
    if let rest = SandboxOptions.arguments(in: arguments, environment: environment) {
      switch SandboxOptions.read(rest, program: "octodo sandbox") {
      case .options(let options): return .sandbox(options)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    }
    // The parser costs 1.8 ms, a third of the time to the first frame (`Scripts/bench`, start).
    if arguments.isEmpty { return .options(LaunchOptions()) }
    // A user adds the command to the flag that they typed before.
    let isDemoSearch = arguments.starts(with: ["--demo", "search"])
    let sorted = isDemoSearch ? ["search", "--demo"] + arguments.dropFirst(2) : arguments
    if let reading = command(sorted) { return reading }
    do {
      if arguments.first == OpenCommand.name {
        return try .options(LaunchOptions(OpenCommand.parse(Array(arguments.dropFirst()))))
      }
      let command = try OctodoCommand.parse(OptionOrder.withFilesAfterScript(arguments))
      if command.keys { return .keys(config: command.config) }
      if let text = try LanguageText.commands(for: command.script.tools) {
        return .exit(text: text, status: 0)
      }
      return try .options(LaunchOptions(command))
    } catch {
      let isOpen = arguments.first == OpenCommand.name
      let (text, status) = ParserMessage.text(
        for: error, of: isOpen ? OpenCommand.self : OctodoCommand.self as any ParsableCommand.Type)
      return .exit(text: text, status: status)
    }
  }

  /// Nil if the arguments begin with no command.
  private static func command(_ arguments: [String]) -> Reading? {
    if let reading = HelpTopic.read(arguments) {
      switch reading {
      case .overview: return .exit(text: ParserMessage.help(of: OctodoCommand.self), status: 0)
      case .topic(let topic): return .help(topic)
      case .unknown(let sentence): return .exit(text: sentence, status: ProcessEnd.usageStatus)
      }
    }
    let rest = Array(arguments.dropFirst())
    if let command = TodoCommands.named(arguments.first) {
      switch TodoCommands.read(command, rest) {
      case .command(let command): return .todos(command)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    }
    switch arguments.first {
    case "search":
      switch SearchTask.read(rest) {
      case .task(let task): return .search(task)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    case "sample":
      switch SampleCommand.read(rest) {
      case .kind(let kind): return .sample(kind)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    case "backup":
      switch BackupCommand.read(rest) {
      case .command(let command): return .backup(command)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    // The plural is what one types; the command has one name in help and completions.
    case "completion", "completions":
      switch CompletionCommand.read(rest) {
      case .shell(let shell): return .completion(shell)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    case "config":
      switch ConfigRun.read(rest) {
      case .task(let task): return .config(task)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    case "date":
      switch DateCommand.read(rest) {
      case .command(let command): return .date(command)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    case "repeat":
      switch RepeatCommand.read(rest) {
      case .command(let command): return .repetition(command)
      case .exit(let text, let status): return .exit(text: text, status: status)
      }
    default: return nil
    }
  }

  init() {}

  private init(_ command: OctodoCommand) throws {
    isDemo = command.demo
    scripts = command.script.scripts
    apiURL = command.apiURL
    config = command.config
    isTrackingOff = command.noTracking
    guard let mode = SnapshotMode(rawValue: command.script.snapshots) else {
      throw UsageProblem(
        "--snapshots", takes: SnapshotMode.allCases.map(\.rawValue), as: "check, missing, failed or all",
        not: command.script.snapshots)
    }
    snapshots = mode
    task = try ScriptTask(command.script.tools, isScripted: isScripted)
    run = try RunOptions(command.script)
    watch = try WatchOptions(command.script.watching, isScripted: isScripted)
    if !isScripted, let name = RunOptions.givenNames(in: command.script).first {
      throw UsageProblem("\(name) needs --script FILE. Name the scripts to run.")
    }
    language = try command.language.value()
    if let text = command.script.size {
      guard isScripted else {
        throw UsageProblem("--size needs --script: in a terminal, octodo uses the size of the terminal.")
      }
      size = try Size(argument: text)
    }
    try checkDemo()
    words = Self.words(of: command)
    if !command.words.isEmpty { start = try start(of: command.words) }
  }

  private init(_ command: OpenCommand) throws {
    isDemo = command.demo
    apiURL = command.apiURL
    config = command.config
    isTrackingOff = command.noTracking
    language = try command.language.value()
    try checkDemo()
    start = try command.startPoint()
  }

  private static func words(of command: OctodoCommand) -> [String] {
    let flags = [(command.demo, "--demo"), (command.noTracking, "--no-tracking")].filter(\.0).map(\.1)
    let values = [
      ("--api-url", command.apiURL), ("--locale", command.language.locale), ("--config", command.config),
    ]
    return flags + values.flatMap { name, value in value.map { [name, $0] } ?? [] } + command.words
  }

  /// - Throws: `UsageProblem` if the demo is combined with a server.
  func checkDemo() throws(UsageProblem) {
    guard isDemo, apiURL != nil else { return }
    throw UsageProblem(
      "--demo sends no requests, so it cannot be combined with --api-url. Leave out one of them.")
  }

  private func start(of words: [String]) throws(UsageProblem) -> StartPoint {
    let start = try StartPoint(words)
    if isScripted {
      throw UsageProblem(
        "A script chooses its screens itself. Leave out \(words.joined(separator: " ").shortened).")
    }
    return start
  }
}
