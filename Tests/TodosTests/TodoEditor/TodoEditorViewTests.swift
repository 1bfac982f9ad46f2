import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Todos

struct TodoEditorViewTests {
  @Test func `an empty editor says what to type, with the cursor in the title`() throws {
    try onEditor { screen in
      #expect(screen.form[0] == " New todo")
      #expect(screen.form[2] == " Title: what to do")
      #expect(screen.form[3] == " Note:  details, if you like")
      #expect(screen.app.frame.focus == "title")
      #expect(screen.app.frame.cursor == Point(row: 3, column: 8))
      #expect(screen.app.status.hasPrefix(" New todo · Enter saves · Esc leaves · Tab next field"))
    }
  }

  @Test func `Up and Down and clicks move between the fields`() throws {
    try onEditor { screen in
      try await screen.app.press("Down")
      #expect(screen.app.frame.focus == "note")
      try await screen.app.press("Up")
      #expect(screen.app.frame.focus == "title")
      try await screen.app.mouse(.press(.left), row: 4, column: 10)
      #expect(screen.app.frame.focus == "note")
      try await screen.app.mouse(.press(.left), row: 3, column: 10)
      #expect(screen.app.frame.focus == "title")
      try await screen.app.mouse(.press(.left), row: 5, column: 10)
      #expect(screen.app.frame.focus == "title")
      try await screen.app.press("Up")
      #expect(screen.app.frame.focus == "title")
    }
  }

  @Test func `Tab and Shift+Tab cycle through the fields, not the tabs`() throws {
    try onEditor { screen in
      for (key, field) in [("Tab", "note"), ("Tab", "due"), ("Shift+Tab", "note"), ("Shift+Tab", "title")] {
        try await screen.app.press(key)
        #expect(screen.app.frame.focus == field)
      }
      try await screen.app.press("Shift+Tab")
      #expect(screen.app.frame.focus == "needs")
      try await screen.app.press("Tab")
      #expect(screen.app.frame.focus == "title")
      try await screen.app.type("milk")
      try await screen.app.press("Tab")
      try await screen.app.type("q2")
      #expect(screen.presenter.title.text == "milk")
      #expect(screen.presenter.note.text == "q2")
      #expect(screen.world.tracker.takeEvents() == [])
      try await screen.app.press("F1")
      let help = screen.app.frame.rows(of: "help").joined()
      #expect(help.contains("Tab                  next field"))
      #expect(!help.contains("the next tab"))
    }
  }

  @Test func `commands of other screens are text here`() throws {
    try onEditor { screen in
      try await screen.app.type("q?12 /x")
      #expect(screen.presenter.title.text == "q?12 /x")
      #expect(screen.endedOrLeft == false)
    }
  }

  @Test func `a paste with line breaks becomes one line`() throws {
    try onEditor { screen in
      try await screen.app.paste("one\ntwo\r\nthree\tfour")
      #expect(screen.world.lastNotice == "Line breaks were replaced with spaces.")
      try await screen.app.press("Enter")
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["one two three four"])
    }
    try onEditor { screen in
      try await screen.app.paste("one line\n")
      #expect(screen.world.lastNotice == nil)
    }
  }

  @Test(arguments: [("Up", 500, "title"), ("Down", 4_000, "note")])
  func `a megabyte of paste is cut with a sentence`(key: String, limit: Int, name: String) throws {
    try onEditor { screen in
      try await screen.app.press(key)
      try await screen.app.paste(String(repeating: "x", count: 1_000_000))
      #expect(max(screen.presenter.title.text.count, screen.presenter.note.text.count) == limit)
      #expect(
        screen.world.lastNotice
          == "The \(name) is limited to \(limit) characters; the rest was left out.")
    }
  }

  @Test func `a title that is longer than the limit is not cut by opening it`() throws {
    let long = String(repeating: "long ", count: 200)
    try onEditor(.existing(Todo(id: 7, title: long, createdAt: FakeWorld.start))) { screen in
      #expect(screen.presenter.title.text == long)
      try await screen.app.press("Esc")
      #expect(!screen.isOpen)
    }
  }

  @Test func `the line editing keys work in the focused field`() throws {
    try onEditor { screen in
      try await screen.app.type("one two")
      try await screen.app.press("Ctrl+W", "Home", "Delete", "Ctrl+E")
      try await screen.app.type("x")
      #expect(screen.presenter.title.text == "ne x")
      #expect(screen.presenter.note.text == "")
    }
  }

  @Test func `no key has two meanings`() throws {
    try onEditor { screen in
      let keys = screen.app.router.top?.enabledActions.flatMap(\.keys) ?? []
      #expect(!keys.isEmpty)
      #expect(Set(keys).count == keys.count)
    }
  }
}

extension OpenScreen<TodoEditorPresenter> {
  fileprivate var endedOrLeft: Bool { !app.endings.isEmpty || !isOpen }
}
