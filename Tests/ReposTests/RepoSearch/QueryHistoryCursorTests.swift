import AppTestSupport
import Domain
import EventLoop
import Screens
import TestSupport
import Testing
import Texts

@testable import Repos

struct QueryHistoryCursorTests {
  @Test func `Ctrl+P and Ctrl+N go through earlier queries, and back to the typed text`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["newest", "older"]) }) { screen in
      try await screen.app.type("draft")
      var seen: [String] = []
      for key in ["Ctrl+P", "Ctrl+P", "Ctrl+P", "Ctrl+N", "Ctrl+N", "Ctrl+N"] {
        try await screen.app.press(key)
        seen.append(screen.query)
      }
      #expect(seen == ["newest", "older", "older", "newest", "draft", "draft"])
    }
  }

  @Test func `a search is remembered at the front, once`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["a", "b"]) }) { screen in
      screen.answers.reply(.samples(1...1, of: 1))
      screen.answers.reply(.samples(1...1, of: 1))
      try await screen.search("b")
      try await screen.search("c")
      let queries = try await screen.world.storedQueries()
      #expect(queries == ["c", "b", "a"])
      try await screen.app.press("/", "Ctrl+U")
      var seen: [String] = []
      for _ in 0..<3 {
        try await screen.app.press("Ctrl+P")
        seen.append(screen.query)
      }
      #expect(seen == ["c", "b", "a"])
    }
  }

  @Test func `the query in the field is not offered again`() throws {
    try onSearch { screen in
      for _ in 0..<2 { screen.answers.reply(.samples(1...1, of: 1)) }
      try await screen.search("one")
      try await screen.search("two")
      try await screen.app.press("/", "Ctrl+P")
      #expect(screen.query == "one")
      try await screen.app.press("Ctrl+N")
      #expect(screen.query == "two")
    }
  }

  @Test func `typing restarts the way through the queries`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["a", "b"]) }) { screen in
      try await screen.app.press("Ctrl+P", "Ctrl+P")
      try await screen.app.type("x")
      try await screen.app.press("Ctrl+P")
      #expect(screen.query == "a")
      try await screen.app.press("Ctrl+N")
      #expect(screen.query == "bx")
    }
  }

  @Test func `a recalled query is submitted by a key of the same read`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["newest", "older"]) }) { screen in
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.app.press("Ctrl+P", "Ctrl+N")
      try await screen.app.pressAtOnce("Ctrl+P", "Ctrl+P", "Enter")
      #expect(screen.answers.calls == [.first(RepoQuery(text: "older"), pageSize: 30)])
    }
  }

  @Test func `text typed while earlier queries are loaded is kept`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["newest"]) }) { screen in
      try await screen.app.pressAtOnce("Ctrl+P", "x", "y")
      #expect(screen.query == "xy")
    }
  }

  @Test func `earlier queries are loaded when needed, not at the start`() throws {
    try onSearch { screen in
      try await screen.world.fill(queries: ["came later"])
      try await screen.app.press("Ctrl+P")
      #expect(screen.query == "came later")
    }
  }

  @Test func `a history that cannot be read or written is reported, and the search works`() throws {
    let broken = AppError.storage(.diskFull)
    try onSearch(prepare: { $0.history.failure = broken }) { screen in
      try await screen.app.press("Ctrl+P")
      #expect(screen.world.lastNotice == Texts(.en).sentence(for: broken))
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      #expect(screen.names == samples(1...2))
      #expect(screen.world.lastNotice == Texts(.en).sentence(for: broken))
    }
  }

  @Test func `keys that are pressed before the menu of earlier queries is open are for the menu`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["newest", "older"]) }) { screen in
      screen.answers.reply(.samples(1...2, of: 2))
      screen.world.history.readingTime = .seconds(1)
      try await screen.app.pressAtOnce("Ctrl+R", "Alt+2", "Down", "Enter")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.app.router.currentTab == 0)
      #expect(screen.answers.calls == [.first(RepoQuery(text: "older"), pageSize: 30)])
    }
  }

  @Test func `a menu of earlier queries that cannot be read says why, and keys work again`() throws {
    let broken = AppError.storage(.diskFull)
    try onSearch(prepare: { $0.history.failure = broken }) { screen in
      try await screen.app.press("Ctrl+R")
      #expect(screen.world.lastNotice == Texts(.en).sentence(for: broken))
      try await screen.app.type("flux")
      #expect(screen.query == "flux")
    }
  }

  @Test func `a repeated query moves to the front of the loaded ones`() throws {
    try onSearch(prepare: { try await $0.fill(queries: ["a", "b"]) }) { screen in
      for _ in 0..<2 { screen.answers.reply(.samples(1...1, of: 1)) }
      try await screen.app.press("Ctrl+P")
      try await screen.search("b")
      try await screen.search("c")
      try await screen.app.press("/", "Ctrl+U")
      var seen: [String] = []
      for _ in 0..<4 {
        try await screen.app.press("Ctrl+P")
        seen.append(screen.query)
      }
      #expect(seen == ["c", "b", "a", "a"])
    }
  }
}
