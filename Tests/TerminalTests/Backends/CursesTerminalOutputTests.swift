import Foundation
import Testing

@testable import Terminal

struct ClipboardSequenceTests {
  private func decoded(_ sequence: [UInt8]) throws -> String {
    let text = String(decoding: sequence, as: UTF8.self)
    let base64 = try #require(text.wholeMatch(of: /\u{1B}\]52;c;(.*)\u{07}/)).output.1
    return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
  }

  @Test func `text survives encoding and decoding`() throws {
    let text = "https://example.org/日本"
    let actual = try decoded(ClipboardSequence.bytes(for: text))
    #expect(actual == text)
  }

  @Test func `the longest text is within the limit`() throws {
    let sequence = ClipboardSequence.bytes(for: String(repeating: "x", count: CursesTerminal.longestCopy))
    #expect(sequence.count <= ClipboardSequence.maxBytes)
    #expect(sequence.count > ClipboardSequence.maxBytes - 10)
  }
}

struct TerminalQueryTests {
  @Test func `the terminal around a tmux is asked for its palette first, and for its background`() throws {
    let query = String(decoding: TerminalQuery.bytes(background: .behindMultiplexer), as: UTF8.self)
    let passed = try #require(query.firstMatch(of: /\u{1B}Ptmux;(.*?)\u{1B}\\/)).output.1
    #expect(passed.hasPrefix("\u{1B}\u{1B}]4;1;?\u{07}\u{1B}\u{1B}]4;2;?\u{07}"))
    #expect(passed.hasSuffix("]4;6;?\u{07}\u{1B}\u{1B}]11;?\u{07}"))
  }
}

struct ScrollMarginsTests {
  @Test(arguments: [
    ("\u{1B}[3;25rx\u{1B}[1;25r", "\u{1B}[3;24rx\u{1B}[1;24r"), ("a\u{1B}[3;24rb", "a\u{1B}[3;24rb"),
    ("text 3;25r [3;25r", "text 3;25r [3;25r"), ("25r", "25r"), (";25r", ";25r"),
    ("\u{1B}[25r", "\u{1B}[25r"), ("", ""),
  ])
  func `only margins beyond the last row are changed`(_ output: String, _ limited: String) {
    #expect(String(decoding: ScrollMargins.limited(Array(output.utf8), to: 24), as: UTF8.self) == limited)
  }

  @Test func `a replaced number may have fewer digits`() {
    let limited = ScrollMargins.limited(Array("\u{1B}[1;100r".utf8), to: 99)
    #expect(limited == Array("\u{1B}[1;99r".utf8))
  }
}
