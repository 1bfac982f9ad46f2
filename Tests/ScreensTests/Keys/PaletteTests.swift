import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct PaletteTests {
  @LoopActor
  private func rows(_ app: AppHarness) -> [String] {
    app.frame.rows(of: "palette").dropFirst(2).dropLast().map { row in
      row.dropFirst(2).dropLast(2).split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `the screen's actions come first, then screens, then what works everywhere`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [
        Action("throw-it-away", [.char("x")], "throw it away") {},
        Action("off", [.char("y")], "is off", when: { false }) {}, .remark("remark", "a remark"),
      ]
      try await app.press(":")
      let rows = rows(app)
      #expect(rows.first == "> throw it away x here")
      #expect(rows.contains("Search 1 Alt+1 screens") && rows.contains("quit q everywhere"))
      #expect(!rows.contains { $0.contains("is off") || $0.contains("remark") || $0.hasPrefix("back") })
    }
  }

  @Test func `typing narrows the list, and Enter runs what is selected`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      let notices = app.world.notices
      stub.actions = ["one", "two", "three"].map { name in
        Action("do-\(name)", [.char("x")], "do \(name)") { notices.say(name) }
      }
      let before = app.world.tracker.events
      try await app.press(":", "d", "o", "t")
      #expect(rows(app) == ["> do two x here", "do three x here"])
      try await app.press("Down", "Enter")
      #expect(app.world.notices.texts == ["three"])
      #expect(app.frame.panes["palette"] == nil)
      #expect(app.world.tracker.events == before)
    }
  }

  @Test func `a key that does nothing in the palette says so`() throws {
    try onApp { app in
      try await app.press(":", "F5")
      #expect(app.status.hasPrefix(" `F5` does nothing here."))
      #expect(app.frame.focus == "palette")
    }
  }

  @Test func `a row of a tab is found by its name, and is selected there with one page view`() throws {
    try onApp { app in
      app.resolver.rowDestinations = [
        RowDestination(.todoList, row: 3, title: "Mouse"),
        RowDestination(.settings, row: 0, title: "Mouse mat"),
      ]
      _ = app.world.tracker.takeEvents()
      try await app.press(":", "m", "o", "u")
      #expect(rows(app) == ["> Mouse Todos"])
      try await app.press("Enter")
      #expect(app.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(app.resolver.stubs.last?.log == ["appear", "reveal 3"])
    }
  }

  @Test func `an action of another tab opens its screen with one page view and says its key`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("both", [.char("x")], "on both", when: { false }) {}]
      var runs = 0
      app.resolver.prepare = {
        $0.actions = [
          Action("both", [.char("x")], "on both") {},
          Action("throw-it-away", [.char("D")], "throw it away") { runs += 1 },
        ]
      }
      _ = app.world.tracker.takeEvents()
      try await app.press(":", "o", "n", " ", "b", "o", "t", "h")
      #expect(rows(app).first == "No command here or in the tabs has a name like this.")
      try await app.press("Ctrl+U", "a", "w", "a", "y")
      #expect(rows(app).first == "> throw it away D Todos")
      try await app.press("Enter")
      #expect(app.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(app.world.notices.texts == ["Press D here: throw it away."])
      #expect(runs == 0)
    }
  }

  @Test func `what cannot run on another tab, or is covered there, is not offered`() throws {
    try onApp { app in
      app.resolver.prepare = { stub in
        guard stub.route == .todoList else { return }
        stub.actions = [
          Action("never", [.char("x")], "never runs", when: { false }) {},
          Action("enter", [Key(.enter)], "only enter") {}, Action("good", [.char("y")], "good one") {},
        ]
      }
      try await app.press("2", "1", ":", "n")
      #expect(rows(app).contains { $0.hasSuffix("good one y Todos") })
      #expect(!rows(app).contains { $0.contains("never runs") || $0.contains("only enter") })
      try await app.press("Esc", "2")
      app.router.show(.about)
      try await app.press("1", ":", "g", "o", "o", "d")
      #expect(rows(app).first == "No command here or in the tabs has a name like this.")
    }
  }

  @Test func `an equally good match of this screen comes first`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("cut", [.char("x")], "cut the tea leaves") {}]
      app.resolver.prepare = { $0.actions = [Action("tea", [.char("t")], "tea") {}] }
      try await app.press(":", "t", "e", "a")
      #expect(Array(rows(app).prefix(2)) == ["> cut the tea leaves x here", "tea t Todos"])
    }
  }

  @Test func `a slightly better match of another screen comes after this screen's`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("zoo", [.char("x")], "quiet zoo") {}]
      app.resolver.prepare = { $0.actions = [Action("quiz", [.char("t")], "qz") {}] }
      try await app.press(":", "q", "z")
      #expect(Array(rows(app).prefix(2)) == ["> quiet zoo x here", "qz t Todos"])
    }
  }

  @Test(arguments: [40, 80])
  func `names and keys are complete, and a narrow palette shows the first key only`(columns: Int) throws {
    try onApp(size: Size(columns: columns, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [
        Action("page-down", [Key(.pageDown), .ctrl("f")], "down one page") {},
        Action("change", [.char("/")], "change the query") {},
      ]
      try await app.press(":")
      let rows = rows(app)
      let isNarrow = columns == 40
      #expect(rows[0] == (isNarrow ? "> down one page PageDown" : "> down one page PageDown Ctrl+F here"))
      #expect(rows[1] == (isNarrow ? "change the query /" : "change the query / here"))
    }
  }

  @Test func `the palette is as high as its hits, and its field stays where it is`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      try await app.press(":")
      let all = try #require(app.frame.panes["palette"])
      try await app.press("q", "u", "i", "t")
      let few = try #require(app.frame.panes["palette"])
      #expect(few.row == all.row && few.rows < all.rows)
      #expect(few.rows == rows(app).filter { !$0.isEmpty }.count + 3)
      try await app.press("z", "z")
      #expect(app.frame.panes["palette"]?.rows == 4)
    }
  }

  @Test func `moves come last`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      let moves = ListMoves(move: { _ in }, select: { _ in })
      stub.actions =
        moves.actions({ Texts(.en) }) { true } + [Action("throw-it-away", [.char("x")], "throw it away") {}]
      try await app.press(":")
      let rows = rows(app)
      #expect(rows.first == "> throw it away x here")
      try await app.press("Up", "d", "o", "w", "n")
      #expect(self.rows(app).first == "> down j Down here")
    }
  }

  @Test func `a click beside it closes it, and does nothing else`() throws {
    try onApp { app in
      for opener in [":", "?"] {
        try await app.press(opener)
        let pane = opener == ":" ? "palette" : "help"
        let box = try #require(app.frame.panes[pane])
        try await app.mouse(.press(.left), row: box.row, column: box.column)
        #expect(app.frame.panes[pane] != nil)
        try await app.mouse(.press(.left), row: 0, column: 12)
        #expect(app.frame.panes[pane] == nil)
      }
      #expect(app.router.currentTab == 0)
    }
  }

  @Test func `an id is found too, in any language`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("make-todo", [.char("t")], "ToDoに追加") {}]
      try await app.press("Ctrl+P", "m", "a", "k", "e")
      #expect(rows(app).first == "> ToDoに追加 t here")
    }
  }

  @Test func `Esc closes it and does nothing else`() throws {
    try onApp { app in
      try await app.press(":", "q", "Esc")
      #expect(app.frame.panes["palette"] == nil)
      #expect(app.endings == [])
    }
  }

  @Test func `Enter does nothing while nothing matches`() throws {
    try onApp { app in
      try await app.press(":", "#", "#", "Enter")
      #expect(rows(app).first == "No command here or in the tabs has a name like this.")
      try await app.press("Ctrl+U")
      #expect(rows(app).count > 3)
    }
  }

  @Test func `a click selects and a double click runs`() throws {
    try onApp { app in
      try await app.press(":")
      let at = try #require(app.frame.panes["palette"])
      let todos = try #require(rows(app).firstIndex { $0.hasPrefix("Todos") })
      try await app.mouse(.press(.left), row: at.row + 2 + todos, column: at.column + 5)
      #expect(rows(app)[todos].hasPrefix("> Todos"))
      try await app.mouse(.doubleClick, row: at.row + 2 + todos, column: at.column + 5)
      #expect(app.router.currentTab == 1)
    }
  }

  @Test func `while typing, a colon is text and Ctrl+P opens the palette`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      try await app.press(":")
      #expect(app.frame.panes["palette"] == nil)
      try await app.press("Ctrl+P")
      #expect(rows(app).contains("quit q everywhere"))
    }
  }
}
