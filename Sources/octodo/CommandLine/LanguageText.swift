import Console
import Scripting

/// The texts about the script language that the command line can ask for.
enum LanguageText {
  /// `--help script`, which an argument parser would take for `--help`.
  static func guide(for arguments: [String]) -> String? {
    arguments == ["--help", "script"] || arguments == ["-h", "script"] ? ScriptGuide.text : nil
  }

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
