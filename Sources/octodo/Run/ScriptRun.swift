import Console
import EventLoop
import Glibc
import Screens
import Scripting
import Terminal
import Texts

/// Script mode: runs all files and reports on standard output.
struct ScriptRun {
  let options: LaunchOptions
  let environment: [String: String]
  let output: StandardOutput

  /// Returns the exit status.
  /// - Throws: `UsageProblem` if the file of `--config` is not valid.
  func callAsFunction() throws -> Int32 {
    let form = form
    var script = ScriptOptions(
      temporaryFolder: options.run.workerFolder ?? Folders.temporary(environment),
      output: { [output] in output.print($0, as: form) },
      errors: { StandardError.print($0, terminator: "") },
      onLoop: { body in try EventLoop.process.run(body) },
      abandon: { status in _exit(status) })
    script.isDemo = options.isDemo
    script.snapshots = options.snapshots
    script.isCI = environment["CI"] == "true"
    script.home = Folders(environment: environment).home
    if let size = options.size { script.size = size }
    if let language = options.language { script.locale = language.rawValue }
    // Stubs do not use this address, but an invalid one is still a mistake on the command line.
    if let url = options.apiURL { _ = try Settings.api(at: url, texts: Texts(options.language ?? .en)) }
    let host = OctodoScriptHost(configuration: try configuration(), liveSettings: liveSettings)
    apply(options.run, to: &script)
    apply(options.watch, to: &script)
    // A worker's scripts were already checked. A run also takes the panes of a screen that is being built.
    if options.run.workerFolder == nil {
      script.names = .program(parts: options.task == .check ? ScreenNames.program.parts : nil)
    }
    let tools = ScriptTools(options: script)
    if let status = options.task.status(of: options.scripts, with: tools) { return status }
    if options.run.workerFolder != nil {
      return ScriptRunner(host: host, options: script).work(options.scripts)
    }
    if let mode = options.watch.stage {
      let visible = VisibleRun(mode: mode, environment: environment)
      return try visible(options.scripts, host: host, options: script)
    }
    startWorkers(&script)
    return ScriptRunner(host: host, options: script).run(options.scripts)
  }

  /// The form of standard output, which carries only the report.
  private var form: StandardOutput.Form {
    let isJSON = options.task == .run && options.run.reports.contains(ReportTarget(.json))
    return isJSON ? .json : .file
  }

  private func apply(_ run: RunOptions, to script: inout ScriptOptions) {
    script.reports = run.reports
    script.keepsGoing = run.keepsGoing
    script.tags = run.tags
    script.excludedTags = run.excludedTags
    script.variables = run.variables
    script.prunesSnapshots = run.prunesSnapshots
    // A cassette holds the recordings of several tests, which must be written one after the other.
    script.jobs = run.isRecording ? 1 : run.jobs
    script.isRecording = run.isRecording
    script.isLive = run.isLive
    script.root = run.root
  }

  private func apply(_ watch: WatchOptions, to script: inout ScriptOptions) {
    script.shotFolder = watch.shotFolder
    script.castFolder = watch.castFolder
    script.pace = watch.slow
  }

  /// Runs the tests in child processes, even if it is only one, so that a crash fails only one test.
  private func startWorkers(_ script: inout ScriptOptions) {
    let arguments = CommandLine.arguments.dropFirst()
    script.workerCommand = { folder in ["/proc/self/exe", "--worker", folder] + arguments }
    script.interrupts = InterruptSignals.current()
    LoopSignals.block(script.interrupts)
  }

  /// Nil unless the command line allows requests to the real API; then none of the user's files are read.
  private var liveSettings: (@Sendable () throws -> Settings)? {
    guard options.run.isLive || options.run.isRecording else { return nil }
    return { [options, environment] in
      let settings = try Settings(options: options, environment: environment)
      TokenSecrecy.guardSettings(settings, environment)
      return settings
    }
  }

  /// Only a configuration named on the command line is used, because scripts must run the same on every
  /// machine.
  private func configuration() throws -> Configuration {
    guard let path = options.config else { return Configuration() }
    let (configuration, problems) = Settings.configuration(at: path, isRequired: true)
    guard problems.isEmpty else { throw UsageProblem(problems.joined(separator: "\n")) }
    return configuration
  }
}
