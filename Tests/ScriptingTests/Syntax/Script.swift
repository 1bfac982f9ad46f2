@testable import Scripting

/// Shortcuts to the parser for tests.
enum Script {
  struct MissingFile: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name) cannot be read: no such file" }
  }

  /// Parses a text as `t.steps`, with files for its includes.
  static func parse(
    _ text: String, files: [String: String] = [:], variables: [String: String] = [:], file: String = "t.steps"
  ) throws(SyntaxErrors) -> ScriptFile {
    try parse(Array(text.utf8), files: files, variables: variables, file: file)
  }

  static func parse(
    _ bytes: [UInt8], files: [String: String] = [:], variables: [String: String] = [:],
    file: String = "t.steps"
  ) throws(SyntaxErrors) -> ScriptFile {
    let parser = ScriptParser(variables: variables) { name in
      guard let text = files[name] else { throw MissingFile(name: name) }
      return Array(text.utf8)
    }
    return try parser.parse(bytes, file: file)
  }

  /// The commands of a script without `test` lines.
  static func commands(
    _ text: String, files: [String: String] = [:], variables: [String: String] = [:]
  ) throws(SyntaxErrors) -> [Command] {
    try parse(text, files: files, variables: variables).tests.flatMap(\.steps).map(\.command)
  }

  /// The errors of a script; empty if there are none.
  static func errors(_ text: String, files: [String: String] = [:]) -> [SyntaxError] {
    errors(Array(text.utf8), files: files)
  }

  static func errors(_ bytes: [UInt8], files: [String: String] = [:]) -> [SyntaxError] {
    do throws(SyntaxErrors) {
      _ = try parse(bytes, files: files)
      return []
    } catch {
      return error.errors
    }
  }

  /// The tokens of a text, without the last line end and the end of the file.
  static func tokens(_ text: String) -> [LexerToken.Kind] {
    let stream = Lexer.tokens(of: ScriptSource(name: "t.steps", bytes: Array(text.utf8)))
    return stream.tokens.map(\.kind).filter { $0 != .newline && $0 != .endOfFile }
  }
}
