import Terminal
import Testing

@testable import Screens

struct SplitLayoutTests {
  private func draw(_ columns: [Int?], isFramed: [Bool], focus: Int?) -> Frame {
    let size = Size(columns: 20, rows: 3)
    let buffer = FrameBuffer(size: size)
    let canvas = Canvas(buffer, theme: .dark)
    let layout = SplitLayout(of: size, columns: columns, isFramed: isFramed)
    let onView = layout.areas.indices.filter { layout.areas[$0].columns > 0 }
    for index in onView.filter({ $0 != focus }).reversed() + onView.filter({ $0 == focus }) {
      let part = canvas.part(layout.areas[index])
      let inner = isFramed[index] ? PaneFrame(title: "", isFocused: index == focus).draw(part) : part
      inner.draw(DisplayText("\(index)"), row: 1 - (isFramed[index] ? 1 : 0))
    }
    layout.join(canvas, focus: focus)
    return buffer.frame
  }

  private func rows(_ frame: Frame) -> [String] { (0..<frame.size.rows).map { frame.text(row: $0) } }

  @Test func `two panes with frames share the line between them`() {
    #expect(
      rows(draw([nil, 9], isFramed: [true, true], focus: 0)) == [
        "╭──────────┬───────╮", "│0         │1      │", "╰──────────┴───────╯",
      ])
  }

  @Test func `three panes with frames share two lines`() {
    #expect(
      rows(draw([6, nil, 8], isFramed: [true, true, true], focus: 1)) == [
        "╭────┬──────┬──────╮", "│0   │1     │2     │", "╰────┴──────┴──────╯",
      ])
  }

  @Test func `a pane without columns leaves them to the main one`() {
    #expect(
      rows(draw([0, nil, 8], isFramed: [true, true, true], focus: 1)) == [
        "╭───────────┬──────╮", "│1          │2     │", "╰───────────┴──────╯",
      ])
  }

  @Test func `a pane without a frame shares no line`() {
    #expect(
      rows(draw([nil, 9], isFramed: [false, true], focus: 0)) == [
        "           ╭───────╮", "0          │1      │", "           ╰───────╯",
      ])
  }

  @Test(arguments: [(0, true, false), (1, true, true), (2, false, true), (nil, false, false)])
  func `the shared lines have the accent beside the pane with the keys`(
    focus: Int?, left: Bool, right: Bool
  ) {
    let frame = draw([6, nil, 8], isFramed: [true, true, true], focus: focus)
    let theme = Theme.dark
    for (column, isFocused) in [(5, left), (12, right)] {
      let style = theme[isFocused ? .focusedFrame : .frame]
      #expect((0..<3).allSatisfy { frame[$0, column].style == style })
    }
  }
}
