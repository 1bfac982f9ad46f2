import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct RowPaneTests {
  @Test func `a heading has no mark, and a row has one on its first line`() throws {
    try onCups { cups, pane in
      let frame = frame(of: pane)
      #expect(
        (0..<6).map { text(frame, row: $0) } == ["Cups", "▌ small", "  of clay", "  large", "  of glass", ""])
      #expect(frame.hiddenCursor == Point(row: 1, column: 0))
      #expect(frame[0, 0].style == Theme.dark[.heading])
      #expect(frame[2, 0].style == Theme.dark[.selectedRow])
      #expect(frame.selected["cups"] == "small")
      #expect(frame.focus == "cups")
    }
  }

  @Test func `a row becomes visible as a whole, with the heading above it`() throws {
    try onCups { cups, pane in
      cups.selected = 1
      #expect(text(frame(of: pane, rows: 3), row: 2) == "  of glass")
      cups.selected = 0
      #expect(text(frame(of: pane, rows: 3), row: 0) == "Cups")
    }
  }

  @Test func `the note is directly below the rows, and a problem in the last row`() throws {
    try onCups { cups, pane in
      cups.problem = "broken"
      cups.note = ["Wash it", "by hand"]
      let frame = frame(of: pane)
      #expect(text(frame, row: 0) == "Cups")
      #expect((5..<8).map { text(frame, row: $0) } == ["", "  Wash it", "  by hand"])
      #expect(text(frame, row: frame.size.rows - 1) == "  ! broken")
    }
  }

  @Test func `from 100 columns the note is beside the rows, with the choices`() throws {
    try onCups { cups, pane in
      (cups.note, cups.choices) = (["Wash it by hand"], ["* hot", "  cold"])
      let frame = frame(of: pane, columns: 100)
      #expect(text(frame, row: 0).hasPrefix("╭─ Kitchen ─"))
      #expect(text(frame, row: 2).hasPrefix("│▌ small "))
      let beside = (0..<5).map { String(text(frame, row: $0).dropFirst(55).prefix(24)) }
      #expect(
        beside == [
          "┬─ small ───────────────", "│ Wash it by hand       ", "│                       ",
          "│ * hot                 ", "│   cold                ",
        ])
      #expect(frame.hiddenCursor == Point(row: 2, column: 1))
      #expect(!(1..<11).contains { text(frame, row: $0).dropFirst().prefix(50).contains("Wash") })
      #expect(pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 4, column: 3)))))
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 4, column: 60)))))
      #expect(cups.calls == ["to 1"])
    }
  }

  @Test func `a click on any line of a row selects the row`() throws {
    try onCups { cups, pane in
      _ = frame(of: pane)
      #expect(pane.handle(.mouse(MouseEvent(.doubleClick, at: Point(row: 4, column: 3)))))
      #expect(cups.calls == ["to 1", "open"])
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 6, column: 3)))))
    }
  }

  @Test(arguments: [[], ["small"]])
  func `keys and clicks that come after rows are gone, and before the next frame, do no harm`(
    rows: [String]
  ) throws {
    try onCups { cups, pane in
      cups.selected = 1
      _ = frame(of: pane)
      press("/", pane)
      cups.rows = rows
      _ = pane.handle(.key(.char("l")))
      press("Down", pane)
      press("Enter", pane)
      for name in ["n", "N", "j", "G"] { press(name, pane) }
      for row in 0..<5 {
        _ = pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 3))))
      }
      #expect(pane.status.first == "/l")
      _ = frame(of: pane)
      #expect(pane.subject == nil)
    }
  }

  @Test func `revealing a row ends a search that hides it`() throws {
    try onCups { cups, pane in
      _ = frame(of: pane)
      press("/", pane)
      _ = pane.handle(.key(.char("m")))
      #expect(text(frame(of: pane), row: 3) == "")
      pane.reveal(row: 1)
      #expect(cups.calls.last == "to 1")
      #expect(!pane.isTyping)
      #expect(text(frame(of: pane), row: 3) == "  large")
    }
  }

  @Test func `without a matching row no action on a row is offered`() throws {
    try onCups([Action("wash", [.char("w")], "wash it", hint: "wash") {}]) { _, pane in
      _ = frame(of: pane)
      press("/", pane)
      for key: Unicode.Scalar in ["q", "q"] { _ = pane.handle(.key(.char(key))) }
      _ = frame(of: pane)
      #expect(!pane.hintedActions.contains { $0.id == "wash" })
      #expect(pane.hintedActions.contains { $0.id == "end-find" })
    }
  }

  @Test func `a move that has all its keys taken is not listed`() throws {
    try onCups([Action("end", [.char("G"), Key(.end)], "end") {}]) { _, pane in
      #expect(pane.actions.filter { $0.keys.contains(.char("G")) }.map(\.id) == ["end"])
      #expect(pane.actions.allSatisfy { !$0.keys.isEmpty })
      #expect(pane.hintedActions.map(\.id) == ["next-match", "end-find", "end", "open", "find"])
    }
  }
}

