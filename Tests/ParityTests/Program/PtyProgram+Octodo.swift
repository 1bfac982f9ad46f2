import PtyTestSupport
import TestSupport

extension PtyProgram {
  /// octodo with its demo data, on an xterm.
  static func octodo(
    in home: Home, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PtyProgram {
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let command = [try BuiltProgram.octodo(), "--demo"] + arguments
    return try PtyProgram(command, environment: variables.merging(environment) { $1 })
  }

  /// octodo started by a line of sh(1), in which the command `octodo` is the program.
  static func shell(_ line: String, environment: [String: String]) throws -> PtyProgram {
    let line = line.replacing("octodo ", with: "'\(try BuiltProgram.octodo())' ", maxReplacements: 1)
    return try PtyProgram(["/bin/sh", "-c", line], environment: environment)
  }

  /// All output up to the end of octodo's first frame.
  @discardableResult
  func readFirstFrame() throws -> String {
    try read(until: "type and press Enter")
  }
}
