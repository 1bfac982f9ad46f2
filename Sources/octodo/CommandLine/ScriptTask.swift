import Console
import Scripting

/// What to do with the scripts.
enum ScriptTask: Equatable {
  case run
  case check
  case list
  case format(onlyLooks: Bool)

  /// - Throws: `UsageProblem`.
  init(_ arguments: ToolArguments, isScripted: Bool) throws {
    let given = [("--fmt", arguments.format), ("--list", arguments.list), ("--check", arguments.check)]
    guard let name = given.first(where: \.1)?.0 else {
      self = .run
      return
    }
    guard isScripted else { throw UsageProblem("\(name) needs --script FILE. Name the scripts.") }
    guard !arguments.list || !arguments.format && !arguments.check else {
      throw UsageProblem("--list cannot be combined with --fmt or --check. Leave out one of them.")
    }
    self = arguments.format ? .format(onlyLooks: arguments.check) : arguments.list ? .list : .check
  }

  /// The exit status; nil if the scripts are to be run.
  func status(of files: [String], with tools: ScriptTools) -> Int32? {
    switch self {
    case .run: nil
    case .check: tools.check(files)
    case .list: tools.list(files)
    case .format(let onlyLooks): tools.format(files, onlyLooks: onlyLooks)
    }
  }
}

/// The documentation of the script language on the command line.
enum LanguageText {
  /// `--commands FORMAT`.
  /// - Throws: `UsageProblem`.
  static func commands(for arguments: ToolArguments) throws -> String? {
    guard let name = arguments.commands else { return nil }
    guard let format = CommandFormat(rawValue: name) else {
      let names = CommandFormat.allCases.map(\.rawValue)
      throw UsageProblem(
        "--commands", takes: names, as: "one of \(names.joined(separator: ", "))", not: name)
    }
    return try format.text()
  }
}
