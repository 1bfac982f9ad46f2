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

  @Test func `sentences are above the text of an empty list, and leave half of a small pane to it`() throws {
    try onWords { words, pane in
      words.show(total: 0, head: ["Words go out"])
      var rows = (0..<3).map { text(frame(of: pane), row: $0) }
      #expect(rows == ["  Words go out", "", "  No words."])
      words.show(head: (1...20).map { "sentence \($0)" })
      rows = (0..<frame(of: pane).size.rows).map { text(frame(of: pane), row: $0) }
      #expect(rows.contains("  Word"))
      #expect(rows.filter { $0.contains("sentence") }.count == rows.count / 2)
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

  @Test func `a click on a list that became empty is not used`() throws {
    try onWords { words, pane in
      _ = frame(of: pane)
      words.show(total: 0)
      _ = frame(of: pane)
      #expect(!pane.handle(.mouse(MouseEvent(.doubleClick, at: Point(row: 2, column: 3)))))
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

  @Test func `the line of a gap is faint, between the rows beside it, and is not searched`() throws {
    try onWords { words, pane in
      words.show(total: 6, gap: gap(at: 2))
      let first = frame(of: pane, .dark)
      let lines = (1..<5).map { text(first, row: $0) }
      #expect(lines == ["▌ word 0", "", "  9 not loaded · M load…", "  word 2"])
      #expect(first[3, 2].style == Theme.dark[.faint])
      pane.actions.first { $0.id == "find" }?.run()
      for key in "load" { _ = pane.handle(.key(.char(Unicode.Scalar(String(key)) ?? " "))) }
      #expect(frame(of: pane, .dark)[3, 2].style == Theme.dark[.faint])
    }
  }

  @Test(arguments: [0, 19], [3, 4]) func `a gap is on view with the row beside it`(
    before: Int, selected: Int
  ) throws {
    try onWords { words, pane in
      words.show(total: 20, selected: before, gap: gap(at: 4))
      _ = frame(of: pane)
      words.show(total: 20, selected: selected, gap: gap(at: 4))
      let beside = frame(of: pane)
      let rows = (1..<6).map { text(beside, row: $0) }
      #expect(rows.contains("  9 not loaded · M load…") && rows.contains("> word \(selected)"), "\(rows)")
    }
  }

  @Test func `rows below a gap stay in their lines when a page is inserted above them`() throws {
    try onWords { words, pane in
      words.show(total: 20, selected: 10, gap: gap(at: 9))
      let before = (1..<6).map { text(frame(of: pane), row: $0) }
      words.show(total: 50, selected: 40, gap: gap(at: 39))
      let line = "  9 not loaded · M load…"
      #expect(before == ["  word 7", "  word 8", line, "  word 9", "> word 10"])
      let after = (1..<6).map { text(frame(of: pane), row: $0) }
      #expect(after == ["  word 37", "  word 38", line, "  word 39", "> word 40"])
    }
  }

  @Test func `rows above a gap stay in their lines when a page is inserted below them`() throws {
    try onWords { words, pane in
      words.show(total: 20, selected: 6, gap: gap(at: 9))
      let before = (1..<6).map { text(frame(of: pane), row: $0) }
      #expect(before == ["  word 2", "  word 3", "  word 4", "  word 5", "> word 6"])
      words.show(total: 50, selected: 6, gap: gap(at: 39))
      #expect((1..<6).map { text(frame(of: pane), row: $0) } == before)
    }
  }

  @Test func `clicks find the rows below a gap, and a click on the gap loads it`() throws {
    try onWords({ words in [Action("open", [Key(.enter)], "open") { words.calls.append("open") }] }) {
      words, pane in
      words.show(total: 6, gap: gap(at: 2))
      _ = frame(of: pane)
      for row in 2...4 { _ = pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 3)))) }
      #expect(words.calls == ["to 1", "load", "to 2"])
      _ = pane.handle(.mouse(MouseEvent(.doubleClick, at: Point(row: 4, column: 3))))
      #expect(words.calls.suffix(2) == ["to 2", "open"])
    }
  }

  @Test func `a moved selection draws the two rows that change, and all look as drawn anew`() throws {
    try onWords { words, pane in
      words.show(total: 5, version: 1)
      _ = frame(of: pane)
      words.drawn = []
      words.show(total: 5, selected: 3, version: 1)
      let moved = frame(of: pane)
      #expect(words.drawn == ["word 0", "word 3"])
      words.show(total: 5, selected: 3, version: 2)
      #expect(frame(of: pane) == moved)
      #expect(words.drawn.count == 2 + 4)
    }
  }

  @Test func `a scrolled list copies the rows that stay on view`() throws {
    try onWords { words, pane in
      words.show(total: 9, selected: 4, version: 1)
      _ = frame(of: pane)
      words.drawn = []
      words.show(total: 9, selected: 5, version: 1)
      let rows = (1..<6).map { text(frame(of: pane), row: $0) }
      #expect(words.drawn == ["word 4", "word 5"])
      #expect(rows == ["", "  word 2", "  word 3", "  word 4", "> word 5"])
    }
  }

  @Test(
    arguments: [
      { $0.show(total: 5, version: 2) }, { $0.show(total: 5, isOutdated: true, version: 1) },
      { $0.show(total: 5) }, { $0.now = Date(timeIntervalSince1970: 1) },
    ] as [@LoopActor @Sendable (Words) -> Void])
  fileprivate func `rows that may look different are drawn anew`(
    change: @escaping @LoopActor @Sendable (Words) -> Void
  ) throws {
    try onWords { words, pane in
      words.show(total: 5, version: 1)
      _ = frame(of: pane)
      words.drawn = []
      change(words)
      _ = frame(of: pane)
      #expect(words.drawn.count == 4)
    }
  }

  @Test func `rows are drawn anew in another theme, and the selected one when the list loses the keys`()
    throws
  {
    try onWords { words, pane in
      words.show(total: 5, version: 1)
      _ = frame(of: pane)
      words.drawn = []
      pane.hasFocus = false
      _ = frame(of: pane)
      #expect(words.drawn == ["word 0"])
      let dark = frame(of: pane, .dark)
      #expect(words.drawn.count == 5)
      #expect(dark[1, 2].style == Theme.dark[.selectedRowAside])
    }
  }

  @Test func `the action of a gap leaves keys to the list's own actions`() throws {
    try onWords({ _ in [Action("open", [Key(.enter)], "open") {}] }) { words, pane in
      words.show(total: 6, gap: gap(at: 2))
      #expect(pane.actions.first { $0.id == "load-gap" }?.keys == [.char("M")])
      words.show(total: 6)
      #expect(pane.enabledActions.allSatisfy { $0.id != "load-gap" })
    }
  }
}

