import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import __Module__

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
      #expect(world.lastNotice == "It counts to 99 only. Start again.")
    }
  }

  @Test func `it shows the count and how to change it`() throws {
    try on__Name__ { screen in
      #expect(
        screen.lines.prefix(7) == [
          "", "  __Title__", "", "  0", "",
          "  The last line has the keys that count up, down, and from the start.", "",
        ])
      #expect(screen.app.frame.focus == "__word__")
      #expect(screen.app.status.hasPrefix(" 0 things "))
      #expect(screen.app.status.contains("+ more"))
    }
  }

  @Test func `it sends one page view`() throws {
    try on__Name__ { screen in
      #expect(screen.views(of: .__name__) == 1)
    }
  }

  @Test func `every key counts`() throws {
    try on__Name__ { screen in
      let counts =
        ["+": "1", "k": "2", "Up": "3", "-": "2", "j": "1", "Down": "0", "k": "1", "0": "0"]
        as KeyValuePairs<String, String>
      for (key, count) in counts {
        try await screen.app.press(key)
        #expect(screen.lines[3] == "  \(count)", "\(key)")
      }
    }
  }

  @Test func `the wheel counts, a click does nothing`() throws {
    try on__Name__ { screen in
      try await screen.app.mouse(.scrollUp, row: 4, column: 4)
      try await screen.app.mouse(.scrollUp, row: 4, column: 4)
      try await screen.app.mouse(.scrollDown, row: 4, column: 4)
      try await screen.app.mouse(.press(.left), row: 4, column: 4)
      #expect(screen.lines[3] == "  1")
    }
  }

  @Test func `in Japanese and in a narrow terminal all of it can be read`() throws {
    try on__Name__(size: Size(columns: 40, rows: 12)) { screen in
      #expect(
        screen.lines[5...6] == [
          "  The last line has the keys that", "  count up, down, and from the start.",
        ])
      screen.world.environment.preferences.values.language = .ja
      try await screen.app.press("+")
      #expect(screen.lines[5].hasPrefix("  増やす、減らす"))
      #expect(screen.app.status.hasPrefix(" 1個"))
    }
  }

  /// Runs `body` with this screen in front, in virtual time.
  private func on__Name__(
    size: Size = Size(columns: 80, rows: 24),
    _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
  ) throws {
    try onScreen(.__name__, size: size, make: { environment, _ in __Name__Screen.make(environment) }, body)
  }
}
