import Terminal
import Testing

@testable import Screens

struct PaneFrameTests {
  private func draw(_ frame: PaneFrame, columns: Int, rows: Int = 3, _ theme: Theme = .dark) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
    let inner = frame.draw(Canvas(buffer, theme: theme))
    inner.draw("text", row: 0)
    return buffer.frame
  }

  private func rows(_ frame: Frame) -> [String] { (0..<frame.size.rows).map { frame.text(row: $0) } }

  @Test func `title and counts are in the first row, the position in the last`() {
    let frame = PaneFrame(title: "Results", counts: "best match", position: "2 / 1,563", isFocused: true)
    #expect(
      rows(draw(frame, columns: 32)) == [
        "╭─ Results ─────── best match ─╮", "│text                          │",
        "╰─ 2 / 1,563 ──────────────────╯",
      ])
    #expect(
      rows(draw(frame, columns: 32, .plain)) == [
        "+- Results ------- best match -+", "|text                          |",
        "+- 2 / 1,563 ------------------+",
      ])
  }

  @Test func `without room the counts are dropped first, then the title is cut`() {
    let frame = PaneFrame(title: "Results", counts: "best match", isFocused: false)
    #expect(rows(draw(frame, columns: 22))[0] == "╭─ Results ──────────╮")
    #expect(rows(draw(frame, columns: 12))[0] == "╭─ Resul… ─╮")
  }

  @Test func `only the focused frame has the accent`() {
    let theme = Theme.dark
    let focused = draw(PaneFrame(title: "a", isFocused: true), columns: 10)
    let other = draw(PaneFrame(title: "a", isFocused: false), columns: 10)
    #expect(focused[0, 0].style == theme[.focusedFrame] && focused[0, 3].style == theme[.heading])
    #expect(other[0, 0].style == theme[.frame] && other[0, 3].style == theme[.name])
  }

  @Test func `a canvas too small for a frame has none`() {
    #expect(rows(draw(PaneFrame(title: "a", isFocused: true), columns: 3)) == ["te…", "   ", "   "])
  }

  @Test func `a box dims what is behind it, but not in the plain theme`() {
    for (theme, isDimmed) in [(Theme.dark, true), (.plain, false)] {
      let buffer = FrameBuffer(size: Size(columns: 20, rows: 5))
      let canvas = Canvas(buffer, theme: theme)
      canvas.draw("behind", row: 0)
      BoxFrame.draw(
        canvas.part(Rect(row: 1, column: 2, rows: 3, columns: 12)), title: "Box", footer: "Esc")
      #expect((buffer.frame[0, 0].style == theme[.faint]) == isDimmed)
      #expect(buffer.frame.text(row: 1, columns: 4..<9) == " Box ")
    }
  }
}
