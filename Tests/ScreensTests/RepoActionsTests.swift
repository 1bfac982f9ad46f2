import AppTestSupport
import Domain
import EventLoop
import Screens
import TestSupport
import Testing

struct RepoActionsTests {
  /// Runs a program with the actions for a repository.
  private func onActions(
    _ body:
      @escaping @LoopActor @Sendable (AppHarness, @LoopActor (RepoName) -> RepoActions, RepoName) async throws
      -> Void
  ) throws {
    let name = try #require(RepoName("octo/kettle"))
    try onWorld { world in
      let app = AppHarness(world)
      let environment = app.world.environment
      let actions = { @LoopActor (name: RepoName) in
        RepoActions(environment, app.router) { name }
      }
      try await body(app, actions, name)
    }
  }

  @Test func `a todo is created and a notice shown`() throws {
    try onActions { app, actions, name in
      let world = app.world
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.map(\.title) == ["octo/kettle"])
      #expect(stored.first?.link == .repo(name))
      #expect(world.lastNotice == "Todo added: octo/kettle. 2 shows it. u undoes it.")
    }
  }

  @Test func `undo removes what was added, once`() throws {
    try onActions { app, actions, name in
      let world = app.world
      #expect(!actions(name).undo.isEnabled())
      for _ in 0..<2 {
        actions(name).makeTodo.run()
        try await world.waitUntilIdle()
      }
      actions(try #require(RepoName("octo/other"))).undo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.isEmpty && world.lastNotice == "No longer a todo: octo/kettle. U redoes it.")
      #expect(!actions(name).undo.isEnabled())
    }
  }

  @Test func `redo makes the todo again, until something else is made`() throws {
    try onActions { app, actions, name in
      let world = app.world
      #expect(!actions(name).redoTodo.isEnabled())
      for action in [actions(name).makeTodo, actions(name).undo, actions(name).redoTodo] {
        action.run()
        try await world.waitUntilIdle()
      }
      var stored = try await world.storedTodos()
      #expect(stored.map(\.title) == ["octo/kettle"])
      #expect(world.lastNotice == "Todo added: octo/kettle. 2 shows it. u undoes it.")
      #expect(!actions(name).redoTodo.isEnabled())
      for action in [actions(name).undo, actions(try #require(RepoName("octo/other"))).makeTodo] {
        action.run()
        try await world.waitUntilIdle()
      }
      #expect(!actions(name).redoTodo.isEnabled())
      stored = try await world.storedTodos()
      #expect(stored.map(\.title) == ["octo/other"])
    }
  }

  @Test func `redo does nothing after another change of the todos`() throws {
    try onActions { app, actions, name in
      let world = app.world
      for action in [actions(name).makeTodo, actions(name).undo] {
        action.run()
        try await world.waitUntilIdle()
      }
      _ = try await world.todos.add(TodoDraft(title: "another"))
      actions(name).redoTodo.run()
      try await world.waitUntilIdle()
      #expect(world.lastNotice == "There is nothing to redo.")
      let stored = try await world.storedTodos()
      #expect(stored.map(\.title) == ["another"])
    }
  }

  @Test func `undo keeps a todo that was changed since`() throws {
    try onActions { app, actions, name in
      let world = app.world
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      let made = try #require(try await world.storedTodos().first)
      _ = try await world.todos.done(ids: [made.id], by: DoneRules())
      actions(name).undo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.map(\.isDone) == [true])
      #expect(world.lastNotice == "The todos have changed since then. Press 2 and undo it there.")
    }
  }

  @Test func `undo goes on to the one before if the newest was undone in the todo list`() throws {
    try onActions { app, actions, name in
      let world = app.world
      let other = try #require(RepoName("octo/other"))
      for name in [name, other] {
        actions(name).makeTodo.run()
        try await world.waitUntilIdle()
      }
      _ = try await world.todos.undo()
      actions(name).undo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.isEmpty && world.lastNotice == "No longer a todo: octo/kettle. U redoes it.")
    }
  }

  @Test func `undo that failed can be repeated`() throws {
    try onActions { app, actions, name in
      let world = app.world
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      world.todos.failure = .storage(.diskFull)
      actions(name).undo.run()
      try await world.waitUntilIdle()
      #expect(world.lastNotice?.contains("disk is full") == true)
      world.todos.failure = nil
      actions(name).undo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.isEmpty && world.lastNotice == "No longer a todo: octo/kettle. U redoes it.")
    }
  }

  @Test func `a second one is not created while the first is open`() throws {
    try onActions { app, actions, name in
      let world = app.world
      actions(name).makeTodo.run()
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.count == 1)
      #expect(world.lastNotice == "Already a todo: octo/kettle. 2 shows it.")
    }
  }

  @Test func `after the first is done another one may be created`() throws {
    try onActions { app, actions, name in
      let world = app.world
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      var stored = try await world.storedTodos()
      _ = try await world.todos.done(ids: [try #require(stored.first).id], by: DoneRules())
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      stored = try await world.storedTodos()
      #expect(stored.map(\.isDone) == [false, true])
    }
  }

  @Test func `many at once are all created, in order`() throws {
    try onActions { app, actions, _ in
      let world = app.world
      world.todos.writingTime = .seconds(1)
      for number in 0..<3 { actions(try #require(RepoName("octo/r\(number)"))).makeTodo.run() }
      try await world.waitUntilIdle()
      try await world.advance(by: .seconds(3))
      let stored = try await world.storedTodos()
      #expect(stored.map(\.title) == ["octo/r2", "octo/r1", "octo/r0"])
    }
  }

  @Test func `a failure is shown, and the next one succeeds`() throws {
    try onActions { app, actions, name in
      let world = app.world
      world.todos.failure = .storage(.diskFull)
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      #expect(world.lastNotice?.contains("disk is full") == true)
      world.todos.failure = nil
      actions(name).makeTodo.run()
      try await world.waitUntilIdle()
      let stored = try await world.storedTodos()
      #expect(stored.count == 1)
    }
  }

  @Test func `the issues, the pull requests and the editor are opened by routes`() throws {
    try onActions { app, actions, name in
      try await app.start()
      for list in actions(name).lists { list.run() }
      actions(name).writeTodo.run()
      try await app.world.waitUntilIdle()
      let pages = app.resolver.stubs.suffix(3).map(\.page)
      #expect(pages == [.issueList(url: name.htmlURL), .pullList(url: name.htmlURL), .todoEditor])
    }
  }

  @Test func `its own address is opened and copied`() throws {
    try onActions { app, actions, name in
      let desktop = app.world.desktop
      actions(name).openInBrowser.run()
      #expect(desktop.opened == ["https://github.com/octo/kettle"])
      #expect(app.world.lastNotice == "Opening https://github.com/octo/kettle in the browser")
      actions(name).copyAddress.run()
      #expect(desktop.copied == ["https://github.com/octo/kettle"])
      #expect(app.world.lastNotice == "Sent to the terminal's clipboard: https://github.com/octo/kettle")
    }
  }

  @Test func `without a repository all are disabled`() throws {
    try onActions { app, _, _ in
      let none = RepoActions(app.world.environment, app.router) { nil }
      let all =
        [
          none.makeTodo, none.writeTodo, none.openInBrowser, none.copyAddress,
        ] + none.lists
      #expect(all.allSatisfy { !$0.isEnabled() })
    }
  }
}
