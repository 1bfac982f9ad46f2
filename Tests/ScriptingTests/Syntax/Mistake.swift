import Testing

@testable import Scripting

/// A line with one mistake, and the exact message about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let line: String
  /// From 1.
  let column: Int
  let message: String
  let suggestion: String?

  init(_ line: String, _ column: Int, _ message: String, _ suggestion: String? = nil) {
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  var testDescription: String { line }

  /// Correct for ASCII lines without tabs.
  private var report: String {
    var report = "t.steps:1:\(column): error: \(message)\n\(line)\n"
    report += String(repeating: " ", count: column - 1) + "^"
    if let suggestion { report += "\ndid you mean \"\(suggestion)\"?" }
    return report
  }

  func expectReport(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(Script.errors(line).map(\.description) == [report], sourceLocation: sourceLocation)
  }
}
