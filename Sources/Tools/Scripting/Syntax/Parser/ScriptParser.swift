/// Parses scripts (`.steps`): returns a syntax tree, or throws all errors. It never crashes on any input.
public struct ScriptParser {
  /// Constants from the command line (`--var name=value`), which override a `let` of the same name.
  public let variables: [String: String]
  private let load: (_ file: String) throws -> [UInt8]

  /// `load` reads an included file; its name is relative to the same folder as the first file's name. Its
  /// error says which file cannot be read, and why.
  public init(variables: [String: String] = [:], load: @escaping (_ file: String) throws -> [UInt8]) {
    self.variables = variables
    self.load = load
  }

  /// `file` is the name for reports, and the folder for `include`. Throws all errors of the file and of the
  /// files that it includes.
  public func parse(_ bytes: [UInt8], file: String) throws(SyntaxErrors) -> ScriptFile {
    let stream = Lexer.tokens(of: SourceText(name: file, bytes: bytes))
    var parser = Parser(stream: stream, scope: Scope(outside: variables), load: load)
    let (preamble, tests) = parser.parseFile()
    guard parser.report.errors.isEmpty else { throw SyntaxErrors(errors: parser.report.sortedErrors) }
    return ScriptFile(
      name: file, preamble: preamble, tests: tests, warnings: parser.report.warnings,
      usedNames: parser.usedNames)
  }
}
