import EventLoop
import HTTP

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
      options.errors("The run cannot go on: \(ScriptString.printable("\(error)")).\n")
      return ExitStatus.broken.rawValue
    }
  }

  private func refuse(_ message: String) -> Int32 {
    options.errors(message + "\n")
    return ExitStatus.usage.rawValue
  }
}
