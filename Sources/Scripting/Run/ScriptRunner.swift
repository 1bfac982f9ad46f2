import EventLoop
import HTTP

/// Runs scripts: reads them all first, then each test on a fresh loop, and reports as it goes.
///
/// Nothing of it is called on the loop; it takes the loop for one test after the other
/// (`ScriptOptions.onLoop`), so timers and tasks that a test leaves behind end with it.
public struct ScriptRunner {
  private let host: any ScriptHost
  private let options: ScriptOptions

  public init(host: any ScriptHost, options: ScriptOptions) {
    self.host = host
    self.options = options
  }

  /// Returns the status to exit with.
  public func run(_ files: [String]) -> Int32 {
    guard !files.isEmpty else { return refuse("Name a script: octodo --script FILE...") }
    guard !options.isCI || options.snapshots == .check else {
      return refuse(
        "With CI=true snapshots are only checked. Run --snapshots \(options.snapshots.rawValue) by hand.")
    }
    guard let api = HTTPAddress(url: "https://api.github.com") else { return ExitStatus.broken.rawValue }
    let loaded = ScriptLoader(options: options).load(files)
    guard loaded.status == .passed else { return loaded.status.rawValue }
    let selection = ScriptSelection(loaded.scripts, options: options)
    guard !selection.isEmpty else {
      return refuse("No test was selected. Look at --tags, --not-tags and the files.")
    }
    return run(selection, api: api).rawValue
  }

  private func run(_ selection: ScriptSelection, api: HTTPAddress) -> ExitStatus {
    var status = ExitStatus.passed
    var reporter: any Reporter = TAPReporter(write: options.output)
    let hangGuard = hangGuard()
    reporter.begin(fileCount: selection.files.count)
    for file in selection.files {
      reporter.begin(file.script, testCount: file.tests.count)
      let patterns = PatternCache()
      for test in file.tests {
        let result = result(of: test, in: file.script, patterns, hangGuard, api)
        reporter.end(result)
        status = max(status, result.status)
      }
      reporter.endFile()
    }
    if options.isCI, selection.isNarrowed {
      options.errors("`only` hides the other tests. Take it out.\n")
      status = max(status, .failed)
    }
    return status
  }

  private func result(
    of test: ScriptTest, in script: ScriptFile, _ patterns: PatternCache, _ hangGuard: HangGuard,
    _ api: HTTPAddress
  ) -> TestResult {
    do {
      return try options.onLoop { [host, options] in
        await TestRun(
          test, of: script, host: host, options: options, patterns: patterns, hangGuard: hangGuard,
          loop: .process, api: api
        ).run()
      }
    } catch {
      let failure = Failure(
        kind: .fault, location: test.location, command: "", origins: [],
        message: "the runner could not go on: \(error)", state: ProgramState())
      return TestResult(test: test, outcome: .failed(failure))
    }
  }

  private func hangGuard() -> HangGuard {
    HangGuard { [options] step in
      let place = "\(step.location.file):\(step.location.line)"
      let message = "\(place): the program never gave the loop back after: \(step.source)"
      options.errors(message + "\n")
      options.output("Bail out! \(ScriptString.printable(message))\n")
      options.abandon(ExitStatus.broken.rawValue)
    }
  }

  private func refuse(_ message: String) -> Int32 {
    options.errors(message + "\n")
    return ExitStatus.usage.rawValue
  }
}
