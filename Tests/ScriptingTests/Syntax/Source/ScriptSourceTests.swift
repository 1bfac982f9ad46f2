import Testing

@testable import Scripting

struct ScriptSourceTests {
  @Test func `columns count scalars from 1`() {
    let source = ScriptSource(name: "t", bytes: Array("ab\né検x".utf8))
    #expect(source.location(at: 0) == SourceLocation(file: "t", line: 1, column: 1))
    #expect(source.location(at: 3) == SourceLocation(file: "t", line: 2, column: 1))
    #expect(source.location(at: 8) == SourceLocation(file: "t", line: 2, column: 3))
  }

  @Test func `a line's content has no line end`() {
    let source = ScriptSource(name: "t", bytes: Array("a\r\n\r\n\nb".utf8))
    #expect((0..<4).map { source.text(source.content(ofLine: $0)) } == ["a", "", "", "b"])
  }

  @Test func `quoted text is shortened`() {
    let source = ScriptSource(name: "t", bytes: Array(String(repeating: "検", count: 100).utf8))
    #expect(source.shortText(0..<300) == String(repeating: "検", count: 40) + "…")
    #expect(source.shortText(0..<30) == String(repeating: "検", count: 10))
  }
}

struct SourceExcerptTests {
  @Test func `tabs are kept and wide characters take two columns`() {
    let excerpt = excerpt("\tsee \"検索é👍\" x", at: "x")
    #expect(excerpt.line == "\tsee \"検索é👍\" x")
    #expect(excerpt.caret == "\t     " + "  " + "  " + " " + "  " + "  ^")
  }

  @Test func `a combining mark takes no column of its own`() {
    #expect(excerpt("e\u{301} x", at: "x").caret == "  ^")
  }

  @Test func `only the part of a long line around the position is shown`() {
    let long = String(repeating: "a", count: 500)
    let excerpt = excerpt("\(long)!\(long)", at: "!")
    let part = String(repeating: "a", count: 80)
    #expect(excerpt.line == "…\(part)!\(part.dropLast())…")
    #expect(excerpt.caret == String(repeating: " ", count: 81) + "^")
  }

  @Test func `a long line is never cut within a character`() {
    let long = String(repeating: "検", count: 200)
    let excerpt = excerpt("\(long)!\(long)", at: "!")
    #expect(!excerpt.line.contains("\u{FFFD}"))
  }

  @Test func `a long line of invalid UTF-8 has an excerpt too`() {
    let source = ScriptSource(name: "t", bytes: Array(repeating: 0x80, count: 300))
    #expect(SourceExcerpt(of: source, at: 150).caret == String(repeating: " ", count: 81) + "^")
  }

  @Test func `control and bidi characters are not printed`() {
    #expect(excerpt("a\u{1B}[2J\u{202E}b x", at: "x").line == "a\u{FFFD}[2J\u{FFFD}b x")
  }

  private func excerpt(_ text: String, at character: Character) -> SourceExcerpt {
    let offset = text.prefix { $0 != character }.utf8.count
    return SourceExcerpt(of: ScriptSource(name: "t", bytes: Array(text.utf8)), at: offset)
  }
}
