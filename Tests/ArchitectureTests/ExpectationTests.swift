import Foundation
import TestSupport
import Testing

/// An expectation with a `try` or an `await` in it prints no values when it fails.
struct ExpectationTests {
  @Test func `values are taken out of expectations first`() throws {
    let tests = Checkout.file("Tests")
    let wrong = try Checkout.files(in: tests, endings: ["swift"]).flatMap { file in
      try Self.effects(in: String(contentsOf: file, encoding: .utf8)).map {
        "\(file.lastPathComponent):\($0)"
      }
    }
    #expect(wrong == [], "write `let x = try f()`, then `#expect(x == y)`")
  }

  @Test(arguments: [
    ("#expect(try f() == 1)", [1]), ("\n#expect(\n  await f() == 1)", [2]), ("#expect(a(try f()) == 1)", [1]),
    ("#expect(a == \"try\")", []), ("#expect(throws: E.self) { try f() }", []),
    ("#expect(entry == await1)", []),
  ])
  func `such an expectation is found`(text: String, lines: [Int]) {
    let found = Self.effects(in: text)
    #expect(found == lines)
  }

  /// The lines of expectations with an effect among their arguments.
  private static func effects(in text: String) -> [Int] {
    // A quotation mark followed by a skin tone is one character with it.
    let quoted = /#*"""[\s\S]*?"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/
      .matchingSemantics(.unicodeScalar)
    // The number of lines stays the same.
    let code = text.replacing(quoted) { String($0.output.filter { $0 == "\n" }) }
    return code.ranges(of: "#expect(").compactMap { start in
      var depth = 1
      let arguments = code[start.upperBound...].prefix { character in
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        return depth > 0
      }
      guard arguments.contains(/\b(?:try|await)\b/) else { return nil }
      return code[..<start.lowerBound].count { $0 == "\n" } + 1
    }
  }
}
