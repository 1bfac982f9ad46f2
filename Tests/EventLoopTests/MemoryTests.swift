import TestSupport
import Testing

@testable import EventLoop

struct MemoryTests {
  @Test func `memory is returned once no work is open`() throws {
    try onLoop { loop in
      let work = loop.beginWork("a request")
      loop.giveBackMemory()
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(5)) }
      #expect(loop.owesMemory)
      loop.endWork(work)
      try await loop.waitUntilIdle()
      #expect(!loop.owesMemory)
    }
  }
}
