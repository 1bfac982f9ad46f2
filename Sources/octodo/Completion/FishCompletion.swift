/// The completions of fish.
struct FishCompletion {
  private let root: CommandTree

  init(_ root: CommandTree) {
    self.root = root
  }

  var text: String {
    let names = root.subcommands.map(\.name).joined(separator: " ")
    var lines = [CompletionShell.mark, "", "complete -c octodo -f"] + Self.todos
    lines += self.lines(of: root, where: "not __fish_seen_subcommand_from \(names)")
    lines += root.subcommands.map(first)
    lines += StartPoint.tabNames.map { word, abstract in
      "complete -c octodo -n 'test (count (commandline -opc)) -eq 1' -a \(word) -d \(Self.word(abstract))"
    }
    lines.append(
      "complete -c octodo -n 'contains -- (commandline -opc)[-1] --help -h; "
        + "and test (count (commandline -opc)) -eq 2' -a \(Self.word(HelpTopic.allNames.joined(separator: " ")))"
    )
    for command in root.subcommands {
      lines += self.lines(of: command, where: "__fish_seen_subcommand_from \(command.name)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let todos = [
    "function __octodo_ids", "  octodo list --limit 200 --format '{id}\\t{title}' 2>/dev/null", "end",
    "function __octodo_view_names", "  octodo views 2>/dev/null", "end", "function __octodo_labels",
    "  octodo tags 2>/dev/null | LC_ALL=C sed \(word(TodoCompletion.quoting)) | string replace -r '^' '+'",
    "  octodo projects 2>/dev/null | LC_ALL=C sed \(word(TodoCompletion.quoting)) | string replace -r '^' '@'",
    "  if test $argv[1] = line; string join \\n \(TodoCompletion.line.words.joined(separator: " "))",
    "  else; string join \\n \(TodoCompletion.filter.words.joined(separator: " ")); end", "end",
  ]

  /// A command comes first; only a search may follow --demo.
  private func first(_ command: CommandTree) -> String {
    let demo =
      command.name == "search" ? "; or test (commandline -opc | string join \" \") = \"octodo --demo\"" : ""
    let condition = "test (count (commandline -opc)) -eq 1\(demo)"
    return "complete -c octodo -n '\(condition)' -a \(command.name) -d \(Self.word(command.abstract))"
  }

  private func lines(of command: CommandTree, where condition: String) -> [String] {
    command.options.flatMap { Self.lines(of: $0, where: condition) }
      + command.positionals.flatMap { Self.positional($0, where: condition) }
  }

  private static func lines(of option: CommandTree.Argument, where condition: String) -> [String] {
    let flags = option.names.map { name in
      (name.hasPrefix("--") ? "-l " : "-s ") + String(name.drop { $0 == "-" })
    }.joined(separator: " ")
    let start = "complete -c octodo -n '\(condition)' \(flags) -d \(word(option.help))"
    guard option.value != nil else {
      guard option.takesValue else { return [start] }
      let last = "contains -- (commandline -opc)[-1] \(option.names.joined(separator: " "))"
      return [start, "complete -c octodo -n '\(condition); and \(last)'\(values(of: option.kind))"]
    }
    if case .beside(let pairs) = option.kind {
      return [start + " -x"]
        + pairs.map { beside, kind in
          "complete -c octodo -n '\(condition); and contains -- \(beside) (commandline -opc)' \(flags)"
            + values(of: kind)
        }
    }
    var lines = [start + values(of: option.kind)]
    if option.takesMany, case .files = option.kind {
      // All words up to the next option.
      let last = "set -l options (string match -- '-*' (commandline -opc)); and contains -- $options[-1] "
      lines.append("complete -c octodo -n \(word(last + option.names.joined(separator: " "))) -F")
    }
    return lines
  }

  /// A word of a list is offered once.
  private static func positional(_ argument: CommandTree.Argument, where condition: String) -> [String] {
    var condition = condition
    if case .words(let words) = argument.kind {
      condition += "; and not __fish_seen_subcommand_from \(words.joined(separator: " "))"
    }
    let values = values(of: argument.kind).replacing(" -x", with: "")
    return values.isEmpty ? [] : ["complete -c octodo -n '\(condition)'\(values)"]
  }

  private static func values(of kind: CommandTree.Kind) -> String {
    switch kind {
    case .free: return " -x"
    case .words(let words): return " -x -a \(word(words.joined(separator: " ")))"
    case .list(let words): return " -x -a \(word("(__fish_append , \(words.joined(separator: " ")))"))"
    case .ids: return " -x -k -a '(__octodo_ids)'"
    case .views: return " -x -k -a '(__octodo_view_names)'"
    case .labels(let language): return " -x -a '(__octodo_labels \(language.rawValue))'"
    case .idAndLabels:
      return " -x -k -a '(test (count (commandline -opc)) -eq 2; and __octodo_ids; or __octodo_labels line)'"
    case .files: return " -r -F"
    case .folders: return " -x -a '(__fish_complete_directories)'"
    case .beside: return " -x"
    }
  }

  private static func word(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
