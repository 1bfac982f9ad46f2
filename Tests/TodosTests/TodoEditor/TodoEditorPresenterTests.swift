import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Todos

struct TodoEditorPresenterTests {
  @Test func `Enter saves a new todo and goes back to the list`() throws {
    try onEditor { screen in
      try await screen.app.type("buy milk")
      try await screen.app.press("Down")
      try await screen.app.type("two")
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
      #expect(stored.map(\.note) == ["two"])
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(screen.world.lastNotice == "Todo added: buy milk. u undoes it.")
    }
  }

  @Test(arguments: ["", "   "]) func `a todo without a title is refused with a sentence`(title: String) throws
  {
    try onEditor { screen in
      try await screen.app.type(title)
      try await screen.app.press("Down")
      try await screen.app.type("only a note")
      try await screen.app.press("Enter")
      #expect(screen.isOpen)
      var stored = try await screen.world.storedTodos()
      #expect(stored == [])
      #expect(screen.presenter.problem == Texts(.en).errors.emptyTitle)
      #expect(screen.form.contains { $0.contains("! A todo needs a title.") })
      #expect(screen.app.frame.focus == "title")
      try await screen.app.type("x")
      #expect(screen.presenter.problem == nil)
      try await screen.app.press("Ctrl+S")
      stored = try await screen.world.storedTodos()
      #expect(stored.map(\.note) == ["only a note"])
    }
  }

  @Test func `an existing todo keeps its id, its link and its age`() throws {
    let name = try #require(RepoName("swiftlang/swift"))
    let todo = Todo(id: 7, title: "old", note: "note", link: .repo(name), createdAt: FakeWorld.start)
    try onEditor(.existing(todo)) { screen in
      try await screen.world.changeFromOutside { $0 = [todo] }
      #expect(screen.presenter.heading == "Edit todo")
      try await screen.app.press("Ctrl+U")
      try await screen.app.type("new")
      try await screen.app.press("Enter")
      var expected = Todo(id: 7, title: "new", note: "note", link: .repo(name), createdAt: FakeWorld.start)
      // That of a note.
      expected.urgency = 80
      let stored = try await screen.world.storedTodos()
      #expect(stored == [expected])
      #expect(!screen.isOpen)
    }
  }

