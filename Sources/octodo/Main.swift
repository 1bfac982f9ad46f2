import AppCore
import EventLoop
import Glibc
import Terminal

/// The program's entry: reads the command line, runs, and leaves with a status that tells how it went.
@main
struct Main {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    // Browsers that are started are never waited for.
    signal(SIGCHLD, SIG_IGN)
    let environment = ProcessEnvironment.read()
    switch LaunchOptions.read(Array(CommandLine.arguments.dropFirst()), environment: environment) {
    case .exit(let text, let status):
      if status == 0 { print(text) } else { StandardError.print(text) }
      exit(status)
    case .options(let options):
      finish(with: run(options, environment: environment))
    case .sandbox(let options):
      finish(with: run(options, environment: environment))
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
      return LaunchOptions.usageStatus
    } catch {
      StandardError.print("octodo stopped: \(error).")
      return 4
    }
  }

  private static func run(_ options: SandboxOptions, environment: [String: String]) -> Int32 {
    let loop = EventLoop.process
    LoopSignals.block(TerminalSignal.numbers)
    do {
      return try loop.run { await SandboxRun(options: options, environment: environment, loop: loop)() }
    } catch {
      StandardError.print("octodo stopped: \(error).")
      return 4
    }
  }

  /// A program that was ended by a signal says so to its parent, as a shell expects.
  private static func finish(with status: Int32) -> Never {
    let number = status - 128
    if [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number) {
      signal(number, SIG_DFL)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      // A quit is asked for, so it should leave no core behind.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      raise(number)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    exit(status)
  }
}
