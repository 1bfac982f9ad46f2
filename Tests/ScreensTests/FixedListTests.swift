import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct FixedListTests {
  @Test func `a caption has no mark, and a row has one on its first line`() throws {
    try onCups { _, pane in
      let frame = frame(of: pane)
      #expect(
        (0..<8).map { text(frame, row: $0) } == [
          "Cups", "▌ small", "  of clay", "  large", "  of glass", "", "Pots", "  tea pot",
        ])
      #expect(frame.hiddenCursor == Point(row: 1, column: 0))
      #expect(frame[0, 0].style == Theme.dark[.heading])
      #expect(frame[2, 0].style == Theme.dark[.selectedRow])
      #expect(frame.selected["cups"] == "small")
      #expect(frame.focus == "cups")
    }
  }

  @Test func `a row becomes visible as a whole, with the caption above it`() throws {
    try onCups { cups, pane in
      cups.list.select(1)
      #expect(text(frame(of: pane, rows: 3), row: 2) == "  of glass")
      cups.list.select(2)
      #expect(text(frame(of: pane, rows: 3), row: 1) == "Pots")
      cups.list.select(0)
      #expect(text(frame(of: pane, rows: 3), row: 0) == "Cups")
    }
  }

  @Test func `the rows are read when the list is shown, and not for each frame or key`() throws {
    try onCups { cups, pane in
      pane.appear()
      let reads = cups.reads
      for _ in 0..<3 {
        press("j", pane)
        _ = frame(of: pane)
      }
      #expect(cups.reads == reads)
      pane.appear()
      #expect(cups.reads == reads + 1)
    }
  }

  @Test func `the note is directly below the rows, and a problem in the last row`() throws {
    try onCups { cups, pane in
      (cups.problem, cups.note) = ("broken", ["Wash it", "by hand"])
      (cups.rows, cups.pots, cups.material) = (["small"], [], [:])
      pane.appear()
      let frame = frame(of: cups.noted(pane))
      #expect((0..<5).map { text(frame, row: $0) } == ["Cups", "▌ small", "", "  Wash it", "  by hand"])
      #expect(text(frame, row: frame.size.rows - 1) == "  ! broken")
    }
  }

  @Test func `from 100 columns the note is beside the rows, with the choices`() throws {
    try onCups { cups, pane in
      (cups.note, cups.choices) = (["Wash it by hand"], ["* hot", "  cold"])
      let noted = cups.noted(pane)
      let frame = frame(of: noted, columns: 100)
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
      #expect(!noted.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 4, column: 60)))))
      #expect(noted.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 4, column: 3)))))
      #expect(cups.list.selectedItem == "large")
    }
  }

  @Test func `a click on any line of a row selects the row`() throws {
    try onCups { cups, pane in
      _ = frame(of: pane)
      #expect(pane.handle(.mouse(MouseEvent(.doubleClick, at: Point(row: 4, column: 3)))))
      #expect(cups.list.selectedItem == "large")
      #expect(cups.opened == 1)
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 6, column: 3)))))
    }
  }

  @Test(arguments: [[], ["small"]])
  func `keys and clicks that come after rows are gone, and before the next frame, do no harm`(
    rows: [String]
  ) throws {
    try onCups { cups, pane in
      cups.list.select(1)
      _ = frame(of: pane)
      press("/", pane)
      (cups.rows, cups.pots) = (rows, [])
      for letter: Unicode.Scalar in ["x", "y"] { _ = pane.handle(.key(.char(letter))) }
      press("Down", pane)
      press("Enter", pane)
      for name in ["n", "N", "j", "G", "}", "{"] { press(name, pane) }
      for row in 0..<5 {
        _ = pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 3))))
      }
      #expect(pane.status.first == "/xy")
      _ = frame(of: pane)
      #expect(pane.subject == nil)
    }
  }

  @Test func `revealing a row ends a search that hides it`() throws {
    try onCups { cups, pane in
      press("/", pane)
      _ = pane.handle(.key(.char("m")))
      #expect(text(frame(of: pane), row: 3) == "")
      pane.reveal(row: 1)
      #expect(cups.list.selectedItem == "large")
      #expect(!pane.isTyping)
      #expect(text(frame(of: pane), row: 3) == "▌ large")
    }
  }

  @Test func `the section keys go from caption to caption`() throws {
    try onCups { cups, pane in
      press("}", pane)
      #expect(cups.list.selectedItem == "tea pot")
      press("{", pane)
      #expect(cups.list.selectedItem == "small")
    }
  }
}

/// Runs `body` with a list of two cups and a pot below captions.
private func onCups(
  _ body: @escaping @LoopActor @Sendable (Cups, ListPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let cups = Cups()
    let pane = ListPane(
      "cups", cups.list,
      columns: { width, _ in
        Table(
          width: width, [TableColumn("", .rest, role: .name)],
          more: (2, { cups.material[$0].map { [DisplayText($0)] } ?? [] })
        ) { [$0] }
      },
      title: { $0 }, subject: { Subject(url: $0, copies: []) },
      actions: [
        Action("open", [Key(.enter)], "open") { cups.opened += 1 }
      ])
    try body(cups, pane)
  }
}

@LoopActor
private func press(_ name: String, _ pane: some Screen) {
  guard let key = Key(name: name) else { return }
  pane.enabledActions.first { $0.keys.contains(key) }?.run()
}

@LoopActor
private func frame(of pane: some Screen, rows: Int = 12, columns: Int = 24) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
  pane.draw(Canvas(buffer, theme: .dark))
  return buffer.frame
}

private func text(_ frame: Frame, row: Int) -> String {
  String(frame.text(row: row).reversed().drop { $0 == " " }.reversed())
}

/// A list whose rows are set by a test.
@LoopActor
private final class Cups {
  var rows = ["small", "large"]
  var pots = ["tea pot"]
  var material = ["small": "of clay", "large": "of glass"]
  var problem: String?
  var note: [String] = []
  var choices: [String] = []
  var opened = 0
  private(set) var reads = 0
  private(set) lazy var list = FixedList(
    { [unowned self] in
      reads += 1
      return [FixedSection(rows, under: "Cups"), FixedSection(pots, under: "Pots")]
    },
    context: { RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0)) }, text: { $0 })

  func noted(_ pane: ListPane<String>) -> NotedList<String> {
    NotedList(
      pane, of: list, title: { _ in "Kitchen" }, name: { $0 },
      message: { [unowned self] in problem.map { PaneMessage(problem: $0) } }
    ) { [unowned self] _, _ in
      RowNote(note.map { DisplayText($0) }, choices: choices.map { RowNote.Choice(DisplayText($0)) })
    }
  }
}
