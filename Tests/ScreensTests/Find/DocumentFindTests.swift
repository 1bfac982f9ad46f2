import Domain
import EventLoop
import FoundationEssentials
import Synchronization
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct DocumentFindTests {
  @Test func `a search shows the first match, and n and N continue and wrap around`() throws {
    try onText { _, pane in
      press("/", pane)
      type("kettle", pane)
      #expect(pane.prompt?.notes.first == "1 of 3")
      #expect(rows(of: pane).contains(" 9 kettle"))
      press("Enter", pane)
      press("n", pane)
      #expect(rows(of: pane).contains(" 19 kettle"))
      #expect(pane.status.prefix(2) == ["/kettle", "match 2 of 3"])
      press("n", pane)
      press("n", pane)
      #expect(pane.status.prefix(3) == ["/kettle", "match 1 of 3", "wrapped around"])
      press("N", pane)
      #expect(pane.status.prefix(2) == ["/kettle", "match 3 of 3"])
      #expect(rows(of: pane).contains(" 29 kettle"))
    }
  }

  @Test func `Esc returns to where the search began`() throws {
    try onText { _, pane in
      _ = rows(of: pane)
      press("j", pane)
      #expect(rows(of: pane).first == " 1 water")
      press("/", pane)
      type("kettle", pane)
      #expect(rows(of: pane).first != " 1 water")
      press("Esc", pane)
      #expect(rows(of: pane).first == " 1 water")
    }
  }

  @Test func `after scrolling away, n starts from the visible position`() throws {
    try onText { _, pane in
      press("/", pane)
      type("kettle", pane)
      press("Enter", pane)
      press("G", pane)
      _ = rows(of: pane)
      press("N", pane)
      #expect(pane.status.prefix(2) == ["/kettle", "match 2 of 3"])
      press("g", pane)
      press("n", pane)
      #expect(pane.status.prefix(2) == ["/kettle", "match 1 of 3"])
    }
  }

  @Test func `matches are marked, and the current one more strongly`() throws {
    try onText { _, pane in
      press("/", pane)
      type("water", pane)
      let buffer = FrameBuffer(size: Size(columns: 24, rows: 6))
      pane.draw(Canvas(buffer))
      #expect(buffer.frame[0, 3].style.attributes == [.reverse, .bold, .underline])
      #expect(buffer.frame[1, 3].style.attributes == .reverse)
      #expect(buffer.frame[1, 1].style.attributes == [])
    }
  }

  @Test func `text that arrives later is searched too, and the position stays`() throws {
    try onText { text, pane in
      press("/", pane)
      type("kettle", pane)
      press("Enter", pane)
      press("n", pane)
      text.show(lines: 60)
      #expect(rows(of: pane).contains(" 19 kettle"))
      #expect(pane.status.prefix(2) == ["/kettle", "match 2 of 6"])
    }
  }

  @Test func `a text that becomes shorter during a search is searched from its start`() throws {
    try onText { text, pane in
      _ = rows(of: pane)
      press("G", pane)
      _ = rows(of: pane)
      press("/", pane)
      text.show(lines: 11)
      _ = rows(of: pane)
      type("kettle", pane)
      #expect(pane.prompt?.notes.first == "1 of 1")
      #expect(rows(of: pane).contains(" 9 kettle"))
    }
  }

  @Test func `a match that a shorter text no longer has is left`() throws {
    try onText { text, pane in
      press("/", pane)
      type("kettle", pane)
      press("Enter", pane)
      press("N", pane)
      text.show(lines: 11)
      _ = rows(of: pane)
      press("n", pane)
      #expect(rows(of: pane).contains(" 9 kettle"))
    }
  }

  /// What a person may do before the next frame.
  private static let inputs: [@LoopActor @Sendable (DocumentPane) -> Void] =
    ["j", "k", "Space", "PageUp", "Ctrl+D", "Ctrl+U", "g", "G", "n", "N", "{", "}", "/"].map { name in
      { press(name, $0) }
    } + [
      { _ = $0.handle(.mouse(MouseEvent(.scrollDown, at: Point(row: 0, column: 0)))) },
      { _ = $0.handle(.mouse(MouseEvent(.scrollUp, at: Point(row: 0, column: 0)))) },
      {
        press("/", $0)
        type("kettle", $0)
      },
    ]

  @Test(arguments: inputs.indices, [1, 11])
  func `Esc goes back to a row that a shorter text has no more`(index: Int, lines: Int) throws {
    try onText { text, pane in
      press("G", pane)
      _ = rows(of: pane)
      press("/", pane)
      type("water", pane)
      text.show(lines: lines)
      _ = rows(of: pane)
      press("Esc", pane)
      Self.inputs[index](pane)
      #expect(rows(of: pane).contains { $0.hasSuffix("water") })
    }
  }

  @Test func `what is not found leaves the position, and says so`() throws {
    try onText { text, pane in
      text.isPart = true
      press("/", pane)
      type("kettles", pane)
      #expect(rows(of: pane).first == " 0 water")
      #expect(pane.prompt?.notes.first == "no match in what is loaded")
      press("Backspace", pane)
      #expect(pane.prompt?.notes.first == "1 of 3 in what is loaded")
    }
  }

  @Test func `a key after the first costs less than laying out the whole text`() throws {
    try onLongText { text, pane, loop in
      press("/", pane)
      type("k", pane)
      try await loop.waitUntilIdle()
      let first = text.laidOut
      for letter in ["e", "t", "t", "l", "e"] {
        type(letter, pane)
        try await loop.waitUntilIdle()
      }
      #expect(first > 4_000)
      #expect(text.laidOut - first < 5 * 1_000)
    }
  }

  @Test func `a long text is searched off the loop, and the next key waits for the match`() throws {
    try onLongText { _, pane, loop in
      press("/", pane)
      type("kettle", pane)
      let (isWaiting, note) = (!pane.takesInput, pane.prompt?.notes.first)
      #expect(isWaiting)
      #expect(note == "")
      try await loop.waitUntilIdle()
      #expect(pane.takesInput)
      #expect(pane.prompt?.notes.first == "1 of 500")
      #expect(rows(of: pane).contains(" 9 kettle"))
    }
  }

  @Test func `a match that arrives after the search was left is ignored`() throws {
    try onLongText { _, pane, loop in
      press("/", pane)
      type("kettle", pane)
      press("Esc", pane)
      try await loop.waitUntilIdle()
      #expect(pane.takesInput)
      #expect(rows(of: pane).first == " 0 water")
    }
  }

  @Test func `a blank is found too, even where a line was broken at it`() throws {
    try onText { text, pane in
      text.show(lines: 1, saying: "water that is boiled in the kettle")
      _ = rows(of: pane)
      press("/", pane)
      type(" ", pane)
      for _ in 0..<8 {
        press("Down", pane)
        _ = rows(of: pane)
      }
      #expect(pane.prompt?.notes.first == "2 of 7")
    }
  }

  @Test func `before the first frame a search finds nothing`() throws {
    try onLoop { loop in
      let text = Lines()
      let pane = DocumentPane("text", on: loop, input: text, output: text, actions: [])
      press("/", pane)
      type("kettle", pane)
      #expect(pane.prompt?.notes.first == "no match")
    }
  }
}

