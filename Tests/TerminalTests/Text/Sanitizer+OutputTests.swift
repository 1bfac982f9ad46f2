import FoundationEssentials
import Testing

@testable import Terminal

struct SanitizerOutputTests {
  @Test func `each line is sanitised`() {
    #expect(Sanitizer.lines(of: "a\u{1B}]0;x\u{7}b\nc\td\r\ne\n") == "a\u{FFFD}]0;x\u{FFFD}b\nc d \ne\n")
    #expect(Sanitizer.lines(of: "日本 \u{202E}é\u{9B}2J") == "日本 é\u{FFFD}2J")
  }

  @Test func `in a pipe only what controls a terminal is replaced`() {
    let text = "👨‍👩‍👧 ❤️ 🇯🇵\u{A0}\u{200B}\u{E0A0}\u{301}\u{202E}\tx\n"
    #expect(Sanitizer.data(text) == text)
    #expect(Sanitizer.data("a\u{1B}[31m\u{9B}2J\u{7F}\r\n") == "a\u{FFFD}[31m\u{FFFD}2J\u{FFFD}\u{FFFD}\n")
    #expect(Sanitizer.dataLine("a\tb\r\nc\u{2028}d\u{1B}❤️") == "a b c d\u{FFFD}❤️")
    #expect(Sanitizer.escapedLine("a\tb\r\nc\u{1B}[1m\u{202E}d") == "a b c\\u001b[1m\u{202E}d")
    #expect(Sanitizer.jsonData("[\"👨‍👩‍👧\u{200B}\u{7F}\u{85}\"]") == "[\"👨‍👩‍👧\u{200B}\\u007f\\u0085\"]")
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[38;5;196mx\u{1B}[K", "x"), ("a\u{1B}(Bb", "ab"),
    ("\u{1B}]8;;https://a.example\u{1B}\\link\u{1B}]8;;\u{7}!", "link!"), ("a\u{1B}[", "a"),
    ("a\u{1B}]8;;x", "a"),
    ("\u{1B}", ""), ("plain", "plain"),
  ])
  func `control sequences can be left out`(_ text: String, _ expected: String) {
    #expect(Sanitizer.withoutSequences(text) == expected)
  }

  @Test(arguments: [
    ("{\"q\":\"plain\"}\n", "{\"q\":\"plain\"}\n"),
    ("{\"q\":\"日本 é\"}", "{\"q\":\"日本 é\"}"),
    ("{\"q\":\"\u{9B}2J\u{7F}\"}", "{\"q\":\"\\u009b2J\\u007f\"}"),
    ("{\"q\":\"a\u{202E}b\u{200B}c\u{FEFF}\"}", "{\"q\":\"a\\u202eb\\u200bc\\ufeff\"}"),
    ("{\"q\":\"👩\u{200D}👧\u{E0041}\"}", "{\"q\":\"👩\\u200d👧\\udb40\\udc41\"}"),
    ("{\"q\":\"\u{301}e\u{301}\"}", "{\"q\":\"\\u0301e\u{301}\"}"),
    ("{\t\"q\":\r\n1}", "{ \"q\": \n1}"),
  ])
  func `JSON is escaped`(_ text: String, _ expected: String) {
    let escaped = Sanitizer.json(text)
    #expect(escaped == expected)
  }

  @Test func `at most four combining marks are drawn`() {
    let marks = String(repeating: "\u{301}", count: 6)
    #expect(Sanitizer.json("\"a\(marks)\"") == "\"a\u{301}\u{301}\u{301}\u{301}\\u0301\\u0301\"")
  }

  /// For every scalar: the JSON means the same, and a terminal draws it unchanged.
  @Test(arguments: 0...16) func `every scalar keeps its meaning and is safe`(_ plane: UInt32) throws {
    let values = (plane << 16)...(plane << 16 | 0xFFFF)
    let scalars = values.compactMap(Unicode.Scalar.init).filter {
      $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
    }
    let text = scalars.map { "\($0)x" }.joined()
    let escaped = Sanitizer.json("[\"\(text)\"]")
    let decoded = try JSONDecoder().decode([String].self, from: Data(escaped.utf8))
    #expect(decoded.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    let drawn = Sanitizer.lines(of: escaped)
    #expect(drawn == escaped)
  }
}
