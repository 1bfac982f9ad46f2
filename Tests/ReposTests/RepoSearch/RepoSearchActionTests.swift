import AppTestSupport
import Domain
import EventLoop
import Screens
import TestSupport
import Testing
import Tracking

@testable import Repos

struct RepoSearchActionTests {
  @Test func `t creates a todo that leads back to the repository`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("j", "t")
      let stored = try await screen.world.storedTodos()
      let todo = try #require(stored.first)
      #expect(todo.title == "sample/repo-2")
      #expect(todo.link?.url(on: RepoName.gitHubWeb) == "https://github.com/sample/repo-2")
      #expect(screen.app.status.hasPrefix(" Todo added: sample/repo-2. 2 shows it. u undoes it."))
    }
  }

  @Test func `marks stay when results are sorted, and go with a message when another query is searched for`()
    throws
  {
    try onSearch { screen in
      for _ in 0..<3 { screen.answers.reply(.samples(1...3, of: 3)) }
      try await screen.search("flux")
      try await screen.app.press("Space", "s")
      #expect(screen.search.list.marks.items.count == 1 && screen.world.lastNotice == nil)
      try await screen.search("tea")
      #expect(screen.search.list.marks.isEmpty && screen.world.lastNotice == "1 mark removed.")
    }
  }

  @Test func `a todo that cannot be saved is reported`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      screen.world.todos.failure = .storage(.diskFull)
      try await screen.app.press("t")
      #expect(screen.app.status.contains("disk is full"))
    }
  }

  @Test func `o opens the browser and Y copies the address`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("o")
      #expect(screen.world.desktop.opened == ["https://github.com/sample/repo-1"])
      #expect(screen.app.status.hasPrefix(" Opening https://github.com/sample/repo-1 in the browser"))
      try await screen.app.press("j", "Y")
      #expect(screen.world.desktop.copied == ["https://github.com/sample/repo-2"])
      #expect(
        screen.app.status.hasPrefix(" Sent to the terminal's clipboard: https://github.com/sample/repo-2 "))
    }
  }

  @Test func `a browser that does not start is reported`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      screen.world.desktop.failure = .browserNotStarted(program: "lynx", reason: "x")
      try await screen.search("flux")
      try await screen.app.press("o")
      #expect(screen.app.status.hasPrefix(" lynx could not be started (x)."))
    }
  }

  @Test func `T opens the editor on a todo for the selected repository`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("j")
      _ = screen.world.tracker.takeEvents()
      try await screen.app.press("T")
      #expect(screen.app.router.depth == 2)
      let stored = try await screen.world.storedTodos()
      #expect(stored == [])
      #expect(screen.world.tracker.takeEvents().count == 1)
    }
  }

  @Test(arguments: ["Enter", "t", "T", "o", "Y", "j", "G", "PageDown"])
  func `without a result keys do nothing`(key: String) throws {
    try onSearch { screen in
      screen.answers.reply(.samples([], of: 0))
      try await screen.search("flux")
      try await screen.app.press(key)
      #expect(screen.app.router.depth == 1)
      let stored = try await screen.world.storedTodos()
      #expect(stored == [])
      #expect(screen.world.desktop.opened == [])
      #expect(screen.world.desktop.copied == [])
      #expect(screen.selected == 0)
    }
  }
}
