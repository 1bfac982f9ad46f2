import Testing

@testable import Terminal

struct StyledTextTests {
  @Test(arguments: [Style?.none, .plain])
  func `a text is cut once, also where a wide glyph leaves a column`(style: Style?) {
    let buffer = FrameBuffer(size: Size(columns: 10, rows: 1))
    let canvas = Canvas(buffer)
    var text = StyledText("図書館の本")
    text.append(" · 3d", role: .faint)
    if let style {
      canvas.draw(text, row: 0, width: 8, on: style)
    } else {
      canvas.draw(text, row: 0, width: 8)
    }
    #expect(buffer.frame.text(row: 0) == "図書館…   ")
  }

  private func text(_ pieces: (DisplayText, Style.Attributes)...) -> StyledText {
    pieces.reduce(into: StyledText()) { $0.append($1.0, attributes: $1.1) }
  }

  private func words(_ lines: [StyledText]) -> [[String]] {
    lines.map { $0.pieces.map { "\($0.attributes.contains(.bold) ? "b:" : "")\($0.text)" } }
  }

  @Test func `its width is that of its pieces`() {
    let text = text(("日本", []), ("語 a", .bold))
    #expect(text.width == 8)
    #expect(text.text == "日本語 a")
  }

  @Test func `lines break like those of plain text, and styles continue`() {
    let wrapped = text(("one ", []), ("two three", .bold), (" four", [])).wrapped(
      to: 8, first: StyledText("- "), rest: StyledText("  "))
    #expect(words(wrapped) == [["- ", "one"], ["  ", "b:two"], ["  ", "b:three"], ["  ", "four"]])
  }

  @Test func `a wide glyph is not split in a single column`() {
    #expect(
      text(("日本語", [])).wrapped(to: 1, first: StyledText(), rest: StyledText()).map(\.text.description) == [
        "日", "本", "語",
      ])
  }

  @Test func `an empty text has one line`() {
    let wrapped = StyledText().wrapped(to: 9, first: StyledText("- "), rest: StyledText())
    #expect(wrapped.map(\.text.description) == ["- "])
  }

  @Test func `marks are left out without them, also in the rows of a wrapped text`() {
    var first = StyledText()
    first.append(mark: "## ", role: .heading)
    var rest = StyledText()
    rest.append(mark: "   ")
    let rows = text(("one two", .bold)).wrapped(to: 7, first: first, rest: rest)
    #expect(rows.map(\.text.description) == ["## one", "   two"])
    #expect(rows.map(\.withoutMarks.text.description) == ["one", "two"])
  }

  @Test func `code that is broken into two lines has a backtick at each end`() {
    var code = StyledText()
    code.append(code: "`one two`")
    let rows = code.wrapped(to: 5, first: StyledText(), rest: StyledText())
    #expect(rows.map(\.pieces.first?.code) == [.first, .last])
    let shown = rows.map { row in
      let buffer = FrameBuffer(size: Size(columns: 5, rows: 1))
      Canvas(buffer, theme: .dark).draw(row, row: 0, width: 5)
      return buffer.frame.text(row: 0)
    }
    #expect(shown == [" one ", "two  "])
  }
}
