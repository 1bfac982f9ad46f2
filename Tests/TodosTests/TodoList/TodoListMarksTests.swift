import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Todos

struct TodoListMarksTests {
  @LoopActor
  private func rows(_ screen: OpenScreen<TodoListPresenter>) -> [String] {
    screen.app.frame.rows(of: "todos").dropFirst().map { String($0.prefix(12)) }.filter { !$0.isEmpty }
  }

  @Test func `Space marks, the status line counts, and Esc removes the marks`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("Space", "j", "Space")
      #expect(rows(screen) == [" *[ ] open 0", "  [ ] open 1", ">*[ ] open 2"])
      #expect(screen.app.status.hasPrefix(" 2 marked · 3 open, 0 done"))
      #expect(screen.app.status.contains("Esc unmark"))
      try await screen.app.press("Space")
      #expect(screen.app.status.hasPrefix(" 1 marked"))
      try await screen.app.press("Esc")
      #expect(rows(screen) == ["  [ ] open 0", "  [ ] open 1", "> [ ] open 2"])
      #expect(screen.app.router.currentTab == 0)
    }
  }

  @Test func `thousands of todos are marked and done as one change, also before they are counted`() throws {
    try onTodos(open: 6_000, prepare: { $0.todos.countingTime = .seconds(5) }) { screen in
      try await screen.app.press("f")
      try await screen.app.type("no:due")
      try await screen.app.press("Enter", "*")
      #expect(screen.app.status.hasPrefix(" 6,000 marked"))
      try await screen.app.press("x")
      #expect(screen.app.status.hasPrefix(" Done: open 0 (and 5,999 more). u undoes it."))
      let stored = try await screen.world.storedTodos()
      #expect(stored.allSatisfy { $0.isDone })
    }
  }

  @Test func `a question about thousands of todos names some of them`() throws {
    try onTodos(open: 300, prepare: { $0.preferences.confirms = true }) { screen in
      try await screen.app.press("*", "D")
      let dialog = screen.app.frame.rows(of: "dialog").joined(separator: "\n")
      #expect(dialog.contains("Delete 300 todos?"))
      let detail = try #require(screen.world.dialogs.question?.detail)
      #expect(detail.hasSuffix("open 99 (and 200 more)"))
    }
  }

  @Test func `a mark stays on its todo when rows move`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("j", "Space", "k", "k")
      try await screen.world.todos.delete(ids: [try #require(screen.presenter.list.item(at: 0)).id])
      try await screen.app.press("r")
      #expect(rows(screen) == [">*[ ] open 1", "  [ ] open 2"])
    }
  }

  @Test func `a marked todo that is deleted elsewhere is no longer counted`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("Space")
      try await screen.world.todos.delete(ids: [try #require(screen.presenter.list.item(at: 0)).id])
      try await screen.app.press("r")
      #expect(!screen.app.status.contains("marked"))
    }
  }

  @Test func `a mark far from what is loaded ends with its todo`() throws {
    try onTodos(open: 3_000) { screen in
      try await screen.app.press("Space", "G")
      #expect(screen.app.status.contains("1 marked"))
      try await screen.world.changeFromOutside { $0.removeAll { $0.title == "open 0" } }
      try await screen.world.waitUntilIdle()
      #expect(!screen.app.status.contains("marked"))
    }
  }

  @Test func `x marks all as done, and one u undoes it`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("Space", "Space", "x")
      #expect(screen.app.status.hasPrefix(" Done: open 0 (and 1 more). u undoes it."))
      var stored = try await screen.world.storedTodos()
      #expect(stored.count(where: \.isDone) == 2)
      #expect(screen.presenter.list.marks.isEmpty)
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Open again: open 0 (and 1 more). U redoes it."))
      stored = try await screen.world.storedTodos()
      #expect(stored.allSatisfy { !$0.isDone })
      try await screen.app.press("U")
      stored = try await screen.world.storedTodos()
      #expect(stored.count(where: \.isDone) == 2)
    }
  }

  @Test func `an action takes only the marked rows that the filter shows`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("Space", "Space", "/", "2", "Enter")
      #expect(!screen.app.status.contains("marked"))
      try await screen.app.press("x")
      #expect(screen.app.status.hasPrefix(" Done: open 2. u undoes it."))
      try await screen.app.press("/", "Backspace", "1", "Enter")
      #expect(screen.app.status.contains("1 marked"))
      try await screen.app.press("D")
      #expect(screen.app.status.hasPrefix(" Deleted: open 1. u restores it."))
      try await screen.app.press("Esc")
      #expect(screen.app.status.contains("1 marked"))
      let rows = rows(screen)
      #expect(rows.count == 2 && rows.contains { $0.hasSuffix("*[ ] open 0") })
    }
  }

  @Test func `x on done and open ones marks all as done, and on done ones all as open`() throws {
    try onTodos(open: 1, done: 2) { screen in
      try await screen.app.press("Space", "Space", "x")
      var done = try await screen.world.storedTodos().count(where: \.isDone)
      #expect(done == 3)
      try await screen.app.press("g", "Space", "Space", "x")
      done = try await screen.world.storedTodos().count(where: \.isDone)
      #expect(done == 1)
    }
  }

  @Test func `x takes changes of another octodo to the marked todos into account`() throws {
    try onTodos(open: 2) { screen in
      try await screen.app.press("Space")
      try await screen.world.changeFromOutside { todos in
        (todos[0].doneAt, todos[0].state) = (FakeWorld.start, .done)
      }
      try await screen.app.press("x")
      let done = try await screen.world.storedTodos().count(where: \.isDone)
      #expect(done == 0)
    }
  }

  @Test func `D asks once for all, and one u restores them`() throws {
    try onTodos(open: 3, prepare: { $0.preferences.confirms = true }) { screen in
      try await screen.app.press("Space", "Space", "D")
      let dialog = screen.app.frame.rows(of: "dialog").joined(separator: "\n")
      #expect(dialog.contains("Delete 2 todos?") && dialog.contains("open 0, open 1"))
      try await screen.app.press("Y")
      #expect(screen.app.frame.panes["dialog"] == nil)
      var titles = try await screen.storedTitles
      #expect(titles == ["open 2"])
      try await screen.app.press("u")
      titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1", "open 2"])
    }
  }
}
