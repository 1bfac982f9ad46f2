import Testing

@testable import Terminal

struct TerminalModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `modes are switched on in the screen and off before it is left`() {
    let names = ["sgr0", "rmir", "smam", "rmkx", "cnorm", "civis", "smcup", "rmcup", "clear"]
    let strings = Dictionary(uniqueKeysWithValues: names.map { ($0, "<\($0)>") })
    let modes = TerminalModes { strings[$0] }
    #expect(
      text(modes.enter)
        == "<smcup>\u{1B}[r<sgr0><rmir><smam>\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h")
    #expect(
      text(modes.leave)
        == "\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1000l<sgr0>\u{1B}[r<smam><rmkx><cnorm><rmcup>")
    #expect(text(modes.showCursor) == "<cnorm>")
    #expect(text(modes.hideCursor) == "<civis>")
  }

  @Test func `delays are left out, and the picture is cleared without an alternate screen`() {
    let strings = ["sgr0": "a$<5/>b$<2*>", "cnorm": "$5", "clear": "<clear>$<50>"]
    let modes = TerminalModes { strings[$0] }
    #expect(text(modes.enter).hasPrefix("\u{1B}[rab\u{1B}["))
    #expect(text(modes.leave).hasSuffix("lab\u{1B}[r$5<clear>"))
    #expect(modes.hideCursor.isEmpty)
  }
}
