/// The language as a TextMate grammar, with the format's own keys. Editors apply the first rule that matches
/// at a position.
struct TextMateGrammar: Encodable {
  struct Rule: Encodable {
    var name: String?
    var match: String?
    var begin: String?
    var end: String?
    var patterns: [Rule]?
  }

  let name = "octodo steps"
  let comment = "Made by `octodo --commands textmate`. Do not edit."
  let scopeName = "source.octodo.steps"
  let fileTypes = ["steps"]
  let patterns: [Rule]

  init(_ table: CommandTable) {
    let verbs = table.commands.map(\.name) + table.structure.map(\.name)
    let constants =
      table.methods + table.signals + table.faults + table.effects + table.attributes + table.colors
      + ["true", "false"]
    let inString = [
      Rule(name: "constant.character.escape.steps", match: #"\\(?:["\\nte]|u\{[0-9A-Fa-f]+\})"#),
      Rule(name: "variable.other.steps", match: #"\$\{[A-Za-z][A-Za-z0-9_.-]*\}"#),
    ]
    patterns = [
      Rule(name: "comment.line.number-sign.steps", match: "#.*$"),
      Rule(name: "string.unquoted.heredoc.steps", begin: #"<<<(?=\s*(?:#.*)?$)"#, end: #"^\s*>>>\s*$"#),
      Rule(name: "string.quoted.double.steps", begin: "\"", end: "\"|$", patterns: inString),
      Rule(name: "string.quoted.single.steps", match: "'[^']*'"),
      Rule(name: "string.regexp.steps", match: #"/(?:\\.|[^/\\])+/[is]*"#),
      Rule(name: "keyword.control.steps", match: #"^\s*"# + Self.words(verbs)),
      Rule(name: "constant.language.key.steps", match: "(?i)" + Self.words(table.modifiers + table.keys)),
      Rule(name: "constant.language.steps", match: Self.words(constants)),
      Rule(
        name: "keyword.other.steps",
        match: Self.words(table.keywords + table.settings.map(\.name).filter { !table.keywords.contains($0) })
      ),
      Rule(name: "constant.numeric.steps", match: #"@\d+:\d+|[-+]?\b\d+(?:\.\d+)?(?:ms|s|m|x\d+)?\b"#),
      Rule(name: "keyword.operator.steps", match: #"->|\.\.\.?|[=~+*]"#),
    ]
  }

  /// Whole words only; the longest first, because the first alternative that matches is used.
  private static func words(_ words: [String]) -> String {
    let ordered = Set(words).sorted { ($1.count, $0) < ($0.count, $1) }
    return #"\b(?:"# + ordered.joined(separator: "|") + #")(?![A-Za-z0-9_-])"#
  }
}
