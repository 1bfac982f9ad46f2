import Dispatch
import Synchronization
import Testing

@testable import Scripting

struct HangGuardTests {
  private func step() throws -> Step {
    try #require(try Script.parse("launch").tests.first?.steps.first)
  }

  @Test func `a step that does not return to the loop is reported once`() throws {
    let calls = DispatchSemaphore(value: 0)
    let hangGuard = HangGuard(interval: 1_000) { step in
      if step.source == "launch" { calls.signal() }
    }
    hangGuard.expectReturn(within: .zero, in: try step())
    calls.wait()
    hangGuard.expectReturn(within: .zero, in: try step())
    calls.wait()
  }

  @Test func `a step that returned to the loop is not reported`() throws {
    let calls = DispatchSemaphore(value: 0)
    let hangGuard = HangGuard(interval: 1_000) { step in
      #expect(step.source == "launch")
      calls.signal()
    }
    let other = try #require(try Script.parse("relaunch").tests.first?.steps.first)
    hangGuard.expectReturn(within: .seconds(3600), in: other)
    hangGuard.relax()
    hangGuard.expectReturn(within: .zero, in: try step())
    calls.wait()
  }

  @Test func `relax waits until a hang is reported`() throws {
    let (begins, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isTold = Atomic(false)
    let hangGuard = HangGuard(interval: 1_000) { _ in
      begins.signal()
      goesOn.wait()
      isTold.store(true, ordering: .relaxed)
    }
    hangGuard.expectReturn(within: .zero, in: try step())
    begins.wait()
    DispatchQueue.global().async { goesOn.signal() }
    hangGuard.relax()
    let wasTold = isTold.load(ordering: .relaxed)
    #expect(wasTold)
  }
}
