/// The completions of zsh.
struct ZshCompletion {
  private let root: CommandTree

  init(_ root: CommandTree) {
    self.root = root
  }

  var text: String {
    var lines = ["#compdef octodo", CompletionShell.mark, ""]
    lines += Self.todos + ["_octodo() {"] + dispatch + commands
    lines += arguments(of: root, and: scripts) + ["}", ""]
    for command in root.subcommands {
      lines +=
        ["\(Self.function(command))() {"] + arguments(of: command, and: []) + ["}", ""]
    }
    // As a file of $fpath it is the function; after `eval` the function has to be named.
    lines += [
      "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _octodo \"$@\"; else compdef _octodo octodo; fi"
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func function(_ command: CommandTree) -> String {
    "_octodo_" + command.name.replacing("-", with: "_")
  }

  private var dispatch: [String] {
    let cases = root.subcommands.map {
      "      \($0.name)) shift words; (( CURRENT -= 1 )); \(Self.function($0)); return ;;"
    }
    return ["  if (( CURRENT > 2 )); then", "    case $words[2] in"] + cases + [
      "    esac", "  fi", "  if [[ $CURRENT -gt 3 && $words[2] == --demo && $words[3] == search ]]; then",
      "    shift 2 words; (( CURRENT -= 2 )); _octodo_search; return", "  fi",
    ]
  }

  private static let todos =
    [
      "_octodo_ids() {",
      "  local -a todos",
      "  todos=(${(f)\"$(octodo list --limit 200 --format '{id}:{title}' 2>/dev/null)\"})",
      "  _describe -V todo todos", "}",
      "_octodo_view_names() {",
      "  local -a views",
      "  views=(${(f)\"$(octodo views 2>/dev/null | cut -f 1)\"})",
      "  compadd -a views", "}",
      "_octodo_labels() {",
      "  local -a names",
      "  local quote=\(TodoCompletion.quoting.singleQuoted)",
      "  # In quotes, the word behind the last blank.",
      "  compset -P '*[[:blank:]]'",
      "  case $PREFIX in",
      "    # octodo compares the names, because a quote may be in front of one.",
      "    @*) names=(${(f)\"$(octodo projects -- ${(Q)PREFIX#@} 2>/dev/null | LC_ALL=C sed $quote | cut -f 1)\"}) ;;",
      "    +*) names=(${(f)\"$(octodo tags -- ${(Q)PREFIX#+} 2>/dev/null | LC_ALL=C sed $quote | cut -f 1)\"}) ;;",
      "  esac",
      "  case $PREFIX in",
      "    [@+]*) (( $#names )) && compadd -U -i \"$IPREFIX\" -- $PREFIX[1]${^names}; return ;;",
    ]
    + TodoCompletion.values.map { key, words in
      "    \(key):*) names=(\(words.map { "\(key):\($0)" }.joined(separator: " "))) ;;"
    } + [
      "    *) case $1 in", words(.line), words(.filter), "      esac; return ;;",
      "  esac",
      "  compadd -a names", "}", "",
    ]

  private static func words(_ language: TodoCompletion) -> String {
    "      \(language.rawValue)) compadd -S '' -- \(language.keys.map { "\($0):" }.joined(separator: " ")) ;;"
  }

  /// A command comes first; only a search may follow --demo.
  private var commands: [String] {
    let described = root.subcommands.map { ($0.name, "\($0.name):\($0.abstract)".singleQuoted) }
    let search = described.filter { $0.0 == "search" }.map(\.1).joined()
    let tabs = StartPoint.tabNames.map { "\($0.word):\($0.abstract)".singleQuoted }
    return [
      "  local -a commands",
      "  (( CURRENT == 2 )) && commands=(\((described.map(\.1) + tabs).joined(separator: " ")))",
      "  [[ $CURRENT == 3 && $words[2] == --demo ]] && commands=(\(search))",
    ]
  }

  /// The first word besides the options is a command, and each one is a file after an option that takes several.
  private var scripts: [String] {
    let many = root.options.filter { $0.value != nil && $0.takesMany }
    let files = many.flatMap { option in
      option.names.map { "(( ${words[(I)\($0)]} )); then \(Self.values(of: option.kind)); " }
    }
    let action = "{if \(files.joined(separator: "elif "))else _describe command commands; fi}"
    return files.isEmpty
      ? ["1:command:{_describe command commands}"] : ["1:word:\(action)", "*:word:\(action)"]
  }

  /// - Parameter words: what is completed besides options; empty for what the command takes. zsh refuses two of them.
  private func arguments(of command: CommandTree, and words: [String]) -> [String] {
    let topics = command.name == root.name ? HelpTopic.allNames : []
    let entries =
      command.options.flatMap { Self.entries(of: $0, topics: topics) }
      + (words.isEmpty ? command.positionals.map(Self.entry) : words)
    return ["  _arguments \\"] + entries.dropLast().map { "    \($0.singleQuoted) \\" }
      + entries.suffix(1).map { "    \($0.singleQuoted)" }
  }

  private static func entry(of words: CommandTree.Argument) -> String {
    "\(words.takesMany ? "*" : ""):\(words.value ?? ""):\(values(of: words.kind))"
  }

  private static func entries(of option: CommandTree.Argument, topics: [String]) -> [String] {
    let text = ["\\", "[", "]", ":"].reduce(option.help) { $0.replacing($1, with: "\\\($1)") }
    var value = option.value.map { ":\($0.replacing(":", with: "")):\(values(of: option.kind))" } ?? ""
    if option.value == nil, option.takesValue { value = "::fields:\(values(of: option.kind))" }
    if option.names.contains("--help"), !topics.isEmpty {
      value = "::topic:(\(topics.joined(separator: " ")))"
    }
    return option.names.map { name in
      // --sort=stars, besides --sort stars.
      let equals = option.value != nil && !option.takesMany && name.hasPrefix("--") ? "=" : ""
      return "*\(name)\(equals)[\(text)]\(value)"
    }
  }

  private static func values(of kind: CommandTree.Kind) -> String {
    switch kind {
    case .free: return " "
    case .words(let words): return "(\(words.joined(separator: " ")))"
    case .list(let words): return "_values -s , field \(words.joined(separator: " "))"
    case .ids: return "_octodo_ids"
    case .views: return "_octodo_view_names"
    case .labels(let language): return "{ _octodo_labels \(language.rawValue) }"
    case .idAndLabels: return "{ if (( CURRENT == 2 )); then _octodo_ids; else _octodo_labels line; fi }"
    case .folders: return "_files -/"
    case .files(let extensions): return "_files" + extensions.map { " -g \"*.\($0)\"" }.joined()
    case .beside(let pairs):
      let cases = pairs.map { word, kind in
        let values =
          if case .words(let words) = kind { "compadd -- \(words.joined(separator: " "))" } else {
            values(of: kind)
          }
        return "*\" \(word) \"*) \(values) ;;"
      }
      return "{case \" $words \" in \(cases.joined(separator: " ")) esac}"
    }
  }
}
