import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Testing
import Tracking

/// A first screen that has to be found, and the counts behind the titles of tabs.
struct AppArrivalTests {
  /// Starts the program with a search that takes a second, or less if it is cancelled.
  private static func onArrival(
    _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void
  ) throws {
    try onWorld { world in
      let app = AppHarness(world)
      let search = RouteSearch(inTab: .todoList, message: { _ in "Opening it..." }) { environment in
        do { try await environment.loop.sleep(for: .seconds(1)) } catch { return .todoList }
        return .history
      }
      app.session.start(finding: search) { onQuit, onSuspend in
        App(
          environment: world.environment, terminal: app.terminal, router: app.router, onQuit: onQuit,
          onSuspend: onSuspend)
      }
      try await world.waitUntilIdle()
      try await body(app)
    }
  }

  @Test func `a message is shown until the screen is found, and then there is one page view`() throws {
    try Self.onArrival { app in
      #expect(app.rows[1].contains("Opening it..."))
      #expect(app.world.tracker.events == [.launch])
      try await app.world.advance(by: .seconds(1))
      #expect(app.world.tracker.events == [.launch, .pageView(.history)])
      #expect(!app.rows[1].contains("Opening it..."))
    }
  }

  @Test func `Esc ends the search`() throws {
    try Self.onArrival { app in
      try await app.press("Esc")
      #expect(app.world.tracker.events == [.launch, .pageView(.todoList)])
    }
  }

  @Test func `other keys wait for the screen, and Ctrl+C does not`() throws {
    try Self.onArrival { app in
      try await app.press("Tab")
      #expect(app.world.tracker.events == [.launch])
      try await app.press("Ctrl+C")
      #expect(app.endings == [0])
      try await app.world.advance(by: .seconds(2))
      #expect(app.world.tracker.events == [.launch, .background])
    }
  }

  @Test func `the count of a tab is behind its title on every screen, and none is shown for 0`() throws {
    try onWorld { world in
      let app = AppHarness(world)
      try await app.start()
      let badges = try #require(app.session.app).environment.badges
      badges.set(4, of: .todoList)
      try await world.waitUntilIdle()
      #expect(app.rows[0].hasPrefix("[1 Search] 2 Todos 4 "))
      badges.set(4, isPart: true, of: .todoList)
      try await world.waitUntilIdle()
      #expect(app.rows[0].hasPrefix("[1 Search] 2 Todos 4+ "))
      // 0+ would say nothing: none is known, and there may be some.
      badges.set(0, isPart: true, of: .todoList)
      try await world.waitUntilIdle()
      #expect(app.rows[0].hasPrefix("[1 Search] 2 Todos  "))
      badges.set(0, of: .todoList)
      try await world.waitUntilIdle()
      #expect(app.rows[0].hasPrefix("[1 Search] 2 Todos  "))
    }
  }
}
