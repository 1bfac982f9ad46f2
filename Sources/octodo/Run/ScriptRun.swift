import EventLoop
import Glibc
import Scripting
import Terminal

/// Script mode: runs all files and reports on standard output.
struct ScriptRun {
  let options: LaunchOptions
  let settings: Settings
  let environment: [String: String]

  /// Returns the exit status.
  func callAsFunction() -> Int32 {
    var script = ScriptOptions(
      temporaryFolder: temporaryFolder, output: { StandardOutput.print($0) },
      errors: { StandardError.print($0, terminator: "") },
      onLoop: { body in
        try EventLoop.process.run {
          EventLoop.process.useVirtualTime()
          return try await body()
        }
      },
      abandon: { status in exit(status) })
    script.isDemo = options.isDemo
    script.snapshots = options.snapshots
    script.isCI = environment["CI"] == "true"
    if let size = options.size { script.size = size }
    return ScriptRunner(host: OctodoScriptHost(settings: settings), options: script).run(options.scripts)
  }

  /// In memory where there is such a folder: a test's data need not outlive a power cut, and waiting for a disk is most
  /// of what a durable write costs.
  private var temporaryFolder: String {
    if let folder = environment["TMPDIR"], !folder.isEmpty { return folder }
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }
}
