import HTTPTypes
import TestSupport
import Testing

@testable import HTTP
@testable import Stubs

struct CassetteReaderTests {
  @Test func `a cassette written by hand is read`() throws {
    let cassette = try Cassette(
      lines: """
        # what people write
        clock 2026-01-31T12:00:00Z
        GET /search?q=a b
        -> 200
        link: <https://api.github.com/search?page=2>; rel="next"
        | {
        |   "a": 1
        | }\r
        POST /m
          ~ one
          ~  two
          "\\n\\u{E9}\\xFF"
        -> 404
          = aGVs bG8=
        """)
    let recording = try #require(cassette.recording(of: "any"))
    #expect(recording.clock == "2026-01-31T12:00:00Z")
    #expect(recording.exchanges.map { "\($0)" } == ["GET /search?q=a b", "POST /m"])
    #expect(recording.exchanges.map(\.line) == [4, 10])
    #expect(cassette.firstBody == Array("{\n  \"a\": 1\n}\n".utf8))
    let post = recording.exchanges[1]
    #expect(post.body == Array("one two\né".utf8) + [0xFF])
    #expect(post.reply == .response(Sample.response(404, [:], Array("hello".utf8))))
  }

  @Test func `a byte order mark and carriage returns are ignored`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("octodo cassette 1\r\nGET /a\r\n-> 200\r\n  | x\r\n".utf8)
    let firstBody = try Cassette(reading: bytes, file: "").firstBody
    #expect(firstBody == Array("x\n".utf8))
  }

  @Test func `the recording of a test is preferred to one for any test`() throws {
    let cassette = try Cassette(lines: "GET /any\n-> 200\ntest \"one\"\nGET /one\n-> 200\n")
    #expect(cassette.recording(of: "one")?.exchanges.map { "\($0)" } == ["GET /one"])
    #expect(cassette.recording(of: "two")?.exchanges.map { "\($0)" } == ["GET /any"])
  }

  private static let noQuoted =
    #"a quoted text ends with a quote, and knows the escapes \" \\ \n \r \t \u{…} \x00."#

  @Test(arguments: [
    ("GET /a\n", 2, "this request has no response. Write `-> 200` below it, or what else came of it."),
    (
      "GET /a\nGET /b\n-> 200", 2,
      "this request has no response. Write `-> 200` below it, or what else came of it."
    ),
    ("-> 200", 2, "there is no request above this response that has none yet."),
    ("GET /a\n-> 200\n-> 200", 4, "there is no request above this response that has none yet."),
    (
      "GET /a\n-> 99", 3,
      "a response is `-> 200` to `-> 599`, `-> fail` with one of timeout, refused, reset, dns, tls,"
        + " offline, or `-> abandoned`."
    ),
    (
      "GET /a\n-> fail slow", 3,
      "a response is `-> 200` to `-> 599`, `-> fail` with one of timeout, refused, reset, dns, tls,"
        + " offline, or `-> abandoned`."
    ),
    ("GET /a\netag: x", 3, "a header stands below `-> 200`, before the body."),
    ("GET /a\n-> 200\n| x\netag: x", 5, "a header stands below `-> 200`, before the body."),
    ("GET /a\n-> 200\na(b: x", 4, "no header has this name."),
    (
      "GET /a\n-> 200\nset-cookie: x", 4,
      "set-cookie has no place in a cassette. There may be: content-type, date, etag, last-modified, link,"
        + " location, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-ratelimit-resource."
    ),
    ("| x", 2, "there is no request and no response above that could have a body."),
    ("GET /a\n-> fail dns\n| x", 4, "there is no request and no response above that could have a body."),
    ("GET /a\n-> 200\n= ab!", 4, "this is no base64."),
    (
      "GET /a\n-> 200\n\"ab", 4,
      #"a quoted text ends with a quote, and knows the escapes \" \\ \n \r \t \u{…} \x00."#
    ),
    (
      "GET /a\n-> 200\n\"\\u{D800}\"", 4,
      #"a quoted text ends with a quote, and knows the escapes \" \\ \n \r \t \u{…} \x00."#
    ),
    (
      "get /a", 2,
      "this is no request (`GET /path`), no response (`-> 200`), no header and no line of a body."
    ),
    (
      "GET a", 2, "this is no request (`GET /path`), no response (`-> 200`), no header and no line of a body."
    ),
    ("test one", 2, "the name of a test must be in double quotes."),
    ("test \"a\"\ntest \"a\"", 3, "there is a recording of the test \"a\" above. Take one out."),
    (
      "clock 2026-01-31T12:00:00Z\nclock 2026-01-31T13:00:00Z", 3,
      "`clock` and a time stand once, before the first request."
    ),
    ("GET /a\n-> 200\n\"\\x+1\"", 4, Self.noQuoted),
    ("clock", 2, "`clock` and a time stand once, before the first request."),
    (
      "GET /a\n-> 200\nclock 2026-01-31T12:00:00Z", 4,
      "`clock` and a time stand once, before the first request."
    ),
    ("GET /\u{1B}[31m", 2, "this line holds bytes that are no text. Write the body in base64, after a `=`."),
  ])
  func `an error names the line`(lines: String, line: Int, reason: String) {
    #expect(throws: CassetteError(file: "a.cassette", line: line, reason: reason)) {
      try Cassette(lines: lines)
    }
  }

  @Test(arguments: [
    ("", 1, "a cassette begins with the line `octodo cassette 1`."),
    ("GET /a", 1, "a cassette begins with the line `octodo cassette 1`."),
    ("# hello\noctodo cassette 2", 2, "this octodo reads `octodo cassette 1` only."),
  ])
  func `the first line names the format`(text: String, line: Int, reason: String) throws {
    let error = try #require(throws: CassetteError.self) {
      try Cassette(reading: Array(text.utf8), file: "b.cassette")
    }
    #expect("\(error)" == "b.cassette:\(line): \(reason)")
  }

  /// A text over a limit. Its description is short, because a report has that of each argument.
  private struct Excess: CustomTestStringConvertible, Sendable {
    let lines: String
    let reason: String
    var testDescription: String { reason }

    init(_ lines: String, _ reason: String) { (self.lines, self.reason) = (lines, reason) }
  }

  private static let excesses = [
    Excess(
      String(repeating: "#\n", count: 9_000_000),
      "this file is larger than 16 MiB. Record fewer tests in one file."),
    Excess(
      String(repeating: "GET /\n->200\n", count: 10_001),
      "this is more than 10000 requests. Record fewer tests in one file."),
    Excess(
      (0...1_000).map { "test \"\($0)\"\n" }.joined(),
      "this is more than 1000 tests. Record them in more than one file."),
    Excess(
      "GET /\n->200\n" + String(repeating: "link: x\n", count: 201),
      "this is more than 200 headers. Take some out."),
    Excess(
      "GET /\n->200\n" + String(repeating: "| \(String(repeating: "x", count: 1_022))\n", count: 8_300),
      "this body is larger than 8 MiB, which octodo does not read."),
  ]

  @Test(arguments: excesses) private func `a cassette has limits`(_ excess: Excess) throws {
    let error = try #require(throws: CassetteError.self) { try Cassette(lines: excess.lines) }
    #expect("\(error)".hasSuffix(": \(excess.reason)"), "\(error)")
  }

  @Test func `any bytes are parsed or give an error`() {
    let words =
      [
        "octodo cassette 1\n", "GET /a\n", "-> 200\n", "-> fail ", "-> abandoned\n", "etag: x\n", "| ", "~",
        "\"", "= ", "\\",
        "\\u{", "}", "test ", "clock ", "\n", "\r", " ", "\u{FEFF}", "é", "\0", ":",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3]]
    var random = SeededGenerator(seed: 11)
    var readable = 0
    for _ in 0..<5000 {
      var bytes = words[0]
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += words.randomElement(using: &random) ?? []
      }
      do {
        let text = try Cassette(reading: bytes, file: "").text
        let again = try Cassette(reading: Array(text.utf8), file: "").text
        #expect(again == text)
        readable += 1
      } catch {
        #expect((1...100).contains(error.line))
      }
    }
    #expect((1..<5000).contains(readable))
  }
}
