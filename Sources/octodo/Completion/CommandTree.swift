import AllFeatures
import ArgumentParser
import Domain
import FoundationEssentials
import Sandbox
import TodoLanguage

/// The whole command line as the parser describes it, for the completions of shells.
struct CommandTree {
  /// One option or, without names, one positional argument.
  struct Argument {
    /// With their dashes.
    var names: [String] = []
    /// The name of the value; nil if there is none.
    var value: String?
    var help = ""
    /// Several values may follow.
    var takesMany = false
    var kind = Kind.free

    /// Whether a value follows, or may follow a flag.
    var takesValue: Bool {
      if case .list = kind { true } else { value != nil }
    }
  }

  /// How a value is completed.
  indirect enum Kind {
    case free
    case words([String])
    /// Several of the words, separated by commas.
    case list([String])
    case files(extensions: [String])
    case folders
    /// The ids of open todos, with their titles.
    case ids
    /// The names of views.
    case views
    /// The words of todos or filters: tags, projects and what follows a colon.
    case labels(TodoCompletion)
    /// An id, then words.
    case idAndLabels
    /// What belongs to another word of the command line, by that word.
    case beside([(word: String, kind: Kind)])
  }

  let name: String
  let abstract: String
  var options: [Argument]
  var positionals: [Argument]
  var subcommands: [CommandTree]

  /// - Throws: the decoder's error, or that of the scenes.
  static func octodo() throws -> CommandTree {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(OctodoCommand._dumpHelp().utf8))
    var root = CommandTree(dump.command)
    let topics = Argument(value: "topic", help: "What to explain.", kind: .words(HelpTopic.allNames))
    root.subcommands.append(
      CommandTree(
        name: "help", abstract: "Explain one subject.", options: [], positionals: [topics], subcommands: []))
    try root.addScenes()
    root.addSearchKinds()
    root.addFields()
    return root
  }

  private init(
    name: String, abstract: String, options: [Argument], positionals: [Argument], subcommands: [CommandTree]
  ) {
    (self.name, self.abstract, self.options) = (name, abstract, options)
    (self.positionals, self.subcommands) = (positionals, subcommands)
  }

  private init(_ info: Dump.Command) {
    let arguments = (info.arguments ?? []).filter(\.shouldDisplay).map(Argument.init)
    self.init(
      name: info.commandName, abstract: info.abstract ?? "", options: arguments.filter { !$0.names.isEmpty },
      positionals: arguments.filter { $0.names.isEmpty },
      subcommands: (info.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
        .map(CommandTree.init))
  }

  /// The names of the scenes, and the states of the chosen one.
  private mutating func addScenes() throws {
    let scenes = try SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes
    let states = scenes.map { ($0.name, Kind.words($0.states.map(\.name))) }
    setKind(of: "--state", in: "sandbox", to: .beside(states))
    guard let index = subcommands.firstIndex(where: { $0.name == "sandbox" }) else { return }
    var scene = subcommands[index].positionals.first ?? Argument(value: "scene")
    scene.kind = .words(scenes.map(\.name))
    subcommands[index].positionals = [scene]
  }

  /// The orders and fields of the chosen kind.
  private mutating func addSearchKinds() {
    func kinds(_ kind: (SearchKind) -> Kind) -> Kind {
      .beside(SearchKind.words.compactMap { word in SearchKind.named(word).map { (word, kind($0)) } })
    }
    setKind(of: "--sort", in: "search", to: kinds { .words($0.sorts) })
    setKind(of: "--json", in: "search", to: kinds { .list($0.fields) })
  }

  /// The fields of JSON, which may follow --json, and the orders of a list.
  private mutating func addFields() {
    let todos = TodoJSON.fields.map(\.name)
    let fields = [
      (ListCommand.name, todos), (ShowCommand.name, todos), (AgendaCommand.name, todos),
      (TagsCommand.name, TagsCommand.fields), (ProjectsCommand.name, ProjectsCommand.fields),
      (ViewsCommand.name, ViewsCommand.fields),
    ]
    for (command, names) in fields {
      for option in ["--json", "--jsonl", "--fields"] { setKind(of: option, in: command, to: .list(names)) }
    }
    let orders = TodoSortKey.allCases.map(\.rawValue).flatMap { [$0, "\($0)-asc", "\($0)-desc"] }
    setKind(of: "--sort", in: ListCommand.name, to: .words(orders))
  }

  private mutating func setKind(of name: String, in command: String, to kind: Kind) {
    guard let index = subcommands.firstIndex(where: { $0.name == command }),
      let option = subcommands[index].options.firstIndex(where: { $0.names.contains(name) })
    else { return }
    subcommands[index].options[option].kind = kind
  }
}

extension CommandTree.Argument {
  fileprivate init(_ dump: Dump.Argument) {
    names = (dump.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
    value = dump.kind == "flag" ? nil : dump.valueName
    help = [dump.abstract, dump.discussion].compactMap(\.self).joined(separator: " ")
    takesMany = dump.isRepeating && (names.isEmpty || dump.parsingStrategy != "default")
    let words = dump.allValues ?? dump.completionKind?.list?.values ?? []
    switch dump.completionKind {
    case _ where !words.isEmpty:
      kind = help.contains("separated by commas") ? .list(words) : .words(words)
    case let completion? where completion.file != nil:
      kind = .files(extensions: completion.file?.extensions ?? [])
    default:
      kind =
        switch value {
        case "FILE": .files(extensions: [])
        case "DIR", "FOLDER": .folders
        case "ID": .ids
        case "VIEW": .views
        case "ID LINE": .idAndLabels
        case "LINE": .labels(.line)
        case "FILTER": .labels(.filter)
        default: .free
        }
    }
  }
}

/// The parser's own description of a command line.
private struct Dump: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let isRepeating: Bool
    let parsingStrategy: String
    let shouldDisplay: Bool
    let allValues: [String]?
    let completionKind: CompletionKind?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  struct CompletionKind: Decodable {
    let list: Words?
    let file: Files?
  }

  struct Words: Decodable {
    let values: [String]
  }

  struct Files: Decodable {
    let extensions: [String]
  }
}
