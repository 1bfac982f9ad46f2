import AppCore
import Console
import EventLoop
import Sandbox
import Terminal

/// The program's entry: reads the command line, runs, and leaves with a status that tells how it went.
@main
struct Main {
  static func main() {
    ProcessEnd.ignorePipes()
    let environment = ProcessEnvironment.read()
    if let reading = TrackingTask.read(Array(CommandLine.arguments.dropFirst())) {
      ProcessEnd.exit(with: status(of: reading, environment: environment))
    }
    switch LaunchOptions.read(Array(CommandLine.arguments.dropFirst()), environment: environment) {
    case .exit(let text, let status):
      if status == 0 { print(text) } else { StandardError.print(text) }
      ProcessEnd.exit(with: status)
    case .options(let options):
      ProcessEnd.exit(with: run(options, environment: environment))
    case .sandbox(let options):
      let status = SandboxRun.status(of: AllScenes.all, options: options, environment: environment) {
        try await GalleryRun(registry: $0, folder: $1, temporaryFolder: $2, loop: .process)()
      }
      ProcessEnd.exit(with: status)
    }
  }

  private static func status(of reading: TrackingTask.Reading, environment: [String: String]) -> Int32 {
    switch reading {
    case .exit(let text, let status):
      if status == 0 { print(text) } else { StandardError.print(text) }
      return status
    case .task(let task):
      do { return try TrackingRun(task, environment: environment)() } catch {
        StandardError.print("octodo tracking stopped: \(error).")
        return ProcessEnd.faultStatus
      }
    }
  }

  private static func run(_ options: LaunchOptions, environment: [String: String]) -> Int32 {
    let loop = EventLoop.process
    do {
      if options.isScripted { return try ScriptRun(options: options, environment: environment)() }
      let settings = try Settings(options: options, environment: environment)
      LoopSignals.block(TerminalSignal.numbers)
      let recording = options.watch.recordedScript.map { path in
        Recording(path: path, preferences: options.config == nil ? Preferences() : settings.preferences)
      }
      return try loop.run {
        await InteractiveRun(loop: loop, settings: settings, environment: environment, recording: recording)()
      }
    } catch let problem as UsageProblem {
      StandardError.print(problem.sentence + "\nRun `octodo --help` to see all options.")
      return ProcessEnd.usageStatus
    } catch {
      StandardError.print("octodo stopped: \(error).")
      return ProcessEnd.faultStatus
    }
  }
}
