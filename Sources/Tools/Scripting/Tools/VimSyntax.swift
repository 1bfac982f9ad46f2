/// The language as a syntax file for Vim and Neovim.
struct VimSyntax {
  let text: String

  init(_ table: CommandTable) {
    let verbs = table.commands.map(\.name) + table.structure.map(\.name)
    var lines = [
      "\" Vim syntax file: scripts of octodo (.steps).",
      "\" Made by `octodo --commands vim`. Do not edit.",
      "",
      "if exists(\"b:current_syntax\")",
      "  finish",
      "endif",
      "",
      "syntax case match",
      "setlocal iskeyword=@,48-57,_,-",
      "setlocal commentstring=#\\ %s",
      "",
    ]
    lines += Self.keywords("stepsSetting", table.settings.map(\.name).filter { !table.keywords.contains($0) })
    lines += Self.keywords("stepsConstant", table.methods + table.signals + ["true", "false"])
    lines += Self.keywords(
      "stepsConstant",
      (table.faults + table.effects + table.attributes + table.colors).filter { !table.keywords.contains($0) }
    )
    lines += Self.keywords("stepsKey", table.modifiers + table.keys)
    lines += [
      "",
      // A match, not a keyword: a keyword would take precedence over every match, and some words are commands
      // only in some commands.
      "syntax match stepsKeyword /\\<\\%(\(table.keywords.joined(separator: "\\|"))\\)\\>[-.]\\@!/",
      "syntax match stepsVerb /^\\s*\\zs\\%(\(verbs.joined(separator: "\\|"))\\)\\>[-.]\\@!/",
      "syntax match stepsNumber /[-+]\\?\\<\\d\\+\\%(\\.\\d\\+\\)\\?\\%(ms\\|s\\|m\\|x\\d\\+\\)\\?\\>/",
      "syntax match stepsCell /@\\d\\+:\\d\\+/",
      "syntax match stepsOperator /->\\|\\.\\.\\.\\?\\|[=~+*]/",
      "syntax match stepsEscape /\\\\\\%([\"\\\\nte]\\|u{\\x\\+}\\)/ contained",
      "syntax match stepsVariable /${[A-Za-z][A-Za-z0-9_.-]*}/ contained",
      "syntax region stepsString start=/\"/ skip=/\\\\./ end=/\"/ oneline contains=stepsEscape,stepsVariable",
      "syntax region stepsString start=/'/ end=/'/ oneline",
      "syntax region stepsRegex start=+/+ skip=+\\\\.+ end=+/[is]*+ oneline",
      "syntax region stepsHeredoc start=/<<<\\s*\\%(#.*\\)\\?$/ end=/^\\s*>>>\\s*$/",
      "syntax match stepsComment /#.*$/ contains=stepsTodo,@Spell",
      "syntax keyword stepsTodo TODO FIXME contained",
      "",
    ]
    let links = [
      ("Verb", "Statement"), ("Keyword", "Keyword"), ("Setting", "Identifier"), ("Constant", "Constant"),
      ("Key", "Special"), ("Number", "Number"), ("Cell", "Number"), ("Operator", "Operator"),
      ("Escape", "SpecialChar"), ("Variable", "Identifier"), ("String", "String"), ("Regex", "String"),
      ("Heredoc", "String"), ("Comment", "Comment"), ("Todo", "Todo"),
    ]
    lines += links.map { "highlight default link steps\($0.0) \($0.1)" }
    lines += ["", "let b:current_syntax = \"octodo\""]
    text = lines.joined(separator: "\n")
  }

  private static func keywords(_ group: String, _ words: [String]) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if line.count + word.count > 70 {
        lines.append(line)
        line = ""
      }
      line += " " + word
    }
    return (lines + [line]).map { "syntax keyword \(group)\($0)" }
  }
}
