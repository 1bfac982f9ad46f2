import Domain
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
        return HTTPClientResponse(
          head: HTTPResponse(status: asked.count == 1 ? 302 : 200, headerFields: headers), body: [])
      }
      return asked
    }
  }

  @Test func `no redirect leads from https to http, not even on this machine`() {
    #expect(throws: AppError.redirectRefused(to: "http://127.0.0.1:2")) {
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
    #expect(throws: AppError.redirectRefused(to: named)) {
      try urls(from: start, to: location, allowed: ["https://b.example", "http://127.0.0.1:2", "http://a"])
    }
  }

  @Test func `the number of redirects is limited`() throws {
    let asked = try onLoop { _ in
      var count = 0
      let request = HTTPRequest(method: .get, scheme: "https", authority: "a", path: "/")
      await #expect(throws: AppError.tooManyRedirects(limit: 5)) {
        try await RedirectPolicy(limit: 5).follow(request, body: []) { _ in
          count += 1
          return HTTPClientResponse(
            head: HTTPResponse(status: 302, headerFields: [.location: "/\(count)"]), body: [])
        }
      }
      return count
    }
    #expect(asked == 6)
  }
}

struct RedirectHopTests {
  private func hop(_ method: HTTPRequest.Method, body: [UInt8] = [1]) throws -> RedirectHop {
    let request = HTTPRequest(
      method: method, scheme: "https", authority: "api.example", path: "/a",
      headerFields: [
        .authorization: "Bearer canary", .accept: "x/y", .contentType: "a/b", .ifNoneMatch: "\"e\"",
      ])
    return RedirectHop(request: request, body: body, address: try request.checkedAddress())
  }

  private func response(_ status: Int, _ location: String?) -> HTTPClientResponse {
    var headers = HTTPFields()
    headers[.location] = location
    return HTTPClientResponse(
      head: HTTPResponse(status: .init(code: status), headerFields: headers), body: [])
  }

  @Test(arguments: [
    (301, HTTPRequest.Method.get, HTTPRequest.Method.get), (301, .post, .get), (302, .post, .get),
    (302, .put, .put),
    (303, .post, .get), (303, .put, .get), (303, .head, .head), (307, .post, .post), (308, .patch, .patch),
    (301, .head, .head),
  ]) func `the method after a redirect`(status: Int, method: HTTPRequest.Method, after: HTTPRequest.Method)
    throws
  {
    let next = try #require(try hop(method).next(after: response(status, "/b")))
    #expect(next.request.method == after)
    let isKept = method == after
    #expect(next.body == (isKept ? [1] : []))
    #expect(next.request.headerFields[.contentType] == (isKept ? "a/b" : nil))
    #expect(next.request.headerFields[.authorization] == "Bearer canary")
    #expect(next.request.path == "/b")
  }

  @Test(arguments: [200, 300, 304, 305, 404]) func `other statuses are not redirects`(status: Int) throws {
    let next = try hop(.get).next(after: response(status, "/b"))
    #expect(next == nil)
  }

  @Test func `a redirect without a location is a response`() throws {
    let next = try hop(.get).next(after: response(301, nil))
    #expect(next == nil)
  }

  @Test(arguments: ["https://other.example/b", "https://api.example:8443/b", "http://api.example/b"])
  func `another origin gets neither token nor our headers`(location: String) throws {
    let next = try #require(try hop(.get).next(after: response(302, location)))
    #expect(next.request.headerFields == [.accept: "x/y"])
    #expect(next.body == [])
  }

  @Test func `headers that were removed stay removed on the way back`() throws {
    let away = try #require(try hop(.get).next(after: response(302, "https://other.example/b")))
    let back = try #require(try away.next(after: response(302, "https://api.example/a")))
    #expect(back.request.headerFields == [.accept: "x/y"])
  }

  @Test func `a body does not leave its origin`() throws {
    #expect(throws: AppError.redirectRefused(to: "https://other.example")) {
      try hop(.post).next(after: response(307, "https://other.example/b"))
    }
  }
}
