import EventLoop
import HTTP
import Synchronization

/// Runs tests one after the other in this process, each on a fresh loop.
struct TestExecution {
  private let host: any ScriptHost
  private let options: ScriptOptions
  private let api: HTTPAddress
  private let hangGuard: HangGuard
  private let patterns = PatternCache()
  private let files: KnownFiles

  /// - Parameter onHang: called on another thread for a step that never returns to the loop.
  init(
    host: any ScriptHost, options: ScriptOptions, api: HTTPAddress, onHang: @escaping @Sendable (Step) -> Void
  ) {
    self.host = host
    self.options = options
    self.api = api
    hangGuard = HangGuard(onHang: onHang)
    files = KnownFiles(options)
  }

  func result(of selected: SelectedTest) -> TestResult {
    let result = Mutex(TestResult())
    do {
      let files = try files.of(selected.script.name)
      try options.onLoop { [self] in
        let run = TestRun(
          selected.test, of: selected.script, files: files, host: host, options: options, patterns: patterns,
          hangGuard: hangGuard, loop: .process, api: api)
        let outcome = await run.run()
        result.withLock { $0 = outcome }
      }
      return result.withLock { $0 }
    } catch {
      return TestResult(failures: [
        Failure(.fault, "the runner could not continue: \(error)", at: nil, of: selected.test)
      ])
    }
  }

  /// The result of a test that never returns to the loop.
  static func hang(in step: Step) -> TestResult {
    let message =
      switch step.command {
      // The program does nothing while a pattern is matched.
      case .see, .row, .selected, .effect, .capture, .event, .events, .request:
        "the check did not end in time: \(step.source); write a simpler pattern, or `set watchdog` with a longer "
          + "time"
      default:
        "the program did not give the loop back in time after: \(step.source); where it needs longer, write "
          + "`set watchdog` with a longer time"
      }
    return TestResult(failures: [Failure(.hang, message, at: step)])
  }
}

/// The files that each script may use, determined once per script.
private final class KnownFiles: Sendable {
  private let options: ScriptOptions
  private let files = Mutex<[String: ScriptFiles]>([:])

  init(_ options: ScriptOptions) {
    self.options = options
  }

  /// - Throws: `FileProblem` if the folder does not exist.
  func of(_ script: String) throws -> ScriptFiles {
    try files.withLock { known in
      if let found = known[script] { return found }
      let new = try ScriptFiles(of: script, options)
      known[script] = new
      return new
    }
  }
}
