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
    return (correcting(text, of: command), ProcessEnd.usageStatus)
  }

  private static func program(of command: any ParsableCommand.Type) -> String {
    command.configuration._superCommandName.map { "\($0) \(command._commandName)" } ?? command._commandName
  }

  private static func correcting(_ text: String, of command: any ParsableCommand.Type) -> String {
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
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
