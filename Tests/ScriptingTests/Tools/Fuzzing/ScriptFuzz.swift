@testable import Scripting

/// What must hold for any bytes that are read as a script.
struct ScriptFuzz {
  private struct MissingFile: Error, CustomStringConvertible {
    let description = "no such file"
  }

  let complaint: String?

  init(_ input: [UInt8]) {
    let read = Self.read(input)
    complaint = Self.complaint(about: read, of: input) ?? Self.complaintAboutFormat(of: input, read)
  }

  /// An include reads the same text again, once.
  private static func read(_ input: [UInt8]) -> Result<ScriptMeaning, SyntaxErrors> {
    let parser = ScriptParser { name in
      guard name == "common.steps" else { throw MissingFile() }
      return input
    }
    do throws(SyntaxErrors) {
      return .success(ScriptMeaning(try parser.parse(input, file: "t.steps")))
    } catch {
      return .failure(error)
    }
  }

  private static func complaint(
    about read: Result<ScriptMeaning, SyntaxErrors>, of input: [UInt8]
  ) -> String? {
    guard case .failure(let errors) = read else { return nil }
    let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
    guard !errors.errors.isEmpty else { return "no errors are thrown" }
    for error in errors.errors {
      let location = error.location
      guard (1...lines).contains(location.line), location.column >= 1 else {
        return "no such location: \(location)"
      }
      guard !error.message.isEmpty else { return "nothing is said about \(location)" }
    }
    let locations = Set(errors.errors.map(\.location))
    return locations.count == errors.errors.count ? nil : "a location has two errors"
  }

  private static func complaintAboutFormat(
    of input: [UInt8], _ read: Result<ScriptMeaning, SyntaxErrors>
  ) -> String? {
    guard let formatted = try? ScriptFormatter.format(input, file: "t.steps") else { return nil }
    guard tokens(formatted) == tokens(input) else { return "formatting changes a word" }
    guard (try? ScriptFormatter.format(formatted, file: "t.steps")) == formatted else {
      return "formatting twice is another thing"
    }
    guard case .success(let meaning) = read else { return nil }
    guard case .success(meaning) = Self.read(formatted) else { return "formatting changes the meaning" }
    return nil
  }

  /// The words as written, but a text of several lines as parsed, because its indent is not part of it.
  private static func tokens(_ bytes: [UInt8]) -> [String] {
    let stream = Lexer.tokens(of: ScriptSource(name: "t.steps", bytes: bytes))
    return stream.tokens.map { token in
      switch token.kind {
      case .heredoc(let text): "<<<" + text
      case .newline: "\n"
      default: stream.text(of: token)
      }
    }
  }
}
