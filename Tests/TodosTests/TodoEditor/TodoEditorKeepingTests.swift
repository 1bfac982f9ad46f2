import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing

@testable import Todos

/// Typed text survives an unexpected end.
struct TodoEditorKeepingTests {
  private static let soon = Duration.milliseconds(500)

  private static func left(
    _ title: String, note: String = "more", todoID: Int64? = nil, original: String = ""
  ) -> UnsavedTodo {
    UnsavedTodo(
      key: UUID(), todoID: todoID, original: TodoText(title: original),
      text: TodoText(title: title, note: note))
  }

  @Test func `typed text is kept within a moment, in one write`() throws {
    try onEditor { screen in
      try await screen.app.type("buy milk")
      var kept = try await screen.world.textsAfterKill()
      #expect(kept == [])
      try await screen.world.advance(by: Self.soon)
      kept = try await screen.world.textsAfterKill()
      #expect(kept.map(\.text.title) == ["buy milk"])
      #expect(screen.world.unsavedTodos.writes == 1)
      try await screen.app.type(" and bread")
      try await screen.world.advance(by: Self.soon)
      kept = try await screen.world.textsAfterKill()
      #expect(kept.map(\.text.title) == ["buy milk and bread"])
      let left = try await screen.world.leftTexts()
      #expect(left == [])
    }
  }

  @Test func `an end by a signal keeps everything for the next octodo`() throws {
    try onEditor { screen in
      try await screen.app.type("buy milk")
      try await screen.app.signal(.end(15))
      let left = try await screen.world.leftTexts()
      #expect(left.map(\.text.title) == ["buy milk"])
      let kept = try await screen.world.textsAfterKill()
      #expect(kept == left)
    }
  }

  @Test(arguments: [["Enter"], ["Ctrl+U", "Esc"]])
  func `saved or discarded text is no longer kept`(keys: [String]) throws {
    try onEditor { screen in
      try await screen.app.type("buy milk")
      try await screen.world.advance(by: Self.soon)
      for key in keys { try await screen.app.press(key) }
      try await screen.world.advance(by: Self.soon)
      #expect(!screen.isOpen)
      let kept = try await screen.world.textsAfterKill()
      #expect(kept == [])
    }
  }

  @Test(arguments: [true, false]) func `Esc keeps the typed text for the next editor`(hasWaited: Bool) throws
  {
    try onEditor { screen in
      try await screen.app.type("buy milk")
      if hasWaited { try await screen.world.advance(by: Self.soon) }
      try await screen.app.press("Esc")
      #expect(!screen.isOpen)
      #expect(screen.app.status.hasPrefix(" Draft kept: buy milk. Press a on Todos to continue."))
      #expect(screen.world.unsavedTodos.writes == (hasWaited ? 2 : 1))
      let left = try await screen.world.leftTexts()
      #expect(left.map(\.text.title) == ["buy milk"])
    }
  }

