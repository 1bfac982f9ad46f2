import Testing

@testable import Scripting

struct ScriptStringTests {
  @Test(arguments: [
    "", "plain", "with \"quotes\" and \\", "tab\tline\nesc\u{1B}[1m", "${name} $5 ${", "検索 e\u{301}",
    "\u{202E}\u{200B}\u{7F}\u{9B}",
    "'", "#", "\u{0}",
  ])
  func `a quoted text is parsed to the same text`(text: String) throws {
    let commands = try Script.commands("type \(ScriptString.quoted(text))")
    #expect(commands == [.type(Template(text))])
  }

  @Test func `invisible characters are escaped`() {
    #expect(ScriptString.quoted("a\u{202E}b") == "\"a\\u{202E}b\"")
    #expect(ScriptString.printable("a\u{1B}[1m\u{200D}b\tc") == "a\\u{1B}[1m\\u{200D}b\\u{9}c")
    #expect(ScriptString.printable("a\u{115F}\u{3164}\u{FFA0}b") == "a\\u{115F}\\u{3164}\\u{FFA0}b")
    #expect(ScriptString.printable("naïve 検索 한글") == "naïve 検索 한글")
  }

  @Test func `a long text is cut`() {
    #expect(ScriptString.shortened("12345", to: 5) == "12345")
    #expect(ScriptString.shortened("123456", to: 5) == "1234…")
  }
}

struct DurationScriptTextTests {
  @Test func `durations are written as in scripts`() {
    #expect(Duration.milliseconds(300).scriptText == "300ms")
    #expect(Duration.seconds(5).scriptText == "5s")
    #expect(Duration.milliseconds(1500).scriptText == "1500ms")
    #expect(Duration.zero.scriptText == "0ms")
    #expect(Duration.microseconds(2500).scriptText == "2.5ms")
    #expect(Duration.seconds(120).scriptText == "120s")
  }
}
