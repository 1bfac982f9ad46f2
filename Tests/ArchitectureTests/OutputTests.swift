import Foundation
import TestSupport
import Testing

/// Commands print only through `StandardOutput` and `StandardError`, which sanitise text and check for write
/// errors.
struct OutputTests {
  @Test func `nothing is printed in any other way`() throws {
    let sources = Checkout.file("Sources")
    let past = /(?:^|[^.\w])print\(|FileHandle\.standard|fputs\(|\bputs\(|fwrite\(/
    let found = try Checkout.files(in: sources, endings: ["swift"]).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { line in
        !line.contains("func print(") && line.contains(past)
      }.map { "\(file.lastPathComponent): \($0)" }
    }
    // It calls itself by its own name.
    let others = found.filter { !$0.hasPrefix("StandardOutput.swift") }
    #expect(others.isEmpty)
  }
}
