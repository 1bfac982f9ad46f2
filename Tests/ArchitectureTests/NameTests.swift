import Foundation
import TestSupport
import Testing

/// Names say what a value is. "Place" stood for an index, a cell, a path, a row of a text and an address alike.
struct NameTests {
  @Test func `no type, value or parameter is called a place`() throws {
    let files = ["Sources", "Tests"].flatMap {
      Checkout.files(in: Checkout.file($0), endings: ["swift"])
    }
    let wrong = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("lace") && Self.isWrong($0) }
        .map { "\(file.lastPathComponent): \($0)" }
    }
    #expect(files.count > 100)
    #expect(wrong == [], "say index, position, cell, path, location or row, whichever it is")
  }

  @Test(arguments: [
    ("let place = 1", true), ("  for place in rows {", true), ("var nextPlace: Int", true),
    ("func item(at place: Int)", true), ("struct VisitPlace {", true), ("rows.map { place in", true),
    ("func replace(_ text: String)", false), ("let placeholder = 1", false), ("func placed() {", false),
    ("func place(_ part: Part)", false), ("/// Takes its place", false), ("let sql = \"max(place)\"", false),
  ])
  func `such a name is found`(line: Substring, isWrong: Bool) {
    #expect(Self.isWrong(line) == isWrong)
  }

  /// A function may be called so, because it places something.
  private static func isWrong(_ line: Substring) -> Bool {
    let code = line.replacing(/"(?:\\.|[^"\\])*"|\/\/.*/, with: "")
    let name = /(?:[a-z0-9]P|\b[pP])laces?(?![a-z])/
    let declared = /\b(?:let|var|for|case|struct|class|enum|actor|protocol|typealias) [^=:{]*$/
    return code.ranges(of: name).contains { range in
      let (before, after) = (code[..<range.lowerBound], code[range.upperBound...])
      return before.contains(declared) || after.hasPrefix(":") || after.hasPrefix(" in")
    }
  }
}
