import Foundation
import TestSupport
import Testing

/// Every message of the lexer and parser occurs in some test, word for word.
struct MessagePinTests {
  /// Folders and files of the syntax with other texts: usages and summaries.
  private static let tables = ["Verb+", "OptionTables"]

  @Test func `every message occurs in a test`() throws {
    let pins = try pins()
    var missing: [String] = []
    for (file, texts) in try messages() where !pins.contains(where: { holds($0, texts) }) {
      missing.append("\(file): \(texts.joined(separator: "…"))")
    }
    #expect(missing.isEmpty, "no test has these: \(missing.joined(separator: "\n"))")
  }

  @Test func `the messages are found`() throws {
    let texts = try messages().map { $0.texts.joined(separator: "…") }
    #expect(texts.contains("rows and columns count from 1"))
    #expect(texts.contains("a screen has 1 to … columns and rows"))
    #expect(texts.count > 100)
  }

  @Test func `a literal is split at its interpolations`() {
    let code = #"throw fault("a \(b ? "c d" : "e") f \"g\" h", at: 1) // "comment""#
    #expect(SourceLiterals.read(code) == [["c d"], ["e"], ["a ", " f \\\"g\\\" h"]])
  }

  /// Every literal with a blank in it is a sentence, or a phrase used in a sentence.
  private func messages() throws -> [(file: String, texts: [String])] {
    try swiftFiles(in: "Sources/Tools/Scripting/Syntax").filter { file in
      !Self.tables.contains { file.lastPathComponent.hasPrefix($0) }
    }.flatMap { file in
      try SourceLiterals.read(String(contentsOf: file, encoding: .utf8))
        .map { $0.map(withoutBackslashes) }
        .filter { texts in texts.contains { $0.contains(/[a-z,;] [a-z]/) } }
        .map { (file.lastPathComponent, $0) }
    }
  }

  /// The lines of all tests as C strings, which are the fastest to search.
  private func pins() throws -> [ContiguousArray<CChar>] {
    try swiftFiles(in: "Tests/ScriptingTests/Syntax").filter {
      $0.lastPathComponent != "MessagePinTests.swift"
    }
    .flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { withoutBackslashes($0).utf8CString }
    }
  }

  /// Whether the texts occur in this order in a line.
  private func holds(_ line: ContiguousArray<CChar>, _ texts: [String]) -> Bool {
    line.withUnsafeBufferPointer { buffer in
      guard var rest = buffer.baseAddress else { return false }
      for text in texts {
        guard let hit = strstr(rest, text) else { return false }
        rest = UnsafePointer(hit) + text.utf8.count
      }
      return true
    }
  }

  /// Removes backslashes, because literals on both sides are escaped differently.
  private func withoutBackslashes(_ text: some StringProtocol) -> String {
    String(text.filter { $0 != "\\" })
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    Checkout.files(in: Checkout.file(folder), endings: ["swift"])
  }
}
