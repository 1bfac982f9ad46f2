import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

struct CassetteTextTests {
  @Test func `a cassette reads as a conversation`() {
    let search = CassetteExchange(
      method: .get, target: RequestTarget("/search/repositories?q=swift&page=1"),
      reply: .response(
        Sample.response(
          200, [.contentType: "application/json", .eTag: "\"a1\""], Array("{\"total_count\":0}".utf8))))
    let post = Sample.exchange("/markdown", "<p>x</p>\n<p>y</p>\n", method: .post, body: "{\"text\":\"x\"}")
    let lost = CassetteExchange(method: .get, target: RequestTarget("/user"), reply: .fault(.reset))
    let late = CassetteExchange(method: .get, target: RequestTarget("/slow"), reply: .abandoned)
    let cassette = Cassette(recordings: [
      CassetteRecording(test: "finds \"swift\"", clock: "2026-01-31T12:00:00Z", exchanges: [search, post]),
      CassetteRecording(test: "fails", clock: nil, exchanges: [lost, late]),
    ])
    #expect(
      cassette.text == #"""
        octodo cassette 1

        test "finds \"swift\""
        clock 2026-01-31T12:00:00Z

        GET /search/repositories?q=swift&page=1
        -> 200
          content-type: application/json
          etag: "a1"
          ~ {"total_count":0}

        POST /markdown
          ~ {"text":"x"}
        -> 200
          | <p>x</p>
          | <p>y</p>

        test "fails"

        GET /user
        -> fail reset

        GET /slow
        -> abandoned


        """#)
  }

  @Test func `what would not be read is not written`() throws {
    func cassette(requests count: Int) -> Cassette {
      let exchanges = Array(repeating: Sample.exchange("/a", "x"), count: count)
      return Cassette(recordings: [CassetteRecording(test: nil, clock: nil, exchanges: exchanges)])
    }
    let whole = try cassette(requests: 10_000).bytes(of: "a.cassette")
    let read = try Cassette(reading: whole, file: "a.cassette")
    #expect(read.recordings.first?.exchanges.count == 10_000)
    let error = #expect(throws: CassetteError.self) {
      try cassette(requests: 10_001).bytes(of: "a.cassette")
    }
    #expect(error?.reason == "this is more than 10000 requests. Record fewer tests in one file.")
    let large = Sample.cassette(body: Array(repeating: 0xFF, count: 13 << 20))
    #expect(throws: CassetteError.self) { try large.bytes(of: "a.cassette") }
  }

  @Test func `a body of one long line is written in time in proportion to its length`() throws {
    let body = Array("{\"content\":\"\(String(repeating: "x", count: 1_500_000))\"}".utf8)
    let bytes = try Sample.cassette(body: body).bytes(of: "a.cassette")
    let read = try Cassette(reading: bytes, file: "a.cassette")
    #expect(read.firstBody == body)
  }

  @Test func `long JSON is split so that a diff shows the value that changed`() {
    let repo =
      "{\"id\":1,\"owner\":{\"login\":\"apple, \\\"inc\\\" {\"},\"topics\":[\"a\",\"b\"],\"stars\":65000}"
    let body = Array("{\"total_count\":2,\"items\":[\(repo),\(repo)]}".utf8)
    let text = Sample.cassette(body: body).text
    #expect(
      text.contains(
        #"""
          ~ {
            ~ "total_count":2,
            ~ "items":[
              ~ {
                ~ "id":1,
                ~ "owner":{
                  ~ "login":"apple, \"inc\" {"},
                ~ "topics":[
                  ~ "a",
                  ~ "b"],
                ~ "stars":65000},
        """#))
  }

  @Test(arguments: [
    "", "\n", "a", "a\n", "a\n\nb", " a \n", "trailing \nx", "tab\there", "cr\r\nlf\r\n", "\u{1B}[31m red",
    "\u{202E}x",
    "検索 e\u{301} 👩‍👩‍👧", "| a\n~ b\n\" c\n= d\n", "#no comment\nGET /x\n-> 200", "\u{FEFF}bom", "\\n",
    String(repeating: "x", count: 1000), String(repeating: "word ", count: 100),
    String(repeating: " ", count: 300),
    "[" + String(repeating: "[1,", count: 200) + "\"a,b\\\\\",",
    "{\"a\":\"" + String(repeating: "é", count: 300) + "\"}",
  ])
  func `a body survives writing and reading`(text: String) throws {
    let cassette = Sample.cassette(body: Array(text.utf8))
    let read = try Cassette(reading: Array(cassette.text.utf8), file: "a.cassette")
    #expect(read.firstBody == Array(text.utf8))
    #expect(read.text == cassette.text)
  }

  @Test func `bytes that are not text survive writing and reading`() throws {
    var random = SeededGenerator(seed: 7)
    for length in [1, 2, 3, 56, 57, 58, 1000] {
      let body = [0xFF] + (1..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let cassette = Sample.cassette(body: body)
      #expect(cassette.text.utf8.split(separator: 0x0A).allSatisfy { $0.count <= 80 })
      let firstBody = try Cassette(reading: Array(cassette.text.utf8), file: "").firstBody
      #expect(firstBody == body)
    }
  }

  @Test func `a line with a trailing space is quoted, because editors strip trailing spaces`() {
    let text = Sample.cassette(body: Array("a \nb\n".utf8)).text
    #expect(text.contains("  \"a \\n\"\n  | b\n"))
  }

  @Test func `a recording replaces the one of the same test`() {
    var cassette = Sample.cassette(body: Array("old".utf8))
    cassette.replace(CassetteRecording(test: "a", clock: nil))
    cassette.replace(CassetteRecording(test: nil, clock: "2026-01-31T12:00:00Z"))
    #expect(cassette.recordings.map(\.test) == [nil, "a"])
    #expect(cassette.recordings.first?.clock == "2026-01-31T12:00:00Z")
  }

  @Test func `no line is too long for an editor`() {
    let body = Array((String(repeating: "no blank", count: 5000) + "\n").utf8)
    #expect(Sample.cassette(body: body).text.split(separator: "\n").allSatisfy { $0.count <= 130 })
  }
}
