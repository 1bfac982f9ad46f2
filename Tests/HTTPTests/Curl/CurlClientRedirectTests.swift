import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct CurlClientRedirectTests {
  /// Sends a request full of canaries to a server that redirects to another one; returns what the other one
  /// received.
  private func seenElsewhere(
    isAllowed: Bool, via status: Int = 302, method: HTTPRequest.Method = .get, hostName: String = "127.0.0.1"
  ) throws -> (requests: [ReceivedRequest], failure: AppError?) {
    let other = try LoopbackServer { _ in [.response(200, [:], "elsewhere")] }
    defer { other.stop() }
    let origin = "http://\(hostName):\(other.port)"
    let allowed = try #require(HTTPOrigin(scheme: "http", authority: "\(hostName):\(other.port)"))
    let api = try #require(HTTPField.Name("X-Api-Key"))
    let failure = try withServer(
      redirectOrigins: isAllowed ? [allowed] : [],
      script: { _ in [.redirect(status, to: "\(origin)/b")] },
      { client, server in
        let headers: HTTPFields = [
          .authorization: "Bearer canary", api: "canary", .cookie: "canary", .ifNoneMatch: "canary",
        ]
        do {
          _ = try await client.send(server.request("/a", method: method, headers: headers), body: [])
          return AppError?.none
        } catch let failure as AppError {
          return failure
        }
      })
    return (other.requests, failure)
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func `another port gets no canary`(status: Int) throws {
    let (requests, failure) = try seenElsewhere(isAllowed: true, via: status)
    #expect(failure == nil)
    #expect(requests.map(\.target) == ["/b"])
    #expect(!requests.flatMap(\.headers).contains { $0.value.contains("canary") })
  }

  @Test func `another host gets no canary`() throws {
    let (requests, failure) = try seenElsewhere(isAllowed: true, hostName: "localhost")
    #expect(failure == nil)
    #expect(requests.count == 1)
    #expect(!requests.flatMap(\.headers).contains { $0.value.contains("canary") })
  }

  @Test(arguments: ["127.0.0.1", "localhost"]) func `an origin not on the list gets no request`(host: String)
    throws
  {
    let (requests, failure) = try seenElsewhere(isAllowed: false, hostName: host)
    #expect(requests == [])
    guard case .redirectRefused(let origin?) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(origin.hasPrefix("http://\(host):"))
  }

  @Test func `a POST is not redirected to another origin`() throws {
    let (requests, failure) = try seenElsewhere(isAllowed: true, via: 307, method: .post)
    #expect(requests == [])
    guard case .redirectRefused(let origin?) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(origin.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `a redirect within the origin keeps the token`() throws {
    let requests = try withServer(
      script: { $0.target == "/a" ? [.redirect(301, to: "/b?c")] : [.response(200)] },
      { client, server in
        let request = server.request("/a", headers: [.authorization: "Bearer canary"])
        _ = try await client.send(request, body: [])
        return server.requests
      })
    #expect(requests.map(\.target) == ["/a", "/b?c"])
    #expect(requests.allSatisfy { $0["authorization"] == ["Bearer canary"] })
  }

  @Test func `a redirect loop ends`() throws {
    let count = try withServer(script: { _ in [.redirect(302, to: "/")] }) { client, server in
      await #expect(throws: AppError.tooManyRedirects(limit: 5)) {
        try await client.send(server.request("/"), body: [])
      }
      return server.requests.count
    }
    #expect(count == 6)
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:1/_x", "http://u:p@127.0.0.1/",
  ])
  func `other protocols and user names are refused`(location: String) throws {
    _ = try withServer(script: { _ in [.redirect(302, to: location)] }) { client, server in
      await #expect(throws: AppError.redirectRefused(to: nil)) {
        try await client.send(server.request("/"), body: [])
      }
      return true
    }
  }
}
