import AppCore
import EventLoop
import Glibc
import Scripting
import Terminal

/// Script mode: runs all files and reports on standard output.
struct ScriptRun {
  let options: LaunchOptions
  let environment: [String: String]

  /// Returns the exit status.
  /// - Throws: `UsageProblem` where `--config` names what is no configuration.
  func callAsFunction() throws -> Int32 {
    var script = ScriptOptions(
      temporaryFolder: temporaryFolder, output: { StandardOutput.print($0) },
      errors: { StandardError.print($0, terminator: "") },
      onLoop: { body in try EventLoop.process.run(body) },
      abandon: { status in exit(status) })
    script.isDemo = options.isDemo
    script.snapshots = options.snapshots
    script.isCI = environment["CI"] == "true"
    if let size = options.size { script.size = size }
    let host = OctodoScriptHost(preferences: try preferences()) { [options, environment] in
      try Settings(options: options, environment: environment)
    }
    return ScriptRunner(host: host, options: script).run(options.scripts)
  }

  /// Scripts must run the same on every machine, so only a configuration that is named counts.
  private func preferences() throws -> Preferences {
    guard let path = options.config else { return Preferences() }
    let (configuration, problems) = Settings.configuration(at: path, isRequired: true)
    guard problems.isEmpty else { throw UsageProblem(problems.joined(separator: "\n")) }
    return Preferences(pageSize: configuration.pageSize, confirmsDelete: configuration.confirm)
  }

  /// In memory where there is such a folder: a test's data need not outlive a power cut, and waiting for a
  /// disk is most of what a durable write costs.
  private var temporaryFolder: String {
    if let folder = environment["TMPDIR"], !folder.isEmpty { return folder }
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }
}
