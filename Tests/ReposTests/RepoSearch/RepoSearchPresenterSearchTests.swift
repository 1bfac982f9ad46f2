import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking
import UseCases

@testable import Repos

struct RepoSearchPresenterSearchTests {
  @Test(arguments: ["", "   "]) func `an empty query sends nothing and says so`(text: String) throws {
    try onSearch { screen in
      try await screen.search(text)
      #expect(screen.answers.calls == [])
      #expect(screen.takeSearches() == [])
      #expect(screen.focus == .query)
      #expect(screen.world.lastNotice == "Type a query first, for example swift language:c.")
    }
  }

  @Test func `the event is sent with the request, not with the response`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3), after: .seconds(2))
      try await screen.search("  flux  ")
      #expect(screen.takeSearches() == [.search(query: "flux", page: 1)])
      #expect(screen.answers.calls == [.first(RepoQuery(text: "flux"), pageSize: 30)])
      #expect(screen.phase == .loading)
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.takeSearches() == [])
      #expect(screen.phase == .resting)
      #expect(screen.names == samples(1...3))
    }
  }

  @Test func `the page size is that of the preferences`() throws {
    try onSearch(prepare: { $0.preferences.pageSize = 7 }) { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      #expect(screen.answers.calls == [.first(RepoQuery(text: "flux"), pageSize: 7)])
    }
  }

  @Test func `Enter moves to the results, and the slash back to the field`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      #expect(screen.app.frame.focus == "results")
      try await screen.app.press("/")
      #expect(screen.app.frame.focus == "query")
      try await screen.app.press("Esc")
      #expect(screen.app.frame.focus == "results")
    }
  }

  @Test func `a newer search cancels the older one`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3), after: .seconds(5))
      screen.answers.reply(.samples(7...8, of: 2), after: .seconds(1))
      try await screen.search("old")
      try await screen.search("new")
      #expect(screen.answers.cancelled == [.first(RepoQuery(text: "old"), pageSize: 30)])
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.names == samples(7...8))
    }
  }

  @Test func `a late response is never shown`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3), after: .seconds(5), ignoresCancellation: true)
      screen.answers.reply(.samples(7...8, of: 2), after: .seconds(1))
      try await screen.search("old")
      try await screen.search("new")
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.names == samples(7...8))
      #expect(screen.phase == .resting)
    }
  }

  @Test func `Esc cancels a search permanently`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3), after: .seconds(1), ignoresCancellation: true)
      try await screen.search("flux")
      try await screen.app.press("Esc")
      #expect(screen.phase == .resting)
      #expect(screen.world.lastNotice == "Stopped. Press r to reload.")
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.names == [])
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.app.press("r")
      #expect(screen.names == samples(1...3))
    }
  }

  @Test func `a failure says what to do, and r retries with a new event`() throws {
    try onSearch { screen in
      screen.answers.fail(.offline)
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      #expect(screen.phase == .failed(.offline))
      #expect(screen.app.rows.contains { $0.contains(Texts(.en).errors.offline) })
      #expect(screen.app.status.contains("r tries again"))
      #expect(screen.world.loop.untilNextTimer == nil)
      try await screen.app.press("r")
      #expect(screen.names == samples(1...2))
      #expect(
        screen.takeSearches() == [.search(query: "flux", page: 1), .search(query: "flux", page: 1)])
    }
  }

  @Test func `each page has its own event, also when it is requested again`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.fail(.connectionLost)
      screen.answers.reply(.samples(31...60, of: 60))
      try await screen.search("flux")
      try await screen.app.press("G", "r")
      #expect(screen.names == samples(1...60))
      #expect(screen.answers.calls.last == .next(PageCursor(url: "https://api.github.com/search/p2")))
      #expect(screen.takeSearches() == [1, 2, 2].map { .search(query: "flux", page: $0) })
    }
  }

  @Test func `after a pause the search continues by itself, without a second event`() throws {
    try onSearch { screen in
      screen.answers.fail(.rateLimited(until: FakeWorld.start.addingTimeInterval(3), isAnonymous: true))
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.names == samples(1...3))
      #expect(screen.takeSearches() == [.search(query: "flux", page: 1)])
    }
  }

  @Test func `only the first thousand can be reached, and the help says so`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 4_310))
      try await screen.search("flux")
      #expect(screen.app.status.hasPrefix(" 1 of 4,310 · 3 of 10 searches left"))
      try await screen.app.press("?")
      let help = screen.app.rows.joined(separator: "\n")
      #expect(help.contains("GitHub serves only the first 1,000"))
    }
  }

  @Test func `s cycles through the sorts and searches again each time`() throws {
    try onSearch { screen in
      for _ in 0..<5 { screen.answers.reply(.samples(1...2, of: 2)) }
      try await screen.search("flux")
      try await screen.app.press("s", "s", "s", "s")
      let sorts: [RepoSort] = [.bestMatch, .stars, .forks, .updated, .bestMatch]
      #expect(screen.answers.calls == sorts.map { .first(RepoQuery(text: "flux", sort: $0), pageSize: 30) })
      #expect(screen.takeSearches() == Array(repeating: .search(query: "flux", page: 1), count: 5))
    }
  }

  @Test func `a search that found nothing cannot be sorted, but a running one can`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples([], of: 0))
      try await screen.search("flux")
      for key in ["s", "S"] {
        try await screen.app.press(key)
        #expect(screen.world.lastNotice == "The list is empty.")
        #expect(screen.answers.calls.count == 1)
      }
      for _ in 0..<2 { screen.answers.reply(.samples(1...2, of: 2)) }
      try await screen.app.press("/")
      try await screen.app.pressAtOnce("Enter", "s")
      #expect(
        screen.answers.calls.last == .first(RepoQuery(text: "flux", sort: .stars), pageSize: 30))
    }
  }

  @Test func `S reverses the order, but the best match has none`() throws {
    try onSearch { screen in
      for _ in 0..<3 { screen.answers.reply(.samples(1...2, of: 2)) }
      try await screen.search("flux")
      try await screen.app.press("S")
      #expect(screen.answers.calls.count == 1)
      #expect(screen.world.lastNotice?.hasPrefix("Best match has no order.") == true)
      try await screen.app.press("s", "S")
      #expect(
        screen.answers.calls.last
          == .first(RepoQuery(text: "flux", sort: .stars, order: .ascending), pageSize: 30))
      #expect(screen.app.frame.rows(of: "results").first?.contains("Repository (stars ^)") == true)
    }
  }
}
