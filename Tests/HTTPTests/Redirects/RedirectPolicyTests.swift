import EventLoop
import HTTPTypes
import TestSupport
import Testing

@testable import HTTP

struct RedirectPolicyTests {
  /// Follows `location` once, from `start`; returns the requested URLs.
  private func urls(from start: String, to location: String, allowed: [String] = []) throws -> [String] {
    let address = try #require(HTTPAddress(url: start))
    let origins = try allowed.map { try #require(HTTPAddress(url: $0)).origin }
    return try onLoop { _ in
      let policy = RedirectPolicy(allowedOrigins: Set(origins))
      let request = HTTPRequest(
        method: .get, scheme: address.origin.scheme, authority: address.origin.authority, path: address.target
      )
      var asked: [String] = []
      _ = try await policy.follow(request, body: []) { hop in
        let checked = try hop.request.checkedAddress()
        #expect(checked == hop.address)
        asked.append(hop.address.url)
        let headers: HTTPFields = asked.count == 1 ? [.location: location] : [:]
        return HTTPAnswer(
          response: HTTPResponse(status: asked.count == 1 ? 302 : 200, headerFields: headers), body: [])
      }
      return asked
    }
  }

  @Test func `no redirect leads from https to http, not even on this machine`() {
    #expect(throws: HTTPFailure.redirectRefused(to: "http://127.0.0.1:2")) {
      try urls(from: "https://127.0.0.1:1/1", to: "http://127.0.0.1:2/2", allowed: ["http://127.0.0.1:2"])
    }
  }

  @Test func `redirects to the own origin and the allowed ones are followed`() throws {
    var actual = try urls(from: "https://a/1", to: "/2")
    #expect(actual == ["https://a/1", "https://a/2"])
    actual = try urls(from: "https://a/1", to: "https://b/2", allowed: ["https://b"])
    #expect(actual.last == "https://b/2")
    actual = try urls(
      from: "http://127.0.0.1:1/1", to: "http://127.0.0.1:2/2", allowed: ["http://127.0.0.1:2"])
    #expect(
      actual.last
        == "http://127.0.0.1:2/2")
  }

  @Test(
    arguments: [
      ("https://a/1", "https://b/2", "https://b"), ("https://a/1", "https://a:8443/2", "https://a:8443"),
      ("https://a/1", "http://a/2", "http://a"),
      ("https://a/1", "https://sub.b.example/", "https://sub.b.example"),
      ("https://a/1", "https://b.example.attacker/", "https://b.example.attacker"),
      ("https://a/1", "http://127.0.0.1:2/", "http://127.0.0.1:2"),
      ("https://a/1", "file:///etc/passwd", nil),
    ] as [(String, String, String?)]) func `all other redirects are refused`(
      start: String, location: String, named: String?
    )
  {
    #expect(throws: HTTPFailure.redirectRefused(to: named)) {
      try urls(from: start, to: location, allowed: ["https://b.example", "http://127.0.0.1:2", "http://a"])
    }
  }

  @Test func `the number of redirects is limited`() throws {
    let asked = try onLoop { _ in
      var count = 0
      let request = HTTPRequest(method: .get, scheme: "https", authority: "a", path: "/")
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 5)) {
        try await RedirectPolicy(limit: 5).follow(request, body: []) { _ in
          count += 1
          return HTTPAnswer(
            response: HTTPResponse(status: 302, headerFields: [.location: "/\(count)"]), body: [])
        }
      }
      return count
    }
    #expect(asked == 6)
  }
}
