import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Todos

/// Keys typed before the list that they are meant for is loaded.
struct TodoListTypeAheadTests {
  private static let slow = Duration.milliseconds(50)

  @Test func `keys wait for the first rows`() throws {
    try onTodos(open: 3, prepare: { $0.todos.readingTime = Self.slow }) { screen in
      try await screen.app.pressAtOnce("j", "e")
      #expect(screen.app.router.page == .todoList)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.app.router.page == .todoEditor)
      #expect(screen.presenter.list.state.selected == 1)
    }
  }

  @Test func `a list that cannot be read accepts keys`() throws {
    let broken = AppError.storage(.diskFault)
    try onTodos(prepare: { $0.todos.failure = broken }) { screen in
      try await screen.app.press("q")
      #expect(screen.app.endings == [0])
    }
  }

  @Test func `after the editor closes, keys wait for the list with its todo`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("G", "a", "Ctrl+E")
      let added = try await screen.world.todos.add(TodoDraft(title: "brand new"))
      screen.world.todos.readingTime = Self.slow
      screen.app.router.back(inTab: screen.app.router.currentTab, answering: .todo(id: added.id))
      try await screen.app.pressAtOnce("x")
      try await screen.world.advance(by: .seconds(1))
      let stored = try await screen.world.storedTodos()
      #expect(stored.filter(\.isDone).map(\.title) == ["brand new"])
    }
  }

  @Test func `a key behind a change that fails does not meet another todo`() throws {
    try onTodos(open: 3) { screen in
      screen.world.todos.writingTime = Self.slow
      screen.world.todos.failure = AppError.storage(.locked)
      try await screen.app.pressAtOnce("D")
      try await screen.app.pressAtOnce("x")
      screen.world.loop.spawn {
        try? await screen.world.loop.sleep(for: Self.slow)
        screen.world.todos.failure = nil
      }
      try await screen.world.advance(by: .seconds(1))
      let stored = try await screen.world.storedTodos()
      #expect(stored.count == 3 && stored.allSatisfy { !$0.isDone })
    }
  }

  @Test func `a key after a change applies to the reloaded list`() throws {
    try onTodos(open: 3) { screen in
      screen.world.todos.readingTime = Self.slow
      try await screen.app.pressAtOnce("D", "D")
      try await screen.world.advance(by: .seconds(1))
      let titles = try await screen.storedTitles
      #expect(titles == ["open 2"])
    }
  }

  @Test func `after a done todo, keys wait until it has moved below the open ones`() throws {
    try onTodos(open: 5) { screen in
      screen.world.todos.readingTime = Self.slow
      try await screen.app.pressAtOnce("x", "j", "x", "j", "D")
      try await screen.world.advance(by: .seconds(1))
      let titles = try await screen.storedTitles
      #expect(titles == ["open 3", "open 4", "open 0", "open 1"])
    }
  }

  @Test func `while marked todos change, the selection moves, and other keys wait`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("Space", "Space")
      screen.world.todos.writingTime = Self.slow
      try await screen.app.pressAtOnce("x", "j")
      #expect(screen.presenter.list.state.selected == 3)
      // A key behind one that waits does not overtake it.
      try await screen.app.pressAtOnce("D", "k")
      #expect(screen.presenter.list.state.selected == 3)
      try await screen.world.advance(by: .seconds(1))
      let titles = try await screen.storedTitles
      #expect(titles == ["open 2", "open 4", "open 0", "open 1"])
    }
  }

  @Test func `while a range changes, the selection stays, because the range would grow`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("v", "j")
      screen.world.todos.writingTime = Self.slow
      try await screen.app.pressAtOnce("x", "j")
      #expect(screen.presenter.list.state.selected == 1)
    }
  }

  @Test func `keys work again if the list cannot be read after a done todo`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("x")
      screen.world.todos.failure = .storage(.diskFault)
      try await screen.app.pressAtOnce("j", "a")
      #expect(screen.app.router.page == .todoEditor)
    }
  }

  @Test func `keys typed behind the key that triggers a question are dropped`() throws {
    try onTodos(open: 3, prepare: { $0.preferences.confirms = true }) { screen in
      screen.world.todos.writingTime = Self.slow
      try await screen.app.pressAtOnce("x", "D", "Y", "u")
      try await screen.world.advance(by: .seconds(1))
      let titles = try await screen.storedTitles
      #expect(titles == ["open 1", "open 2", "open 0"])
      #expect(screen.app.frame.panes["dialog"] != nil)
    }
  }

  @Test func `a list that others change all the time still accepts keys`() throws {
    try onTodos(open: 3) { screen in
      screen.world.todos.readingTime = Self.slow
      try await screen.world.changeFromOutside { $0.removeLast() }
      try await screen.world.waitUntilIdle()
      try await screen.app.press("a", "Ctrl+E")
      #expect(screen.app.router.page == .todoEditor)
    }
  }
}
