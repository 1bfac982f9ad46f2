import ArgumentParser
import FoundationEssentials

/// Reorders options that the argument parser accepts only in one order.
enum OptionOrder {
  /// `--script --check FILE` means `--check --script FILE`: the parser wants the files right after `--script`.
  static func withFilesAfterScript(_ arguments: [String]) -> [String] {
    guard let script = arguments.firstIndex(of: "--script"), script + 1 < arguments.count,
      arguments[script + 1].hasPrefix("--"), arguments[script + 1] != "--"
    else { return arguments }
    let kinds = LongOption.kinds(of: OctodoCommand.self)
    var file = script + 1
    while file < arguments.count, arguments[file].hasPrefix("--") {
      let hasValue = kinds[arguments[file]] == .option
      file += hasValue ? 2 : 1
    }
    guard file < arguments.count else { return arguments }
    var ordered = arguments
    ordered.remove(at: script)
    ordered.insert("--script", at: file - 1)
    return ordered
  }
}

extension ParsableCommand {
  /// Moves all words behind `--`, because the parser takes `-bug` and `-3d` for options.
  /// - Parameters:
  ///   - valueOptions: those that take the next argument as their value. The parser's description has them, too, but
  ///     needs 2.5 ms, a third of the time of a command.
  ///   - isShortOption: whether a word with one dash is an option.
  static func withWordsLast(
    _ arguments: [String], valueOptions: Set<String>, isShortOption: (String) -> Bool = { $0 == "-h" }
  ) -> [String] {
    var options: [String] = []
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      let isLongOption = argument.hasPrefix("--") && !argument.hasPrefix("-- ")
      guard isLongOption || isShortOption(argument) else {
        words.append(argument)
        continue
      }
      options.append(argument)
      if valueOptions.contains(argument), let value = rest.popFirst() { options.append(value) }
    }
    return options + ["--"] + words
  }
}

/// The kind of a long option in the argument parser.
enum LongOption: String, Decodable {
  case flag, option, positional

  /// By name, such as `--help`.
  static func kinds(of command: any ParsableCommand.Type) -> [String: LongOption] {
    struct Description: Decodable {
      struct DescribedCommand: Decodable { let arguments: [Argument] }
      struct Argument: Decodable {
        let kind: LongOption
        let names: [Name]?
      }
      struct Name: Decodable { let kind, name: String }
      let command: DescribedCommand
    }
    let json = Data(command._dumpHelp().utf8)
    // The parser's own output. Without it each option before FILE counts as a flag.
    guard let description = try? JSONDecoder().decode(Description.self, from: json) else { return [:] }
    var kinds: [String: LongOption] = [:]
    for argument in description.command.arguments {
      for name in argument.names ?? [] where name.kind == "long" { kinds["--\(name.name)"] = argument.kind }
    }
    return kinds
  }
}
