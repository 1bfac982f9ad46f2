import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct CurlClientLimitTests {
  /// The failure of one request to a server that performs `actions`.
  private func failure(
    _ limits: CurlClient.Limits = .quick, _ actions: @escaping @Sendable () -> [ServerAction]
  ) throws -> AppError? {
    try withServer(limits: limits, script: { _ in actions() }) { client, server in
      do {
        _ = try await client.send(server.request("/"), body: [])
        return nil
      } catch let failure as AppError {
        return failure
      }
    }
  }

  private func limits(_ change: (inout CurlClient.Limits) -> Void) -> CurlClient.Limits {
    var limits = CurlClient.Limits.quick
    change(&limits)
    return limits
  }

  @Test func `an endless body is aborted`() throws {
    let actualFailure = try failure { ServerAction.endlessBody }
    #expect(actualFailure == .tooLarge(limitBytes: 8 << 20))
  }

  @Test func `a body that is announced as too long is not read`() throws {
    let limits = limits { $0.bodyBytes = 10 }
    var limitsFailure = try failure(limits) { [.response(200, [:], "12345678901")] }
    #expect(limitsFailure == .tooLarge(limitBytes: 10))
    limitsFailure = try failure(limits) { [.response(200, [:], "1234567890")] }
    #expect(limitsFailure == nil)
  }

  @Test func `a gzip bomb is counted as it is decompressed`() throws {
    let limits = limits { $0.bodyBytes = 1 << 20 }
    let limitsFailure = try failure(limits) { [.gzipBomb(bytes: 50_000_000)] }
    #expect(limitsFailure == .tooLarge(limitBytes: 1 << 20))
  }

  @Test func `the bomb of these tests does decompress`() throws {
    let limits = limits { $0.bodyBytes = 1 << 20 }
    let limitsFailure = try failure(limits) { [.gzipBomb(bytes: 2580)] }
    #expect(
      limitsFailure
        == .other(reason: "The response of 127.0.0.1 is not packed as it says"),
      "its checksum is wrong, so that it must have been read to the end")
  }

  @Test func `a response with too many headers is aborted`() throws {
    var actualFailure = try failure { [.manyHeaders(100_000)] }
    #expect(actualFailure == .tooManyHeaders)
    actualFailure = try failure { [.manyHeaders(200)] }
    #expect(actualFailure == .tooManyHeaders)
    actualFailure = try failure { [.manyHeaders(199)] }
    #expect(actualFailure == nil)
  }

  @Test(arguments: [70_000, 200_000, 1_000_000]) func `a huge header is aborted`(bytes: Int) throws {
    let actualFailure = try failure { [.hugeHeader(bytes: bytes)] }
    #expect(actualFailure == .tooManyHeaders)
  }

  @Test func `a header below the limit passes`() throws {
    let actualFailure = try failure { [.hugeHeader(bytes: 60_000)] }
    #expect(actualFailure == nil)
  }

  @Test func `no response in time is a timeout`() throws {
    let actual = try failure(limits { $0.total = .milliseconds(150) }) { [.stall] }
    #expect(actual == .timedOut)
  }

  @Test func `requests that wait for a connection time out too`() throws {
    let limits = limits { $0.total = .milliseconds(200) }
    try withServer(limits: limits, script: { _ in [.stall] }) { client, server in
      let tasks = (0..<20).map { _ in
        EventLoop.process.spawn {
          await #expect(throws: AppError.timedOut) { try await client.send(server.request("/"), body: []) }
        }
      }
      for task in tasks { await task.value }
    }
  }

  @Test func `no connection in time is a timeout`() throws {
    let server = try LoopbackServer(onConnect: [.stall]) { _ in [] }
    defer { server.stop() }
    let limits = limits { $0.connect = .milliseconds(150) }
    try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test", limits: limits)
      await #expect(throws: AppError.timedOut) {
        try await client.send(server.request("/", scheme: "https"), body: [])
      }
    }
  }

  @Test func `a slow response ends at the total timeout`() throws {
    let limits = limits { $0.total = .milliseconds(200) }
    let drip = ServerAction.drip([UInt8](repeating: 120, count: 10_000), every: .milliseconds(10))
    let limitsFailure = try failure(limits) {
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n\r\n"), drip]
    }
    #expect(
      limitsFailure == .timedOut)
  }

  @Test func `a slow response ends long before the total timeout`() throws {
    let limits = limits { limits in
      limits.total = .seconds(600)
      limits.slowFor = .seconds(1)
    }
    let drip = ServerAction.drip([UInt8](repeating: 120, count: 200), every: .milliseconds(50))
    let limitsFailure = try failure(limits) {
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n"), drip]
    }
    #expect(
      limitsFailure == .timedOut)
  }

  @Test func `redirects share the total timeout`() throws {
    let limits = limits { $0.total = .milliseconds(250) }
    let outcome = try withServer(
      limits: limits,
      script: { request in
        request.target == "/3" ? [.stall] : [.redirect(302, to: "/\(request.target.count + 1)")]
      },
      { client, server in
        await #expect(throws: AppError.timedOut) { try await client.send(server.request("/"), body: []) }
        return server.requests.count
      })
    #expect(outcome >= 2)
  }
}
