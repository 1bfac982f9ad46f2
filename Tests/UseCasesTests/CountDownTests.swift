import EventLoop
import FoundationEssentials
import Synchronization
import TestSupport
import Testing
import UseCases

struct CountDownTests {
  /// Counts down from now, on a wall clock that jumps by `jump` half a second after the start.
  /// - Returns: the reported seconds, and the duration on the loop's clock.
  private func countDown(
    for seconds: Double, jump: TimeInterval = 0
  ) throws -> (reported: [Int], took: Duration) {
    try onLoop { loop in
      let jumped = Mutex(0.0)
      let now = { @Sendable in
        epoch + (loop.clock.now.sinceStart / .seconds(1)) + jumped.withLock { $0 }
      }
      let countDown = CountDown(on: loop, now: now)
      let (end, begin) = (now() + seconds, loop.clock.now)
      let reported = Mutex<[Int]>([])
      let took = Mutex<Duration?>(nil)
      loop.spawn {
        do {
          try await countDown(to: end) { second in reported.withLock { $0.append(second) } }
        } catch {
          Issue.record(error)
        }
        took.withLock { $0 = begin.duration(to: loop.clock.now) }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .milliseconds(500), watchdog: .seconds(10))
      jumped.withLock { $0 = jump }
      try await loop.advance(by: .seconds(600), watchdog: .seconds(10))
      return (reported.withLock { $0 }, try #require(took.withLock { $0 }))
    }
  }

  @Test func `each second is reported, the first one at once`() throws {
    let (reported, took) = try countDown(for: 3)
    #expect(reported == [3, 2, 1])
    #expect(took == .seconds(3))
  }

  @Test func `a part of a second is rounded up`() throws {
    let (reported, took) = try countDown(for: 2.4)
    #expect(reported == [3, 2, 1])
    #expect(took == .seconds(3))
  }

  @Test func `the rest of a subtraction is no further second`() throws {
    let (reported, took) = try countDown(for: 3.000_000_3)
    #expect(reported == [3, 2, 1])
    #expect(took == .seconds(3))
  }

  @Test func `a machine that slept does not wait longer`() throws {
    let (reported, took) = try countDown(for: 60, jump: 56.5)
    #expect(reported == [60, 3, 2, 1])
    #expect(took == .seconds(4))
  }

  @Test func `a clock that jumps beyond the end ends the wait`() throws {
    let (reported, took) = try countDown(for: 60, jump: 3_600)
    #expect(reported == [60])
    #expect(took == .seconds(1))
  }

  @Test func `a clock that is set back does not extend the wait`() throws {
    let (reported, took) = try countDown(for: 3, jump: -3_600)
    #expect(reported == [3, 2, 1])
    #expect(took == .seconds(3))
  }

  @Test func `a time in the past waits for one second`() throws {
    let (reported, took) = try countDown(for: -100)
    #expect(reported == [1])
    #expect(took == .seconds(1))
  }
}
