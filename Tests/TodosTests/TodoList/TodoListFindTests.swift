import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Todos
import Tracking

struct TodoListFindTests {
  @Test func `only todos that contain the text are shown, and the selected one stays selected`() throws {
    try onTodos(open: 1_000, done: 500) { screen in
      try await screen.app.press("j", "j", "j", "j", "j")
      try await screen.app.press("/")
      try await screen.app.type("5")
      #expect(screen.selectedTitle == "open 5")
      try await screen.app.type("0")
      #expect(screen.selectedTitle == "open 50")
      #expect(screen.app.status.contains("1 of "))
      try await screen.app.press("Ctrl+U")
      #expect(screen.selectedTitle == "open 5")
      try await screen.app.type("done 7")
      try await screen.app.press("Enter")
      #expect(screen.selectedTitle == "done 7")
      #expect(screen.app.status.contains("/done 7 · 0 open, 11 done · 1 of 11"))
      try await screen.app.press("n")
      #expect(screen.selectedTitle == "done 70")
      // The list around it comes back, with far fewer rows loaded than exist.
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "done 70")
      #expect(screen.app.status.contains("1,071 of 1,500"))
      #expect(screen.presenter.list.state.window.items.count <= 600)
    }
  }

  @Test func `all rows of a filter are searched, however many there are`() throws {
    try onTodos(open: 5_300) { screen in
      try await screen.app.press("f")
      try await screen.app.type("is:open")
      try await screen.app.press("Enter", "/")
      try await screen.app.type("n 5299")
      #expect(screen.selectedTitle == "open 5299")
      #expect(screen.presenter.list.state.window.total == 1)
    }
  }

  @Test func `Esc while typing the text returns to the todo that was selected`() throws {
    try onTodos(open: 300) { screen in
      try await screen.app.press("j", "/")
      try await screen.app.type("open 299")
      #expect(screen.selectedTitle == "open 299")
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "open 1")
      #expect(screen.world.tracker.takeEvents() == [])
    }
  }

  @Test func `an empty result says so`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("/")
      try await screen.app.type("nowhere")
      #expect(screen.app.rows.contains { $0.contains("No row contains nowhere.") })
      #expect(screen.app.status.contains("no match"))
      // No todo is selected that could be changed unseen.
      try await screen.app.press("Enter", "x", "Esc")
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `keys that arrive together act on the matching rows`() throws {
    try onTodos(open: 300) { screen in
      try await screen.app.pressAtOnce("/", "2", "9", "9", "Enter")
      try await screen.world.advance(by: .milliseconds(300))
      try await screen.app.pressAtOnce("D")
      try await screen.app.press("y")
      let titles = try await screen.storedTitles
      #expect(titles.count == 299)
      #expect(!titles.contains("open 299"))
    }
  }

  @Test func `a pattern typed at once is searched once or twice, not letter by letter`() throws {
    try onTodos(open: 300) { screen in
      let before = screen.world.todos.reads
      try await screen.app.pressAtOnce("/", "o", "p", "e", "n", "Space", "2", "9", "9")
      #expect(screen.selectedTitle == "open 299")
      #expect(screen.world.todos.reads - before <= 2)
    }
  }

  @Test func `a keeps the search, which goes on below the editor`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("/", "2", "Enter", "a", "Ctrl+E")
      #expect(screen.world.tracker.takeEvents().last == .pageView(.todoEditor))
      try await screen.app.press("Esc")
      #expect(screen.app.status.hasPrefix(" /2 · 1 open"))
      #expect(screen.selectedTitle == "open 2")
    }
  }

  @Test func `a todo that no longer matches disappears, and the rows follow`() throws {
    try onTodos(open: 30) { screen in
      try await screen.app.press("/")
      try await screen.app.type("open 1")
      try await screen.app.press("Enter", "x")
      // It is done now, and still contains the text.
      #expect(screen.app.status.contains("Done: open 1."))
      try await screen.app.press("j")
      #expect(screen.app.status.contains("10 open, 1 done"))
    }
  }
}
