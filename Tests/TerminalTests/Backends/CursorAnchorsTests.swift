import Testing

@testable import Terminal

struct CursorAnchorsTests {
  private func anchored(_ text: String) -> String {
    var anchors = CursorAnchors()
    return String(decoding: anchors.anchor(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    // All terminals agree on these widths.
    ("\u{1B}[2;5Habc 日本\u{1B}[7mx\u{1B}(B\u{1B}[m", "\u{1B}[2;5Habc 日本\u{1B}[7mx\u{1B}(B\u{1B}[m"),
    // A dash of one column or two.
    ("\u{1B}[2;5Ha—b", "\u{1B}[2;5Ha—\u{1B}[7Gb"),
    ("\u{1B}[H──x", "\u{1B}[H─\u{1B}[2G─\u{1B}[3Gx"),
    // A wide character that some terminals draw in one column.
    ("\u{1B}[H🙂x", "\u{1B}[H\u{1B}[2X🙂\u{1B}[3Gx"),
    // Characters that the terminal may not know.
    ("\u{1B}[H\u{1FA77}x", "\u{1B}[H\u{1B}[2X\u{1FA77}\u{1B}[3Gx"),
    ("\u{1B}[H\u{378}\u{E0A0}x", "\u{1B}[H\u{1B}[1X\u{378}\u{1B}[2G\u{E0A0}\u{1B}[3Gx"),
    // Marks stay with their base.
    ("\u{1B}[He\u{301}\u{302}x", "\u{1B}[He\u{301}\u{302}\u{1B}[2Gx"),
    // Absolute moves need no anchor; relative ones and erasing do.
    ("\u{1B}[H—\u{1B}[3;3H—\rx", "\u{1B}[H—\u{1B}[3;3H—\rx"),
    ("\u{1B}[H—\u{1B}[K", "\u{1B}[H—\u{1B}[2G\u{1B}[K"),
    ("\u{1B}[Hab—\u{8}c", "\u{1B}[Hab—\u{1B}[4G\u{8}c"),
    ("\u{1B}[H—\u{1B}[4Cx—y", "\u{1B}[H—\u{1B}[2G\u{1B}[4Cx—\u{1B}[8Gy"),
    ("\u{1B}[Hx\u{1B}[9b—y", "\u{1B}[Hx\u{1B}[9b—\u{1B}[12Gy"),
    ("\u{1B}[9Ga\t—y", "\u{1B}[9Ga\t—\u{1B}[18Gy"),
    // A change of style or row keeps the column.
    ("\u{1B}[H—\u{1B}[1m\u{1B}[5dx", "\u{1B}[H—\u{1B}[1m\u{1B}[5d\u{1B}[2Gx"),
    // The cursor is at its visible position.
    ("\u{1B}[H—", "\u{1B}[H—\u{1B}[2G"),
    // The position is unknown.
    ("—x", "—x"),
  ])
  func `the cursor is positioned after each character of disputed width`(_ output: String, _ expected: String)
  {
    let text = anchored(output)
    #expect(text.debugDescription == expected.debugDescription)
  }

  @Test func `the end position of the last output is kept`() {
    var anchors = CursorAnchors()
    _ = anchors.anchor(Array("\u{1B}[3;4Hab".utf8))
    let text = String(decoding: anchors.anchor(Array("—x".utf8)), as: UTF8.self)
    #expect(text == "—\u{1B}[7Gx")
  }

  @Test func `a sequence that is cut off is passed on`() {
    #expect(anchored("\u{1B}[12") == "\u{1B}[12")
    #expect(anchored("\u{1B}") == "\u{1B}")
  }
}
