import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

struct UnknownKeyTests {
  @Test func `a key that does nothing says so, until the next key`() throws {
    try onApp { app in
      try await app.press("F7")
      #expect(app.status.trimmingWhitespace.hasPrefix("`F7` does nothing here."))
      try await app.press("Ctrl+L")
      #expect(!app.status.contains("does nothing"))
    }
  }

  @Test func `in a field it says so too, unless it types text`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      try await app.press("F7")
      #expect(app.world.lastNotice == "`F7` does nothing here.")
      try await app.press("z")
      #expect(app.world.lastNotice == nil)
    }
  }

  @Test func `a key whose action is disabled says which or why`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [
        Action("throw", [.char("x"), .char("z")], "throw it away", when: { false }) {},
        Action("keep", [.char("z")], "keep it", when: { false }) {},
        Action("sell", [.char("s")], "sell it", when: { false }, whyNot: "Nobody buys it.") {},
      ]
      let expected = [
        "x": "`x` (throw it away) is not available here.", "z": "`z` does nothing here.",
        "s": "Nobody buys it.", "Esc": "`Esc` (back) is not available here.",
      ]
      for (key, sentence) in expected {
        try await app.press(key)
        #expect(app.world.lastNotice == sentence)
      }
    }
  }

  @Test func `a key that the user assigned is shown everywhere`() throws {
    try onWorld { world in
      world.preferences.keys = KeyBindings(["throw": [.char("w")], "help": [.char("h")]])
      let app = AppHarness(world, size: Size(columns: 80, rows: 40))
      try await app.start()
      let stub = try #require(app.resolver.stubs.first)
      let notices = world.notices
      stub.actions = [
        Action("throw", [.char("x")], "throw it away", hint: "throw") { notices.say("thrown") }
      ]
      try await app.press("w")
      #expect(world.lastNotice == "thrown")
      notices.clear()
      try await world.waitUntilIdle()
      #expect(app.status.trimmingWhitespace == "w throw · h keys")
      try await app.press("h")
      #expect(app.frame.rows(of: "help").contains { $0.contains("w                    throw it away") })
      try await app.press("Esc", "x")
      #expect(app.world.lastNotice == "`x` does nothing here.")
      try await app.press(":")
      #expect(app.frame.rows(of: "palette").contains { $0.contains("throw it away") && $0.contains(" w ") })
    }
  }

  @Test func `without the mouse, clicks do nothing`() throws {
    try onWorld { world in
      world.preferences.usesMouse = false
      let app = AppHarness(world)
      try await app.start()
      try await app.mouse(.press(.left), row: 0, column: 14)
      #expect(app.router.currentTab == 0)
    }
  }
}
