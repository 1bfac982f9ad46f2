/// A command of the language: its name, what it is for, and how the rest of its line is read. The list of all
/// verbs is also what `--commands` prints and what `--help script` teaches.
struct Verb: Sendable {
  enum Family: String, Sendable, CaseIterable {
    case script, program, input, time, check, tracking, network, picture
  }

  typealias Read = @Sendable (inout Parser) throws(SyntaxFault) -> Command?

  let name: String
  let family: Family
  /// The form: words in capitals are parts (`Notation`), other words stand for themselves.
  let usage: String
  let summary: String
  /// Lines of a script that use it.
  let example: String
  let isBlock: Bool
  /// Reads what follows the verb; nil for a line that is no step of its own.
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

  /// Besides input, only what unrolls to input or leaves no trace.
  var mayStandInBurst: Bool {
    family == .input && !isBlock || ["repeat", "for", "run", "let", "note"].contains(name)
  }
}
