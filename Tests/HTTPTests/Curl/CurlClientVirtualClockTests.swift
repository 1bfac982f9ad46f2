import Domain
import EventLoop
import HTTP
import TestSupport
import Testing

struct CurlClientVirtualClockTests {
  @Test func `with a virtual clock no socket is opened, and the error names the request`() throws {
    let server = try LoopbackServer { _ in [.response(200, [:], "")] }
    defer { server.stop() }
    try onLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test", limits: .quick)
      let reason =
        "GET http://\(server.authority)/user asks for a real socket while the clock is a script's."
        + " Answer it with a stub, or write `set network live`"
      await #expect(throws: AppError.invalidRequest(reason: reason)) {
        try await client.send(server.request("/user"), body: [])
      }
    }
    #expect(server.connectionCount == 0)
  }

  @Test func `with a paced clock, as of a recording, requests are sent`() throws {
    let server = try LoopbackServer { _ in [.response(200, [:], "hello")] }
    defer { server.stop() }
    let body = try onLoop { loop in
      loop.usePacedTime(grain: .milliseconds(250))
      let client = CurlClient(loop: loop, userAgent: "octodo-test", limits: .quick)
      return try await client.send(server.request("/user"), body: []).body
    }
    #expect(body == Array("hello".utf8))
  }
}
