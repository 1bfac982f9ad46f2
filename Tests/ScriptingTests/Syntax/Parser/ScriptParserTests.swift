import TestSupport
import Testing

@testable import Scripting

struct ScriptParserTests {
  @Test func `a hundred thousand steps are parsed`() throws {
    let lines = [
      "stub GET \"/search\" including q=\"swift\" page=\"1\" -> 200 file \"a.json\" delay 300ms",
      "key Ctrl+R Down*3 \"/\"", "type \"swift\"", "event page-view page=\"a\" additional~/swift$/",
      "see \"3 stars\" count 2 in pane results",
    ]
    let script = (0..<100_000).map { lines[$0 % lines.count] }.joined(separator: "\n")
    let steps = try Script.parse(script).tests[0].steps
    #expect(steps.count == 100_000)
    #expect(steps.last?.location.line == 100_000)
  }

  @Test(arguments: [
    "a", "1", "\"", "'", "/", "<", "<<<", "\\", "${", "\"\" ", "/a", "a ", "@1:1", "[", "検", "'a' ",
  ])
  func `a very long line is parsed`(unit: String) {
    let line = String(repeating: unit, count: 300_000 / unit.utf8.count)
    #expect(Script.errors(line).count == 1)
    #expect(Script.errors("see " + line).count == 1)
    #expect(Script.errors("see \"" + line).count == 1)
  }

  @Test func `random bytes give a tree or errors`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      expectSane(bytes)
    }
  }

  @Test func `random tokens give a tree or errors`() {
    var random = SeededGenerator(seed: 2)
    let words =
      Verb.names + [
        "in", "pane", "row", "rows", "box", "is", "has", "count", "max", "as", "->", "=", "~", "+", "*", "..",
        "...",
        "200", "1.5", "-1", "300ms", "80x24", "@1:2", "\"a\"", "\"${x}\"", "'b'", "/c/i", "/(/",
        "<<<\na\n>>>",
        "<<<", ">>>", "x", "GET", "body", "including", "fg", "Ctrl", "# c", "\r\n", "\"", "\u{FEFF}", "検",
        "\0",
      ]
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        text += words.randomElement(using: &random) ?? ""
        text += Bool.random(using: &random) ? " " : "\n"
      }
      expectSane(Array(text.utf8))
    }
  }

  @Test func `a valid script with bytes removed gives a tree or errors`() {
    var random = SeededGenerator(seed: 3)
    let good = Array(
      """
      let a = "x"
      macro m p
        type "${p} ${a}"
        repeat 2 as i
          key Ctrl+"${i}"
        end
      end
      test "one" smoke
      stub GET "/a" including q="b" -> 200 "c" delay 1s times 2
      run m "検"
      events unordered
        event e f~/g\\/h/ ...
      end
      burst
        key a*3
      end
      screen in pane p is <<<
        rows
      >>>
      """.utf8)
    for _ in 0..<3_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: index)
        } else {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      expectSane(bytes)
    }
  }

  /// Errors have locations within the file, and no location has two.
  private func expectSane(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let errors = Script.errors(bytes)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let areInside = errors.allSatisfy { (1...lines).contains($0.location.line) && $0.location.column >= 1 }
    let locations = Set(errors.map(\.location))
    #expect(areInside && locations.count == errors.count, "\(bytes)", sourceLocation: sourceLocation)
  }
}
