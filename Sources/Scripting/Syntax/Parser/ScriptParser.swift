/// Reads scripts (`.steps`): bytes in, a tree or all errors out. It never crashes on any bytes.
public struct ScriptParser {
  /// Names given from outside (`--var name=value`); they win over a `let` of the same name.
  public let variables: [String: String]
  private let load: (_ file: String) throws -> [UInt8]

  /// `load` reads the file behind an `include`; its name is relative to where the first file's name is
  /// relative to. What it throws says which file cannot be read, and why.
  public init(variables: [String: String] = [:], load: @escaping (_ file: String) throws -> [UInt8]) {
    self.variables = variables
    self.load = load
  }

  /// `file` is the name for reports, and the folder for `include`. Throws all errors of the file and of what
  /// it includes.
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
