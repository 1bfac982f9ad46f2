import ArgumentParser
import Console
import Domain

/// The argument parser's message for a command line that it cannot parse, with better suggestions: the parser's own
/// ones leave out `--help` and include words that are not similar.
enum ParserMessage {
  /// The text and the exit status for an error that `command` threw while it parsed.
  static func text(for error: any Error, of command: any ParsableCommand.Type) -> (
    text: String, status: Int32
  ) {
    if let problem = error as? UsageProblem {
      return (
        "\(problem.sentence)\nRun `\(program(of: command)) --help` to see all options.",
        ProcessEnd.usageStatus
      )
    }
    // The parser leaves out the word before the command here.
    let name = command._commandName
    let text = command.fullMessage(for: error).replacing(
      "See '\(name) --", with: "See '\(program(of: command)) --")
    guard !command.exitCode(for: error).isSuccess else { return (withCommandsFirst(text), 0) }
    if let sentence = missingWord(text, of: command) {
      return self.text(for: UsageProblem(sentence), of: command)
    }
    return (suggestingValue(correctingOption(text, of: command)), ProcessEnd.usageStatus)
  }

  /// The help with the commands before the options.
  static func help(of command: any ParsableCommand.Type) -> String {
    withCommandsFirst(command.helpMessage())
  }

  /// The parser puts the commands last, after options that fill a screen.
  private static func withCommandsFirst(_ text: String) -> String {
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.firstIndex(where: { $0.hasPrefix("ARGUMENTS:\n") }),
      let commands = parts.firstIndex(where: { $0.hasPrefix("SUBCOMMANDS:\n") }), first < commands
    else { return text }
    let isScript = { (part: String) in part.hasPrefix(OctodoCommand.scriptTitle.uppercased()) }
    let options = parts[first..<commands]
    let rows = parts[commands].dropFirst("SUB".count)
    let sorted =
      parts[..<first] + [String(rows)] + options.filter { !isScript($0) } + options.filter(isScript)
      + parts[(commands + 1)...]
    return sorted.joined(separator: "\n\n")
  }

  /// What to write after a command that stands alone; nil if something else is wrong.
  private static func missingWord(_ text: String, of command: any ParsableCommand.Type) -> String? {
    guard text.contains("Missing expected argument '<") else { return nil }
    return switch command._commandName {
    case "search":
      "octodo search needs what to search for. Write: octodo search \(SearchKind.repos.name) WORDS"
    case "config": "octodo config needs one of path, check and edit. Write: octodo config check"
    case "completion":
      "octodo completion needs one of \(CompletionShell.names.joined(separator: ", ")). "
        + "Write: octodo completion bash"
    case "sample":
      "octodo sample needs one of \(SampleKind.names.joined(separator: ", ")). Write: octodo sample search"
    default: nil
    }
  }

  private static func program(of command: any ParsableCommand.Type) -> String {
    command.configuration._superCommandName.map { "\($0) \(command._commandName)" } ?? command._commandName
  }

  private static func correctingOption(_ text: String, of command: any ParsableCommand.Type) -> String {
    guard let match = text.firstMatch(of: /Unknown option '(-[^']*)'(?:\. Did you mean '[^']*'\?)?/) else {
      return text
    }
    let option = String(match.1)
    var sentence = "There is no option \(option.shortened)."
    if option.hasPrefix("--") {
      let nearest = Spelling.nearest(to: option, among: LongOption.kinds(of: command).keys.sorted())
      sentence += nearest.map { " Did you mean \($0)?" } ?? ""
    } else {
      sentence += " Words that begin with - come last, after --."
    }
    return text.replacingCharacters(in: match.range, with: sentence)
  }

  /// The parser lists the valid values, in one line or in several, and suggests none.
  private static func suggestingValue(_ text: String) -> String {
    guard let match = text.firstMatch(of: /The value '([^']*)' is invalid for '[^']*'\. (?=Please provide)/)
    else {
      return text
    }
    let list = text[match.range.upperBound...].prefix { $0 != "." }
    let values = list.matches(of: /'([^']+)'|\n  - (\S+)/).map { String($0.1 ?? $0.2 ?? "") }
    guard let nearest = Spelling.nearest(to: String(match.1), among: values) else { return text }
    return text.replacingCharacters(
      in: match.range, with: text[match.range] + "Did you mean \(nearest)? ")
  }
}

extension UsageProblem {
  /// The value of an option is not one of its words.
  /// - Parameter list: the words in a sentence; nil to list them with commas.
  init(_ option: String, takes words: [String], as list: String? = nil, not text: String) {
    let nearest = Spelling.nearest(to: text, among: words).map { " Did you mean \($0)?" } ?? ""
    self.init("\(option) takes \(list ?? words.joined(separator: ", ")), not \(text.shortened).\(nearest)")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
