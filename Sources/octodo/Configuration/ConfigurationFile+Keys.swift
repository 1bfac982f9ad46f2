import Domain
import Screens
import Terminal
import Texts
import Yams

extension ConfigurationFile {
  /// Keys that always do the same, so that the user can always exit.
  private static let fixed: Set<Key> = [.ctrl("c"), .ctrl("z")]

  /// Parses the keys of actions: `make-todo: T` or `make-todo: [T, Ctrl+T]`. `KeyCheck` checks whether the actions
  /// exist.
  mutating func readKeys(_ value: Node) {
    guard let mapping = value.mapping else { return complain(value, texts.wrongKeys) }
    for (id, value) in mapping {
      let names = value.sequence.map(Array.init) ?? [value]
      let keys = names.compactMap { readKey($0, otherwise: texts.wrongKeys) }
      guard let id = id.string, keys.count == names.count else { continue }
      configuration.keys.keys[id] = keys
      configuration.keyLines[id] = value.mark?.line ?? 1
    }
  }

  /// - Parameter problem: what is said of a value that is no word.
  private mutating func readKey(_ node: Node, otherwise problem: String) -> Key? {
    let name = node.string
    guard let name, let key = Key(name: name), key.canBePressed, !Self.fixed.contains(key) else {
      complain(node, name.map { texts.wrongKey(key: $0.shortened) } ?? problem)
      return nil
    }
    if let other = key.arrival {
      complain(node, texts.arrivesAs(key: "\(key)", other: "\(other)"))
      return nil
    }
    guard !key.isShiftedSign(named: name) else {
      complain(node, texts.shiftedCharacter(key: name))
      return nil
    }
    return key
  }

  private var wrongCommands: String {
    texts.wrongCommands(
      example: "{name: Clone, run: [git, clone, \"\(UserCommand.Placeholder.url.rawValue)\"]}")
  }

  /// Parses the user's commands, each with a name and the program with its arguments.
  mutating func readCommands(_ value: Node) {
    guard let sequence = value.sequence else { return complain(value, wrongCommands) }
    for node in sequence { readCommand(node) }
  }

  /// Reads all of a command, also after a problem, so that the user can mend everything at once.
  private mutating func readCommand(_ node: Node) {
    guard let mapping = node.mapping else { return complain(node, wrongCommands) }
    let earlier = problems.count
    let run = words(of: mapping["run"])
    let name = mapping["name"]?.string.flatMap { $0.looksEmpty ? nil : $0 }
    let isPlaceholder = run.first.map { UserCommand.Placeholder(rawValue: $0) != nil } ?? true
    if name == nil || isPlaceholder { complain(node, wrongCommands) }
    var command = UserCommand(name: name ?? "?", key: nil, run: run)
    for (key, value) in mapping {
      switch key.string {
      case "name": break
      case "run": readArguments(value, of: run)
      case "key": command.key = readKey(value, otherwise: texts.wrongCommandKey)
      case "confirm": readTruth(value, "confirm") { command.asks = $0 }
      case "terminal": readTruth(value, "terminal") { command.usesTerminal = $0 }
      default:
        refuse(key, among: ["confirm", "key", "name", "run", "terminal"])
      }
    }
    let line = node.mark?.line ?? 1
    guard problems.count == earlier else {
      if !isPlaceholder { configuration.refusedCommands.append(.init(command: command, line: line)) }
      return
    }
    configuration.commands.append(command)
    configuration.commandLines.append(line)
  }

  /// The program and its arguments; empty if they are none.
  private func words(of node: Node?) -> [String] {
    let all = node?.sequence.map(Array.init) ?? []
    let words = all.compactMap(\.string)
    return words.count == all.count && words.first?.looksEmpty == false ? words : []
  }

  /// - Parameter run: the texts of the nodes; empty if they cannot be read.
  private mutating func readArguments(_ value: Node, of run: [String]) {
    guard let program = run.first, let nodes = value.sequence else { return }
    for (argument, node) in zip(run, nodes).dropFirst() {
      // A placeholder is replaced only if it is a whole argument, because a part of one may be the program's own
      // syntax.
      let isPartial = UserCommand.Placeholder.allCases.contains {
        argument.contains($0.rawValue) && argument != $0.rawValue
      }
      if isPartial {
        complain(node, texts.partialPlaceholder(argument: argument))
      } else if let problem = unknownPlaceholder(in: argument, of: program) {
        complain(node, problem)
      }
    }
  }

  /// What is wrong with an argument that looks like a placeholder and is none; nil for another argument.
  private func unknownPlaceholder(in argument: String, of program: String) -> String? {
    let placeholders = UserCommand.Placeholder.allCases.map(\.rawValue)
    guard !placeholders.contains(argument), let (word, isWhole) = Self.wordInBraces(of: argument) else {
      return nil
    }
    let names = list(placeholders.map { "`\($0)`" })
    let hasOwnBraces = Self.programsWithBraces.contains(
      program.split(separator: "/").last.map(String.init) ?? program)
    if isWhole || !hasOwnBraces, let near = Spelling.nearest(to: "{\(word)}", among: placeholders) {
      return texts.unknownPlaceholderNear(argument: argument.shortened, near: near, names: names)
    }
    return hasOwnBraces ? nil : texts.unknownPlaceholder(argument: argument.shortened, names: names)
  }

  /// The first word in braces of an argument, and whether it is the whole argument. A sign before the braces makes them
  /// the program's own, as in `${HOME}`, `@{u}`, `%{url}` and `{{.Name}}`.
  private static func wordInBraces(of argument: String) -> (word: String, isWhole: Bool)? {
    guard let match = argument.firstMatch(of: /(?:^|[^$@%{\\])\{ *([A-Za-z][A-Za-z0-9_-]*) *\}(?!\})/) else {
      return nil
    }
    return (String(match.1), match.0.count == argument.count)
  }

  /// Programs to which a word in braces means something, such as awk's {print}.
  private static let programsWithBraces: Set = [
    "awk", "gawk", "mawk", "nawk", "perl", "ruby", "jq", "sed", "sh", "bash", "zsh", "dash",
  ]

  private mutating func readTruth(_ node: Node, _ key: String, _ apply: (Bool) -> Void) {
    guard let truth = node.truth else { return complain(node, texts.wrongTruth(key: key)) }
    apply(truth)
  }
}
