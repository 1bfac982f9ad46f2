import Domain
import EventLoop
import FoundationEssentials
import Synchronization
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct DocumentPaneTests {
  @Test func `header and sections are stacked, each in its pane`() throws {
    try onPages { pages, pane in
      let frame = frame(of: pane)
      #expect((0..<3).map { text(frame, row: $0) } == [" Title", " 0.0", " 0.1"])
      #expect(frame.panes["header"] == Rect(row: 0, column: 0, rows: 1, columns: 24))
      #expect(frame.panes["pages"] == Rect(row: 1, column: 0, rows: 5, columns: 24))
      #expect(frame.focus == "pages")
      #expect(pages.drawn == 0...0)
    }
  }

  @Test func `a text is copied with its quotations, and a line across the screen as a short one`() {
    var quote = StyledText(">", role: .rule)
    quote.append(" Hot")
    let section = DocumentSection([.styled(quote), .rule, .styled(StyledText("|", role: .rule))])
    let text = DocumentText(DocumentContent(sections: [section]), width: 80)
    #expect(text.unwrapped() == "> Hot\n---\n|")
  }

  @Test func `keys and wheel scroll, and the visible sections are reported`() throws {
    try onPages { pages, pane in
      _ = frame(of: pane)
      press("j", pane)
      #expect(text(frame(of: pane), row: 0) == " 0.0")
      press("Space", pane)
      #expect(text(frame(of: pane), row: 0) == " 0.5")
      #expect(pages.drawn == 0...1)
      #expect(pane.handle(.mouse(MouseEvent(.scrollUp, at: Point(row: 0, column: 0)))))
      #expect(text(frame(of: pane), row: 0) == " 0.2")
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 0)))))
      press("G", pane)
      #expect(text(frame(of: pane), row: 5) == " 2.7")
      #expect(pane.status == ["100%"])
    }
  }

  @Test func `braces jump from section to section`() throws {
    try onPages { _, pane in
      _ = frame(of: pane)
      let tops = ["}", "}", "j", "{", "{", "{", "{", "}", "}", "}", "}"].map { key in
        press(key, pane)
        return text(frame(of: pane), row: 0)
      }
      // The last section has more rows than the pane, so it can be on top.
      #expect(
        tops == [
          " 0.0", " 1.0", " 1.1", " 1.0", " 0.0", " Title", " Title", " 0.0", " 1.0", " 2.0", " 2.0",
        ])
    }
  }

  @Test func `braces leave out sections that the contents do not list, if they list others`() throws {
    try onPages { pages, pane in
      pages.listed = [1, 4]
      pages.show(sections: 6)
      _ = frame(of: pane)
      let tops = ["}", "}", "}", "{", "{", "{"].map { key in
        press(key, pane)
        return text(frame(of: pane), row: 0)
      }
      #expect(tops == [" 1.0", " 4.0", " 4.0", " 1.0", " Title", " Title"])
    }
  }

  @Test func `the links of its text are links of the terminal, except in the plain theme`() throws {
    try onPages { pages, pane in
      pages.link = .address("https://a.example/steam")
      let links = frame(of: pane, .dark).links
      #expect(links[0].isEmpty)
      #expect(links[1].map(\.columns) == [1..<4])
      #expect(links[1].first?.link.url == "https://a.example/steam")
      #expect(links[1].first?.link == links[2].first?.link)
      #expect(frame(of: pane).links.isEmpty)
    }
  }

  @Test func `beside another pane it leaves the cursor to that one, and says when it is at its start`() throws
  {
    try onPages { _, pane in
      #expect(pane.isEmpty && pane.isAtStart)
      let aside = pane as any Pane
      aside.hasFocus = false
      let buffer = FrameBuffer(size: Size(columns: 24, rows: 6))
      let canvas = Canvas(buffer, theme: .plain)
      canvas.parkCursor(row: 3, column: 4)
      pane.draw(canvas)
      #expect(buffer.frame.hiddenCursor == Point(row: 3, column: 4))
      #expect(!pane.isEmpty && pane.isAtStart)
      press("j", pane)
      _ = frame(of: pane)
      #expect(!pane.isAtStart)
    }
  }

  @Test func `before the first frame no key does anything`() throws {
    try onPages { _, pane in
      for action in pane.actions { action.run() }
      #expect(!pane.handle(.mouse(MouseEvent(.scrollDown, at: Point(row: 0, column: 0)))))
      #expect(text(frame(of: pane), row: 0) == " Title")
    }
  }

  @Test func `a message is alone, or below the text`() throws {
    try onPages { pages, pane in
      pages.message = PaneMessage(problem: "broken")
      var shown = frame(of: pane, .dark)
      #expect(text(shown, row: 4) == " 0.3")
      #expect(text(shown, row: 5) == "  ! broken")
      #expect(shown[5, 2].style == Theme.dark[.problem])
      #expect(pane.enabledActions.contains { $0.id == "next-section" })
      pages.show(sections: 0, header: nil)
      shown = frame(of: pane)
      #expect(!pane.enabledActions.contains { $0.id == "next-section" })
      #expect((0..<3).map { text(shown, row: $0) } == ["", "  ! broken", ""])
      #expect(shown.panes["pages"] == Rect(row: 0, column: 0, rows: 6, columns: 24))
      press("j", pane)
    }
  }

  @Test func `a message does not cover or move the visible text`() throws {
    try onPages { pages, pane in
      _ = frame(of: pane)
      press("G", pane)
      #expect(text(frame(of: pane), row: 5) == " 2.7")
      pages.message = PaneMessage(problem: "broken")
      #expect(text(frame(of: pane), row: 4) == " 2.7")
      pages.message = nil
      #expect((0..<6).map { text(frame(of: pane), row: $0) }.last == " 2.7")
      press("g", pane)
      pages.message = PaneMessage(problem: "broken")
      #expect(text(frame(of: pane), row: 0) == " Title")
    }
  }

  @Test
  func `only the visible part is laid out, and again only after a change, a minute, a new width or language`()
    throws
  {
    try onPages { pages, pane in
      _ = frame(of: pane)
      let once = pages.laidOut
      // The visible part, and the end, which limits scrolling.
      #expect(pages.asked == 1 && once < 15)
      _ = frame(of: pane)
      #expect(pages.laidOut == once)
      pages.rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 59))
      _ = frame(of: pane)
      #expect(pages.asked == 1)
      pages.rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 60))
      _ = frame(of: pane)
      #expect(pages.asked == 2)
      pages.rowContext = RowContext(texts: Texts(.ja), now: Date(timeIntervalSince1970: 60))
      _ = frame(of: pane)
      #expect(pages.asked == 3)
      pages.show(sections: 4)
      _ = frame(of: pane)
      #expect(pages.asked == 4)
      _ = frame(of: pane, columns: 30)
      #expect(pages.asked == 5)
    }
  }

  @Test func `a header that fills in does not move the text`() throws {
    try onPages { pages, pane in
      _ = frame(of: pane)
      press("PageDown", pane)
      let before = text(frame(of: pane), row: 0)
      pages.show(sections: 3, header: ["Title", "and more", "of it"])
      #expect(text(frame(of: pane), row: 0) == before)
    }
  }

  @Test func `a section that is read stays on view when others come before it or go`() throws {
    try onPages { pages, pane in
      _ = frame(of: pane)
      press("}", pane)
      press("}", pane)
      press("j", pane)
      #expect(text(frame(of: pane), row: 0) == " 1.1")
      pages.show(ids: [0, 7, 8, 1, 2])
      #expect(text(frame(of: pane), row: 0) == " 1.1")
      pages.show(ids: [1, 2])
      #expect(text(frame(of: pane), row: 0) == " 1.1")
      press("/", pane)
      _ = pane.handle(.key(.char("2")))
      pages.show(ids: [7, 1, 2])
      #expect(pane.status.first == "/2")
      #expect(text(frame(of: pane), row: 0) == " 1.1")
      press("Esc", pane)
      #expect(text(frame(of: pane), row: 0) == " 1.1")
    }
  }

  @Test func `who went to the end stays there while the document grows`() throws {
    try onPages { pages, pane in
      pages.show(sections: 0)
      _ = frame(of: pane)
      press("G", pane)
      pages.show(sections: 3)
      #expect(text(frame(of: pane), row: 5) == " 2.7")
      pages.message = PaneMessage(problem: "broken")
      #expect(text(frame(of: pane), row: 4) == " 2.7")
      pages.show(sections: 4)
      #expect(text(frame(of: pane), row: 4) == " 3.7")
      press("k", pane)
      pages.show(sections: 5)
      #expect(text(frame(of: pane), row: 4) == " 3.6")
    }
  }

  @Test func `a key that the screen has another use for does not scroll`() throws {
    try onPages([Action("mark", [.char(" ")], "mark") {}]) { _, pane in
      #expect(pane.actions.filter { $0.keys.contains(.char(" ")) }.map(\.id) == ["mark"])
      #expect(pane.hintedActions.filter { $0.keys.contains(.char(" ")) }.map(\.id) == ["mark"])
    }
  }
}

