import Testing

@testable import Scripting

struct SourceTextTests {
  @Test func `columns count scalars from 1`() {
    let source = SourceText(name: "t", bytes: Array("ab\né検x".utf8))
    #expect(source.location(at: 0) == SourceLocation(file: "t", line: 1, column: 1))
    #expect(source.location(at: 3) == SourceLocation(file: "t", line: 2, column: 1))
    #expect(source.location(at: 8) == SourceLocation(file: "t", line: 2, column: 3))
  }

  @Test func `a line's content has no line end`() {
    let source = SourceText(name: "t", bytes: Array("a\r\n\r\n\nb".utf8))
    #expect((0..<4).map { source.text(source.content(ofLine: $0)) } == ["a", "", "", "b"])
  }

  @Test func `quoted text is shortened`() {
    let source = SourceText(name: "t", bytes: Array(String(repeating: "検", count: 100).utf8))
    #expect(source.shortText(0..<300) == String(repeating: "検", count: 40) + "…")
    #expect(source.shortText(0..<30) == String(repeating: "検", count: 10))
  }
}
