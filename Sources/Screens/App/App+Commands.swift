import EventLoop
import Terminal
import Texts

/// The user's own commands of config.yml.
extension App {
  /// The commands that can run on the selected item are enabled.
  func commandActions(for screen: any Screen) -> [Action] {
    environment.preferences.commands.map { command in
      let arguments = { @LoopActor in command.arguments(for: screen.subject) }
      return Action(command.id, command.key.map { [$0] } ?? [], command.name, when: { arguments() != nil }) {
        [self] in
        if let arguments = arguments() { start(command, arguments) }
      }
    }
  }

  private func start(_ command: UserCommand, _ arguments: [String]) {
    guard command.asks else { return run(command, arguments) }
    let words = environment.texts.commands
    let question = Question(
      title: words.question(name: command.name), detail: arguments.commandLine, yes: words.answer)
    environment.dialogs.ask(question) { [self] isYes in
      if isYes { run(command, arguments) }
    }
  }

  private func run(_ command: UserCommand, _ arguments: [String]) {
    let words = environment.texts.commands
    let notices = environment.notices
    do {
      try environment.desktop.run(arguments, inTerminal: command.usesTerminal) { end in
        let line = end.output.lastLine
        switch (end.status, line) {
        case (0, ""): notices.say(words.done(name: command.name))
        case (0, let line): notices.say(words.said(name: command.name, line: line))
        case (let status, ""): notices.say(words.failed(name: command.name, status: "\(status)"))
        case (let status, let line):
          notices.say(words.failedSaying(name: command.name, status: "\(status)", line: line))
        }
      }
      if command.usesTerminal { setNeedsDraw() }
    } catch {
      notices.say(environment.texts.sentence(for: error))
    }
  }
}

extension String {
  /// The last line that is not blank, cut to what a message has room for.
  fileprivate var lastLine: String {
    let line = split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.count > 200 ? line.prefix(200) + "…" : String(line)
  }
}
