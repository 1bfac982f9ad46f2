import Testing

@testable import Terminal

struct KeyDecoderTests {
  private func events(_ text: String) -> [InputEvent] {
    events(Array(text.utf8))
  }

  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes) + decoder.flush()
  }

  private let escape = InputEvent.key(Key(.escape))
  private func typed(_ text: String) -> [InputEvent] { text.unicodeScalars.map { .key(.char($0)) } }

  @Test func `waits to distinguish Escape from Alt`() {
    var decoder = KeyDecoder()
    #expect(!decoder.isPending)
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [escape])
    #expect(!decoder.isPending)
    #expect(decoder.feed(Array("a".utf8)) == typed("a"))
    #expect(decoder.flush() == [])
  }

  @Test func `decodes two ESC as two presses, unless a key follows`() {
    #expect(events("\u{1B}\u{1B}") == [escape, escape])
    #expect(events("\u{1B}\u{1B}\u{1B}") == [escape, escape, escape])
    #expect(events("\u{1B}\u{1B}a") == [escape, .key(Key(.character("a"), .alt))])
    #expect(events("\u{1B}\u{1B}[A") == [.key(Key(.up, .alt))])
    #expect(events("\u{1B}\u{1B}[I") == [escape, .focus(true)])
    #expect(events("\u{1B}\u{1B}[200~x\u{1B}[201~") == [escape, .paste("x")])
  }

  @Test(arguments: ["[", "O", "]", "P", "_", "^", "X"] as [Unicode.Scalar])
  func `decodes the start of a sequence as Alt if nothing follows`(_ introducer: Unicode.Scalar) {
    let alt = InputEvent.key(Key(.character(introducer), .alt))
    func events(_ text: String) -> [InputEvent] {
      var decoder = KeyDecoder()
      return decoder.feed(Array(text.utf8)) + decoder.flush() + decoder.giveUp()
    }
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}\(introducer)".utf8)) == [])
    #expect(decoder.isPending)
    #expect(events("\u{1B}\(introducer)") == [alt])
    #expect(events("\u{1B}\(introducer)\r") == [alt, .key(Key(.enter))])
    #expect(events("\u{1B}\(introducer)\u{1B}") == [alt, escape])
  }

  @Test func `waits for the rest of anything that is not typed by hand`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8)) == [])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("5C".utf8)) == [.key(Key(.right, .control))])
    #expect(decoder.feed([0xE6, 0xA4]) == [])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0x9C]) == typed("検"))
  }

  @Test(arguments: [
    "\u{1B}[99x", "\u{1B}[?1;2c", "\u{1B}[>0;95;0c", "\u{1B}[?2026;2$y", "\u{1B}[24;80R", "\u{1B}[1 q",
    "\u{1B}[E",
    "\u{1B}[[F", "\u{1B}[[1A", "\u{1B}[99~", "\u{1B}[~", "\u{1B}[u", "\u{1B}[57358u", "\u{1B}[55296u",
    "\u{1B}[99999999999999999999u", "\u{1B}[201~", "\u{1B}Oz", "\u{1B}O[", "\u{1B}[<1;2A", "\u{1B}[32;10;10M",
    "\u{1B}[M !!", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}Xx\u{1B}\\",
  ])
  func `drops unknown sequences as a whole`(_ sequence: String) {
    #expect(events("a" + sequence + "b") == typed("ab"))
  }

  @Test func `drops a sequence that is too long`() {
    let digits = String(repeating: "1", count: 100_000)
    #expect(events("\u{1B}[\(digits)Aa") == typed("a"))
    let longest = digits.prefix(KeyDecoder.longestString - 1)
    #expect(events("\u{1B}]\(longest)\u{7}a") == typed("a"))
  }

  @Test(arguments: ["]", "P", "_"])
  func `a string that is longer than any answer has lost its terminator`(introducer: String) {
    let digits = String(repeating: "1", count: KeyDecoder.longestString)
    #expect(events("\u{1B}\(introducer)0\(digits.dropFirst())a") == typed("a"))
  }

  @Test func `a new sequence or a control ends an unfinished one`() {
    #expect(events("\u{1B}[1;\u{1B}[A") == [.key(Key(.up))])
    #expect(events("\u{1B}[1;\u{3}") == [.key(.ctrl("c"))])
    #expect(events("\u{1B}[1;é") == typed("é"))
    #expect(events("\u{1B}]0;x\u{1B}[A") == [.key(Key(.up))])
    #expect(events("\u{1B}]0;x\u{3}") == [.key(.ctrl("c"))])
  }

  @Test(arguments: ["]0;x", "P1$r", "_Gi=1", "^x", "Xx"])
  func `an unfinished string is swallowed until it is given up`(_ start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}\(start)".utf8)) == [])
    #expect(!decoder.isPending && decoder.isUnfinished)
    #expect(decoder.feed(Array("jD;q".utf8)) == [])
    #expect(decoder.giveUp() == [])
    #expect(!decoder.isUnfinished)
    #expect(decoder.feed(Array("a".utf8)) == typed("a"))
  }

  @Test(arguments: ["]11;rgb:1e1e/1e1e/1e1e", "P>|xterm(390)", "_Gi=1;OK"])
  func `a string goes on after a pause behind its start`(_ answer: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}\(answer.prefix(1))".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(!decoder.isPending && decoder.isUnfinished)
    #expect(decoder.feed(Array("\(answer.dropFirst())\u{1B}\\j".utf8)) == typed("j"))
  }

  @Test func `a key after Alt with the start of a string is a key`() {
    var decoder = KeyDecoder()
    _ = decoder.feed(Array("\u{1B}]".utf8)) + decoder.flush()
    #expect(decoder.feed(Array("j".utf8)) == [.key(Key(.character("]"), .alt))] + typed("j"))
  }

  @Test func `a string without an end is given up after 64 KiB, and Ctrl+C is a key in it`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array(("\u{1B}P" + String(repeating: "x", count: 65_535)).utf8)) == [])
    #expect(decoder.feed([0x03]) == [.key(.ctrl("c"))])
    #expect(decoder.feed(Array("xj".utf8)) == typed("j"))
  }

  @Test(arguments: ["1;1R", "1;80R", "1;17R"]) func `a cursor position in the first row is no key`(
    _ answer: String
  ) {
    #expect(events("\u{1B}[\(answer)j") == typed("j"))
  }

  @Test func `decodes focus changes`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test func `decodes mouse reports`() {
    #expect(events("\u{1B}[<0;12;3M") == [.mouse(MouseEvent(.press(.left), at: Point(row: 2, column: 11)))])
    #expect(events("\u{1B}[<0;12;3m") == [.mouse(MouseEvent(.release(.left), at: Point(row: 2, column: 11)))])
  }

  @Test func `replaces invalid UTF-8, and drops C1`() {
    let replacement = InputEvent.key(.char("\u{FFFD}"))
    #expect(events([0xE9, 0x61]) == [replacement] + typed("a"))
    #expect(events([0xFF, 0x80, 0xC0]) == [replacement, replacement, replacement])
    #expect(events([0xE6, 0xA4, 0x1B, 0x5B, 0x41]) == [replacement, .key(Key(.up))])
    #expect(events([0xED, 0xA0, 0x80]) == [replacement, replacement, replacement])
    #expect(events("a\u{9B}b") == typed("ab"))
  }
}
