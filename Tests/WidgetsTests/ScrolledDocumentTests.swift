import AppCore
import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Widgets

struct ScrolledDocumentTests {
  @Test func `keys and wheel scroll what is on view`() throws {
    try onLoop { _ in
      let document = Self.document()
      #expect(Self.top(document) == 0)
      Self.press("j", document)
      #expect(Self.top(document) == 1)
      Self.press("Space", document)
      #expect(Self.top(document) == 10)
      Self.press("Ctrl+U", document)
      #expect(Self.top(document) == 5)
      #expect(document.handle(.mouse(MouseEvent(.scrollDown, at: Point(row: 0, column: 0)))))
      #expect(Self.top(document) == 8)
      #expect(!document.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 0)))))
      Self.press("G", document)
      #expect(Self.top(document) == 90)
      Self.press("g", document)
      #expect(Self.top(document) == 0)
    }
  }

  @Test func `another document begins at its start, the same one in another form stays`() throws {
    try onLoop { _ in
      let document = Self.document()
      _ = Self.top(document)
      Self.press("PageDown", document)
      document.show(Self.lines)
      #expect(Self.top(document) == 9)
      document.show(Self.lines, isNew: true)
      #expect(Self.top(document) == 0)
    }
  }

  @Test func `before the first frame nothing happens, and a key that is taken is left alone`() throws {
    try onLoop { _ in
      let document = ScrolledDocument<TextDocument>()
      Self.press("j", document)
      #expect(!document.handle(.mouse(MouseEvent(.scrollDown, at: Point(row: 0, column: 0)))))
      let keys = document.keys(Texts(.en), except: [Key(.enter)]).flatMap(\.keys)
      #expect(!keys.contains(Key(.enter)) && keys.contains(Key(.down)))
    }
  }

  private static var lines: TextDocument { TextDocument((0..<100).map { .init("line \($0)") }, columns: 20) }

  @LoopActor
  private static func document() -> ScrolledDocument<TextDocument> {
    let document = ScrolledDocument<TextDocument>()
    document.show(lines)
    return document
  }

  @LoopActor
  private static func press(_ name: String, _ document: ScrolledDocument<TextDocument>) {
    let key = Key(name: name)
    for binding in document.keys(Texts(.en)) where binding.keys.contains(where: { $0 == key }) {
      binding.action()
    }
  }

  /// The first line of ten on view.
  @LoopActor
  private static func top(_ document: ScrolledDocument<TextDocument>) -> Int? {
    document.content.flatMap { document.scroll.fit($0, rows: 10).first?.part }
  }
}
