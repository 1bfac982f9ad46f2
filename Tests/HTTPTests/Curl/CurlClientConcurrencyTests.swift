import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct CurlClientConcurrencyTests {
  @Test func `connections are used again`() throws {
    let count = try withServer(script: { _ in [.answer(200, [:], "x")] }) { client, server in
      for _ in 0..<5 { _ = try await client.send(server.request("/"), body: []) }
      #expect(server.requests.count == 5)
      return server.connectionCount
    }
    #expect(count == 1)
  }

  @Test func `a connection that the server closed meanwhile is opened anew`() throws {
    let count = try withServer(
      script: { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx"), .close] },
      { client, server in
        for _ in 0..<3 {
          let answer = try await client.send(server.request("/"), body: [])
          #expect(answer.text == "x")
        }
        return server.connectionCount
      })
    #expect(count == 3)
  }

  @Test func `two transfers run at once`() throws {
    // Each is answered only when both have arrived.
    let gate = Gate(2)
    let texts = try withServer(
      script: { request in
        gate.pass()
        return [.answer(200, [:], request.target)]
      },
      { client, server in
        async let first = client.send(server.request("/1"), body: [])
        async let second = client.send(server.request("/2"), body: [])
        return try await [first.text, second.text]
      })
    #expect(texts == ["/1", "/2"])
  }

  @Test func `fifty requests share a few connections and each gets its own answer`() throws {
    let connections = try withServer(script: { [.answer(200, [:], $0.target)] }) { client, server in
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for number in 0..<50 {
          group.addTask { (number, try await client.send(server.request("/\(number)"), body: []).text) }
        }
        for try await (number, text) in group { #expect(text == "/\(number)") }
      }
      #expect(server.requests.count == 50)
      return server.connectionCount
    }
    #expect((1...6).contains(connections))
  }

  @Test(arguments: ["http", "https"]) func `fifty requests to nobody all fail`(scheme: String) throws {
    let server = try LoopbackServer { _ in [] }
    server.stop()
    let failures = try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test")
      let request = server.request("/", scheme: scheme)
      return await withTaskGroup(of: HTTPFailure?.self) { group in
        for _ in 0..<50 {
          group.addTask {
            do {
              _ = try await client.send(request, body: [])
              return nil
            } catch {
              return error as? HTTPFailure
            }
          }
        }
        var failures: [HTTPFailure?] = []
        for await failure in group { failures.append(failure) }
        return failures
      }
    }
    #expect(failures == Array(repeating: .refused(host: "127.0.0.1"), count: 50))
  }

  @Test(arguments: ["http", "https"]) func `fifty requests can be cancelled at once`(scheme: String) throws {
    let server = try LoopbackServer(onConnect: [.stall]) { _ in [] }
    defer { server.stop() }
    try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test")
      let request = server.request("/", scheme: scheme)
      let tasks = (0..<50).map { _ in
        loop.spawn {
          await #expect(throws: CancellationError.self) { try await client.send(request, body: []) }
        }
      }
      await #expect(throws: StillBusy.self) { try await loop.settle(watchdog: .milliseconds(20)) }
      for task in tasks { task.cancel() }
      try await loop.settle(watchdog: .seconds(5))
    }
  }

  @Test func `a request in flight is open work`() throws {
    try withServer(script: { _ in [.stall] }) { client, server in
      let loop = EventLoop.process
      let task = loop.spawn {
        await #expect(throws: CancellationError.self) {
          try await client.send(server.request("/slow?token=canary"), body: [])
        }
      }
      let busy = await #expect(throws: StillBusy.self) { try await loop.settle(watchdog: .milliseconds(50)) }
      #expect(busy?.open == ["GET 127.0.0.1/slow"])
      task.cancel()
      await task.value
      try await loop.settle(watchdog: .seconds(5))
    }
  }

  @Test func `cancelling closes the connection`() throws {
    let arrived = Gate(2)
    try withServer(
      script: { _ in
        arrived.pass()
        return [.stall]
      },
      { client, server in
        let loop = EventLoop.process
        let task = loop.spawn {
          await #expect(throws: CancellationError.self) {
            try await client.send(server.request("/"), body: [])
          }
        }
        await loop.offload("arrival", to: HelperThread()) { arrived.pass() }
        task.cancel()
        await task.value
        let haveGone = await loop.offload("end", to: HelperThread()) { server.waitUntilClientsHaveGone() }
        #expect(haveGone)
        // Only now may the client go, which would close the connection too.
        withExtendedLifetime(client) {}
      })
  }

  @Test func `a request that is cancelled before it begins is not sent`() throws {
    try withServer(script: { _ in [.answer(200)] }) { client, server in
      let loop = EventLoop.process
      let task = loop.spawn {
        await #expect(throws: CancellationError.self) { try await client.send(server.request("/"), body: []) }
      }
      task.cancel()
      await task.value
      #expect(server.requests == [])
      #expect(server.connectionCount == 0)
    }
  }

  @Test func `a client that is given up closes its connections`() throws {
    let server = try LoopbackServer { _ in [.answer(200)] }
    defer { server.stop() }
    try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test")
      _ = try await client.send(server.request("/"), body: [])
    }
    #expect(server.waitUntilClientsHaveGone())
  }
}
