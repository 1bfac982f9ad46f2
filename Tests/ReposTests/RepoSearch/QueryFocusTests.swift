import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Repos

struct QueryFocusTests {
  @Test func `Esc leaves previous field the first search, and the slash goes back`() throws {
    try onSearch { screen in
      #expect(screen.app.status.contains("Esc leaves"))
      try await screen.app.press("Esc")
      #expect(screen.app.frame.focus == "results")
      #expect(screen.app.rows.contains("  Search GitHub's repositories: press /, type and press Enter."))
      #expect(screen.app.status.contains("/ query"))
      try await screen.app.press("1")
      #expect(screen.query.isEmpty)
      try await screen.app.press("/")
      #expect(screen.app.frame.focus == "query")
      try await screen.app.type("flux")
      try await screen.app.press("Esc", "/")
      #expect(screen.query == "flux")
      #expect(screen.answers.calls == [])
    }
  }

  @Test func `another tab is a key away from the first screen`() throws {
    try onSearch { screen in
      try await screen.app.press("Esc", "2")
      #expect(screen.app.router.currentTab == 1)
    }
  }

  @Test func `Esc brings back the query that the results answer`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("/")
      try await screen.app.type(" other")
      try await screen.app.press("Esc")
      #expect(screen.query == "flux")
      try await screen.app.press("s")
      #expect(screen.answers.calls.last == .first(RepoQuery(text: "flux", sort: .stars), pageSize: 30))
    }
  }

  @Test func `a click on a result brings it back too`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("/")
      try await screen.app.type(" other")
      try await screen.app.mouse(.press(.left), row: 4, column: 10)
      #expect(screen.query == "flux")
    }
  }

  @Test(arguments: ["s", "S", "r"]) func `before the first search nothing is sent`(key: String) throws {
    try onSearch { screen in
      try await screen.app.type("flux")
      try await screen.app.press("Esc", key)
      #expect(screen.answers.calls == [])
      #expect(screen.takeSearches() == [])
    }
  }
}