struct DocumentPartTests {
  private func rows(_ part: DocumentPart, width: Int) -> [String] {
    part.rows(width: width).map(\.text.description)
  }

  @Test func `words are wrapped, groups are broken between their members`() {
    #expect(rows(.words("one two three"), width: 8) == ["one two", "three"])
    #expect(
      rows(.group(["one two", "three", "four"], separator: " · "), width: 12) == ["one two", "three · four"])
    #expect(rows(.group(["much too long"], separator: " "), width: 6) == ["much …"])
    #expect(rows(.rule, width: 3) == ["---"])
    #expect(rows(.blank, width: 3) == [""])
  }

  @Test func `a line is wrapped between words, under its indent`() {
    #expect(rows(.line("  one two three"), width: 9) == ["  one two", "  three"])
    #expect(rows(.line(""), width: 20) == [""])
    #expect(rows(.line("\tb"), width: 20) == ["        b"])
  }

  @Test func `a line of code is cut at the edge, because its blanks matter`() {
    #expect(rows(.code("{\"a\":  1}"), width: 6) == ["{\"a\": ", " 1}"])
  }
}

/// Runs `body` with a document of three sections of eight lines.
private func onPages(
  _ actions: @escaping @autoclosure @LoopActor @Sendable () -> [Action] = [],
  _ body: @escaping @LoopActor @Sendable (Pages, DocumentPane) throws -> Void
) throws {
  try onLoop { loop in
    let pages = Pages()
    let pane = DocumentPane(
      "pages", on: loop, input: pages, output: pages,
      sections: { _ in .init(next: "next", previous: "previous", hint: "on", atEnd: "end", atStart: "start")
      },
      actions: actions())
    try body(pages, pane)
  }
}

