import Testing

@testable import Terminal

struct PasteBufferTests {
  private let start = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  @Test func `returns a paste as one event, with keys before and after`() {
    var decoder = KeyDecoder()
    let events = decoder.feed(Array("a\u{1B}[200~two\r\nlines\u{1B}[201~b".utf8))
    #expect(events == [.key(.char("a")), .paste("two\r\nlines"), .key(.char("b"))])
  }

  @Test func `never turns a paste into keys`() {
    var decoder = KeyDecoder()
    let hostile = "\u{3}\u{1B}[A\u{1B}\u{1B}[201\u{1B}[20\u{1B}[200~\u{1B}[201x:q!\r"
    #expect(decoder.feed(start + Array(hostile.utf8) + end) == [.paste(hostile)])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[201", "\u{1B}\u{1B}[20\u{1B}"])
  func `finds the end marker after a partial one`(_ part: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start + Array(part.utf8) + end) == [.paste(part)])
  }

  @Test func `returns an empty paste`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start + end) == [.paste("")])
  }

  @Test func `waits for the end marker without limit`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start + Array("x".utf8) + end.dropLast()) == [])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(end.suffix(1)) == [.paste("x")])
  }

  @Test func `accepts a megabyte, split into reads of 4 KiB`() {
    let text = String(repeating: "検索 results ", count: 60_000)
    var decoder = KeyDecoder()
    var rest = (start + Array(text.utf8) + end)[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      events += decoder.feed(Array(rest.prefix(4096)))
      rest = rest.dropFirst(4096)
    }
    #expect(events == [.paste(text)])
  }

  @Test func `drops what exceeds the limit, up to the end marker`() {
    let letters = Array(repeating: UInt8(ascii: "x"), count: PasteBuffer.limit + 1000)
    var decoder = KeyDecoder()
    let events = decoder.feed(start + letters + end + [0x61])
    #expect(events == [.paste(String(repeating: "x", count: PasteBuffer.limit)), .key(.char("a"))])
  }

  @Test func `replaces invalid UTF-8`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start + [0x61, 0xFF, 0x62] + end) == [.paste("a\u{FFFD}b")])
  }
}
