import AppTestSupport
import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

struct KeysForRowsTests {
  @Test(arguments: [Action.Effect.moves, .shows, .works, .alters, .mayDelete])
  func `a key for rows that are loading is kept unless it may delete`(effect: Action.Effect) throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      var runs = 0
      stub.awaitsRows = true
      stub.actions = [
        Action("do-it", [.char("x")], "do it", effect: effect, when: { !stub.awaitsRows }) { runs += 1 }
      ]
      try await app.press("x")
      let isKept = effect != .mayDelete
      #expect(app.status.contains("Still loading") == isKept)
      stub.awaitsRows = false
      try await app.world.waitUntilIdle()
      #expect(runs == (isKept ? 1 : 0))
    }
  }
}
