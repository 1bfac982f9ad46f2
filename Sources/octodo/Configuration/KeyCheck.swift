import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// Compares the keys of config.yml and its commands with each other and with the actions of all screens.
@LoopActor
struct KeyCheck {
  private let configuration: Configuration
  private let table: KeyList
  private let file: String
  private let texts: ConfigurationTexts

  /// - Parameters:
  ///   - file: the file's name in messages.
  ///   - table: the keys as they are without this configuration.
  init(_ configuration: Configuration, file: String, table: KeyList, texts: ConfigurationTexts) {
    self.configuration = configuration
    self.file = file
    self.table = table
    self.texts = texts
  }

  /// What the check finds.
  struct Findings {
    /// Sentences for the user, in the order of the lines.
    var problems: [ConfigurationProblem] = []
    /// The commands, which now know where they leave their keys to an action.
    var commands: [UserCommand]
  }

  static func findings(in configuration: Configuration, file: String, language: Language) -> Findings {
    guard !configuration.keyLines.isEmpty || !configuration.writtenCommands.isEmpty else {
      return Findings(commands: configuration.commands)
    }
    let texts = Texts(configuration.settings.language ?? language).configuration
    let check = KeyCheck(configuration, file: file, table: .program, texts: texts)
    return Findings(problems: check.problems, commands: check.commands)
  }

  var problems: [ConfigurationProblem] {
    let bound = configuration.keyLines.sorted { $0.value < $1.value }.flatMap { id, line in
      problems(of: id).map { (line, $0) }
    }
    let commands = configuration.writtenCommands.flatMap { written in
      problem(of: written.command).map { [(written.line, $0)] } ?? []
    }
    return (bound + commands).sorted { $0.0 < $1.0 }.map {
      ConfigurationProblem(
        line: $0.0, sentence: texts.atLine(file: file, line: "\($0.0)", problem: $0.1))
    }
  }

  private var ids: [String] { table.sections.flatMap(\.rows).compactMap(\.id) }

  private func problems(of id: String) -> [String] {
    guard ids.contains(id) else {
      let near = Spelling.nearest(to: id, among: ids)
      return [near.map { texts.unknownActionNear(id: id, near: $0) } ?? texts.unknownAction(id: id)]
    }
    return (configuration.keys.keys[id] ?? []).compactMap { key in
      if isTyped(key, instead: id) { return texts.typedInField(key: "\(key)", id: id) }
      return conflict(with: id, on: key).map {
        texts.keyTaken(key: "\(key)", id: id, other: $0.id, section: $0.title)
      }
    }
  }

  /// Whether the key is text wherever the action works: only in fields.
  private func isTyped(_ key: Key, instead id: String) -> Bool {
    InputEvent.key(key).typedText != nil
      && table.sections.allSatisfy { section in section.isField || !section.rows.contains { $0.id == id } }
  }

  /// Another action that has the key at the same time as the action; nil if there is none.
  private func conflict(with id: String, on key: Key) -> (id: String, title: String)? {
    let common = table.sections.filter { $0.page == nil }
    // An action's preset key may be shared with other actions by design.
    for section in table.sections
    where section.rows.contains(where: { $0.id == id && !$0.keys.contains(key) }) {
      // A common action must not conflict with any screen's keys.
      let others = section.page == nil ? table.sections : [section] + common
      for other in others {
        if let row = other.rows.first(where: { $0.id != id && has($0, key) }) {
          return (row.id ?? row.text, other.title)
        }
      }
    }
    return nil
  }

  private func has(_ row: KeyList.Row, _ key: Key) -> Bool {
    (row.id.flatMap { configuration.keys.keys[$0] } ?? row.keys).contains(key)
  }

  private var commands: [UserCommand] {
    configuration.commands.map { command in
      var command = command
      command.yieldsOn = command.key.flatMap { onlyPage(withKey: $0, of: command) }
      return command
    }
  }

  /// The page of the only screen whose actions have the key of a command; nil if none or several have it, or what works
  /// everywhere. People know the keys of several screens by heart, and would press them for the action.
  private func onlyPage(withKey key: Key, of command: UserCommand) -> String? {
    let taken = Set(sections(of: command).filter { $0.rows.contains { has($0, key) } }.map(\.page))
    guard taken.count == 1, let page = taken.first ?? nil, !page.isEmpty else { return nil }
    return page
  }

  /// Where the command has an item; elsewhere the screen's own action has the key.
  private func sections(of command: UserCommand) -> [KeyList.ScreenKeys] {
    table.sections.filter { section in
      section.page.map { $0.isEmpty || command.hasKey(onPage: $0) } ?? true
    }
  }

  /// A command must not have the key of another command, or of actions on more than one screen.
  private func problem(of command: UserCommand) -> String? {
    guard let key = command.key else { return nil }
    let same = configuration.writtenCommands.first { $0.command.key == key }?.command
    if let same, same != command {
      return texts.keyTaken(key: "\(key)", id: command.name, other: same.name, section: "commands")
    }
    guard onlyPage(withKey: key, of: command) == nil else { return nil }
    for section in sections(of: command) {
      guard let row = section.rows.first(where: { has($0, key) }) else { continue }
      return texts.keyTaken(
        key: "\(key)", id: command.name, other: row.id ?? row.text, section: section.title)
    }
    return nil
  }
}
