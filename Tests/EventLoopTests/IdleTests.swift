import EventLoop
import Glibc
import TestSupport
import Testing

struct IdleTests {
  @Test func `the loop is not idle while counted work is open`() throws {
    try onLoop { loop in
      let log = Log()
      let work = loop.beginWork("GET api.github.com/search")
      loop.spawn {
        try? await loop.waitUntilIdle()
        log.add("idle")
      }
      for _ in 0..<10 { await Task.yield() }
      #expect(log.entries.isEmpty)
      loop.endWork(work)
      try await loop.waitUntilIdle()
      #expect(log.entries == ["idle"])
    }
  }

  @Test func `the report of a busy loop names its open work`() throws {
    try onLoop { loop in
      let work = loop.beginWork("GET api.github.com/search")
      await #expect(throws: StillBusy(open: ["GET api.github.com/search"])) {
        try await loop.waitUntilIdle(watchdog: .milliseconds(1))
      }
      loop.endWork(work)
    }
  }

  @Test func `a loop whose tasks never end is not idle`() throws {
    try onLoop { loop in
      let spinner = loop.spawn { while !Task.isCancelled { await Task.yield() } }
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(1)) }
      spinner.cancel()
      try await loop.waitUntilIdle()
    }
  }

  @Test func `work on a helper thread returns before the loop is idle`() throws {
    try onLoop { loop in
      let log = Log()
      let thread = HelperThread()
      loop.spawn {
        let number = await loop.offload("adding", to: thread) { 20 + 22 }
        log.add("\(number)")
      }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      #expect(log.entries == ["42"])
    }
  }

  @Test func `an error on a helper thread is thrown to the caller`() throws {
    struct Broken: Error {}
    try onLoop { loop in
      await #expect(throws: Broken.self) {
        try await loop.offload("breaking", to: HelperThread()) { throw Broken() }
      }
    }
  }

  @Test func `the drawing action runs before callers that wait for idle resume`() throws {
    let order = try onLoop { loop in
      let log = Log()
      loop.setOnRest { if log.entries.count < 3 { log.add("rest") } }
      try await loop.waitUntilIdle()
      log.add("idle")
      return log.entries
    }
    #expect(order == ["rest", "idle"])
  }

  @Test func `a readable descriptor wakes the loop`() throws {
    let text = try onRealLoop { loop in
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      let (reader, writer) = (ends[0], ends[1])
      defer {
        close(reader)
        close(writer)
      }
      let (stream, continuation) = AsyncStream.makeStream(of: UInt8.self)
      loop.watch(reader, for: .readable) { _ in
        var byte: UInt8 = 0
        if read(reader, &byte, 1) == 1 { continuation.yield(byte) }
      }
      var byte = UInt8(ascii: "x")
      #expect(write(writer, &byte, 1) == 1)
      var bytes = stream.makeAsyncIterator()
      let got = await bytes.next()
      loop.unwatch(reader)
      return got
    }
    #expect(text == UInt8(ascii: "x"))
  }

  @Test func `a signal arrives as an event`() throws {
    LoopSignals.block([SIGUSR1])
    let signal = try onRealLoop { loop in
      let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
      LoopSignals.block([SIGUSR1])
      let descriptor = loop.watchSignals([SIGUSR1]) { continuation.yield($0) }
      defer { close(descriptor) }
      pthread_kill(pthread_self(), SIGUSR1)
      var signals = stream.makeAsyncIterator()
      return await signals.next()
    }
    #expect(signal == SIGUSR1)
  }
}
