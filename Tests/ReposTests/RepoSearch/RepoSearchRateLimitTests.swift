import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import TestSupport
import Testing
import Tracking

@testable import Repos

struct RepoSearchRateLimitTests {
  private static let pause = AppError.rateLimited(
    until: FakeWorld.start.addingTimeInterval(3), isAnonymous: true)

  @Test func `a pause is counted down, and the search goes on by itself without a second event`() throws {
    try onSearch { screen in
      screen.answers.fail(Self.pause)
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      #expect(screen.phase == .waiting(seconds: 3))
      #expect(screen.app.rows.contains { $0.contains("Continues in 3 s; Esc cancels.") })
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .waiting(seconds: 2))
      #expect(screen.app.status.hasPrefix(" Rate limited by GitHub, continues in 2 s"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .waiting(seconds: 1))
      #expect(screen.answers.calls.count == 1)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.names == samples(1...3))
      #expect(
        screen.answers.calls == Array(repeating: .first(RepoQuery(text: "flux"), pageSize: 30), count: 2))
      #expect(screen.takeSearches() == [.search(query: "flux", page: 1)])
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `Esc ends the pause, and nothing is sent any more`() throws {
    try onSearch { screen in
      screen.answers.fail(Self.pause)
      try await screen.search("flux")
      try await screen.world.advance(by: .milliseconds(1_500))
      try await screen.app.press("Esc")
      #expect(screen.phase == .resting)
      #expect(screen.world.loop.untilNextTimer == nil)
      try await screen.world.advance(by: .seconds(60))
      #expect(screen.answers.calls.count == 1)
    }
  }

  @Test func `a pause in the past still waits a second`() throws {
    try onSearch { screen in
      screen.answers.fail(.rateLimited(until: FakeWorld.start.addingTimeInterval(-100), isAnonymous: true))
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      #expect(screen.phase == .waiting(seconds: 1))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.names == samples(1...3))
    }
  }

  @Test func `a pause in the next page keeps the rows and goes on with that page`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.fail(Self.pause)
      screen.answers.reply(.samples(31...60, of: 60))
      try await screen.search("flux")
      try await screen.app.press("G")
      #expect(screen.names == samples(1...30))
      #expect(screen.phase == .waiting(seconds: 3))
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.names == samples(1...60))
      #expect(screen.takeSearches() == [1, 2].map { .search(query: "flux", page: $0) })
    }
  }

  @Test func `a new search does not wait for the pause of the old one to end`() throws {
    try onSearch { screen in
      screen.answers.fail(Self.pause)
      screen.answers.reply(.samples(7...8, of: 2))
      try await screen.search("old")
      try await screen.search("new")
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.names == samples(7...8))
      #expect(screen.answers.calls.count == 2)
    }
  }
}
