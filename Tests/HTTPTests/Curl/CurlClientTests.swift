import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct CurlClientTests {
  @Test func `a response has its status, headers and body`() throws {
    let response = try withServer(script: { _ in [.response(200, ["X-One": " 1 "], "hello")] }) {
      client, server in
      try await client.send(server.request("/hello?q=a%20b"), body: [])
    }
    #expect(response.head.status == .ok)
    let name = try #require(HTTPField.Name("x-one"))
    #expect(response.head.headerFields[name] == "1")
    #expect(response.text == "hello")
  }

  @Test func `the request arrives as it was written`() throws {
    let headers: HTTPFields = [.authorization: "Bearer canary", .accept: "application/json"]
    let received = try withServer(script: { _ in [.response(200)] }) { client, server in
      _ = try await client.send(server.request("/a/../b%2Fc?q=%2B&x", headers: headers), body: [])
      return server.requests
    }
    let request = try #require(received.first)
    #expect(received.count == 1)
    #expect(request.method == "GET")
    #expect(request.target == "/a/../b%2Fc?q=%2B&x")
    #expect(request["authorization"] == ["Bearer canary"])
    #expect(request["accept"] == ["application/json"])
    #expect(request["accept-encoding"] == ["gzip"])
    #expect(request["user-agent"] == ["octodo-test"])
    #expect(request["content-type"] == [])
    #expect(request["cookie"] == [])
  }

  @Test(arguments: [304, 404, 422, 500, 503]) func `a status is a response, not a failure`(status: Int) throws
  {
    let script: LoopbackServer.Script = { _ in
      status == 304
        ? [.send("HTTP/1.1 304 Not Modified\r\nETag: \"x\"\r\n\r\n")] : [.response(status, [:], "why")]
    }
    let response = try withServer(script: script) { client, server in
      try await client.send(server.request("/"), body: [])
    }
    #expect(response.head.status.code == status)
    #expect(response.text == (status == 304 ? "" : "why"))
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
  func `a body is sent with its length`(method: HTTPRequest.Method) throws {
    let body = Array("{\"x\":\u{0}1}".utf8)
    let received = try withServer(script: { _ in [.response(204)] }) { client, server in
      let request = server.request("/m", method: method, headers: [.contentType: "application/json"])
      _ = try await client.send(request, body: body)
      return server.requests
    }
    let request = try #require(received.first)
    #expect(request.method == method.rawValue)
    #expect(request.body == body)
    #expect(request["content-type"] == ["application/json"])
    #expect(request["expect"] == [])
  }

  @Test func `a POST without a body has a length of zero`() throws {
    let received = try withServer(script: { _ in [.response(204)] }) { client, server in
      _ = try await client.send(server.request("/m", method: .post), body: [])
      return server.requests
    }
    let request = try #require(received.first)
    #expect(request["content-length"] == ["0"])
    #expect(request["content-type"] == [])
  }

  @Test func `the response to HEAD has headers only`() throws {
    let script: LoopbackServer.Script = { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")] }
    let response = try withServer(script: script) { client, server in
      try await client.send(server.request("/", method: .head), body: [])
    }
    #expect(response.head.headerFields[.contentLength] == "9")
    #expect(response.body == [])
  }

  @Test func `a compressed body is decompressed`() throws {
    let packed = GzipWriter.stored(Array("unpacked".utf8))
    let response = try withServer(
      script: { _ in [.response(200, ["Content-Encoding": "gzip"], body: packed)] }
    ) { client, server in
      try await client.send(server.request("/"), body: [])
    }
    #expect(response.text == "unpacked")
  }

  @Test func `an interim response leaves nothing behind`() throws {
    let script: LoopbackServer.Script = { _ in
      [.send("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n"), .response(200, [:], "late")]
    }
    let response = try withServer(script: script) { client, server in
      try await client.send(server.request("/"), body: [])
    }
    #expect(response.head.status == .ok)
    #expect(response.head.headerFields.map(\.name.rawName) == ["Content-Length"])
    #expect(response.text == "late")
  }
}
