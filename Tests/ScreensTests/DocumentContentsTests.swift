import AppTestSupport
import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct DocumentContentsTests {
  @Test func `contents are beside the text from 160 columns, in a pane of their own`() throws {
    try onChapters { chapters in
      let narrow = chapters.frame(columns: 159)
      #expect(narrow.panes["contents"] == nil)
      let wide = chapters.frame(columns: 160)
      #expect(wide.panes["contents"] == Rect(row: 0, column: 128, rows: 6, columns: 32))
      #expect(wide.panes["chapters"] == Rect(row: 0, column: 0, rows: 6, columns: 128))
      #expect(wide.focus == "chapters")
      #expect(wide.text(row: 0).hasPrefix(" 0.0"))
      #expect(wide.text(row: 0).contains("+- Contents -"))
      #expect(wide.text(row: 1).contains("|> Chapter 0 · by 0 "))
      #expect(wide.text(row: 2).contains("|    Notes "))
      #expect(wide.text(row: 5).contains("+- 1 of 12 -"))
    }
  }

  @Test func `the contents are as wide as their words, and the text has the rest`() throws {
    try onChapters { chapters in
      chapters.book.titles = "A chapter whose title is longer than all others"
      let wide = chapters.frame(columns: 200)
      #expect(wide.panes["contents"]?.columns == 59)
      #expect(wide.text(row: 1).contains("A chapter whose title is longer than all others · by 0 "))
      chapters.book.titles = String(repeating: "long ", count: 30)
      #expect(chapters.frame(columns: 200).panes["contents"]?.columns == 78)
      #expect(chapters.frame(columns: 200).panes["chapters"]?.columns == 122)
    }
  }

  @Test func `a document with one entry or none has no contents`() throws {
    try onChapters(count: 1, notes: false) { chapters in
      #expect(chapters.frame().panes["contents"] == nil)
      #expect(!chapters.isEnabled)
    }
  }

  @Test func `the entry that is read is marked, and the list follows it`() throws {
    try onChapters { chapters in
      #expect(chapters.marked == "Chapter 0")
      chapters.pane.scroll(by: 3)
      #expect(chapters.marked == "Chapter 0")
      chapters.pane.scroll(by: 1)
      #expect(chapters.marked == "Notes")
      chapters.press("G")
      #expect(chapters.marked == "Notes")
      #expect(chapters.frame().text(row: 4).contains("|>   Notes"))
      #expect(chapters.frame().text(row: 5).contains("12 of 12"))
      chapters.press("g")
      #expect(chapters.frame().text(row: 1).contains("|> Chapter 0"))
    }
  }

  @Test func `a click goes to an entry, which stays marked if it cannot come to the top`() throws {
    try onChapters(count: 3) { chapters in
      chapters.rows = 14
      _ = chapters.frame()
      #expect(chapters.mouse(.press(.left), row: 3))
      #expect(chapters.frame().text(row: 0).hasPrefix(" 1.0"))
      #expect(chapters.marked == "Chapter 1")
      #expect(chapters.mouse(.press(.left), row: 5))
      #expect(chapters.frame().text(row: 0).hasPrefix(" 1.2"))
      #expect(chapters.marked == "Chapter 2")
      chapters.book.minute = 1
      #expect(chapters.marked == "Chapter 2")
      chapters.press("h")
      chapters.press("k")
      #expect(chapters.marked == "Chapter 1")
    }
  }

  @Test func `to the right the contents have the keys, and the text follows their selection`() throws {
    try onChapters { chapters in
      _ = chapters.frame()
      chapters.press("l")
      #expect(chapters.frame().focus == "contents")
      chapters.press("j")
      #expect(chapters.marked == "Notes")
      #expect(chapters.frame().text(row: 0).hasPrefix(" 0.4"))
      chapters.press("G")
      #expect(chapters.marked == "Notes")
      #expect(chapters.frame().text(row: 5).contains("12 of 12"))
      chapters.press("k")
      #expect(chapters.marked == "Chapter 5")
      chapters.press("Enter")
      #expect(chapters.frame().focus == "chapters")
      chapters.press("j")
      #expect(chapters.frame().text(row: 0).hasPrefix(" 5.1"))
    }
  }

  @Test func `beside the contents the text can be searched`() throws {
    try onChapters { chapters in
      _ = chapters.frame()
      chapters.press("l")
      chapters.press("/")
      #expect(chapters.screen.isTyping)
      for key in "3.7".unicodeScalars { _ = chapters.screen.handle(.key(.char(key))) }
      chapters.press("Enter")
      #expect(!chapters.screen.isTyping)
      #expect(chapters.frame().text(row: 0).hasPrefix(" 3."))
      #expect(chapters.frame().focus == "contents")
    }
  }

  @Test func `where there is no room for the list, the key to the right shows the menu`() throws {
    try onChapters { chapters in
      _ = chapters.frame(columns: 159)
      chapters.press("l")
      #expect(chapters.dialogs.menu != nil)
    }
  }

  @Test func `the wheel moves the list alone when it is over it`() throws {
    try onChapters { chapters in
      _ = chapters.frame()
      #expect(chapters.mouse(.scrollDown, row: 2))
      var frame = chapters.frame()
      #expect(frame.text(row: 0).hasPrefix(" 0.0"))
      #expect(frame.text(row: 1).contains("|    Notes"))
      #expect(frame.selected["contents"] == "Chapter 0")
      #expect(chapters.mouse(.scrollUp, row: 2))
      frame = chapters.frame()
      #expect(frame.text(row: 1).contains("|> Chapter 0"))
      #expect(chapters.mouse(.scrollDown, row: 2, column: 3))
      #expect(chapters.frame().text(row: 0).hasPrefix(" 0.3"))
    }
  }

  @Test func `c shows the entries in a menu, which begins where the reader is`() throws {
    try onChapters { chapters in
      _ = chapters.frame(columns: 80)
      chapters.press("O")
      let menu = try #require(chapters.dialogs.menu)
      #expect(chapters.menuFrame.selected["headings"] == "Chapter 0 · by 0")
      guard case .open = menu.handle(.key(.char("j"))) else { return #expect(Bool(false)) }
      #expect(chapters.menuFrame.selected["headings"] == "  Notes")
      guard case .chosen(let id) = menu.handle(.key(Key(.enter))) else { return #expect(Bool(false)) }
      chapters.dialogs.closeMenu(choosing: id)
      #expect(chapters.frame(columns: 80).text(row: 0).hasPrefix(" 0.4"))
    }
  }

  @Test func `the menu can be searched, and the focus stays on its entry when the search ends`() throws {
    try onChapters { chapters in
      _ = chapters.frame(columns: 80)
      chapters.press("O")
      let menu = try #require(chapters.dialogs.menu)
      let all = chapters.menuFrame
      #expect(all.rows(of: "headings").last?.contains(" / find · j/k move") == true)
      for key in "/chapter 4".unicodeScalars { _ = menu.handle(.key(.char(key))) }
      let found = chapters.menuFrame
      #expect(found.panes["headings"] == all.panes["headings"])
      #expect(found.selected["headings"] == "Chapter 4 · by 4")
      #expect(menu.prompt != nil)
      #expect(!found.rows(of: "headings").contains { $0.contains("Chapter 3") })
      _ = menu.handle(.key(.char("x")))
      #expect(chapters.menuFrame.rows(of: "headings").contains { $0.contains("No row contains chapter 4x.") })
      _ = menu.handle(.key(Key(.backspace)))
      _ = menu.handle(.key(Key(.enter)))
      #expect(menu.prompt == nil)
      guard case .open = menu.handle(.key(Key(.escape))) else { return #expect(Bool(false)) }
      #expect(chapters.menuFrame.rows(of: "headings").contains { $0.contains("Chapter 3") })
      guard case .chosen("8") = menu.handle(.key(Key(.enter))) else { return #expect(Bool(false)) }
    }
  }

  @Test func `down and up go from match to match while the pattern is typed`() throws {
    try onChapters { chapters in
      _ = chapters.frame(columns: 80)
      chapters.press("O")
      let menu = try #require(chapters.dialogs.menu)
      for key: Key in [.char("/"), .char("c"), Key(.up)] { _ = menu.handle(.key(key)) }
      #expect(chapters.menuFrame.selected["headings"] == "Chapter 5 · by 5")
      _ = menu.handle(.key(Key(.down)))
      #expect(chapters.menuFrame.selected["headings"] == "Chapter 0 · by 0")
    }
  }

  @Test func `a choice finds its part again if the document grew meanwhile`() throws {
    try onChapters { chapters in
      _ = chapters.frame()
      chapters.press("O")
      chapters.book.show([9] + Array(0..<6))
      _ = chapters.frame()
      chapters.dialogs.closeMenu(choosing: "2")
      #expect(chapters.frame().text(row: 0).hasPrefix(" 1.0"))
      #expect(chapters.marked == "Chapter 1")
    }
  }
}

/// Runs `body` with a document of chapters of eight rows, each with notes from its fifth row on.
private func onChapters(
  count: Int = 6, notes: Bool = true, _ body: @escaping @LoopActor @Sendable (Chapters) throws -> Void
) throws {
  try onLoop { loop in try body(Chapters(Array(0..<count), notes: notes, loop)) }
}

@LoopActor
private final class Chapters {
  let book: Book
  let pane: DocumentPane
  let screen: any Pane
  let dialogs = Dialogs(CurrentPreferences(Preferences()))
  var rows = 6

  init(_ ids: [Int], notes: Bool, _ loop: EventLoop) {
    book = Book(ids, hasNotes: notes)
    pane = DocumentPane("chapters", on: loop, input: book, output: book, contents: dialogs, actions: [])
    screen = pane.besideContents
  }

  func frame(columns: Int = 160) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
    screen.draw(Canvas(buffer))
    return buffer.frame
  }

  var menuFrame: Frame {
    let buffer = FrameBuffer(size: Size(columns: 80, rows: 24))
    dialogs.menu?.draw(Canvas(buffer))
    return buffer.frame
  }

  /// The marked entry of the next frame.
  var marked: String? { frame().selected["contents"]?.description }

  var isEnabled: Bool { pane.enabledActions.contains { $0.id == "contents" } }

  func press(_ name: String) {
    let key = Key(name: name)
    screen.enabledActions.first { $0.keys.contains { $0 == key } }?.run()
  }

  func mouse(_ kind: MouseEvent.Kind, row: Int, column: Int = 140) -> Bool {
    screen.handle(.mouse(MouseEvent(kind, at: Point(row: row, column: column))))
  }
}

@LoopActor
private final class Book: DocumentInput, DocumentOutput {
  private(set) var version = 0
  /// The document is laid out again in each new minute.
  var minute = 0
  let message: PaneMessage? = nil
  /// Replaces the titles of the chapters.
  var titles: String? { didSet { version += 1 } }
  private var ids: [Int]
  private let hasNotes: Bool

  init(_ ids: [Int], hasNotes: Bool) {
    (self.ids, self.hasNotes) = (ids, hasNotes)
  }

  func show(_ ids: [Int]) {
    self.ids = ids
    version += 1
  }

  var rowContext: RowContext {
    RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 60 * Double(minute)))
  }

  func content(_ context: RowContext) -> DocumentContent {
    DocumentContent(
      sections: ids.map { id in
        let notes = hasNotes ? [DocumentEntry(part: 4, level: 1, "Notes")] : []
        return DocumentSection(
          id: id, count: 8,
          entries: [DocumentEntry(part: 0, titles ?? "Chapter \(id)", detail: "by \(id)")] + notes
        ) { part, _ in [StyledText(DisplayText("\(id).\(part)"))] }
      })
  }

  func status(percent: Int, isShort: Bool) -> [String] { [] }
}
