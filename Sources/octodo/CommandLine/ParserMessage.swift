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
    guard !command.exitCode(for: error).isSuccess else { return (text, 0) }
    return (suggestingValue(correctingOption(text, of: command)), ProcessEnd.usageStatus)
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

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
