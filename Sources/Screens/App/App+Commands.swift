import Domain
import EventLoop
import Terminal
import Texts

/// The user's own commands of config.yml.
extension App {
  /// The commands that can run on a marked item, or on the selected one if none is marked, are enabled.
  func commandActions(for screen: any Screen) -> [Action] {
    let page = router.page?.name ?? ""
    return environment.preferences.commands.map { command in
      let key = command.hasKey(onPage: page) ? command.key : nil
      let runs = { @LoopActor in command.runs(on: screen.subjects) }
      return Action(
        command.id, key.map { [$0] } ?? [], command.name, when: { !runs().isEmpty },
        whyNot: self.missing(command, on: screen)
      ) { [self] in start(command, runs()) }
    }
  }

  /// Which placeholder has no value for any item of the screen.
  private func missing(_ command: UserCommand, on screen: any Screen) -> String? {
    let words = environment.texts.commands
    let subjects = screen.subjects
    let placeholders = command.run.compactMap { UserCommand.Placeholder(rawValue: $0) }
    let missing = placeholders.first { placeholder in
      !subjects.contains { UserCommand.value(of: placeholder, $0) != nil }
    }
    return (missing ?? placeholders.first).map { placeholder in
      let needed =
        switch placeholder {
        case .url: words.needsPage
        case .name: words.needsRepository
        case .number: words.needsNumber
        }
      return words.noValue(name: command.name, needed: needed, placeholder: placeholder.rawValue)
    }
  }

  private func start(_ command: UserCommand, _ runs: [[String]]) {
    guard command.asks else { return run(command, runs) }
    let words = environment.texts.commands
    let question = Question(
      title: runs.count > 1
        ? words.questionForMany(name: command.name, count: runs.count) : words.question(name: command.name),
      detail: runs.map(\.commandLine).joined(separator: "\n"), yes: words.answer)
    environment.dialogs.ask(question) { [self] isYes in
      if isYes { run(command, runs) }
    }
  }

  /// Runs the command for one item after another, so that a hundred marked items do not start a hundred programs at
  /// once.
  /// - Parameter ends: the results of the runs that are already done.
  private func run(_ command: UserCommand, _ runs: [[String]], after ends: [CommandEnd] = []) {
    guard ends.count < runs.count else { return say(command, ends) }
    if !command.usesTerminal { runningCommands.begin(command.name, environment) }
    do {
      try environment.desktop.run(runs[ends.count], inTerminal: command.usesTerminal) { [self] end in
        runningCommands.end(command.name)
        let end = CommandEnd(status: end.status, output: Sanitizer.withoutSequences(end.output).lastLine)
        run(command, runs, after: ends + [end])
      }
      if command.usesTerminal { setNeedsDraw() }
    } catch {
      runningCommands.end(command.name)
      environment.notices.say(environment.texts.sentence(for: error))
    }
  }

  private func say(_ command: UserCommand, _ ends: [CommandEnd]) {
    let words = environment.texts.commands
    let failed = ends.filter { $0.status != 0 }
    // The first failure is reported for all runs; if nothing failed, a single run reports its output.
    guard let reported = failed.first ?? ends.last else { return }
    let sentence = words.sentence(for: reported, of: command)
    switch (ends.count, failed.count) {
    case (1, _): environment.notices.say(sentence)
    case (let total, 0): environment.notices.say(words.doneForMany(name: command.name, count: total))
    case (let total, let failed):
      environment.notices.say(
        words.failedForSome(failed: "\(failed)", total: "\(total)", sentence: sentence))
    }
  }
}

extension CommandsTexts {
  fileprivate func sentence(for end: CommandEnd, of command: UserCommand) -> String {
    switch (end.status, end.output) {
    case (0, ""): done(name: command.name)
    case (0, let line): doneWithOutput(name: command.name, line: line)
    case (let status, ""): failed(name: command.name, status: "\(status)")
    case (let status, let line): failedWithOutput(name: command.name, status: "\(status)", line: line)
    }
  }
}

extension String {
  /// The last line that is not blank, cut to the length of a notice.
  fileprivate var lastLine: String {
    let line = split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.count > 200 ? line.prefix(200) + "…" : String(line)
  }
}
