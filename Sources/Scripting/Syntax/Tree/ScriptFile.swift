/// A whole script without errors.
public struct ScriptFile: Sendable, Equatable {
  /// As given to the parser.
  public let name: String
  /// Runs first in each test.
  public let preamble: [Step]
  /// In the order of the file; one, named after the file, where it has no `test` line.
  public let tests: [ScriptTest]
  public let warnings: [SyntaxWarning]
  /// All that stands as `${name}` in a string of it or of a file that it includes.
  let usedNames: Set<String>
}
