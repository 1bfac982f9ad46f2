import FoundationEssentials
import PtyTestSupport
import TestSupport

extension PtyProgram {
  /// The `TerminalProbe` program.
  /// - Parameters:
  ///   - ending: how it ends, one of its `Ending`s.
  ///   - type: TERM.
  convenience init(
    _ ending: String, type: String? = "xterm-256color", environment: [String: String] = [:], rows: Int32 = 24,
    columns: Int32 = 80
  ) throws {
    var variables = environment
    variables["TERM"] = type
    variables["LANG"] = "C.UTF-8"
    // The backtracer must not interfere if it is enabled where the tests run.
    variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=yes,color=no"
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = ProcessInfo.processInfo.environment[name] }
    try self.init(
      [BuiltProgram.terminalProbe(), ending], environment: variables, rows: rows, columns: columns)
  }

  /// The output of the program since the last call, up to the end of its frame.
  @discardableResult
  func readScreen() throws -> String {
    try read(until: "日x")
  }
}
