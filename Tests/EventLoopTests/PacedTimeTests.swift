import EventLoop
import TestSupport
import Testing

/// A paced clock on the real one. What is asserted holds however slow the machine is.
struct PacedTimeTests {
  @Test func `timers fire by themselves, each at exactly its own time`() throws {
    let times = try onRealLoop { loop in
      loop.usePacedTime(grain: .seconds(60))
      var times: [Duration] = []
      for span in [30, 10, 20] {
        loop.spawn {
          do { try await loop.sleep(for: .milliseconds(span)) } catch { return }
          times.append(loop.clock.now.sinceStart)
        }
      }
      try await loop.sleep(for: .milliseconds(40))
      return times + [loop.clock.now.sinceStart]
    }
    #expect(times == [10, 20, 30, 40].map { .milliseconds($0) })
  }

  @Test func `open work takes no time`() throws {
    let times = try onRealLoop { loop in
      loop.usePacedTime(grain: .zero)
      let timer = loop.spawn {
        do { try await loop.sleep(for: .seconds(3_600)) } catch { return }
      }
      let before = loop.clock.now
      let work = loop.beginWork("a request")
      try await loop.sleep(for: .milliseconds(20), on: loop.machineClock)
      loop.endWork(work)
      timer.cancel()
      return before.duration(to: loop.clock.now)
    }
    #expect(times == .zero)
  }

  @Test func `without a timer no time passes, however long the program rests`() throws {
    let passed = try onRealLoop { loop in
      loop.usePacedTime(grain: .zero)
      try await loop.sleep(for: .milliseconds(20), on: loop.machineClock)
      return loop.clock.now.sinceStart
    }
    #expect(passed == .zero)
  }

  /// The time that passes during a rest of 20 ms that no timer ends.
  private func passed(grain: Duration) throws -> Duration {
    try onRealLoop { loop in
      loop.usePacedTime(grain: grain)
      let timer = loop.spawn {
        do { try await loop.sleep(for: .seconds(7_200)) } catch { return }
      }
      try await loop.sleep(for: .milliseconds(20), on: loop.machineClock)
      timer.cancel()
      return loop.clock.now.sinceStart
    }
  }

  @Test func `a rest that is shorter than the grain and ends with something else does not count`() throws {
    let passed = try passed(grain: .seconds(3_600))
    #expect(passed == .zero)
  }

  @Test func `a longer rest counts in whole milliseconds`() throws {
    let passed = try passed(grain: .milliseconds(5))
    #expect(passed >= .milliseconds(19))
    #expect(passed == .milliseconds(Int(passed / .milliseconds(1))))
  }

  @Test func `the machine's clock runs while a virtual one stands still`() throws {
    let passed = try onLoop { loop in
      try await loop.sleep(for: .milliseconds(5), on: loop.machineClock)
      return loop.clock.now.sinceStart
    }
    #expect(passed == .zero)
  }
}
