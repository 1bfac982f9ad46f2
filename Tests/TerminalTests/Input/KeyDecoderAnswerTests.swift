import Testing

@testable import Terminal

/// Answers of the terminal between keys, in pieces of any size and at any delay.
struct KeyDecoderAnswerTests {
  private static let background = "\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\"
  private static let color = "\u{1B}]4;3;rgb:b5/89/00\u{07}"
  private static let cursor = "\u{1B}[2;3R"
  private static let expected: [TerminalAnswer] = [
    .background(RGBColor(hex: 0xFDF6E3)), .color(3, RGBColor(hex: 0xB58900)), .cursor(row: 2, column: 3),
  ]

  private func decoder() -> KeyDecoder {
    var decoder = KeyDecoder()
    decoder.awaitAnswers()
    return decoder
  }

  @Test func `answers are parsed, and are not keys`() {
    var decoder = decoder()
    let events = decoder.feed(Array((Self.background + "a" + Self.color + Self.cursor).utf8))
    #expect(events == [.key(.char("a"))])
    let answers = decoder.takeAnswers()
    #expect(answers == Self.expected)
    #expect(decoder.takeAnswers() == [])
  }

  @Test(arguments: ["kitty(0.32.2)", "WezTerm 20240203-110809-5046fc22", ""])
  func `the version of a terminal is an answer`(version: String) {
    var decoder = decoder()
    #expect(decoder.feed(Array("\u{1B}P>|\(version)\u{1B}\\j".utf8)) == [.key(.char("j"))])
    #expect(decoder.takeAnswers() == [.version(version)])
    #expect(decoder.feed(Array("\u{1B}P1$r0m\u{1B}\\\u{1B}]>|kitty\u{1B}\\".utf8)) == [])
    #expect(decoder.takeAnswers() == [])
  }

  @Test func `on a slow line no byte of them becomes text`() {
    for pause in 1...Self.background.utf8.count {
      var decoder = decoder()
      var events: [InputEvent] = []
      for (index, byte) in Array((Self.background + Self.color + Self.cursor).utf8).enumerated() {
        events += decoder.feed([byte])
        if index + 1 == pause, decoder.isPending { events += decoder.flush() }
      }
      #expect(events.allSatisfy { $0 == .key(Key(.escape)) } && events.count <= 1, "\(pause)")
      let answers = decoder.takeAnswers()
      #expect(answers == Self.expected, "\(pause)")
    }
  }

  @Test func `a string that is longer than an answer is swallowed to its end`() {
    var decoder = decoder()
    let events = decoder.feed(Array(("\u{1B}]" + String(repeating: "x", count: 5_000) + "\u{1B}\\jk").utf8))
    #expect(events == [.key(.char("j")), .key(.char("k"))])
    #expect(decoder.takeAnswers() == [])
  }

  @Test(arguments: ["\u{1B}]", "\u{1B}]11;rgb:", "\u{1B}]11;rgb:0/0/0\u{1B}", "\u{1B}[2;"])
  func `an answer that has begun is swallowed to its end when no answer is awaited any longer`(
    _ start: String
  ) {
    let answer = start.hasPrefix("\u{1B}[") ? "\u{1B}[2;3R" : "\u{1B}]11;rgb:0/0/0\u{1B}\\"
    var decoder = decoder()
    #expect(decoder.feed(Array(start.utf8)) == [])
    #expect(decoder.endAnswers() == [])
    #expect(
      decoder.feed(Array((answer.dropFirst(start.unicodeScalars.count) + "j").utf8)) == [.key(.char("j"))])
    #expect(decoder.takeAnswers() == [])
  }

  @Test func `Escape is still a key meanwhile`() {
    var decoder = decoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.key(Key(.escape))])
    #expect(decoder.feed([0x6A]) == [.key(.char("j"))])
  }

  @Test func `an Escape that came early continues as an answer only while answers are awaited`() {
    // Escape, a pause, and the rest of an answer: no byte of it is a key.
    var decoder = decoder()
    _ = decoder.feed([0x1B])
    #expect(decoder.flush() == [.key(Key(.escape))])
    #expect(decoder.feed(Array("[24;1R".utf8)) == [])
    #expect(decoder.takeAnswers() == [.cursor(row: 24, column: 1)])
    // The same pause, then the end of the answers: now `[` is what a person types.
    decoder = self.decoder()
    _ = decoder.feed([0x1B])
    _ = decoder.flush()
    #expect(decoder.endAnswers() == [])
    #expect(!decoder.isPending)
    #expect(decoder.feed(Array("[A".utf8)) == [.key(.char("[")), .key(.char("A"))])
    #expect(decoder.feed(Array("]11;x".utf8)) == "]11;x".unicodeScalars.map { .key(.char($0)) })
    // An Escape after the end is not one that came early.
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.flush() == [.key(Key(.escape))])
    #expect(decoder.feed(Array("[".utf8)) == [.key(.char("["))])
  }

  @Test func `without a query nothing is an answer`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array((Self.background + Self.cursor).utf8)) == [])
    #expect(decoder.takeAnswers() == [])
  }

  @Test func `a shifted function key is not a cursor position`() {
    var decoder = decoder()
    #expect(decoder.feed(Array("\u{1B}[1;2R".utf8)) == [.key(Key(.function(3), .shift))])
    #expect(decoder.takeAnswers() == [])
  }
}
