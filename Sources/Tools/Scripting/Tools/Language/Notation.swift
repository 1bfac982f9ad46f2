/// The meaning of the uppercase words in a usage.
struct Notation: Sendable {
  let name: String
  let meaning: String
  /// As written in a script; empty if the parts of the meaning need no example.
  let example: String

  private init(_ name: String, _ meaning: String, _ example: String = "") {
    self.name = name
    self.meaning = meaning
    self.example = example
  }

  static let all: [Notation] = [
    Notation("WORD", "a letter, then letters, digits, _ - and .", "page-view"),
    Notation("NAME", "a word that gives something its name", "total"),
    Notation("STRING", #"text with \" \\ \n \t \e \u{...} and ${NAME}, or raw in '...'"#, #""two\nlines""#),
    Notation("HEREDOC", "<<< at the end of a line, then raw lines, then a line >>>"),
    Notation("TEXT", "STRING or HEREDOC"),
    Notation("REGEX", #"a pattern, \/ for a slash, i ignores case, s lets . match line ends"#, "/stars?/i"),
    Notation("PATTERN", "STRING or REGEX; a text never runs over the end of a row"),
    Notation("NUMBER", "digits", "3"),
    Notation("VALUE", "STRING, a number with or without sign and fraction, true or false", "-1.5"),
    Notation("DURATION", "digits and ms, s or m", "300ms"),
    Notation("COLSxROWS", "columns and rows", "80x24"),
    Notation("CELL", "@row:column, both from 1", "@3:10"),
    Notation("TARGET", "CELL, or PATTERN [REGION] that is there once"),
    Notation("PROPERTY", "NAME=VALUE or NAME~REGEX", "page=1"),
    Notation("CHORD", "[Ctrl+][Alt+][Shift+]KEY[*NUMBER]", "Ctrl+R"),
    Notation("KEY", "a name, a letter, a digit, or another character in quotes", "PageUp"),
    Notation("ATTRIBUTE", "a style word, fg=COLOR or bg=COLOR", "bold"),
    Notation("COLOR", "a name, 0 to 255, \"#rrggbb\" in quotes, or default", "bright-red"),
    Notation("REPLY", "NUMBER [TEXT | file STRING] [OPTION...], or fail FAULT [OPTION...]", #"200 "{}""#),
  ]
}
