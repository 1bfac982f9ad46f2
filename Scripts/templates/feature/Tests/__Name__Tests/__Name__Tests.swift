import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import __Name__

struct __Name__Tests {
  @Test func `it counts up, down and from 0 again`() throws {
    try onWorld { world in
      let presenter = __Name__Presenter(world.environment)
      #expect(presenter.count == 0)
      presenter.increment()
      presenter.increment()
      presenter.decrement()
      #expect(presenter.count == 1)
      #expect(presenter.status == ["1 thing"])
      presenter.increment()
      #expect(presenter.status == ["2 things"])
      presenter.reset()
      #expect(presenter.count == 0)
    }
  }

  @Test func `at both ends it stays and says what to do`() throws {
    try onWorld { world in
      let presenter = __Name__Presenter(world.environment)
      presenter.decrement()
      #expect(presenter.count == 0)
      #expect(world.lastNotice == "It is at 0 already. Count up.")
      for _ in 0..<100 { presenter.increment() }
      #expect(presenter.count == 99)
      #expect(world.lastNotice == "It counts to 99 only. Begin anew.")
    }
  }

  @Test func `it shows the count and how to change it`() throws {
    try onScreen { app, _ in
      #expect(
        app.frame.rows(of: "__word__").prefix(7) == [
          "", "  __Title__", "", "  0", "",
          "  The last line has the keys that count up, down, and from the start.", "",
        ])
      #expect(app.frame.focus == "__word__")
      #expect(app.status.hasPrefix(" 0 things "))
      #expect(app.status.contains("+ more"))
    }
  }

  @Test func `it sends one page view`() throws {
    try onScreen { _, world in
      #expect(world.tracker.events.filter { $0 == .pageView(.__name__) }.count == 1)
    }
  }

  @Test func `every key counts`() throws {
    try onScreen { app, _ in
      let counts =
        ["+": "1", "k": "2", "Up": "3", "-": "2", "j": "1", "Down": "0", "k": "1", "0": "0"]
        as KeyValuePairs<String, String>
      for (key, count) in counts {
        try await app.press(key)
        #expect(app.frame.rows(of: "__word__")[3] == "  \(count)", "\(key)")
      }
    }
  }

  @Test func `the wheel counts, a click does nothing`() throws {
    try onScreen { app, _ in
      try await app.mouse(.scrollUp, row: 4, column: 4)
      try await app.mouse(.scrollUp, row: 4, column: 4)
      try await app.mouse(.scrollDown, row: 4, column: 4)
      try await app.mouse(.press(.left), row: 4, column: 4)
      #expect(app.frame.rows(of: "__word__")[3] == "  1")
    }
  }

  @Test func `in Japanese and in a narrow terminal all of it can be read`() throws {
    try onScreen(size: Size(columns: 40, rows: 12)) { app, world in
      #expect(
        app.frame.rows(of: "__word__")[5...6] == [
          "  The last line has the keys that", "  count up, down, and from the start.",
        ])
      world.environment.preferences.values.language = .ja
      try await app.press("+")
      #expect(app.frame.rows(of: "__word__")[5].hasPrefix("  増やす、減らす"))
      #expect(app.status.hasPrefix(" 1個"))
    }
  }

  /// Runs `body` with the program and this screen in front, in virtual time.
  private func onScreen(
    size: Size = Size(columns: 80, rows: 24),
    _ body: @escaping @LoopActor @Sendable (AppHarness, FakeWorld) async throws -> Void
  ) throws {
    try onWorld { world in
      let app = AppHarness(world, size: size) { route, _ in
        guard case .__name__ = route else { return nil }
        return __Name__Screen.make(world.environment)
      }
      try await app.start()
      app.router.show(.__name__)
      try await world.settle()
      try await body(app, world)
    }
  }
}
