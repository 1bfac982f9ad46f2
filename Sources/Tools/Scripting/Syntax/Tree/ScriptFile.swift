/// A whole script without errors.
public struct ScriptFile: Sendable, Equatable {
  /// As given to the parser.
  public let name: String
  /// Runs first in each test.
  public let preamble: [Step]
  /// In the order of the file; a single test named after the file if it has no `test` line.
  public let tests: [ScriptTest]
  public let warnings: [SyntaxWarning]
  /// All names used as `${name}` in its strings or in an included file.
  let usedNames: Set<String>
}
