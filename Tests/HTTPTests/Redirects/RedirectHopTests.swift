import HTTPTypes
import Testing

@testable import HTTP

struct RedirectHopTests {
  private func hop(_ method: HTTPRequest.Method, body: [UInt8] = [1]) throws -> RedirectHop {
    let request = HTTPRequest(
      method: method, scheme: "https", authority: "api.example", path: "/a",
      headerFields: [
        .authorization: "Bearer canary", .accept: "x/y", .contentType: "a/b", .ifNoneMatch: "\"e\"",
      ])
    return RedirectHop(request: request, body: body, address: try request.checkedAddress())
  }

  private func answer(_ status: Int, _ location: String?) -> HTTPAnswer {
    var headers = HTTPFields()
    headers[.location] = location
    return HTTPAnswer(response: HTTPResponse(status: .init(code: status), headerFields: headers), body: [])
  }

  @Test(arguments: [
    (301, HTTPRequest.Method.get, HTTPRequest.Method.get), (301, .post, .get), (302, .post, .get),
    (302, .put, .put),
    (303, .post, .get), (303, .put, .get), (303, .head, .head), (307, .post, .post), (308, .patch, .patch),
    (301, .head, .head),
  ]) func `the method after a redirect`(status: Int, method: HTTPRequest.Method, after: HTTPRequest.Method)
    throws
  {
    let next = try #require(try hop(method).next(after: answer(status, "/b")))
    #expect(next.request.method == after)
    let isKept = method == after
    #expect(next.body == (isKept ? [1] : []))
    #expect(next.request.headerFields[.contentType] == (isKept ? "a/b" : nil))
    #expect(next.request.headerFields[.authorization] == "Bearer canary")
    #expect(next.request.path == "/b")
  }

  @Test(arguments: [200, 300, 304, 305, 404]) func `other statuses are no redirects`(status: Int) throws {
    let next = try hop(.get).next(after: answer(status, "/b"))
    #expect(next == nil)
  }

  @Test func `a redirect without a location is a response`() throws {
    let next = try hop(.get).next(after: answer(301, nil))
    #expect(next == nil)
  }

  @Test(arguments: ["https://other.example/b", "https://api.example:8443/b", "http://api.example/b"])
  func `another origin gets neither token nor our headers`(location: String) throws {
    let next = try #require(try hop(.get).next(after: answer(302, location)))
    #expect(next.request.headerFields == [.accept: "x/y"])
    #expect(next.body == [])
  }

  @Test func `headers that were removed stay removed on the way back`() throws {
    let away = try #require(try hop(.get).next(after: answer(302, "https://other.example/b")))
    let back = try #require(try away.next(after: answer(302, "https://api.example/a")))
    #expect(back.request.headerFields == [.accept: "x/y"])
  }

  @Test func `a body does not leave its origin`() throws {
    #expect(throws: HTTPFailure.redirectRefused(to: "https://other.example")) {
      try hop(.post).next(after: answer(307, "https://other.example/b"))
    }
  }
}
