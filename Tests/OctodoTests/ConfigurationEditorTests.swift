import Screens
import Testing
import Texts
import Tracking

@testable import octodo

struct ConfigurationEditorTests {
  private func changed(_ text: String, _ key: String, _ value: String) throws -> String {
    try ConfigurationEditor(text).setting(key, to: value)
  }

  @Test func `only the value's own text changes`() throws {
    let text = """
      # mine

      theme:   plain    # as it was
      page_size: 50
        # odd line
      unknown: [1,  2]


      confirm: yes
      """
    let expected = text.replacing("50", with: "7")
    var actual = try changed(text, "page_size", "7")
    #expect(actual == expected)
    let dark = text.replacing("plain", with: "dark")
    actual = try changed(text, "theme", "dark")
    #expect(actual == dark)
    actual = try changed(text, "confirm", "false")
    #expect(actual == text.replacing("yes", with: "false"))
  }

  @Test(arguments: [
    ("theme: \"plain\" # c\n", "theme: \"dark\" # c\n"), ("theme: 'plain'\n", "theme: 'dark'\n"),
    ("theme: ''\n", "theme: 'dark'\n"), ("theme:\n", "theme: dark\n"), ("theme: # c\n", "theme: dark # c\n"),
    ("theme: a#b\n", "theme: dark\n"), ("\"theme\": plain\n", "\"theme\": dark\n"),
    ("theme:\n  plain\n", "theme:\n  dark\n"), ("---\ntheme: plain\n", "---\ntheme: dark\n"),
    ("theme: !!str plain\n", "theme: dark\n"),
    ("# 検索 é\u{301}\ntheme: plain\n", "# 検索 é\u{301}\ntheme: dark\n"),
    ("x: \"検索 # no\" # 検索\ntheme: plain", "x: \"検索 # no\" # 検索\ntheme: dark"),
  ])
  func `quotes, comments and non-ASCII letters are kept`(text: String, expected: String) throws {
    let actual = try changed(text, "theme", "dark")
    #expect(actual == expected)
  }

  @Test(arguments: [
    ("", "theme: dark\n"), ("# mine\n", "# mine\ntheme: dark\n"), ("# mine", "# mine\ntheme: dark\n"),
    ("confirm: true", "confirm: true\ntheme: dark\n"),
    ("confirm: true\r\n", "confirm: true\r\ntheme: dark\r\n"),
    ("confirm: true\n\n\n", "confirm: true\n\n\ntheme: dark\n"),
    ("  confirm: true\n", "  confirm: true\n  theme: dark\n"),
    ("x:\n  theme: inner\n", "x:\n  theme: inner\ntheme: dark\n"),
    ("x: |\n  theme: text\n", "x: |\n  theme: text\ntheme: dark\n"),
  ])
  func `a missing key is appended at the end`(text: String, expected: String) throws {
    let actual = try changed(text, "theme", "dark")
    #expect(actual == expected)
  }

  @Test func `Windows line ends are kept`() throws {
    let text = "# mine\r\ntheme: plain # c\r\n\r\nconfirm: true\r\n"
    var actual = try changed(text, "theme", "dark")
    #expect(actual == text.replacing("plain", with: "dark"))
    actual = try changed(text, "confirm", "false")
    #expect(actual == text.replacing("true", with: "false"))
  }

  @Test func `a byte order mark stays, and the first line is read`() throws {
    let changed = try changed("\u{FEFF}theme: plain\nconfirm: true\n", "theme", "dark")
    #expect(changed == "\u{FEFF}theme: dark\nconfirm: true\n")
    let file = ConfigurationFile("\u{FEFF}confirm: true\nlanguage: ja\n", name: "config.yml")
    #expect(file.problems.isEmpty && file.configuration.settings.language == .ja)
  }

  @Test(arguments: [
    ("a: [", 1), ("theme: plain\n\ttheme: x\n", 2), ("- a\n- b\n", 1), ("just words", 1),
    ("theme: plain\ntheme: dark\n", 2), ("a: 1\n...\n---\nb: 2\n", 3),
  ])
  func `a file that is not a list of settings is not changed`(text: String, line: Int?) {
    #expect(throws: ConfigurationEditor.Refusal.broken(line: line)) { try changed(text, "theme", "dark") }
    #expect(throws: ConfigurationEditor.Refusal.self) { try ConfigurationEditor(text).check() }
  }

  @Test(arguments: [
    ("confirm: true\ntheme: [plain]\n", 2), ("theme:\n  a: b\n", 2), ("theme: |\n  plain\n", 1),
    ("theme: pl\n  ain\n", 1), ("a: &x plain\ntheme: *x\n", 1), ("theme: &x plain\na: *x\n", 1),
    ("theme: \"pl\n  ain\"\n", 1), ("theme: {a: b}\n", 1), ("{theme: plain}\n", 1),
  ])
  func `a value in an unusual form is not changed`(text: String, line: Int) {
    #expect(throws: ConfigurationEditor.Refusal.unusual(key: "theme", line: line)) {
      try changed(text, "theme", "dark")
    }
  }

  @Test func `a written value is read back`() throws {
    var text = "# mine\n"
    for (key, value) in [("tracking", "off"), ("language", "auto"), ("page_size", "7"), ("confirm", "false")]
    {
      text = try changed(text, key, value)
    }
    text = try changed(text, "language", "ja")
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.problems.isEmpty)
    #expect(
      file.configuration == Configuration { ($0.tracking, $0.pageSize, $0.language) = (.off, 7, .ja) })
  }
}
