import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Repos

struct QueryFocusTests {
  @Test func `Esc leaves the query field before the first search, and the slash returns to it`() throws {
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

  @Test func `the start of a new program makes no file`() throws {
    try onSearch { screen in
      let areUsed = await screen.world.environment.repositories.areUsed()
      #expect(!areUsed)
    }
  }

  @Test func `a todo that another program adds or deletes is among the newest at once`() throws {
    try onSearch { screen in
      let todos = screen.world.environment.todoRepository
      _ = try await todos.add(TodoDraft(title: "own"))
      try await screen.app.press("Esc", "2", "1")
      #expect(screen.app.rows.joined().contains("[ ] own"))
      try await screen.world.changeInAnotherOctodo { _ = try await $0.add(TodoDraft(title: "theirs")) }
      try await screen.world.waitUntilIdle()
      #expect(screen.app.rows.joined().contains("[ ] theirs"))
      try await screen.world.changeFromOutside { $0.removeAll { $0.title == "own" } }
      try await screen.world.waitUntilIdle()
      #expect(!screen.app.rows.joined().contains("[ ] own"))
    }
  }

  @Test func `another tab is one key press away from the first screen`() throws {
    try onSearch { screen in
      try await screen.app.press("Esc", "2")
      #expect(screen.app.router.currentTab == 1)
    }
  }

  @Test func `Esc restores the query of the results`() throws {
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

  @Test func `a click on a result restores it too`() throws {
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

  @Test func `Down moves to the results, and Up on the first one back to the query`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("/", "Down")
      #expect(screen.focus == .results)
      try await screen.app.press("Down", "Up")
      #expect(screen.focus == .results)
      // k only moves: held down, it would type into the query.
      try await screen.app.press("k", "k")
      #expect(screen.focus == .results)
      try await screen.app.press("Up", "Up")
      #expect(screen.focus == .query)
      #expect(screen.query == "flux")
    }
  }

  @Test func `a text that was not submitted is restored after a look at the results`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("/")
      try await screen.app.type(" other")
      try await screen.app.press("Down")
      // The results belong to the query that is shown.
      #expect(screen.query == "flux")
      try await screen.app.press("Up")
      #expect(screen.query == "flux other")
      try await screen.app.press("Esc", "/")
      #expect(screen.query == "flux other")
      try await screen.app.press("Ctrl+P")
      #expect(screen.query == "flux")
    }
  }

  @Test func `an emptied query is not a draft`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("/", "Ctrl+U", "Esc", "/")
      #expect(screen.query == "flux")
    }
  }

  @Test func `without results Down stays in the query`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples([], of: 0))
      try await screen.search("flux")
      try await screen.app.press("/", "Down")
      #expect(screen.focus == .query)
    }
  }

  @Test func `before the first search Down moves to the examples, and Enter searches for one`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.app.press("Down")
      #expect(screen.app.frame.selected["results"] == "swift terminal")
      try await screen.app.press("Up")
      #expect(screen.focus == .query)
      try await screen.app.press("Down", "j", "Down", "Down", "Down")
      #expect(screen.app.frame.selected["results"] == "user:apple")
      #expect(screen.takeSearches() == [])
      try await screen.app.press("Enter")
      #expect(screen.answers.calls == [.first(RepoQuery(text: "user:apple"), pageSize: 30)])
      #expect(screen.query == "user:apple")
      #expect(screen.names == samples(1...3))
    }
  }

  @Test func `Ctrl+P brings back what was typed before an example was opened by a click`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.app.type("half a query")
      let row = try #require(screen.app.rows.firstIndex { $0.contains("stars:>10000 topic:cli") })
      try await screen.app.mouse(.doubleClick, row: row, column: 4)
      try await screen.app.press("/", "Ctrl+P")
      #expect(screen.query == "half a query")
    }
  }

  @Test func `a double click on an example searches for it`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      let row = try #require(screen.app.rows.firstIndex { $0.contains("stars:>10000 topic:cli") })
      try await screen.app.mouse(.press(.left), row: row, column: 4)
      #expect(screen.app.frame.selected["results"] == "stars:>10000 topic:cli")
      #expect(screen.answers.calls == [])
      try await screen.app.mouse(.doubleClick, row: row, column: 4)
      #expect(screen.answers.calls == [.first(RepoQuery(text: "stars:>10000 topic:cli"), pageSize: 30)])
      try await screen.app.mouse(.doubleClick, row: 20, column: 4)
      #expect(screen.answers.calls.count == 1)
    }
  }
}
