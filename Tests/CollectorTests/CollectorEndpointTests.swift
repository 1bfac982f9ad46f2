import FoundationEssentials
import HTTP
import HTTPTypes
import Testing

@testable import Collector

struct CollectorEndpointTests {
  @Test func `a request declares its body and has the configured headers`() throws {
    let endpoint = try CollectorEndpoint(
      url: "https://c.example/in?q=INSERT%20INTO%20e", headers: [("X-Key", "k1"), ("X-Key", "k2")])
    let request = endpoint.request
    #expect(request.method == .post)
    #expect(request.url?.absoluteString == "https://c.example/in?q=INSERT%20INTO%20e")
    #expect(request.headerFields[.contentType] == "application/x-ndjson")
    #expect(request.headerFields[.contentEncoding] == "gzip")
    let name = try #require(HTTPField.Name("X-Key"))
    #expect(request.headerFields[values: name] == ["k1", "k2"])
  }

  @Test(arguments: [
    "", "collector", "c.example/in", "ftp://c.example/", "https://", "https://u:p@c.example/",
    "https://c.ex ample/",
  ])
  func `an invalid address is refused`(url: String) {
    #expect(throws: CollectorEndpoint.Problem.noAddress) { try CollectorEndpoint(url: url) }
  }

  @Test func `plain http is for this machine only`() throws {
    #expect(throws: CollectorEndpoint.Problem.insecure(host: "c.example")) {
      try CollectorEndpoint(url: "http://c.example/in")
    }
    let isLoopback = try CollectorEndpoint(url: "http://127.0.0.1:8123/in").address.origin.isLoopback
    #expect(isLoopback)
  }

  @Test(arguments: [
    ("a b", "x"), ("", "x"), ("X-A", "a\r\nX-B: c"), ("Content-Encoding", "br"), ("content-type", "a/b"),
  ])
  func `a header that cannot be sent is named`(name: String, value: String) {
    #expect(throws: CollectorEndpoint.Problem.wrongHeader(name: name)) {
      try CollectorEndpoint(url: "https://c.example/", headers: [(name, value)])
    }
  }
}