private func gap(at index: Int) -> ListGap {
  ListGap(index: index, count: 9, isLoading: false, canLoad: true)
}

/// Runs `body` with a list of three words, the second of which is not loaded.
private func onWords(
  _ actions: @escaping @LoopActor @Sendable (Words) -> [Action] = { _ in [] },
  _ body: @escaping @LoopActor @Sendable (Words, ListPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let words = Words()
    let pane = ListPane<String>(
      "words", words,
      columns: { width, _ in
        Table(width: width, [TableColumn("Word", .rest)]) { word in
          words.drawn.append(word)
          return [word]
        }
      }, title: { $0 },
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
  var now = Date(timeIntervalSince1970: 0)
  var rowContext: RowContext { RowContext(texts: Texts(.en), now: now) }
  let emptyText = ["No words."]
  /// The calls of the pane.
  var calls: [String] = []
  /// The rows whose texts were read.
  var drawn: [String] = []

  func show(
    total: Int = 3, selected: Int = 0, isLoaded: Bool = true, problem: String? = nil, head: [String] = [],
    isOutdated: Bool = false, version: Int? = nil, gap: ListGap? = nil
  ) {
    shown = ListShown(
      total: total, selected: selected, isLoaded: isLoaded, head: head,
      message: problem.map { PaneMessage(problem: $0) }, isOutdated: isOutdated, version: version, gap: gap)
  }

  var gapAction: Action? {
    .loadGap({ Texts(.en) }, when: { self.shown.gap?.canLoad == true }) { self.calls.append("load") }
  }

  func item(at index: Int) -> String? { index == 1 ? nil : "word \(index)" }
  func appear() { calls.append("appear") }
  func close() { calls.append("close") }
  func moveSelection(by count: Int) { calls.append("by \(count)") }
  func select(_ index: Int) { calls.append("to \(index)") }
}