/// Runs `body` with a list of two cups below a heading.
private func onCups(
  _ actions: @escaping @LoopActor @Sendable @autoclosure () -> [Action] = [],
  _ body: @escaping @LoopActor @Sendable (Cups, RowPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let cups = Cups()
    let pane = RowPane(
      "cups", input: cups, output: cups, layout: { rows, selected, _ in cups.layout(rows, selected) },
      title: { $0 }, frameTitle: { _ in "Kitchen" },
      actions: actions() + [Action("open", [Key(.enter)], "open") { cups.calls.append("open") }])
    try body(cups, pane)
  }
}

@LoopActor
private func press(_ name: String, _ pane: RowPane<String>) {
  guard let key = Key(name: name) else { return }
  pane.enabledActions.first { $0.keys.contains(key) }?.run()
}

@LoopActor
private func frame(of pane: RowPane<String>, rows: Int = 12, columns: Int = 24) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
  pane.draw(Canvas(buffer, theme: .dark))
  return buffer.frame
}

private func text(_ frame: Frame, row: Int) -> String {
  String(frame.text(row: row).reversed().drop { $0 == " " }.reversed())
}

/// A list whose state is set by a test.
@LoopActor
private final class Cups: RowListOutput, ListInput {
  var rows = ["small", "large"]
  var selected = 0
  private(set) var chosen = ""
  var problem: String?
  var note: [String] = []
  var choices: [String] = []
  /// The calls of the pane.
  var calls: [String] = []

  var shown: ListShown {
    ListShown(
      total: rows.count, selected: selected, isLoaded: true, message: problem.map { PaneMessage(problem: $0) }
    )
  }
  let isUpToDate = true
  let status = ["cups"]
  let shortStatus = ["cups"]
  let rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0))
  let emptyText: [String] = []

  /// As a feature may, it takes it that a row is selected.
  func layout(_ rows: [String], _ selected: Int) -> RowLayout {
    chosen = rows[selected]
    let heading = RowLayout.Line(of: 0, [.init("Cups", column: 0)], isHeading: true)
    let lines = zip(rows.indices, zip(rows, ["of clay", "of glass"])).flatMap { place, texts in
      [texts.0, texts.1].map { RowLayout.Line(of: place, [.init(DisplayText($0), column: 2)]) }
    }
    let notes = rows.map { _ in
      RowNote(note.map { DisplayText($0) }, choices: choices.map { DisplayText($0) })
    }
    return RowLayout([heading] + lines, notes: notes)
  }

  func appear() { calls.append("appear") }
  func close() { calls.append("close") }
  func moveSelection(by count: Int) { calls.append("by \(count)") }
  func select(_ place: Int) { calls.append("to \(place)") }
}
