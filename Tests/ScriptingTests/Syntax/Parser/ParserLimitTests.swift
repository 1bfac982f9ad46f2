import Testing

@testable import Scripting

/// What a hostile file could make the parser spend.
struct ParserLimitTests {
  private func messages(_ script: String, files: [String: String] = [:]) -> [String] {
    Script.errors(script, files: files).map(\.message)
  }

  private func grown(_ count: Int) -> String {
    (0..<count).reduce("let a0 = \"0123456789\"") { script, number in
      script + "\nlet a\(number + 1) = \"" + String(repeating: "${a\(number)}", count: 10) + "\""
    }
  }

  @Test func `a constant has a limit, with its location`() {
    let errors = Script.errors(grown(8))
    #expect(errors.map(\.message) == ["a constant holds 64 KiB at most"])
    #expect(errors.first?.location.description == "t.steps:5:5")
    #expect(messages(grown(3)) == [])
    #expect(messages("let a = \"" + String(repeating: "x", count: 65_536) + "\"") == [])
    #expect(
      messages("let a = \"" + String(repeating: "x", count: 65_537) + "\"") == [
        "a constant holds 64 KiB at most"
      ])
  }

  @Test func `all constants together have a limit`() {
    let text = String(repeating: "x", count: 65_536)
    let sixteen = (0..<16).map { "let a\($0) = \"\(text)\"\n" }.joined()
    #expect(messages(sixteen) == [])
    #expect(messages(sixteen + "let b = 1") == ["all constants together hold 1 MiB at most"])
    // A test's own constants are discarded at its end.
    let tests = (0..<20).map { "test \"\($0)\"\nlet a = \"\(text)\"\nsettle\n" }.joined()
    #expect(messages(tests) == [])
  }

  @Test func `expanded lines have a limit`() {
    let limit = "this script unrolls to more than 16 MiB of text"
    let big = "let a = \"" + String(repeating: "x", count: 60_000) + "\"\n"
    #expect(messages(big + "repeat 1000\ntype \"${a}\"\nend") == [limit])
    #expect(messages(big + "type \"" + String(repeating: "${a}", count: 1_000) + "\"") == [limit])
    let long = "type \"" + String(repeating: "x", count: 60_000) + "\""
    #expect(messages("repeat 1000\n\(long)\nend") == [limit])
    #expect(messages("macro m\n\(long)\nend\nrepeat 1000\nrun m\nend") == [limit])
    #expect(messages("repeat 1000\n" + String(repeating: " ", count: 60_000) + "settle\nend") == [limit])
    let grown = (1...30).map { "macro m\($0) x\nrun m\($0 - 1) \"${x}${x}${x}\"\nend\n" }.joined()
    #expect(messages("macro m0 x\ntype \"${x}\"\nend\n\(grown)run m30 \"0123456789\"") == [limit])
  }

  @Test func `the line of an iteration is shortened in messages`() throws {
    let values = (0..<300).map { "\"value number \($0)\"" }.joined(separator: " ")
    let steps = try Script.parse("for x in \(values)\ntype \"${x}\"\nend").tests[0].steps
    #expect(steps.count == 300)
    #expect(steps.allSatisfy { $0.expansions[0].text.count < 300 })
    let long = String(repeating: "x", count: 5_000)
    let turn = try Script.parse("for x in \"\(long)\"\nsettle\nend").tests[0].steps[0]
    #expect(turn.expansions[0].text.count < 300)
  }

  @Test func `included files have limits`() {
    let many = String(repeating: "include \"e.steps\"\n", count: 1_001)
    #expect(messages(many, files: ["e.steps": ""]) == ["this script includes more than 1000 files"])
    let big = String(repeating: "# comment\n", count: 100_000)
    #expect(
      messages(String(repeating: "include \"b.steps\"\n", count: 20), files: ["b.steps": big])
        == ["the files that this script includes come to more than 16 MiB"])
    let tree = Dictionary(
      uniqueKeysWithValues: (0..<30).map { number in
        ("\(number).steps", "include \"\(number + 1).steps\"\ninclude \"\(number + 1).steps\"")
      })
    #expect(
      messages("include \"0.steps\"", files: tree.merging(["30.steps": ""]) { $1 })
        == ["this script includes more than 1000 files"])
  }

  @Test func `tests, tags and parameters have limits`() {
    let tests = (0...10_000).map { "test \"\($0)\"\n" }.joined()
    #expect(messages(tests) == ["a script has 10000 tests at most; write a second file"])
    let tags = (0...100).map { " t\($0)" }.joined()
    #expect(messages("tags" + tags) == ["there are 100 tags at most"])
    #expect(messages(String(repeating: "tags a b c\n", count: 34)) == ["there are 100 tags at most"])
    #expect(messages("test \"x\"" + tags) == ["there are 100 tags at most"])
    #expect(messages("macro m" + tags + "\nend") == ["a macro has 100 parameters at most"])
    let values = (0...10_000).map { " \($0)" }.joined()
    #expect(messages("for x in" + values + "\nend") == ["for takes 10000 values at most"])
  }

  @Test func `patterns have a limit`() {
    let limit = "the patterns of a script come to 256 KiB at most"
    let patterns = (0..<4_000).map { "see /\($0)" + String(repeating: "x", count: 70) + "/\n" }.joined()
    #expect(Set(messages(patterns)) == [limit])
    let few = (0..<1_000).map { "see /\($0)" + String(repeating: "x", count: 70) + "/\n" }.joined()
    #expect(messages(few) == [])
    #expect(
      messages(String(repeating: "include \"p.steps\"\n", count: 4), files: ["p.steps": few]) == [limit])
  }

  @Test func `lines from many expansions count more`() {
    let nested =
      String(repeating: "repeat 3\n", count: 31) + "settle\n" + String(repeating: "end\n", count: 31)
    #expect(messages(nested) == ["this script unrolls to more than 16 MiB of text"])
  }

  @Test func `a text of a million parts is joined quickly`() throws {
    let steps = try Script.parse("let a = \"x\"\ntype \"" + String(repeating: "${a}", count: 500_000) + "\"")
      .tests[0].steps
    #expect(steps.count == 1)
  }

  @Test func `a million warnings and a million names are handled quickly`() throws {
    let warned = try Script.parse("key " + String(repeating: "Ctrl+I ", count: 200_000))
    #expect(warned.warnings.count == 1_000)
    let names = (0..<50_000).map { "let a\($0) = 1\n" }.joined()
    let errors = messages(names + String(repeating: "type \"${b}\"\n", count: 900))
    #expect(errors.count == 900)
  }
}
