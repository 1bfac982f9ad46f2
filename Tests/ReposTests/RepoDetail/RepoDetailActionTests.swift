import AppTestSupport
import Domain
import EventLoop
import Repos
import Screens
import TestSupport
import Testing
import Tracking

struct RepoDetailActionTests {
  private func onLoaded(
    _ body: @escaping @LoopActor @Sendable (OpenScreen<RepoDetailPresenter>) async throws -> Void
  ) throws {
    try onDetail(
      prepare: { world in
        world.github.repos.reply(try fullRepo())
        world.github.readmes.reply("x")
      }, body)
  }

  @Test func `o opens the browser and Y copies the address`() throws {
    try onLoaded { screen in
      try await screen.app.press("o", "Y")
      #expect(screen.world.desktop.opened == ["https://github.com/swiftlang/swift"])
      #expect(screen.world.desktop.copied == ["https://github.com/swiftlang/swift"])
      #expect(
        screen.app.status.hasPrefix(" Sent to the terminal's clipboard: https://github.com/swiftlang/swift "))
    }
  }

  @Test func `a browser that does not start is reported`() throws {
    try onLoaded { screen in
      screen.world.desktop.failure = .browserNotStarted(program: "lynx", reason: "x")
      try await screen.app.press("o")
      #expect(screen.app.status.hasPrefix(" lynx could not be started (x)."))
    }
  }

  @Test func `t creates a todo that leads back here`() throws {
    try onLoaded { screen in
      try await screen.app.press("t")
      let stored = try await screen.world.storedTodos()
      let todo = try #require(stored.first)
      #expect(todo.title == "swiftlang/swift")
      let actualSampleName = try sampleName()
      #expect(todo.link == .repo(actualSampleName))
      #expect(screen.app.status.hasPrefix(" Todo added: swiftlang/swift. 2 shows it. u undoes it."))
    }
  }

  @Test func `a todo that cannot be saved is reported`() throws {
    try onLoaded { screen in
      screen.world.todos.failure = .storage(.diskFull)
      try await screen.app.press("t")
      #expect(screen.app.status.contains("disk is full"))
    }
  }

  @Test func `T opens the editor on a todo for the repository`() throws {
    try onLoaded { screen in
      try await screen.app.press("T")
      #expect(screen.world.tracker.events.last == .pageView(.todoEditor))
      #expect(screen.app.router.depth == 3)
    }
  }

  @Test func `no key has two meanings`() throws {
    try onLoaded { screen in
      let keys = screen.app.router.top?.enabledActions.flatMap(\.keys) ?? []
      #expect(!keys.isEmpty)
      #expect(Set(keys).count == keys.count)
    }
  }
}
