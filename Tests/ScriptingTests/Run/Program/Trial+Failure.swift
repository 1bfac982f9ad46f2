import Scripting
import Testing

extension Trial {
  /// The message of the first failed test; nil if all passed.
  var message: String? { value(of: "message") }

  /// A field of the first failure.
  func value(of key: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(where: { $0.hasPrefix("      \(key): ") }) else { return nil }
    let value = lines[index].dropFirst("      \(key): ".count)
    guard value.hasPrefix("|") else {
      let quoted = String(value.dropFirst().dropLast())
      return quoted.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
    return lines[(index + 1)...].prefix { $0.hasPrefix("        ") }.map { String($0.dropFirst(8)) }
      .joined(separator: "\n")
  }

  /// The failure message of some steps after a launch without tracking; nil if they pass.
  static func message(
    _ steps: String, tracking: String = "off", files: [String: String] = [:], isReal: Bool = false,
    _ change: (inout ScriptOptions) -> Void = { _ in }
  ) throws -> String? {
    let trial = try Trial(
      "set tracking \(tracking)\nlaunch\n" + steps, files: files, isReal: isReal, change)
    #expect(trial.status == (trial.message == nil ? 0 : 1), "\(trial.output)\(trial.errors)")
    return trial.message
  }
}
