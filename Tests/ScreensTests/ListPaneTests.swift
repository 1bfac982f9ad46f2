import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct ListPaneTests {
  @Test func `rows are below a header, and a row that is not loaded is blank`() throws {
    try onWords { _, pane in
      let frame = frame(of: pane)
      #expect((0..<4).map { text(frame, row: $0) } == ["  Word", "> word 0", "", "  word 2"])
      #expect(frame.selected["words"] == "word 0")
      #expect(frame.focus == "words")
    }
  }

  @Test func `a problem is below the rows, in the style of problems`() throws {
    try onWords { words, pane in
      words.show(problem: "broken")
      let frame = frame(of: pane, .dark)
      let last = frame.size.rows - 1
      #expect(text(frame, row: last) == "  ! broken")
      #expect(frame[last, 2].style == Theme.dark[.problem])
      #expect(text(frame, row: 0) == "  Word")
    }
  }

  @Test func `sentences are directly above the rows`() throws {
    try onWords { words, pane in
      words.show(head: ["Words go out", "by post"])
      let rows = (0..<4).map { text(frame(of: pane), row: $0) }
      #expect(rows == ["  Words go out", "  by post", "  Word", "> word 0"])
    }
  }

  @Test func `an empty list says so, but only after a successful load`() throws {
    try onWords { words, pane in
      words.show(total: 0)
      #expect(text(frame(of: pane), row: 1) == "  No words.")
      words.show(total: 0, isLoaded: false)
      #expect(text(frame(of: pane), row: 1) == "")
      words.show(total: 0, problem: "broken")
      let rows = (0..<6).map { text(frame(of: pane), row: $0) }
      #expect(rows == ["", "  ! broken", "", "", "", ""])
    }
  }

  @Test func `a key that the list uses for something else does not move the selection`() throws {
    try onWords({ _ in [Action("mark", [.char(" ")], "mark") {}] }) { _, pane in
      #expect(pane.actions.filter { $0.keys.contains(.char(" ")) }.map(\.id) == ["mark"])
      #expect(pane.hintedActions.map(\.id) == ["next-match", "end-find", "mark", "find"])
    }
  }

  @Test func `an empty list has no keys to move in it`() throws {
    try onWords { words, pane in
      #expect(pane.enabledActions.count == 9)
      words.show(total: 0)
      #expect(pane.enabledActions.isEmpty)
    }
  }

  @Test func `a page is one row shorter than the drawn rows`() throws {
    try onWords { words, pane in
      _ = frame(of: pane)
      pane.actions.first { $0.id == "page-down" }?.run()
      pane.actions.first { $0.id == "half-page-up" }?.run()
      #expect(words.calls == ["by 4", "by -2"])
    }
  }

  @Test func `a double click selects a row and does what Enter does`() throws {
    try onWords({ words in
      [Action("open", [.char("x"), Key(.enter)], "open") { words.calls.append("open") }]
    }) { words, pane in
      _ = frame(of: pane)
      #expect(pane.handle(.mouse(MouseEvent(.doubleClick, at: Point(row: 3, column: 3)))))
      #expect(words.calls == ["to 2", "open"])
    }
  }
}

/// Runs `body` with a list of three words, the second of which is not loaded.
private func onWords(
  _ actions: @escaping @LoopActor @Sendable (Words) -> [Action] = { _ in [] },
  _ body: @escaping @LoopActor @Sendable (Words, ListPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let words = Words()
    let pane = ListPane<String>(
      "words", input: words, output: words,
      columns: { width, _ in Table(width: width, [TableColumn("Word", .rest)]) { [$0] } }, title: { $0 },
      actions: actions(words))
    try body(words, pane)
  }
}

@LoopActor
private func frame(of pane: ListPane<String>, _ theme: Theme = .plain) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: 24, rows: 6))
  pane.draw(Canvas(buffer, theme: theme))
  return buffer.frame
}

private func text(_ frame: Frame, row: Int) -> String {
  String(frame.text(row: row).reversed().drop { $0 == " " }.reversed())
}

/// A list whose state is set by a test.
@LoopActor
private final class Words: ListOutput, ListInput {
  private(set) var shown = ListShown(total: 3, selected: 0, isLoaded: true)
  let isUpToDate = true
  let status = ["words"]
  let shortStatus = ["words"]
  let rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0))
  let emptyText = ["No words."]
  /// The calls of the pane.
  var calls: [String] = []

  func show(
    total: Int = 3, isLoaded: Bool = true, problem: String? = nil, head: [String] = []
  ) {
    shown = ListShown(
      total: total, selected: 0, isLoaded: isLoaded, head: head,
      message: problem.map { PaneMessage(problem: $0) })
  }

  func item(at place: Int) -> String? { place == 1 ? nil : "word \(place)" }
  func appear() { calls.append("appear") }
  func close() { calls.append("close") }
  func moveSelection(by count: Int) { calls.append("by \(count)") }
  func select(_ place: Int) { calls.append("to \(place)") }
}
