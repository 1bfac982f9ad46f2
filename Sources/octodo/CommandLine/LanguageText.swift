import Console
import Scripting

/// The documentation of the script language on the command line.
enum LanguageText {
  /// `--commands FORMAT`.
  /// - Throws: `UsageProblem`.
  static func commands(for arguments: ToolArguments) throws -> String? {
    guard let name = arguments.commands else { return nil }
    guard let format = CommandFormat(rawValue: name) else {
      let names = CommandFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageProblem("--commands takes one of \(names), not \(name).")
    }
    return try format.text()
  }
}
