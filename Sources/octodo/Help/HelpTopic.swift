import AllFeatures
import ArgumentParser
import Domain
import EventLoop
import FoundationEssentials
import Sandbox
import Scripting

/// A text of `octodo help TOPIC`, which is `octodo --help TOPIC` too.
enum HelpTopic: String, CaseIterable {
  case add, agenda, backup, completion, config, date, delete, done, edit, export, filter, `import`, keys,
    list, names
  case open, projects, redo, `repeat`, sample, sandbox, script, search, show, start, stop, tags, todo,
    tracking, undo, views

  static let allNames = allCases.map(\.rawValue)

  enum Reading: Equatable {
    /// `octodo help`: the options and commands.
    case overview
    case topic(HelpTopic)
    /// The sentence for a topic that does not exist.
    case unknown(String)
  }

  /// Nil if the command line does not ask for a topic. The argument parser would ignore it.
  static func read(_ arguments: [String]) -> Reading? {
    guard let first = arguments.first, ["help", "--help", "-h"].contains(first) else { return nil }
    let words = arguments.dropFirst()
    guard let word = words.first else { return first == "help" ? .overview : nil }
    guard !word.hasPrefix("-") else { return first == "help" ? option(word) : nil }
    if let topic = HelpTopic(rawValue: word), topic.explains(Array(words.dropFirst())) {
      return .topic(topic)
    }
    let nearest = Spelling.nearest(to: word, among: allNames).map { " Did you mean octodo help \($0)?" } ?? ""
    return .unknown(
      "There is no help on \(words.joined(separator: " ").shortened).\(nearest) "
        + "There is help on \(allNames.joined(separator: ", ")).")
  }

  /// What `octodo help --OPTION` or `--OPTION=VALUE` means: the overview explains octodo's own options, and a topic
  /// those of a command.
  private static func option(_ word: String) -> Reading {
    let name = String(word.prefix { $0 != "=" })
    guard name.hasPrefix("--"), LongOption.kinds(of: OctodoCommand.self)[name] == nil else {
      return .overview
    }
    let topics = allCases.filter { topic in
      topic.command.map { LongOption.kinds(of: $0)[name] != nil } ?? false
    }
    guard !topics.isEmpty else {
      return .unknown("There is no option \(name.shortened). octodo help lists the options.")
    }
    let helps = topics.map { "octodo help \($0.rawValue)" }.joined(separator: " and ")
    return .unknown("\(helps) \(topics.count == 1 ? "explains" : "explain") \(name).")
  }

  /// The command that the topic explains; nil for other topics.
  private var command: (any ParsableCommand.Type)? {
    switch self {
    case .backup: BackupCommand.self
    case .completion: CompletionCommand.self
    case .config: ConfigCommand.self
    case .date: DateCommand.self
    case .open: OpenCommand.self
    case .repeat: RepeatCommand.self
    case .sample: SampleCommand.self
    case .sandbox: SandboxCommand.self
    case .search: SearchCommand.self
    case .tracking: TrackingCommand.self
    case .filter, .keys, .names, .script, .todo: nil
    default: TodoCommands.named(rawValue)
    }
  }

  /// Whether the text of this topic contains that on the words after it: `search repos`, `config check`.
  private func explains(_ words: [String]) -> Bool {
    guard let word = words.first else { return true }
    return words.count == 1 && StartPoint.commands[rawValue]?.contains(word) == true
  }

  /// In one line, for the list of topics.
  var summary: String {
    switch self {
    case .add: "todos of one line, with dates, tags and projects"
    case .agenda: "what is due in the next days"
    case .backup: "copies of the todo file, and going back to one"
    case .completion: "completions for bash, zsh and fish"
    case .config: "the path of config.yml, checking and editing it"
    case .date: "the words for days and times"
    case .delete: "deleting todos"
    case .done: "marking todos as done"
    case .edit: "changing todos by words"
    case .export: "todos for other programs"
    case .filter: "the words of filters"
    case .import: "todos of other programs"
    case .keys: "the keys of all screens; octodo --keys lists them with yours"
    case .list: "listing todos by a filter"
    case .names: "the names of pages, panes, events and scenes, for scripts"
    case .open: "starting with a page, or with a notification"
    case .projects: "the projects of todos"
    case .redo: "redoing what was undone"
    case .repeat: "the rules for repeating"
    case .sample: "responses of GitHub for the stubs of scripts"
    case .sandbox: "single screens in all their states"
    case .script: "the language of scripts"
    case .search: "searching GitHub in the shell"
    case .show: "all fields of a todo"
    case .start: "beginning work on todos"
    case .stop: "ending work on todos"
    case .tags: "the tags of todos"
    case .todo: "the words of todos, of filters and of dates"
    case .tracking: "what is recorded about you, and how to turn it off"
    case .undo: "undoing the last change of the todos"
    case .views: "the views of the todos and their filters"
    }
  }

  /// - Throws: the error of the event loop.
  func text() throws -> String {
    switch self {
    case .keys: try EventLoop.process.run { KeyList.program.text }
    case .names: ScreenNames.program.text
    case .script: ScriptGuide.text
    case .filter: TodoGuide.filterText
    case .todo: TodoGuide.text
    default: command?.helpMessage(columns: Self.columns) ?? ""
    }
  }

  private static let columns = 80
}
