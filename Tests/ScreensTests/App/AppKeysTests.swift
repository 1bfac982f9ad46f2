import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct AppKeysTests {
  @Test func `q on a tab's first screen quits`() throws {
    try onApp { app in
      try await app.press("q")
      #expect(app.endings == [0])
      #expect(app.session.exitStatus == 0)
    }
  }

  @Test(arguments: ["q", "Esc"]) func `q and Esc go back to the screen below`(key: String) throws {
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      _ = app.world.tracker.takeEvents()
      try await app.press(key)
      #expect(app.world.tracker.takeEvents() == [.pageView(.repoSearch)])
      #expect(app.endings == [])
    }
  }

  @Test func `Esc on the first screen does not quit`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      try await app.press("Esc")
      #expect(app.endings == [])
      #expect(app.world.tracker.events == before)
    }
  }

  @Test func `q twice at once goes back and then quits`() throws {
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      try await app.pressAtOnce("q", "q")
      #expect(app.endings == [0])
    }
  }

  @Test func `Ctrl+C quits from a field, over the help and over a dialog`() throws {
    for prepare in [{ $0.isTyping = true }, { _ in }] as [@LoopActor @Sendable (StubScreen) -> Void] {
      try onApp { app in
        prepare(try #require(app.resolver.stubs.first))
        try await app.press("F1", "Ctrl+C")
        #expect(app.endings == [0])
      }
    }
    try onApp { app in
      app.world.dialogs.ask(Question(title: "Sure?", detail: "", yes: "Yes")) { _ in }
      try await app.press("Ctrl+C")
      #expect(app.endings == [0])
    }
  }

  @Test func `Tab and Shift+Tab cycle through the tabs`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.press("Tab", "Tab", "Shift+Tab", "Shift+Tab")
      #expect(
        app.world.tracker.takeEvents() == [
          .pageView(.todoList), .pageView(.repoSearch), .pageView(.todoList), .pageView(.repoSearch),
        ])
    }
  }

  @Test func `numbers select tabs, and the current one sends nothing`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.press("1")
      #expect(app.world.lastNotice == "This tab is in front already.")
      try await app.press("2", "2", "3")
      #expect(app.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(app.rows[0].hasPrefix(" 1 Search [2 Todos]"))
    }
  }

  @Test func `the tab bar shows the keys that tabs have`() throws {
    try onWorld { world in
      world.preferences.keys = KeyBindings(["tab-1": [Key(.function(2))], "down": [.char("2")]])
      let app = AppHarness(world)
      try await app.start()
      let stub = try #require(app.resolver.stubs.first)
      #expect(app.rows[0].hasPrefix("[  Search] 2 Todos "))
      stub.actions = [Action("down", [.char("j")], "down") {}]
      try await world.waitUntilIdle()
      #expect(app.rows[0].hasPrefix("[  Search]   Todos "))
    }
  }

  @Test func `characters are text in a field, not commands`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      let before = app.world.tracker.events
      try await app.press("2", "q", "?")
      #expect(stub.events == [.key(.char("2")), .key(.char("q")), .key(.char("?"))])
      #expect(app.world.tracker.events == before)
      #expect(app.endings == [])
      #expect(app.frame.panes["help"] == nil)
      #expect(app.status.hasSuffix("F1 keys"))
    }
  }

  @Test func `a screen's own key has priority over the program's`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("two", [.char("2")], "two") { stub.text = "two was pressed" }]
      try await app.press("2")
      #expect(app.rows[1] == "two was pressed")
      #expect(app.router.currentTab == 0)
    }
  }

  @Test func `a click on a tab selects it`() throws {
    try onApp { app in
      try await app.mouse(.press(.left), row: 0, column: 12)
      #expect(app.router.currentTab == 1)
      try await app.mouse(.press(.left), row: 0, column: 70)
      #expect(app.router.currentTab == 1)
      try await app.mouse(.press(.left), row: 0, column: 2)
      #expect(app.router.currentTab == 0)
    }
  }

  @Test func `a click anywhere else goes to the screen`() throws {
    try onApp { app in
      try await app.mouse(.press(.left), row: 5, column: 12)
      let click = InputEvent.mouse(MouseEvent(.press(.left), at: Point(row: 5, column: 12)))
      #expect(app.resolver.stubs.first?.events == [click])
    }
  }

  @Test func `a screen may ask before it is closed, and no keeps it open`() throws {
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      let editor = try #require(app.resolver.stubs.last)
      editor.questionBeforeClose = Question(title: "Unsaved", detail: "Leave?", yes: "Leave")
      try await app.press("Esc", "n")
      #expect(app.router.depth == 2)
      try await app.press("Esc", "Y")
      #expect(app.router.depth == 1)
    }
  }

  @Test func `q asks before unsaved text of another tab is lost, and Ctrl+C does not`() throws {
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      let editor = try #require(app.resolver.stubs.last)
      editor.questionBeforeClose = Question(title: "Unsaved", detail: "Leave?", yes: "Leave")
      try await app.press("2", "q")
      #expect(app.frame.rows(of: "dialog").contains { $0.contains("Leave?") })
      try await app.press("n")
      #expect(app.endings == [])
      #expect(app.router.currentTab == 1)
      try await app.press("q", "Y")
      #expect(app.endings == [0])
    }
    try onApp { app in
      try #require(app.resolver.stubs.first).questionBeforeClose =
        Question(title: "Unsaved", detail: "Leave?", yes: "Leave")
      try await app.press("Ctrl+C")
      #expect(app.endings == [0])
    }
  }

  @Test func `q lists all forms with unsaved text`() throws {
    try onApp { app in
      for name in ["one", "two"] {
        app.router.show(.todoEditor(.new(title: name, link: nil)))
        let editor = try #require(app.resolver.stubs.last)
        editor.questionBeforeClose = Question(title: "Unsaved", detail: "Leave \(name)?", yes: "Leave")
      }
      try await app.press("2", "q")
      let dialog = app.frame.rows(of: "dialog").joined()
      #expect(dialog.contains("1/2: Leave one? 2/2: Leave two?"))
    }
  }

  @Test func `text typed into a field is not looked up as a key`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      stub.actions = [Action("save", [.ctrl("s")], "save") {}]
      try await app.world.waitUntilIdle()
      let (reads, frames) = (stub.readsOfActions, app.terminal.frames)
      try await app.pressAtOnce("a", "b", "c", "Space")
      #expect(stub.events.count == 4)
      #expect(stub.readsOfActions - reads == app.terminal.frames - frames)
    }
  }

  @Test func `q asks first if the settings say so`() throws {
    try onApp { app in
      app.world.environment.preferences.values.confirms = true
      try await app.press("q")
      #expect(app.frame.rows(of: "dialog").contains { $0.contains("[Stay]   Quit") })
      try await app.press("Enter")
      #expect(app.endings == [])
      try await app.press("q", "Y")
      #expect(app.endings == [0])
    }
  }

  @Test func `Alt and a digit select a tab even in a field, whose tab bar shows no digits without dim text`()
    throws
  {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      try await app.press("F1", "Esc")
      #expect(app.rows[0].hasPrefix("[  Search]   Todos"))
      try await app.press("Alt+2")
      #expect(app.router.currentTab == 1)
      #expect(app.rows[0].hasPrefix(" 1 Search [2 Todos]"))
    }
  }

  @Test(arguments: [
    ("h", "There is nothing to the left here. Shift+Tab shows the previous tab."),
    ("Left", "There is nothing to the left here. Shift+Tab shows the previous tab."),
    ("l", "There is nothing to the right here. Tab shows the next tab."),
    ("Right", "There is nothing to the right here. Tab shows the next tab."),
    ("]", "This screen has no tabs of its own. Tab shows the next tab of octodo."),
    ("[", "This screen has no tabs of its own. Tab shows the next tab of octodo."),
  ])
  func `a key to the side says that there is nothing, and changes no tab`(key: String, sentence: String)
    throws
  {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.press(key)
      #expect(app.world.lastNotice == sentence)
      #expect(app.world.tracker.takeEvents() == [])
    }
  }

  @Test func `a key of the same read as the one that triggers a question is dropped`() throws {
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      let editor = try #require(app.resolver.stubs.last)
      editor.questionBeforeClose = Question(title: "Unsaved", detail: "Leave?", yes: "Leave")
      try await app.pressAtOnce("Esc", "Y")
      #expect(app.router.depth == 2)
      try await app.press("Y")
      #expect(app.router.depth == 1)
      #expect(editor.log == ["appear", "discard", "close"])
    }
  }

  @Test func `while text is typed the digits of the tab bar are dim, because they are text then`() throws {
    try onWorld { world in
      world.preferences.theme = .auto
      let app = AppHarness(world)
      try await app.start()
      let stub = try #require(app.resolver.stubs.first)
      let look = Theme(.auto)
      #expect(app.frame[0, 11].style == look[.tabBar])
      stub.isTyping = true
      try await app.press("F1", "Esc")
      #expect(app.rows[0].hasPrefix("[1 Search] 2 Todos"))
      #expect(app.frame[0, 1].style.attributes.contains(.dim))
      #expect(app.frame[0, 11].style == look[.statusHint])
      #expect(app.frame[0, 13].style == look[.tabBar])
    }
  }
}
