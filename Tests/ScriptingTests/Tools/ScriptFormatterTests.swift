import Testing

@testable import Scripting

struct ScriptFormatterTests {
  @Test(arguments: [
    ("key   Ctrl + R  Down * 3", "key Ctrl+R Down*3"),
    ("event a b = 1 c ~ /d/ ...", "event a b=1 c~/d/ ..."),
    ("event page-view...", "event page-view ..."),
    ("let a=-1", "let a = -1"),
    ("see \"x\"in rows 1 .. 3", "see \"x\" in rows 1..3"),
    ("stub GET '/a'->200", "stub GET '/a' -> 200"),
    ("style \"x\" fg = 3", "style \"x\" fg=3"),
    ("\t see  \"a  b\"  # c ", "see \"a  b\"  # c"),
    ("key a#b", "key a  #b"),
    ("  # alone \t", "# alone"),
    ("= + 1", "= + 1"),
  ])
  func `words are separated by one blank`(line: String, expected: String) throws {
    let lineFormatted = try formatted(line)
    #expect(lineFormatted == expected + "\n")
    let actual = try formatted(expected + "\n")
    #expect(actual == expected + "\n")
  }

  @Test func `blocks are indented by two, tests are not`() throws {
    let script = """
      macro a b
      repeat 2
       # inside
           key a
        end
        end
      test "x"
      \tburst
      key b
      \tend
      """
    let scriptFormatted = try formatted(script)
    #expect(
      scriptFormatted == """
        macro a b
          repeat 2
            # inside
            key a
          end
        end
        test "x"
        burst
          key b
        end

        """)
  }

  @Test func `deeply nested heads do not make the output grow quadratically`() throws {
    let script = String(repeating: "repeat 1\n", count: 5_000)
    let scriptFormatted = try formatted(script).utf8
    #expect(scriptFormatted.count < 5_000 * 80)
  }

  @Test func `one empty line is kept, and none at the start or end`() throws {
    var actual = try formatted("\n\nkey a\n\n \t\n\nkey b\n\n")
    #expect(actual == "key a\n\nkey b\n")
    actual = try formatted("")
    #expect(actual == "")
    actual = try formatted("\n\n")
    #expect(actual == "")
  }

  @Test func `a text of several lines is indented with its command`() throws {
    let script = "repeat 2\nscreen is <<<   # rows\n\ta\n\n\t  b\n   >>>\nend"
    let expected = "repeat 2\n  screen is <<<  # rows\n    a\n\n      b\n  >>>\nend\n"
    let scriptFormatted = try formatted(script)
    #expect(scriptFormatted == expected)
  }

  @Test func `a text of blanks only is kept`() throws {
    let actual = try formatted("burst\npaste <<<\n \n   \n>>>\nend")
    #expect(actual == "burst\n  paste <<<\n \n   \n  >>>\nend\n")
  }

  @Test func `line ends become LF, except inside of a text`() throws {
    var actual = try formatted("\u{FEFF}key a\r\nkey b\r\n")
    #expect(actual == "key a\nkey b\n")
    actual = try formatted("paste <<<\r\na\r\r\n>>>\r\n")
    #expect(actual == "paste <<<\n  a\r\r\n>>>\n")
  }

  @Test func `a line that cannot be tokenised is an error with its location`() throws {
    let error = try #require(throws: SyntaxErrors.self) { try formatted("key a\nsee ?\nsee \"x") }
    #expect(error.errors.map(\.location.description) == ["t.steps:2:5", "t.steps:3:5"])
  }

  private func formatted(_ text: String) throws -> String {
    String(decoding: try ScriptFormatter.format(Array(text.utf8), file: "t.steps"), as: UTF8.self)
  }
}
