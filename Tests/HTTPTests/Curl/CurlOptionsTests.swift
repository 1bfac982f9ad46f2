import HTTPTypes
import Testing

@testable import HTTP

struct CurlHeaderLinesTests {
  private func lines(_ fields: HTTPFields) -> [String] {
    CurlHeaderLines.lines(of: fields).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `fields become lines`() {
    #expect(lines([.accept: "a/b", .contentType: "c/d"]) == ["Accept: a/b", "Content-Type: c/d", "Expect:"])
  }

  @Test func `an empty value is sent, not left out`() {
    #expect(lines([.accept: ""]).first == "Accept;")
  }

  @Test func `no web form is declared`() {
    #expect(lines([:]) == ["Content-Type:", "Expect:"])
  }
}
