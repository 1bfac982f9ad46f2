import Glibc
import TestSupport
import Testing

@testable import EventLoop

struct EventLoopErrorTests {
  @Test func `a loop without an eventfd does not run`() {
    let inbox = Inbox {
      errno = EMFILE
      return -1
    }
    let loop = EventLoop(inbox: inbox)
    #expect(throws: EventLoopError.noWakeUps(errno: EMFILE)) { try loop.run { 1 } }
  }

  @Test func `an error of the loop ends the run, and the next run starts clean`() throws {
    let error = EventLoopError.noSignals(errno: EMFILE)
    #expect(throws: error) {
      try onLoop { loop in
        loop.fail(with: error)
        try await loop.sleep(for: .seconds(1))
      }
    }
    // A run that still has `isStopping` set would never become idle.
    let entries = try onLoop { loop in
      let log = Log()
      loop.spawn { log.add("after") }
      try await loop.waitUntilIdle()
      return log.entries
    }
    #expect(entries == ["after"])
  }

  @Test(arguments: [EventLoopError.noWakeUps(errno: EMFILE), .noSignals(errno: EMFILE)])
  func `the reason says what to do next`(_ error: EventLoopError) {
    #expect("\(error)".contains("Too many open files"))
    #expect("\(error)".contains("ulimit -n"))
  }
}
