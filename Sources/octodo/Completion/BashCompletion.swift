/// The completions of bash.
struct BashCompletion {
  private let root: CommandTree

  init(_ root: CommandTree) {
    self.root = root
  }

  var text: String {
    var lines = [CompletionShell.mark, ""]
    lines += dispatch + Self.todos
    lines += function("_octodo_options", of: root, isRoot: true)
    for command in root.subcommands { lines += function(Self.function(command), of: command, isRoot: false) }
    lines += ["complete -o bashdefault -F _octodo octodo"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func function(_ command: CommandTree) -> String {
    "_octodo_" + command.name.replacing("-", with: "_")
  }

  private var dispatch: [String] {
    let commands = root.subcommands.map { command in
      let alone = command.name == "search" ? " | '--demo search'" : ""
      return
        "    \"\(command.name) \"*\(alone)) ((COMP_CWORD > 1)) && { \(Self.function(command)); return; } ;;"
    }
    return [
      "_octodo() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} last= i",
      "  COMPREPLY=()",
      "  # bash takes --sort=stars for three words.",
      "  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}; fi",
      "  # compgen looks for names as they are, without the backslashes of the command line.",
      "  cur=${cur//\\\\ / }",
      "  # The last option before the cursor, which may take several values.",
      "  for ((i = COMP_CWORD - 1; i > 0; i--)); do",
      "    [[ ${COMP_WORDS[i]} == -* ]] && { last=${COMP_WORDS[i]}; break; }", "  done",
      "  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in",
    ] + commands + ["  esac", "  _octodo_options", "}", ""]
  }

  private func function(_ name: String, of command: CommandTree, isRoot: Bool) -> [String] {
    var lines = ["\(name)() {", "  case \"$prev\" in"]
    for option in command.options where option.takesValue {
      // A flag that a value may follow.
      let end = option.value == nil ? "[[ ${COMPREPLY[*]} ]] && return" : "return"
      lines.append("    \(option.names.joined(separator: "|"))) \(Self.values(of: option)); \(end) ;;")
    }
    lines.append("  esac")
    let many = command.options.filter(\.takesMany)
    if !many.isEmpty {
      lines.append("  case \"$last\" in")
      lines += many.map {
        "    \($0.names.joined(separator: "|"))) [[ $cur == -* ]] || { \(Self.values(of: $0)); return; } ;;"
      }
      lines.append("  esac")
    }
    let options = command.options.flatMap(\.names).joined(separator: " ")
    lines += [
      "  if [[ $cur == -* ]]; then",
      "    mapfile -t COMPREPLY < <(compgen -W \(options.singleQuoted) -- \"$cur\")",
    ]
    if isRoot { lines += commandsAndTopics }
    return lines + command.positionals.flatMap(Self.positional) + ["  fi", "}", ""]
  }

  /// A command comes first; only a search may follow --demo.
  private var commandsAndTopics: [String] {
    let words = (root.subcommands.map(\.name) + StartPoint.tabNames.map(\.word)).joined(separator: " ")
    let topics = HelpTopic.allNames.joined(separator: " ")
    return [
      "  elif ((COMP_CWORD == 1)); then",
      "    mapfile -t COMPREPLY < <(compgen -W \(words.singleQuoted) -- \"$cur\")",
      "  elif [[ $COMP_CWORD == 2 && $prev == --demo ]]; then",
      "    mapfile -t COMPREPLY < <(compgen -W search -- \"$cur\")",
      "  elif [[ $COMP_CWORD == 2 && ( $prev == --help || $prev == -h ) ]]; then",
      "    mapfile -t COMPREPLY < <(compgen -W \(topics.singleQuoted) -- \"$cur\")",
    ]
  }

  /// A word of a list is offered once.
  private static func positional(_ argument: CommandTree.Argument) -> [String] {
    switch argument.kind {
    case .free: []
    case .words(let words):
      [
        "  elif ! [[ \" ${COMP_WORDS[*]:2:COMP_CWORD - 2} \" =~ \\ (\(words.joined(separator: "|")))\\  ]]; then",
        "    \(values(of: argument))",
      ]
    default: ["  else", "    \(values(of: argument))"]
    }
  }

  private static func values(of argument: CommandTree.Argument) -> String { values(of: argument.kind) }

  private static func values(of kind: CommandTree.Kind) -> String {
    switch kind {
    case .free: return "true"
    case .words(let words): return compgen("-W \(words.joined(separator: " ").singleQuoted)")
    case .list(let words):
      let all = words.joined(separator: " ").singleQuoted
      return "compopt -o nospace; "
        + compgen("-P \"${cur%\"${cur##*,}\"}\" -W \(all)", word: "\"${cur##*,}\"")
    case .ids: return "_octodo_ids"
    case .views: return "_octodo_view_names"
    case .labels(let language): return "_octodo_labels \(language.rawValue)"
    case .idAndLabels: return "if ((COMP_CWORD == 2)); then _octodo_ids; else _octodo_labels line; fi"
    case .folders: return "compopt -o filenames; \(compgen("-d"))"
    case .files(let extensions) where extensions.isEmpty: return "compopt -o filenames; \(compgen("-f"))"
    case .files(let extensions):
      let filters = extensions.map { "compgen -f -X '!*.\($0)' -- \"$cur\"" }.joined(separator: "; ")
      return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$cur\"; \(filters))"
    case .beside(let pairs):
      let cases = pairs.map { word, kind in "*' \(word) '*) \(values(of: kind)) ;;" }
      return "case \" ${COMP_WORDS[*]} \" in \(cases.joined(separator: " ")) esac"
    }
  }

  /// Ids are shown with their titles, and completed without them.
  private static let todos =
    [
      "_octodo_ids() {",
      "  [[ $cur =~ ^[0-9]*$ ]] || return",
      "  mapfile -t COMPREPLY < <(octodo list --limit 200 --format '{id}  {title}' 2>/dev/null | grep \"^$cur\")",
      "  ((${#COMPREPLY[@]} == 1)) && COMPREPLY=(\"${COMPREPLY[0]%% *}\")", "}",
      "_octodo_view_names() {",
      "  mapfile -t COMPREPLY < <(octodo views -- \"$cur\" 2>/dev/null | cut -f 1)",
      "  ((${#COMPREPLY[@]} == 1)) && printf -v COMPREPLY %q \"${COMPREPLY[0]}\"", "}",
      "_octodo_labels() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} open= head= key= names= sign= escape=",
      "  # A reply replaces all behind an open quote, and behind blanks with backslashes: what is before the word stays.",
      "  [[ $word == [\\\"\\']* ]] && open=${word:0:1} word=${word:1}",
      "  [[ $word == *\\\"* || $open != \\\" && $word == *\\'* ]] && return",
      "  head=${word%\"${word##*[[:blank:]]}\"} word=${word##*[[:blank:]]}",
      "  while [[ $word == [-\\(]* ]]; do head+=${word:0:1} word=${word:1}; done",
      "  # Outside of quotes bash splits words at : and @, and replaces the latter, too.",
      "  if [[ -z $open && $word == : ]]; then key=$prev word=",
      "  elif [[ -z $open && $prev == : ]]; then key=${COMP_WORDS[COMP_CWORD - 2]}",
      "  elif [[ -z $open && $prev == @ ]]; then word=@$word",
      "  elif [[ $word == *:* ]]; then key=${word%%:*} head+=${word%%:*}: word=${word#*:}; fi",
      "  if [[ $key ]]; then",
      "    case ${key##*[[:blank:](-]} in",
    ]
    + TodoCompletion.values.map { key, words in "      \(key)) names='\(words.joined(separator: "\n"))' ;;" }
    + [
      "    esac",
      "  else case $word in",
      "    # octodo compares the names, because awk compares bytes.",
      "    @*) names=$(octodo projects -- \"${word#@}\" 2>/dev/null) sign=@ word= ;;",
      "    +*) names=$(octodo tags -- \"${word#+}\" 2>/dev/null) sign=+ word= ;;",
      "    *)",
      "      compopt -o nospace",
      "      case $1 in", words(.line), words(.filter), "      esac ;;",
      "  esac; fi",
      "  case $open in",
      "    \\\") escape='s/[\\\\\"$`]/\\\\&/g' ;;",
      "    \\') escape=\"s/'/'\\\\\\\\''/g\" ;;",
      "  esac",
      "  mapfile -t COMPREPLY < <([[ -z $names ]] ||",
      "    LC_ALL=C sed \(TodoCompletion.quoting.singleQuoted) <<<\"$names\" | cut -f 1 | sed \"$escape\" |",
      "    word=$word start=$head$sign awk 'index($0, ENVIRON[\"word\"]) == 1 { print ENVIRON[\"start\"] $0 }')",
      "  [[ $open ]] && return",
      "  local i",
      "  for i in \"${!COMPREPLY[@]}\"; do",
      "    word=${COMPREPLY[i]#\"$head\"}",
      "    [[ $word == *\\\"* ]] && printf -v COMPREPLY[i] '%s%q' \"$head\" \"$word\"",
      "  done", "}", "",
    ]

  private static func words(_ language: TodoCompletion) -> String {
    "        \(language.rawValue)) names='\(language.keys.map { "\($0):" }.joined(separator: "\n"))' ;;"
  }

  private static func compgen(_ arguments: String, word: String = "\"$cur\"") -> String {
    // Only a line ends a name, which can have blanks.
    "mapfile -t COMPREPLY < <(compgen \(arguments) -- \(word))"
  }
}