@LoopActor
private func press(_ name: String, _ pane: DocumentPane) {
  guard let key = Key(name: name) else { return }
  pane.enabledActions.first { $0.keys.contains(key) }?.run()
}

@LoopActor
private func type(_ text: String, _ pane: DocumentPane) {
  for scalar in text.unicodeScalars { _ = pane.handle(.key(.char(scalar))) }
}

@LoopActor
private func rows(of pane: DocumentPane) -> [String] {
  let buffer = FrameBuffer(size: Size(columns: 24, rows: 6))
  pane.draw(Canvas(buffer))
  return (0..<6).map { String(buffer.frame.text(row: $0).reversed().drop { $0 == " " }.reversed()) }
}

private func onText(
  _ body: @escaping @LoopActor @Sendable (Lines, DocumentPane) throws -> Void
) throws {
  try onLoop { loop in
    let text = Lines()
    let pane = DocumentPane(
      "text", on: loop, input: text, output: text,
      sections: { _ in .init(next: "next", previous: "previous", hint: "next", atEnd: "", atStart: "") },
      actions: [])
    _ = rows(of: pane)
    try body(text, pane)
  }
}

private func onLongText(
  _ body: @escaping @LoopActor @Sendable (Lines, DocumentPane, EventLoop) async throws -> Void
) throws {
  try onLoop { loop in
    let text = Lines()
    let pane = DocumentPane("text", on: loop, input: text, output: text, actions: [])
    text.show(lines: 5_000)
    _ = rows(of: pane)
    try await body(text, pane, loop)
  }
}

/// Numbered lines, each tenth with a kettle.
@LoopActor
private final class Lines: DocumentInput, DocumentOutput {
  private(set) var version = 0
  let message: PaneMessage? = nil
  let rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0))
  var isPart = false
  private var lines = 30
  /// The text of each line; nil for water, with a kettle in each tenth line.
  private var words: String?
  private let counter = Counter()
  var laidOut: Int { counter.rows.withLock(\.self) }

  /// A long text is laid out on a helper thread for the search.
  private final class Counter: Sendable {
    let rows = Mutex(0)
  }

  func show(lines: Int, saying words: String? = nil) {
    self.lines = lines
    self.words = words
    version += 1
  }

  func content(_ context: RowContext) -> DocumentContent {
    let (counter, words) = (counter, words)
    return DocumentContent(sections: [
      DocumentSection(count: lines) { line, width in
        counter.rows.withLock { $0 += 1 }
        if let words { return DisplayText("\(line) \(words)").wrapped(to: width).map { StyledText($0) } }
        return [StyledText(DisplayText("\(line) \(line % 10 == 9 ? "kettle" : "water")"))]
      }
    ])
  }

  func status(percent: Int, isShort: Bool) -> [String] { ["\(percent)%"] }
}
