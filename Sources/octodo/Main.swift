import AllFeatures
import Console
import EventLoop
import GitHub
import Sandbox
import Screens
import Terminal
import Texts

/// The entry point: parses the command line, runs the program, and exits with its status.
@main
struct Main {
  static func main() {
    ZoneVariable.prepare()
    let output = ProcessStart.prepare()
    let variables = Folders.withHome(ProcessEnvironment.read(), known: Folders.knownHome)
    let status = status(variables, output)
    ProcessEnd.exit(with: output.finish(status, lost: lostOutputStatus))
  }

  /// The commands for the shell fail like other programs. For `search`, 4 means what it means for gh: no token.
  private static var lostOutputStatus: Int32 {
    let words = CommandLine.arguments.dropFirst()
    let commands = Set(StartPoint.commands.keys).subtracting(["help", "open", "sandbox"])
    let isCommand = words.first.map(commands.contains) == true || words.starts(with: ["--demo", "search"])
    return isCommand ? 1 : ProcessEnd.faultStatus
  }

  /// What needs no folders.
  private static let helpWords: Set = ["--help", "-h", "help", "--version", "completion"]

  private static func status(_ environment: [String: String], _ output: StandardOutput) -> Int32 {
    TokenSecrecy.guardEnvironment(environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let refusal = LaunchOptions.refusal(of: arguments) {
      return say(refusal, ProcessEnd.usageStatus, output)
    }
    if !Folders(environment: environment).isComplete, !arguments.contains(where: Self.helpWords.contains) {
      return say(
        "Your home folder is not known. Set HOME to it.", ProcessEnd.usageStatus, output)
    }
    if let reading = TrackingTask.read(arguments) {
      return status(of: reading, environment: environment, output)
    }
    switch LaunchOptions.read(arguments, environment: environment) {
    case .exit(let text, let status):
      return say(text, status, output)
    case .options(let options):
      return run(options, environment: environment, output)
    case .search(let task):
      return guarded { try SearchRun(task: task, environment: environment, output: output)() }
    case .todos(let command):
      return guarded { try TodoSession.run(command, environment: environment, output: output) }
    case .backup(let command):
      return BackupRun(command, environment: environment, output: output)()
    case .config(let task):
      return ConfigRun(task, environment: environment, output: output)()
    case .date(let command):
      return command.run(environment, output)
    case .repetition(let command):
      return command.run(environment, output)
    case .keys(let config):
      return guarded { say(try keys(config, environment), 0, output) }
    case .sample(let kind):
      return guarded { try SampleRun(kind: kind)(output) }
    case .completion(let shell):
      return guarded { say(String(try shell.script().dropLast()), 0, output) }
    case .help(let topic):
      return guarded { say(try topic.text(), 0, output) }
    case .sandbox(let options):
      return SandboxRun.status(
        of: Features.scenes, options: options, environment: environment, output: output
      ) {
        try await GalleryRun(registry: $0, folder: $1, temporaryFolder: $2, loop: .process)()
      }
    }
  }

  private static func keys(_ config: String?, _ environment: [String: String]) throws -> String {
    let file = config ?? Folders(environment: environment).configFile
    let (configuration, problems) = Settings.configuration(at: file, isRequired: config != nil)
    for problem in problems { StandardError.print(problem) }
    return try EventLoop.process.run {
      let commands = KeyCheck.findings(in: configuration, file: file, language: .en).commands
      return KeyList.program.with(configuration.keys, commands).text
    }
  }

  private static func say(_ text: String, _ status: Int32, _ output: StandardOutput) -> Int32 {
    if status == 0 { output.print(text + "\n", as: .file) } else { StandardError.print(text) }
    return status
  }

  private static func status(
    of reading: TrackingTask.Reading, environment: [String: String], _ output: StandardOutput
  ) -> Int32 {
    switch reading {
    case .exit(let text, let status):
      return say(text, status, output)
    case .task(let task):
      do { return try TrackingRun(task, environment: environment, output: output)() } catch {
        StandardError.print("octodo tracking stopped: \(error).")
        return ProcessEnd.faultStatus
      }
    }
  }

  private static func run(
    _ options: LaunchOptions, environment: [String: String], _ output: StandardOutput
  ) -> Int32 {
    guarded {
      if options.isScripted {
        return try ScriptRun(options: options, environment: environment, output: output)()
      }
      let settings = try Settings(options: options, environment: environment)
      TokenSecrecy.guardSettings(settings, environment)
      let firstStep = try options.start?.step(on: settings.api)
      LoopSignals.block(TerminalSignal.numbers)
      let recording = options.watch.recordedScript.map { path in
        let presets = Preferences(
          Configuration(), in: RunFacts(language: settings.preferences.language, api: settings.api.url))
        return Recording(
          path: path, words: options.words, config: options.config, start: firstStep?.word,
          preferences: options.config == nil ? presets : settings.preferences,
          leftOut: options.config == nil ? settings.configuration.ownSettings : [])
      }
      let loop = EventLoop.process
      return try loop.run {
        await InteractiveRun(
          loop: loop, settings: settings, environment: environment, recording: recording, firstStep: firstStep
        )()
      }
    }
  }

  /// The exit status of `body`, or of its error with a sentence on standard error.
  private static func guarded(_ body: () throws -> Int32) -> Int32 {
    do { return try body() } catch let problem as UsageProblem {
      StandardError.print(problem.sentence + "\nRun `octodo --help` to see all options.")
      return ProcessEnd.usageStatus
    } catch {
      StandardError.print("octodo stopped: \(error).")
      return ProcessEnd.faultStatus
    }
  }
}
