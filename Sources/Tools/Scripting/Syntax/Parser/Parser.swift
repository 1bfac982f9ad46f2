/// Parses scripts (`.steps`): returns a syntax tree, or throws all errors. It never crashes on any input.
public struct ScriptParser {
  /// Constants from the command line (`--var name=value`), which override a `let` of the same name.
  public let variables: [String: String]
  /// Nil to skip the check of names against the program.
  let names: ScriptNames?
  private let load: (_ file: String) throws -> [UInt8]

  /// `load` reads an included file; its name is relative to the same folder as the first file's name. Its
  /// error says which file cannot be read, and why.
  public init(
    variables: [String: String] = [:], names: ScriptNames? = nil,
    load: @escaping (_ file: String) throws -> [UInt8]
  ) {
    self.variables = variables
    self.names = names
    self.load = load
  }

  /// `file` is the name for reports, and the folder for `include`. Throws all errors of the file and of the
  /// files that it includes.
  public func parse(_ bytes: [UInt8], file: String) throws(SyntaxErrors) -> ScriptFile {
    let stream = Lexer.tokens(of: ScriptSource(name: file, bytes: bytes))
    var parser = Parser(stream: stream, scope: Scope(outside: variables), names: names, load: load)
    let (preamble, tests) = parser.parseFile()
    guard parser.report.errors.isEmpty else { throw SyntaxErrors(errors: parser.report.sortedErrors) }
    return ScriptFile(
      name: file, preamble: preamble, tests: tests, warnings: parser.report.warnings,
      usedNames: parser.usedNames)
  }
}

/// The state of parsing one script. The grammar is in the extensions, one family of commands per file.
struct Parser {
  var stream: TokenStream
  var scope: Scope
  let names: ScriptNames?
  let load: (String) throws -> [UInt8]
  var report = Report()
  var section = Section()
  /// What would have been accepted at the current token so far, for the error message.
  var expected: [Expectation] = []

  /// The names in the strings of all files, whether or not they are parsed in the end.
  var usedNames: Set<String>
  var macros: [String: Macro] = [:]
  /// The macros that are being expanded, outermost first.
  var activeMacros: [String] = []
  /// The files that are being read, outermost first.
  var files: [String]
  /// Innermost first.
  var expansions: [Step.Expansion] = []
  var expandedLines = 0
  var expandedBytes = 0
  var includedFiles = 0
  var includedBytes = 0
  var patternBytes = 0
  /// The number of open blocks, macros and files.
  var depth = 0
  /// The number of open blocks of this source, each of which needs an `end`.
  var openBlocks = 0
  /// The first token of the current line.
  var statementIndex = 0

  /// A body is parsed only for its errors; its values are not known yet.
  var isRehearsing = false
  /// Something that may have defined names could not be parsed, so an unknown name is not reported.
  var acceptsUnknownNames = false
  /// A limit was exceeded; parsing has stopped.
  var hasGivenUp = false
  var isInBurst = false

  init(
    stream: TokenStream, scope: Scope, names: ScriptNames?, load: @escaping (String) throws -> [UInt8]
  ) {
    self.stream = stream
    self.scope = scope
    self.names = names
    self.load = load
    self.usedNames = Set(stream.usedNames)
    self.patternBytes = stream.patternBytes
    self.files = [ScriptPath.normalized(stream.source.name)]
  }
}