  @Test func `Esc asks if the text cannot be kept, and only Y discards it`() throws {
    try onEditor { screen in
      screen.world.unsavedTodos.failure = .storage(.diskFull)
      try await screen.app.type("buy milk")
      try await screen.app.press("Esc")
      #expect(
        screen.app.frame.rows(of: "dialog").contains { $0.contains("Discard changes to \"buy milk\"?") })
      try await screen.app.press("Enter")
      #expect(screen.presenter.title.text == "buy milk")
      try await screen.app.press("Esc", "Y")
      #expect(!screen.isOpen)
    }
  }

  @Test func `q asks about text that cannot be kept, and about no other`() throws {
    for failure in [AppError.storage(.diskFull), nil] {
      try onEditor { screen in
        screen.world.unsavedTodos.failure = failure
        try await screen.app.type("buy milk")
        try await screen.world.advance(by: Self.soon)
        screen.app.router.switchTo(tab: 1)
        try await screen.app.press("q")
        #expect((screen.world.dialogs.question != nil) == (failure != nil))
        #expect(screen.app.endings == (failure == nil ? [0] : []))
      }
    }
  }

  @Test func `keys after Esc wait for the screen below while the draft is written`() throws {
    try onEditor { screen in
      screen.world.unsavedTodos.writingTime = .milliseconds(50)
      try await screen.app.type("buy milk")
      try await screen.app.pressAtOnce("Esc", "Down", "Up")
      #expect(screen.isOpen)
      try await screen.world.advance(by: .seconds(1))
      #expect(!screen.isOpen)
      #expect(screen.presenter.title.text == "buy milk")
      #expect(screen.app.resolver.stubs.first?.events == [.key(Key(.down)), .key(Key(.up))])
    }
  }

  @Test func `a draft can be discarded when it is offered`() throws {
    try onEditor(left: [Self.left("buy milk")]) { screen in
      try await screen.app.press("Tab", "Tab", "Enter")
      #expect(screen.presenter.title.isEmpty)
      let left = try await screen.world.leftTexts()
      #expect(left == [])
    }
  }

  @Test func `an editor in which nothing was typed writes nothing`() throws {
    try onEditor { screen in
      try await screen.app.press("Esc")
      try await screen.world.advance(by: Self.soon)
      #expect(screen.world.unsavedTodos.writes == 0)
    }
  }

  @Test func `earlier text is offered and can be continued`() throws {
    let left = Self.left("buy mi")
    try onEditor(left: [left]) { screen in
      #expect(screen.app.frame.rows(of: "dialog").joined().contains("Unsaved draft: buy mi"))
      try await screen.app.press("Enter")
      #expect(screen.presenter.title.text == "buy mi")
      #expect(screen.presenter.note.text == "more")
      try await screen.app.type("lk")
      try await screen.world.advance(by: Self.soon)
      var kept = try await screen.world.textsAfterKill()
      #expect(kept.map(\.text.title) == ["buy milk"])
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
      kept = try await screen.world.textsAfterKill()
      #expect(kept == [])
    }
  }

  @Test func `a draft for an item that became a todo meanwhile edits that todo`() throws {
    let link = Item.repo(try #require(RepoName("octo/kettle")))
    let draft = UnsavedTodo(
      key: UUID(), todoID: nil, original: TodoText(title: "octo/kettle", link: link),
      text: TodoText(title: "octo/kettle soon", note: "", link: link))
    let todo = Todo(id: 7, title: "octo/kettle", note: "gas", link: link, createdAt: FakeWorld.start)
    try onEditor(left: [draft], todos: [todo]) { screen in
      try await screen.app.press("Enter")
      #expect(screen.app.status.hasPrefix(" Already a todo: it is opened here for editing."))
      try await screen.app.press("Enter")
      let todos = try await screen.world.storedTodos()
      #expect(todos.map(\.title) == ["octo/kettle soon"] && todos.map(\.note) == ["gas"])
    }
  }

  @Test func `a draft for an item that became a todo adds to its tags and needs`() throws {
    let link = Item.repo(try #require(RepoName("octo/kettle")))
    let draft = UnsavedTodo(
      key: UUID(), todoID: nil, original: TodoText(title: "octo/kettle", link: link),
      text: TodoText(title: "octo/kettle", link: link, fields: ["tags": "mine", "needs": "4"]))
    var todo = Todo(id: 7, title: "octo/kettle", link: link, createdAt: FakeWorld.start)
    (todo.tags, todo.needs) = (["theirs"], [3])
    let others = [3, 4].map { Todo(id: $0, title: "buy gas", createdAt: FakeWorld.start) }
    try onEditor(left: [draft], todos: others + [todo]) { screen in
      try await screen.app.press("Enter", "Enter")
      let saved = try await screen.world.storedTodos().first { $0.id == 7 }
      #expect(saved?.tags == ["mine", "theirs"] && saved?.needs == [3, 4])
    }
  }

  @Test func `a draft without a text has a name in the question`() throws {
    try onEditor(left: [Self.left("", note: "")]) { screen in
      #expect(screen.app.frame.rows(of: "dialog").joined().contains("Unsaved draft: this todo"))
    }
  }

  @Test func `with several drafts the question shows their number`() throws {
    try onEditor(left: ["one", "two", "three"].map { Self.left($0) }) { screen in
      let question = screen.app.frame.rows(of: "dialog").joined()
      #expect(question.contains("Unsaved draft 1 of 3: "))
      try await screen.app.press("Enter", "Enter")
      #expect(!screen.isOpen)
      screen.app.router.show(.todoEditor(.new(title: "", link: nil)))
      try await screen.world.waitUntilIdle()
      #expect(screen.app.frame.rows(of: "dialog").joined().contains("Unsaved draft 1 of 2: "))
    }
  }

  @Test func `not now leads to the next draft, and keeps all of them`() throws {
    try onEditor(left: ["one", "two", "three"].map { Self.left($0) }) { screen in
      var offered: [String] = []
      for number in 1...3 {
        let question = screen.app.frame.rows(of: "dialog").joined()
        #expect(question.contains("Unsaved draft \(number) of 3: "))
        offered += ["one", "two", "three"].filter(question.contains)
        try await screen.app.press("Esc")
        try await screen.world.waitUntilIdle()
      }
      #expect(Set(offered) == ["one", "two", "three"])
      #expect(screen.app.frame.rows(of: "dialog") == [])
      #expect(screen.presenter.title.text == "")
      let kept = try await screen.world.textsAfterKill()
      #expect(kept.count == 3)
    }
  }

  @Test(arguments: [("Enter", []), ("Esc", ["buy milk"])])
  func `earlier text that is not changed is kept until it is saved`(key: String, expected: [String])
    throws
  {
    try onEditor(left: [Self.left("buy milk")]) { screen in
      try await screen.app.press("Enter", key)
      #expect(!screen.isOpen)
      let kept = try await screen.world.textsAfterKill()
      #expect(kept.map(\.text.title) == expected)
    }
  }

  @Test func `text that the user wants later is kept, next to the new one`() throws {
    let left = Self.left("buy milk")
    try onEditor(left: [left]) { screen in
      try await screen.app.type("noon")
      #expect(screen.world.dialogs.question != nil)
      try await screen.app.press("Esc")
      #expect(screen.presenter.title.isEmpty)
      try await screen.app.type("call home")
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["call home"])
      let stillLeft = try await screen.world.leftTexts()
      #expect(stillLeft == [left])
    }
  }

  @Test func `keys that arrive with the one that opens the editor do not go into earlier text`() throws {
    try onEditor { screen in
      try await screen.world.leave(Self.left("buy milk"))
      try await screen.app.press("Esc")
      screen.app.router.show(.todoEditor(.new(title: "", link: nil)))
      try await screen.app.send([.key(.char("y")), .key(.char("x"))])
      #expect(screen.world.dialogs.question != nil)
      #expect(screen.app.terminal.grid.takeEffects() == [.bell])
    }
  }

  @Test func `keys that arrive with the one that opens the editor are its text`() throws {
    try onEditor { screen in
      try await screen.app.press("Esc")
      screen.app.router.show(.todoEditor(.new(title: "", link: nil)))
      try await screen.app.send([.key(.char("y")), .key(.char("x"))])
      #expect(screen.app.frame.rows(of: "form").contains { $0.contains("yx") })
    }
  }

  @Test func `continuing an edit shows what another process saved since`() throws {
    let theirs = Todo(id: 7, title: "theirs", createdAt: FakeWorld.start)
    try onEditor(.existing(theirs), left: [Self.left("older", todoID: 7, original: "old")]) { screen in
      try await screen.world.changeFromOutside { $0 = [theirs] }
      try await screen.app.press("Enter", "Enter")
      #expect(screen.world.dialogs.question?.title == "Changed since this draft")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
    }
  }

  @Test func `if nothing can be kept, the user gets a notice`() throws {
    try onEditor { screen in
      screen.world.unsavedTodos.failure = .storage(.diskFull)
      try await screen.app.type("buy milk")
      try await screen.world.advance(by: Self.soon)
      let notice = screen.world.lastNotice
      #expect(notice?.hasPrefix("No draft is kept, so save before you leave: the disk is full") == true)
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["buy milk"])
    }
  }
}
