import Console
import EventLoop
import HTTP
import Synchronization

/// Runs scripts: parses them all first, then runs each test on a fresh loop, and reports the results as they
/// arrive.
///
/// Call it outside of the loop. It takes the loop for one test at a time (`ScriptOptions.onLoop`), so timers
/// and tasks that a test leaves behind end with it.
public struct ScriptRunner {
  let host: any ScriptHost
  let options: ScriptOptions

  public init(host: any ScriptHost, options: ScriptOptions) {
    self.host = host
    self.options = options
  }

  /// Returns the exit status: 128 plus the signal's number if the run was interrupted.
  public func run(_ files: [String]) -> Int32 {
    guard !files.isEmpty else { return refuse("Name a script: octodo --script FILE...") }
    guard !options.isCI || options.snapshots == .check else {
      return refuse(
        "With CI=true snapshots are only checked. Run --snapshots \(options.snapshots.rawValue) by hand.")
    }
    let loaded = ScriptLoader(options: options).load(files)
    guard loaded.status == .passed else { return loaded.status.rawValue }
    let selection = ScriptSelection(loaded.scripts, options: options)
    guard !selection.isEmpty else {
      return refuse("No test was selected. Look at --tags, --not-tags and the files.")
    }
    if let refusal = NetworkPermission.refusal(of: selection, options) { return refuse(refusal) }
    let outputs: ReportOutputs
    do {
      outputs = try ReportOutputs(options)
    } catch {
      return refuse("\(error). Give --report another file.")
    }
    do {
      return try run(selection, of: loaded.scripts, outputs)
    } catch {
      options.errors("The run cannot continue: \(ScriptString.printable("\(error)")).\n")
      return ExitStatus.broken.rawValue
    }
  }

  private func refuse(_ message: String) -> Int32 {
    options.errors(message + "\n")
    return ExitStatus.usage.rawValue
  }
}

extension ScriptRunner {
  /// Runs the selected tests and reports the results.
  /// - Throws: errors of the runner itself; failed tests are not errors.
  func run(
    _ selection: ScriptSelection, of scripts: [ScriptFile], _ outputs: ReportOutputs
  ) throws -> Int32 {
    let folder = try RunFolder(in: options.temporaryFolder, name: "run")
    let result = Result { try runTests(of: selection, in: folder, outputs.reporters) }
    try folder.remove()
    var (report, interrupt) = try result.get()
    let stale = try interrupt == nil ? reportStaleSnapshots(in: scripts) : []
    var status: Int32 = 0
    report.end { tally in
      status = interrupt.map { 128 + $0.number } ?? tally.status.rawValue
      return RunEnding(
        tally: tally, interruption: interrupt.map(\.description), staleSnapshots: stale, status: status)
    }
    for problem in outputs.problems { options.errors("The report is incomplete: \(problem).\n") }
    return outputs.problems.isEmpty ? status : max(status, ExitStatus.broken.rawValue)
  }

  private func runTests(
    of selection: ScriptSelection, in folder: RunFolder, _ reporters: [any Reporter]
  ) throws -> (RunReport, Interrupt?) {
    var report = RunReport(selection, reporters: reporters)
    report.begin()
    if let command = options.workerCommand {
      return try runInWorkers(command, selection.tests, in: folder, report)
    }
    let execution = try inProcess(in: folder)
    var isTakenOver = false
    for (index, test) in selection.tests.enumerated() {
      let result = isTakenOver ? Self.afterTakeOver : execution.result(of: test)
      guard !result.isCutShort else { return (report, .byWatcher) }
      isTakenOver = isTakenOver || result.isTakenOver
      report.add(result, at: index)
    }
    return (report, nil)
  }

  /// After a user has taken over the program, the rest of the run is skipped.
  private static let afterTakeOver = TestResult(skipReason: "the program was taken over by hand before")

  private func runInWorkers(
    _ command: @escaping @Sendable (String) -> [String], _ tests: [SelectedTest], in folder: RunFolder,
    _ report: RunReport
  ) throws -> (RunReport, Interrupt?) {
    let outcome = Mutex<(RunReport, Interrupt?)>((report, nil))
    try options.onLoop { [options] in
      let pool = WorkerPool(
        tests, command: command, options: options, folder: folder, loop: .process, report: report)
      let ended = try await pool.run()
      outcome.withLock { $0 = ended }
    }
    return outcome.withLock { $0 }
  }

  /// Tests in this process: if the program crashes it, the report ends there.
  private func inProcess(in folder: RunFolder) throws -> TestExecution {
    var options = options
    options.temporaryFolder = folder.path
    options.onAbandon = { [options] result in
      for failure in result.failures {
        options.errors(FailureText.lines(failure).map { $0 + "\n" }.joined())
        options.output(TAPReporter.bailOut(FailureText.message(failure)))
      }
      do { try folder.remove() } catch { options.errors("\(folder.path) is left behind: \(error)\n") }
    }
    return try execution(options) { [options] step in
      options.onAbandon(TestExecution.hang(in: step))
      options.abandon(ExitStatus.broken.rawValue)
    }
  }

  /// Returns the stale stored screens that were not deleted.
  private func reportStaleSnapshots(in scripts: [ScriptFile]) throws -> [String] {
    guard options.variables.isEmpty else {
      // Names can contain these values, which differ between runs.
      if options.prunesSnapshots {
        options.errors("With --var nothing is deleted. Leave out --var or --prune.\n")
      }
      return []
    }
    for sentence in StaleRecordings.sentences(of: scripts, options) { options.errors(sentence + "\n") }
    let stale =
      try scripts.flatMap { try StaleSnapshots.files(of: $0, options) }
      + OrphanedSnapshots.files(beside: scripts, options)
    for snapshot in stale {
      let file = ScriptString.printable(snapshot.path)
      if options.prunesSnapshots { try snapshot.files.delete(snapshot.path) }
      options.errors(
        options.prunesSnapshots
          ? "Deleted \(file), which no script uses.\n"
          : "\(file) is used by no script. --prune deletes it.\n")
    }
    return options.prunesSnapshots ? [] : stale.map(\.path)
  }
}
