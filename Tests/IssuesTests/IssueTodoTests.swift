import AppTestSupport
import Domain
import EventLoop
import Terminal
import Testing
import Tracking

@testable import Screens

struct IssueTodoTests {
  private func link(_ number: Int) throws -> Item {
    .issue(number, of: try kettle(), on: RepoName.gitHubWeb)
  }

  @Test func `t in the list creates a todo that leads back to the issue, once`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...3)) }) { screen in
      try await screen.app.press("j", "t")
      var stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["octo/kettle#2 Issue 2"])
      let expected = try link(2)
      #expect(stored.first?.link == expected)
      #expect(screen.world.lastNotice == "Todo added: octo/kettle#2 Issue 2. 2 shows it. u undoes it.")
      try await screen.app.press("t")
      stored = try await screen.world.storedTodos()
      #expect(stored.count == 1)
      #expect(screen.world.lastNotice == "Already a todo: octo/kettle#2 Issue 2. 2 shows it.")
    }
  }

  @Test func `t creates todos for all marked issues as one change, and removes the marks`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...4)) }) { screen in
      try await screen.app.press("j", "t", "g", "Space", "Space", "j", "Space", "t")
      var titles = try await screen.world.storedTodos().map(\.title)
      #expect(titles == ["octo/kettle#4 Issue 4", "octo/kettle#1 Issue 1", "octo/kettle#2 Issue 2"])
      #expect(
        screen.world.lastNotice == "Todo added: octo/kettle#1 Issue 1 (and 1 more). 2 shows it. u undoes it.")
      #expect(!screen.app.status.contains("marked"))
      let undone = try await screen.world.todos.undo()
      #expect(undone?.count == 2)
      titles = try await screen.world.storedTodos().map(\.title)
      #expect(titles == ["octo/kettle#2 Issue 2"])
    }
  }

  @Test func `u again undoes the t before`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...3)) }) { screen in
      try await screen.app.press("t", "j", "t", "u")
      #expect(screen.world.lastNotice == "No longer a todo: octo/kettle#2 Issue 2. U redoes it.")
      try await screen.app.press("u")
      #expect(screen.world.lastNotice == "No longer a todo: octo/kettle#1 Issue 1. U redoes it.")
      let stored = try await screen.world.storedTodos()
      #expect(stored.isEmpty)
    }
  }

  @Test func `with marks T says that it edits one todo`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...3)) }) { screen in
      try await screen.app.press("Space", "Space", "T")
      #expect(
        screen.world.lastNotice == "This edits one todo, and 2 rows are marked. Esc unmarks them.")
      #expect(screen.app.router.depth == 2)
    }
  }

  @Test func `T opens the editor with title and link`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...1)) }) { screen in
      var routes: [Route] = []
      screen.app.router.onShow = { route, _ in routes.append(route) }
      try await screen.app.press("T")
      let expected = Route.todoEditor(.new(title: "octo/kettle#1 Issue 1", link: try link(1)))
      #expect(routes == [expected])
    }
  }

  @Test func `without an issue both keys do nothing`() throws {
    try onIssues(prepare: { $0.posts.reply(ItemPage(items: [])) }) { screen in
      try await screen.app.press("t")
      #expect(screen.world.lastNotice == "The list is empty.")
      try await screen.app.press("T")
      let stored = try await screen.world.storedTodos()
      #expect(stored.isEmpty)
      #expect(screen.app.router.depth == 2)
    }
  }

  private static let answer =
    #"{"id":1,"number":42,"title":"It hisses","html_url":"https://github.com/octo/kettle/pull/42"}"#

  @Test func `t on an issue or a pull request creates a todo with GitHub's address`() throws {
    try onIssue(prepare: { $0.github.posts.reply(ItemPage(items: [Self.answer])) }) { screen in
      try await screen.app.press("t")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["octo/kettle#42 It hisses"])
      #expect(stored.first?.link?.url(on: RepoName.gitHubWeb) == "https://github.com/octo/kettle/pull/42")
      let route = stored.first?.link?.route(on: "https://github.com")
      let expected = Route.pullDetail(try kettle(), number: 42, tab: .conversation, known: nil)
      #expect(route == expected)
    }
  }

  @Test func `an issue that cannot be loaded can still become a todo`() throws {
    try onIssue(prepare: { $0.github.posts.fail(.offline) }) { screen in
      try await screen.app.press("t")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["octo/kettle#42"])
      let expected = try link(42)
      #expect(stored.first?.link == expected)
    }
  }

  @Test func `a failure to save is shown`() throws {
    try onIssue(prepare: { world in
      world.todos.failure = .storage(.diskFull)
      world.github.posts.reply(ItemPage(items: [Self.answer]))
    }) { screen in
      try await screen.app.press("t")
      #expect(screen.world.lastNotice?.contains("disk is full") == true)
    }
  }
}

private func kettle() throws -> RepoName { try #require(RepoName("octo/kettle")) }
