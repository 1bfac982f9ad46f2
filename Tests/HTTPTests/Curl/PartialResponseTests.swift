import Domain
import HTTPTypes
import Testing

@testable import HTTP

struct PartialResponseTests {
  private func limits(_ change: (inout CurlClient.Limits) -> Void = { _ in }) -> CurlClient.Limits {
    var limits = CurlClient.Limits()
    change(&limits)
    return limits
  }

  /// A response that received the lines, each with its line end.
  private func response(_ lines: String...) -> PartialResponse {
    var response = PartialResponse(limits: limits())
    for line in lines { _ = response.takeHeaderLine("\(line)\r\n".utf8) }
    return response
  }

  @Test func `without the empty line there is no response`() {
    #expect(response("HTTP/1.1 200 OK", "A: b").whole == nil)
    #expect(response("HTTP/1.1 200 OK", "A: b", "").whole != nil)
    #expect(response("A: b", "").whole == nil)
  }

  @Test(arguments: [("HTTP/1.1 204 No Content", 204), ("HTTP/2 404 ", 404), ("HTTP/1.0 299", 299)])
  func `the status is parsed`(line: String, status: Int) throws {
    let code = try #require(response(line, "").whole).head.status.code
    #expect(code == status)
  }

  @Test func `values lose the blanks around them and nothing else`() throws {
    let fields = try #require(response("HTTP/1.1 200 OK", "Link: \t <a>; rel=\"next\" ", "").whole).head
      .headerFields
    #expect(fields.map { "\($0)" } == ["Link: <a>; rel=\"next\""])
  }

  @Test func `several fields of one name are kept in order`() throws {
    let fields = try #require(response("HTTP/1.1 200 OK", "A: 1", "a: 2", "").whole).head.headerFields
    let httpFieldName = try #require(HTTPField.Name("A"))
    #expect(fields[values: httpFieldName] == ["1", "2"])
  }

  @Test(arguments: ["no colon", ": no name", "bad name: x", " folded: x", "\tfolded: x"])
  func `a line that is not a field is dropped`(line: String) throws {
    let headerFields = try #require(response("HTTP/1.1 200 OK", line, "").whole).head.headerFields
    #expect(headerFields.isEmpty)
  }

  @Test(arguments: [
    ["Content-Length: 5", "Content-Length: 6"], ["content-length: 5, 6"],
    ["Content-Length: 5", "Content-Length: 05"],
    ["Content-Length: 5", "Transfer-Encoding: chunked"], ["Transfer-Encoding: gzip", "Content-Length: 5"],
    ["Content-Length: -5"], ["Content-Length: +5"], ["Content-Length: 5x"], ["Content-Length:"],
    ["Content-Length: 5,"], ["Content-Length: 5", " , 6"], ["Transfer-Encoding:", "\tchunked"],
  ])
  func `a response with an ambiguous length is aborted`(lines: [String]) {
    var response = PartialResponse(limits: limits())
    let isTaken = (["HTTP/1.1 200 OK"] + lines).map { response.takeHeaderLine("\($0)\r\n".utf8) }
    #expect(isTaken.last == false)
    #expect(response.violation == .twoLengths)
  }

  @Test(arguments: [
    ["Content-Length: 5", "content-length: 5"], ["Content-Length: 5 , 5"], ["Transfer-Encoding: chunked"],
    ["Content-Length: 0"], ["X: Content-Length: 5", " , 6"],
  ])
  func `the same length stated several times is accepted`(lines: [String]) {
    var response = PartialResponse(limits: limits())
    let isTaken = (["HTTP/1.1 200 OK"] + lines + [""]).map { response.takeHeaderLine("\($0)\r\n".utf8) }
    #expect(!isTaken.contains(false))
    #expect(response.violation == nil)
  }

  @Test func `each response has its own length`() {
    var response = PartialResponse(limits: limits())
    let lines = [
      "HTTP/1.1 103 Early Hints", "Content-Length: 5", "", "HTTP/1.1 200 OK", "Content-Length: 6", "",
    ]
    #expect(!lines.map { response.takeHeaderLine("\($0)\r\n".utf8) }.contains(false))
  }

  @Test func `trailers are dropped`() throws {
    let headerFields = try #require(response("HTTP/1.1 200 OK", "", "Late: x").whole).head.headerFields
    #expect(headerFields.isEmpty)
  }

  @Test func `header bytes are counted with their line ends`() {
    var response = PartialResponse(limits: limits { $0.headerBytes = 10 })
    let isTaken = ["A: b\r\n", "AB\r\n", "\n"].map { response.takeHeaderLine($0.utf8) }
    #expect(isTaken == [true, true, false])
    #expect(response.violation == .tooManyHeaders)
  }

  @Test func `headers of interim responses count too`() {
    var response = PartialResponse(limits: limits { $0.headerCount = 1 })
    let lines = ["HTTP/1.1 103 Early Hints\r\n", "A: b\r\n", "HTTP/1.1 200 OK\r\n", "A: b\r\n"]
    #expect(lines.map { response.takeHeaderLine($0.utf8) } == [true, true, true, false])
    #expect(response.violation == .tooManyHeaders)
  }

  @Test func `the body may be as long as the limit`() {
    var response = PartialResponse(limits: limits { $0.bodyBytes = 3 })
    let isTaken: [Bool] = [[1, 2], [3], [4]].map { (bytes: [UInt8]) in response.takeBody(bytes) }
    #expect(isTaken == [true, true, false])
    #expect(response.violation == .tooLarge(limitBytes: 3))
  }
}
