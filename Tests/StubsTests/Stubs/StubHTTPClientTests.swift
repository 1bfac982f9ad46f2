import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

struct StubHTTPClientTests {
  @Test func `a stub answers the request that it matches`() throws {
    try withStubs { client, _ in
      try client.stub("/a?page=1", "one")
      try client.stub("/a?page=2", "two")
      var response = try await client.get("/a?page=2")
      #expect(response == "two")
      response = try await client.get("/a?page=1")
      #expect(response == "one")
    }
  }

  @Test func `stubs are relative to the API's base`() throws {
    try withStubs(base: "https://ghe.example/api/v3/") { client, _ in
      try client.stub("/user", "below")
      try client.stub("https://ghe.example/user", "beside")
      try client.stub("https://ghe.example/api/v3x/user", "not quite below")
      try client.stub("https://other.example/user", "elsewhere")
      var response = try await client.get("/api/v3/user", host: "ghe.example")
      #expect(response == "below")
      response = try await client.get("/user", host: "ghe.example")
      #expect(response == "beside")
      response = try await client.get("/api/v3x/user", host: "ghe.example")
      #expect(response == "not quite below")
      response = try await client.get("/user", host: "other.example")
      #expect(response == "elsewhere")
    }
  }

  @Test func `replies follow one another and the last one repeats`() throws {
    try withStubs { client, _ in
      let match = RequestMatch(method: .get, target: "/a")
      client.add(Stub(match, reply: try .text("1"), line: 1, source: ""))
      var reply = try StubReply.text("2", times: 2)
      #expect(client.addReply(reply))
      reply = try StubReply.text("3")
      #expect(client.addReply(reply))
      var texts: [String] = []
      for _ in 0..<6 { texts.append(try await client.get("/a")) }
      #expect(texts == ["1", "2", "2", "3", "3", "3"])
    }
  }

  @Test func `a reply that is added late is used from the next request on`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "1")
      _ = try await client.get("/a")
      _ = try await client.get("/a")
      let reply = try StubReply.text("2")
      #expect(client.addReply(reply))
      let response = try await client.get("/a")
      #expect(response == "2")
    }
  }

  @Test func `a reply belongs to the stub that was added last`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "a")
      try client.stub("/b", "b")
      let later = try StubReply.text("later")
      #expect(client.addReply(later))
      let texts = [
        try await client.get("/a"), try await client.get("/a"), try await client.get("/b"),
        try await client.get("/b"),
      ]
      #expect(texts == ["a", "a", "b", "later"])
    }
  }

  @Test func `all stubs with an equal match are removed, and no other one`() throws {
    try withStubs { client, _ in
      for _ in 0..<2 { try client.stub("/a", "a") }
      try client.stub("/b", "b")
      let match = RequestMatch(method: .get, target: "/a")
      let (first, second) = (client.forget(match), client.forget(match))
      #expect(first == 2)
      #expect(second == 0)
      await #expect(throws: AppError.other(reason: "no stub of the script matches it")) {
        try await client.get("/a")
      }
      let other = try await client.get("/b")
      #expect(other == "b")
    }
  }

  @Test func `without a stub there is nothing to add a reply to`() throws {
    try withStubs { client, _ in
      let reply = try StubReply.text("1")
      #expect(!client.addReply(reply))
    }
  }

  @Test(arguments: [
    (StubFault.timeout, AppError.timedOut), (.refused, .refused(host: "api.github.com")),
    (.reset, .connectionLost), (.dns, .unknownHost("api.github.com")), (.offline, .offline),
    (.tls, .insecure(reason: "The certificate is not valid")),
  ]) func `a fault fails as with the live client`(fault: StubFault, failure: AppError) throws {
    try withStubs { client, _ in
      let match = RequestMatch(method: .get, target: "/a")
      client.add(Stub(match, reply: StubReply(.fault(fault)), line: 1, source: ""))
      await #expect(throws: failure) { try await client.get("/a") }
      #expect(client.log.takeFailures() == [])
    }
  }

  @Test func `a truncated body is a lost connection`() throws {
    try withStubs { client, _ in
      var reply = try StubReply.text("{\"a\":1}")
      for (target, length) in [("/short", 6), ("/whole", 7)] {
        reply.truncate = length
        client.add(Stub(RequestMatch(method: .get, target: target), reply: reply, line: 1, source: ""))
      }
      await #expect(throws: AppError.connectionLost) { try await client.get("/short") }
      let response = try await client.get("/whole")
      #expect(response == "{\"a\":1}")
    }
  }

  @Test(arguments: [-1, 0, 99, 100, 199, 600, 1_000]) func `an impossible status is refused`(status: Int) {
    #expect(throws: InvalidStub.self) { try HTTPClientResponse(status: status) }
  }

  @Test(arguments: [200, 599]) func `a possible status is accepted`(status: Int) throws {
    let response = try HTTPClientResponse(status: status)
    #expect(response == HTTPClientResponse(head: HTTPResponse(status: .init(code: status)), body: []))
  }

  @Test func `redirects are followed as by the live client`() throws {
    try withStubs { client, _ in
      let moved = StubReply(.response(try HTTPClientResponse(status: 301, headers: [.location: "/b"])))
      client.add(Stub(RequestMatch(method: .get, target: "/a"), reply: moved, line: 1, source: ""))
      try client.stub("/b", "there")
      let response = try await client.get("/a")
      #expect(response == "there")
      #expect(client.log.requests.map(\.target.text) == ["/a", "/b"])
    }
  }

  @Test func `new requests are counted from mark to mark`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "1")
      _ = try await client.get("/a")
      client.log.markRequests()
      #expect(client.log.newRequests == [])
      _ = try await client.get("/a")
      #expect(client.log.newRequests.map { "\($0)" } == ["GET /a"])
      #expect(client.log.requests.count == 2)
    }
  }

  @Test func `a stub can be removed`() throws {
    try withStubs { client, _ in
      try client.stub("/a?x=1&y=2", "1")
      #expect(client.forget(RequestMatch(method: .get, target: "/a")) == 0)
      #expect(client.forget(RequestMatch(method: .get, target: "/a?y=2&x=1")) == 1)
      await #expect(throws: AppError.self) { try await client.get("/a?x=1&y=2") }
    }
  }
}