@LoopActor
private func press(_ name: String, _ pane: DocumentPane) {
  let key = Key(name: name)
  for action in pane.enabledActions where action.keys.contains(where: { $0 == key }) { action.run() }
}

@LoopActor
private func frame(of pane: DocumentPane, _ theme: Theme = .plain, columns: Int = 24) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: columns, rows: 6))
  pane.draw(Canvas(buffer, theme: theme))
  return buffer.frame
}

private func text(_ frame: Frame, row: Int) -> String {
  String(frame.text(row: row).reversed().drop { $0 == " " }.reversed())
}

/// A document set by a test, which counts its calls.
@LoopActor
private final class Pages: DocumentInput, DocumentOutput {
  private(set) var version = 0
  var message: PaneMessage?
  var rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0))
  private(set) var drawn: ClosedRange<Int>?
  private(set) var asked = 0
  /// The sections with an entry in the contents.
  var listed: Set<Int> = []
  /// Where the text of all sections leads.
  var link: LinkDestination?
  var laidOut: Int { count.rows.withLock(\.self) }
  private var sections = Array(0..<3)
  private var header: [String]? = ["Title"]
  private let count = Count()

  private final class Count: Sendable {
    let rows = Mutex(0)
  }

  func show(sections: Int, header: [String]? = ["Title"]) {
    show(ids: Array(0..<sections), header: header)
  }

  func show(ids: [Int], header: [String]? = ["Title"]) {
    sections = ids
    self.header = header
    version += 1
  }

  func didDraw(sections: ClosedRange<Int>) { drawn = sections }

  func content(_ context: RowContext) -> DocumentContent {
    asked += 1
    let (count, isLinked, listed) = (count, link != nil, listed)
    let links = link.map { [DocumentLink($0, words: "", part: 0)] }
    let header = header.map { [DocumentSection($0.map { .words($0) })] } ?? []
    return DocumentContent(
      header: header,
      sections: sections.map { section in
        DocumentSection(
          id: section, count: 8,
          entries: listed.contains(section) ? [DocumentEntry(part: 0, "\(section)")] : [],
          links: links.map { DocumentLinks($0, at: .note(on: RepoName.gitHubWeb)) }
        ) { part, _ in
          count.rows.withLock { $0 += 1 }
          return [StyledText(DisplayText("\(section).\(part)"), link: isLinked ? 0 : nil)]
        }
      })
  }

  func status(percent: Int, isShort: Bool) -> [String] { ["\(percent)%"] }
}
