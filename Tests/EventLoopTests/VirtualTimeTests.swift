import EventLoop
import TestSupport
import Testing

struct VirtualTimeTests {
  @Test func `time is stopped until it is advanced`() throws {
    try onLoop { loop in
      let log = Log()
      loop.spawn {
        try? await loop.sleep(for: .seconds(1))
        log.add("awake")
      }
      try await loop.waitUntilIdle()
      try await loop.advance(by: .milliseconds(999), watchdog: .seconds(5))
      #expect(log.entries.isEmpty)
      #expect(loop.untilNextTimer == .milliseconds(1))
      try await loop.advance(by: .milliseconds(1), watchdog: .seconds(5))
      #expect(log.entries == ["awake"])
      #expect(loop.untilNextTimer == nil)
      #expect(loop.clock.now.sinceStart == .seconds(1))
    }
  }

  @Test func `equal deadlines wake in the order of creation`() throws {
    let order = try onLoop { loop in
      let log = Log()
      for index in 0..<100 {
        loop.spawn {
          try? await loop.sleep(for: .milliseconds(index % 3))
          log.add("\(index % 3)-\(index)")
        }
      }
      try await loop.waitUntilIdle()
      try await loop.advance(by: .milliseconds(2), watchdog: .seconds(5))
      return log.entries
    }
    let expected = (0..<3).flatMap { rest in (0..<100).filter { $0 % 3 == rest }.map { "\(rest)-\($0)" } }
    #expect(order == expected)
  }

  @Test func `a timer made by a timer fires in the same advance`() throws {
    let order = try onLoop { loop in
      let log = Log()
      loop.spawn {
        for step in 1...5 {
          try? await loop.sleep(for: .seconds(1))
          log.add("\(step) at \(loop.clock.now.sinceStart)")
        }
      }
      try await loop.waitUntilIdle()
      try await loop.advance(by: .milliseconds(3500), watchdog: .seconds(5))
      return log.entries
    }
    #expect(order == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
  }

  @Test func `a cancelled sleeper wakes at once with an error`() throws {
    try onLoop { loop in
      let log = Log()
      let task = loop.spawn {
        do {
          try await loop.sleep(for: .seconds(60))
        } catch {
          log.add("\(type(of: error))")
        }
      }
      try await loop.waitUntilIdle()
      task.cancel()
      try await loop.waitUntilIdle()
      #expect(log.entries == ["CancellationError"])
      #expect(loop.untilNextTimer == nil)
    }
  }

  @Test func `the loop's run returns what its body returns and throws what it throws`() throws {
    struct Broken: Error {}
    let answer = try onLoop { _ in 42 }
    #expect(answer == 42)
    #expect(throws: Broken.self) { try onLoop { _ in throw Broken() } }
  }

  @Test func `a released virtual clock runs on from its time, and its timers with it`() throws {
    try onLoop { loop in
      try await loop.advance(by: .seconds(3600), watchdog: .seconds(5))
      let begin = loop.clock.now
      let log = Log()
      loop.spawn {
        try? await loop.sleep(for: .milliseconds(2))
        log.add("awake")
      }
      loop.releaseTime()
      try await loop.sleep(until: begin.advanced(by: .milliseconds(3)))
      #expect(log.entries == ["awake"])
      #expect(loop.clock.now >= begin.advanced(by: .milliseconds(3)))
      #expect(loop.clock.now < begin.advanced(by: .seconds(600)))
    }
  }

  @Test func `releasing a real clock does nothing`() throws {
    try onRealLoop { loop in
      let before = loop.clock.now
      loop.releaseTime()
      #expect(loop.clock.now >= before)
      #expect(loop.clock.now < before.advanced(by: .seconds(600)))
    }
  }

  @Test func `while the clock is stopped nothing is drawn as long as work is open`() throws {
    try onLoop { loop in
      let log = Log()
      loop.setOnRest { log.add("frame") }
      let work = loop.beginWork("working")
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(1)) }
      #expect(log.entries == [])
      loop.endWork(work)
      try await loop.waitUntilIdle()
      #expect(log.entries == ["frame"])
    }
  }

  @Test func `while the clock runs intermediate frames are drawn`() throws {
    try onLoop { loop in
      let log = Log()
      loop.releaseTime()
      loop.setOnRest { if log.entries.isEmpty { log.add("frame") } }
      let work = loop.beginWork("working")
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(1)) }
      #expect(log.entries == ["frame"])
      loop.endWork(work)
    }
  }
}
