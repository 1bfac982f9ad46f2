import Testing

@testable import Terminal

struct StyledTextTests {
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
}
