import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct CurlClientConcurrencyTests {
  @Test func `connections are reused`() throws {
    let count = try withServer(script: { _ in [.response(200, [:], "x")] }) { client, server in
      for _ in 0..<5 { _ = try await client.send(server.request("/"), body: []) }
      #expect(server.requests.count == 5)
      return server.connectionCount
    }
    #expect(count == 1)
  }

  @Test func `a connection that the server closed is reopened`() throws {
    let count = try withServer(
      script: { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx"), .close] },
      { client, server in
        for _ in 0..<3 {
          let response = try await client.send(server.request("/"), body: [])
          #expect(response.text == "x")
        }
        return server.connectionCount
      })
    #expect(count == 3)
  }

  @Test func `two transfers run at once`() throws {
    // The server answers each only when both have arrived.
    let gate = Gate(2)
    let texts = try withServer(
      script: { request in
        gate.pass()
        return [.response(200, [:], request.target)]
      },
      { client, server in
        async let first = client.send(server.request("/1"), body: [])
        async let second = client.send(server.request("/2"), body: [])
        return try await [first.text, second.text]
      })
    #expect(texts == ["/1", "/2"])
  }

  @Test func `responses may arrive in another order, and each goes to its own request`() throws {
    let second = Gate(2)
    let order = try withServer(
      script: { request in
        // The server answers the first one only after the second one has its response.
        if request.target == "/1" { second.pass() }
        return [.response(200, [:], request.target)]
      },
      { client, server in
        var order: [String] = []
        try await withThrowingTaskGroup(of: String.self) { group in
          for target in ["/1", "/2"] {
            group.addTask { try await client.send(server.request(target), body: []).text }
          }
          for try await text in group {
            order.append(text)
            if text == "/2" {
              await EventLoop.process.offload("open the gate", to: HelperThread()) { second.pass() }
            }
          }
        }
        return order
      })
    #expect(order == ["/2", "/1"])
  }

  @Test func `a response that comes after its request was cancelled is dropped`() throws {
    let (arrived, cancelled) = (Gate(2), Gate(2))
    let text = try withServer(
      script: { request in
        guard request.target == "/given-up" else { return [.response(200, [:], request.target)] }
        arrived.pass()
        cancelled.pass()
        return [.response(200, [:], request.target)]
      },
      { client, server in
        let task = EventLoop.process.spawn {
          await #expect(throws: CancellationError.self) {
            try await client.send(server.request("/given-up"), body: [])
          }
        }
        await EventLoop.process.offload("wait for the server", to: HelperThread()) { arrived.pass() }
        task.cancel()
        await task.value
        cancelled.pass()
        return try await client.send(server.request("/next"), body: []).text
      })
    #expect(text == "/next")
  }

  @Test func `six responses in the opposite order, every third request cancelled`() throws {
    let arrived = Gate(7)
    let gates = (0..<6).map { _ in Gate(2) }
    let got = try withServer(
      script: { request in
        guard let number = Int(request.target.dropFirst()) else { return [.close] }
        // Of the six in flight, each waits for the one after it.
        arrived.pass()
        gates[number].pass()
        return [.response(200, [:], request.target)]
      },
      { client, server in
        let got = Collected()
        var tasks: [Task<Void, Never>] = []
        for number in 0..<6 {
          tasks.append(
            EventLoop.process.spawn {
              do {
                got.texts.append(try await client.send(server.request("/\(number)"), body: []).text)
              } catch {
                got.texts.append("-\(number)")
              }
            })
        }
        await EventLoop.process.offload("wait for the server", to: HelperThread()) { arrived.pass() }
        for number in (0..<6).reversed() {
          if number % 3 == 0 { tasks[number].cancel() }
          await EventLoop.process.offload("open a gate", to: HelperThread()) { gates[number].pass() }
          await tasks[number].value
        }
        return got.texts
      })
    #expect(got.map { String($0.dropFirst()) } == ["5", "4", "3", "2", "1", "0"])
    #expect(got.filter { $0.hasPrefix("/") } == ["/5", "/4", "/2", "/1"])
  }

  @Test func `fifty requests share a few connections and each gets its own response`() throws {
    let connections = try withServer(script: { [.response(200, [:], $0.target)] }) { client, server in
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

  @Test(arguments: ["http", "https"]) func `fifty requests to a closed port all fail`(scheme: String) throws {
    let server = try LoopbackServer { _ in [] }
    server.stop()
    let failures = try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test")
      let request = server.request("/", scheme: scheme)
      return await withTaskGroup(of: AppError?.self) { group in
        for _ in 0..<50 {
          group.addTask {
            do {
              _ = try await client.send(request, body: [])
              return nil
            } catch {
              return error as? AppError
            }
          }
        }
        var failures: [AppError?] = []
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
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(20)) }
      for task in tasks { task.cancel() }
      try await loop.waitUntilIdle(watchdog: .seconds(5))
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
      let busy = await #expect(throws: StillBusy.self) {
        try await loop.waitUntilIdle(watchdog: .milliseconds(50))
      }
      #expect(busy?.open == ["GET 127.0.0.1/slow"])
      task.cancel()
      await task.value
      try await loop.waitUntilIdle(watchdog: .seconds(5))
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
        // The client must live until here, because its end would also close the connection.
        withExtendedLifetime(client) {}
      })
  }

  @Test func `a request that is cancelled before it starts is not sent`() throws {
    try withServer(script: { _ in [.response(200)] }) { client, server in
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

  @Test func `a client that is released closes its connections`() throws {
    let server = try LoopbackServer { _ in [.response(200)] }
    defer { server.stop() }
    try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test")
      _ = try await client.send(server.request("/"), body: [])
    }
    #expect(server.waitUntilClientsHaveGone())
  }
}

@LoopActor
private final class Collected {
  var texts: [String] = []
}