  @Test func `a todo created from a repository has name and link`() throws {
    let name = try #require(RepoName("swiftlang/swift"))
    try onEditor(.new(title: "swiftlang/swift", link: .repo(name))) { screen in
      #expect(screen.form.contains { $0.contains("Link:  https://github.com/swiftlang/swift") })
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.link) == [.repo(name)])
    }
  }

  @Test func `a link with an open todo does not get a second one, but edits the first`() throws {
    let link = Item.repo(try #require(RepoName("swiftlang/swift")))
    let todo = Todo(id: 7, title: "read it", note: "soon", link: link, createdAt: FakeWorld.start)
    try onEditor(.new(title: "swiftlang/swift", link: link), todos: [todo]) { screen in
      #expect(screen.presenter.title.text == "read it")
      #expect(screen.app.status.hasPrefix(" Already a todo: it is opened here for editing."))
      try await screen.app.type(" again")
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["read it again"])
      #expect(stored.map(\.id) == [7])
    }
  }

  @Test func `a todo that cannot be stored keeps its text and can be saved again`() throws {
    try onEditor { screen in
      screen.world.todos.failure = .storage(.diskFull)
      try await screen.app.type("buy milk")
      try await screen.app.press("Enter")
      #expect(screen.isOpen)
      #expect(screen.presenter.problem?.contains("disk is full") == true)
      #expect(screen.presenter.title.text == "buy milk")
      screen.world.todos.failure = nil
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
      #expect(!screen.isOpen)
    }
  }

  @Test func `a todo that was deleted meanwhile can be saved as a new one`() throws {
    try onEditor(.existing(Todo(id: 7, title: "old", createdAt: FakeWorld.start))) { screen in
      try await screen.app.type("er")
      try await screen.app.press("Enter")
      #expect(screen.presenter.problem?.contains("Save again to keep it as a new one") == true)
      #expect(screen.isOpen)
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"])
      #expect(!screen.isOpen)
    }
  }

  @Test func `Enter twice at once saves once`() throws {
    try onEditor { screen in
      screen.world.todos.writingTime = .milliseconds(10)
      try await screen.app.type("buy milk")
      try await screen.app.pressAtOnce("Enter", "Enter")
      try await screen.app.press("Enter")
      try await screen.world.advance(by: .seconds(1))
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
    }
  }

  @Test func `Esc leaves immediately if nothing was changed`() throws {
    try onEditor { screen in
      try await screen.app.press("Down", "Esc")
      #expect(!screen.isOpen)
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
      let stored = try await screen.world.storedTodos()
      #expect(stored == [])
    }
  }

  // MARK: A line of quick-add

  @Test func `a line of quick-add keeps its words, which are read when it is saved`() throws {
    try onEditor(.new(title: "buy milk !high +shop due:2027-03-05", link: nil)) { screen in
      #expect(screen.presenter.title.text == "buy milk !high +shop due:2027-03-05")
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"] && stored.map(\.priority) == [1])
      #expect(stored.map(\.tags) == [["shop"]] && stored.first?.due != nil)
    }
  }

  @Test func `a line of quick-add is a draft when the editor is left, or killed`() throws {
    try onEditor(.new(title: "buy milk", link: nil)) { screen in
      try await screen.world.advance(by: .seconds(1))
      let kept = try await screen.world.textsAfterKill()
      #expect(kept.map(\.text.title) == ["buy milk"])
      try await screen.app.press("Esc")
      #expect(!screen.isOpen)
      #expect(screen.app.status.hasPrefix(" Draft kept: buy milk."))
      let left = try await screen.world.leftTexts()
      #expect(left.map(\.text.title) == ["buy milk"])
    }
  }

  @Test func `no earlier draft replaces a line of quick-add`() throws {
    let left = UnsavedTodo(
      key: UUID(), todoID: nil, original: TodoText(title: ""), text: TodoText(title: "call home"))
    try onEditor(.new(title: "buy milk", link: nil), left: [left]) { screen in
      #expect(screen.world.dialogs.question == nil)
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
      let stillLeft = try await screen.world.leftTexts()
      #expect(stillLeft == [left])
    }
  }

  @Test(arguments: ["Up", "Down"]) func `Esc leaves changed text as a draft, and saves nothing`(field: String)
    throws
  {
    try onEditor { screen in
      try await screen.app.press(field)
      try await screen.app.type("text")
      try await screen.app.press("Esc")
      #expect(screen.app.frame.panes["dialog"] == nil)
      #expect(screen.app.status.hasPrefix(" Draft kept: "))
      #expect(!screen.isOpen)
      let stored = try await screen.world.storedTodos()
      #expect(stored == [])
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
    }
  }

  @Test func `text that was changed back is not unsaved`() throws {
    try onEditor { screen in
      try await screen.app.type("x")
      try await screen.app.press("Backspace", "Esc")
      #expect(!screen.isOpen)
    }
  }

  @Test func `another tab keeps the text`() throws {
    try onEditor { screen in
      try await screen.app.type("buy 2 quarts?")
      try await screen.app.mouse(.press(.left), row: 0, column: 12)
      #expect(!screen.isOpen)
      try await screen.app.press("Tab")
      #expect(screen.presenter.title.text == "buy 2 quarts?")
      #expect(screen.isOpen)
    }
  }

  @Test func `a save that ends after a tab switch closes the editor and nothing else`() throws {
    let name = try #require(RepoName("swiftlang/swift"))
    try onEditor { screen in
      screen.world.todos.writingTime = .milliseconds(10)
      try await screen.app.type("buy milk")
      try await screen.app.press("Enter")
      screen.app.router.switchTo(tab: 1)
      screen.app.router.show(.repoDetail(name, known: nil))
      _ = screen.world.tracker.takeEvents()
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.app.router.page == .repoDetail(url: name.htmlURL))
      #expect(screen.world.tracker.takeEvents() == [])
      try await screen.app.press("Tab")
      #expect(screen.app.router.page == .todoList)
    }
  }

  @Test func `a save that ends after the editor was left does not go back further`() throws {
    let name = try #require(RepoName("swiftlang/swift"))
    try onEditor(.new(title: "swiftlang/swift", link: .repo(name)), below: [.repoDetail(name, known: nil)]) {
      screen in
      screen.world.todos.writingTime = .milliseconds(10)
      try await screen.app.press("Enter")
      screen.app.router.back()
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.app.router.page == .repoDetail(url: name.htmlURL))
      let stored = try await screen.world.storedTodos()
      #expect(stored.count == 1)
    }
  }
}
