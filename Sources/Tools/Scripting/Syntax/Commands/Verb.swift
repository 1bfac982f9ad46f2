import Domain

/// A command of the language: its name, its purpose, and how the rest of its line is parsed. `--commands` and
/// `--help script` are generated from the list of all verbs.
struct Verb: Sendable {
  enum Family: String, Sendable, CaseIterable {
    case script, program, input, time, check, tracking, network, picture
  }

  typealias Read = @Sendable (inout Parser) throws(SyntaxFault) -> Command?

  let name: String
  let family: Family
  /// The syntax: uppercase words are parts (`Notation`), and other words are literal.
  let usage: String
  let summary: String
  /// Lines of a script that use it.
  let example: String
  let isBlock: Bool
  /// Parses what follows the verb; nil for a line that is not a step.
  let read: Read

  init(
    _ name: String, _ family: Family, _ usage: String, _ summary: String, example: String,
    isBlock: Bool = false, read: @escaping Read
  ) {
    self.name = name
    self.family = family
    self.usage = usage
    self.summary = summary
    self.example = example
    self.isBlock = isBlock
    self.read = read
  }

  /// True for input, and for lines that expand to input or have no effect of their own.
  var mayStandInBurst: Bool {
    family == .input && !isBlock || ["repeat", "for", "run", "let", "note"].contains(name)
  }
}

extension Verb {
  static let all: [Verb] = script + program + input + time + check + tracking + network + picture

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All words that can begin a line, in the order of the table.
  static let names: [String] = all.map(\.name) + ["test", "end"]

  static func named(_ name: String) -> Verb? { byName[name] }

  /// The most likely meaning of a misspelt word or of another program's command; nil if nothing is similar.
  static func suggestion(for word: String) -> String? {
    foreignNames[word.lowercased()] ?? Spelling.nearest(to: word, among: names)
  }

  /// The commands of other test programs (expect, VHS, Playwright) with ours.
  private static let foreignNames = [
    "assert": "see", "contains": "see", "expect": "see", "should": "see", "verify": "see",
    "delay": "advance", "sleep": "advance",
    "keys": "key", "press": "key", "tap": "key",
    "fill": "type", "input": "type", "send": "type", "write": "type",
    "exec": "launch", "spawn": "launch", "start": "launch",
    "intercept": "stub", "mock": "stub", "screenshot": "shot", "it": "test",
  ]
}
