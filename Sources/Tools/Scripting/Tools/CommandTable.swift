import FoundationEssentials
import Stubs
import Terminal

/// The parser's own tables as data: the output of `--commands json`. Later versions may add fields; existing
/// ones keep their name and meaning as long as `format` stays the same.
struct CommandTable: Encodable {
  struct Entry: Encodable {
    let name: String
    let usage: String
    let summary: String
  }

  struct CommandEntry: Encodable {
    let name: String
    let family: String
    let usage: String
    let summary: String
    let example: String
    /// Whether it extends to a line `end`.
    let isBlock: Bool
  }

  struct SettingEntry: Encodable {
    let name: String
    let usage: String
    let summary: String
    /// As written in a script; empty if there is no default.
    let preset: String
  }

  struct NotationEntry: Encodable {
    let name: String
    let meaning: String
    let example: String
  }

  let format = 1
  let structure = Structure.all.map { Entry(name: $0.name, usage: $0.usage, summary: $0.summary) }
  let commands = Verb.all.map { verb in
    CommandEntry(
      name: verb.name, family: verb.family.rawValue, usage: verb.usage, summary: verb.summary,
      example: verb.example, isBlock: verb.isBlock)
  }
  let settings = SettingRule.all.map { rule in
    SettingEntry(name: rule.name, usage: rule.usage, summary: rule.summary, preset: rule.preset)
  }
  let regions = RegionForm.allCases.map { form in
    Entry(name: form.rawValue, usage: form.usage, summary: form.summary)
  }
  let replyOptions = ReplyOption.allCases.map { option in
    Entry(name: option.rawValue, usage: option.usage, summary: option.summary)
  }
  let notation = Notation.all.map { notation in
    NotationEntry(name: notation.name, meaning: notation.meaning, example: notation.example)
  }
  let keywords = Keywords.all
  let keys = Key.scriptNames.map(\.name)
  let modifiers = Key.modifierNames.map(\.name)
  let methods = WrittenRequest.methods
  let faults = StubFault.allCases.map(\.rawValue)
  let signals = Signal.allCases.map(\.rawValue)
  let effects = EffectKind.allCases.map(\.rawValue)
  let attributes = StyleAttribute.Flag.allCases.map(\.rawValue)
  let colors = Color.names
  let shots = Shot.Format.allCases.map(\.rawValue)
}

/// The formats in which `--commands` prints the language for other programs.
public enum CommandFormat: String, Sendable, CaseIterable {
  /// All tables of the language.
  case json
  /// A syntax file for Vim.
  case vim
  /// A TextMate grammar, which many other editors read.
  case textmate

  /// The whole text, without its last line end. It is the same each time unless the language changes.
  /// - Throws: the JSON encoder's error, which does not occur for these tables.
  public func text() throws -> String {
    switch self {
    case .json: try Self.json(CommandTable())
    case .vim: VimSyntax(CommandTable()).text
    case .textmate: try Self.json(TextMateGrammar(CommandTable()))
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The two words that begin a line but are not commands.
struct Structure: Sendable {
  let name: String
  let usage: String
  let summary: String

  static let all: [Structure] = [
    Structure(
      name: "test", usage: "test STRING [WORD...]",
      summary: "begins a test, with its name and tags; the lines above the first one run in each test"),
    Structure(name: "end", usage: "end", summary: "closes burst, events, for, macro and repeat"),
  ]
}

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
    Notation("PATTERN", "STRING or REGEX; a text never continues on the next row"),
    Notation("NUMBER", "digits", "3"),
    Notation("VALUE", "STRING, a number with or without sign and fraction, true or false", "-1.5"),
    Notation("DURATION", "digits and ms, s or m", "300ms"),
    Notation("COLSxROWS", "columns and rows", "80x24"),
    Notation("CELL", "@row:column, both from 1", "@3:10"),
    Notation("TARGET", "CELL, or PATTERN [REGION] that is on the screen once"),
    Notation("PROPERTY", "NAME=VALUE or NAME~REGEX", "page=1"),
    Notation("CHORD", "[Ctrl+][Alt+][Shift+]KEY[*NUMBER]", "Ctrl+R"),
    Notation("KEY", "a name, a letter, a digit, or another character in quotes", "PageUp"),
    Notation("ATTRIBUTE", "a style word, fg=COLOR or bg=COLOR", "bold"),
    Notation("COLOR", "a name, 0 to 255, \"#rrggbb\" in quotes, or default", "bright-red"),
    Notation("REPLY", "NUMBER [TEXT | file STRING] [OPTION...], or fail FAULT [OPTION...]", #"200 "{}""#),
  ]
}

/// The literal words inside of lines.
enum Keywords {
  /// From the usages of the whole language, sorted.
  static let all: [String] = {
    let usages =
      Verb.all.map { String($0.usage.dropFirst($0.name.count)) } + RegionForm.allCases.map(\.usage)
      + ReplyOption.allCases.map(\.usage) + Notation.all.filter { $0.name == "REPLY" }.map(\.meaning)
    let words = usages.flatMap { lowercaseWords(in: $0) }
    return Set(words).subtracting(["or", "end"]).sorted()
  }()

  private static func lowercaseWords(in usage: String) -> [String] {
    usage.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      word.allSatisfy(\.isLowercase)
    }
  }
}
