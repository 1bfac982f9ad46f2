import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Screens

struct AppHelpTests {
  @LoopActor private static let actions = [
    Action("throw-it-away", [.char("x"), Key(.delete)], "throw it away") {},
    Action("keep-it", [.ctrl("s")], "keep it") {},
  ]

  @Test func `the help lists the screen's keys and the program's keys, and no others`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = Self.actions
      try await app.press("?")
      let lines = helpLines(app)
      #expect(
        Array(lines.prefix { $0 != "" }) == [
          "Here", "x Delete             throw it away", "Ctrl+S               keep it",
        ])
      #expect(
        Array(lines.drop { $0 != "Everywhere" }.prefix(12)) == [
          "Everywhere", "Tab                  next tab", "Shift+Tab            previous tab",
          "1 Alt+1              Search", "2 Alt+2              Todos", "q                    quit",
          ": Ctrl+P             find a command by its name",
          "? F1                 show the keys that work here",
          "Ctrl+L               redraw the screen", "Ctrl+Z               suspend (fg resumes)",
          "Ctrl+C               quit", "                     Mouse: a click selects, a double click opens,",
        ])
    }
  }

  @Test func `a key that the screen handles is not listed for the program`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("something-else", [Key(.escape), .char("?")], "something else") {}]
      try await app.press("F1")
      let lines = helpLines(app)
      #expect(lines.contains("Esc ?                something else"))
      #expect(lines.contains("F1                   show the keys that work here"))
      #expect(!lines.contains { $0.hasPrefix("Esc") && $0.hasSuffix("back") })
    }
  }

  @Test func `in a field the help lists no single characters`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      try await app.press("F1")
      let lines = helpLines(app)
      #expect(lines.contains("F1                   show the keys that work here"))
      #expect(!lines.contains { $0.hasPrefix("1 ") || $0.hasPrefix("q ") })
    }
  }

  @Test func `a question mark in an empty field opens the help, which lists it`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.isTyping = true
      stub.takesQuestionMarkAsHelp = true
      try await app.world.waitUntilIdle()
      #expect(app.status.hasSuffix("? keys"))
      try await app.press("?")
      #expect(stub.events == [])
      #expect(helpLines(app).contains("? F1                 show the keys that work here"))
    }
  }

  @Test func `the help sends no event and hides the cursor`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      try await app.press("?")
      #expect(app.frame.panes["help"] != nil)
      #expect(app.frame.cursor == nil)
      try await app.press("Esc")
      #expect(app.frame.panes["help"] == nil)
      #expect(app.world.tracker.events == before)
    }
  }

  @Test(arguments: ["F1", "?"])
  func `over a question and a menu the help lists their keys, and closing it leads back`(key: String) throws {
    try onApp { app in
      let dialogs = app.world.dialogs
      dialogs.ask(Question(title: "Sure?", detail: "", yes: "Delete", no: "Keep")) { _ in }
      try await app.world.waitUntilIdle()
      try await app.press("Tab", key)
      #expect(helpLines(app).contains("Y                    Delete"))
      #expect(helpLines(app).contains("Esc n q              Keep"))
      #expect(app.terminal.grid.takeEffects() == [])
      try await app.press("Y")
      #expect(app.status.contains("`Y` does nothing here."))
      try await app.press(key)
      #expect(app.frame.panes["help"] == nil && dialogs.question != nil && dialogs.focus == .yes)
      dialogs.dismiss()

      let choices = [Menu.Choice("a", key: "a", "first"), Menu.Choice("b", key: "q", "second")]
      dialogs.show(Menu("letters", title: "Letters", choices: choices, verbs: [.init("o", "browser")])) { _ in
      }
      try await app.world.waitUntilIdle()
      try await app.press(key)
      #expect(helpLines(app).contains("a                    first"))
      #expect(helpLines(app).contains("o                    browser"))
      #expect(helpLines(app).contains("Esc h Left           close the box"))
      try await app.press("Esc")
      #expect(app.frame.panes["help"] == nil && dialogs.menu != nil)
      try await app.press("Esc")
      #expect(dialogs.menu == nil)
    }
  }

  @Test func `in a field of a box F1 opens the help, and a question mark is text`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let (dialogs, environment) = (app.world.dialogs, app.world.environment)
      environment.ask(BoxForm("form", title: "Form", fields: [.text("f", "Field", value: "", hint: "")])) {
        _ in
      }
      try await app.press("a", "?", "F1")
      #expect(helpLines(app).contains("Enter                apply"))
      #expect(helpLines(app).contains { $0.hasSuffix("delete the character before the cursor") })
      #expect(helpLines(app).contains("F1                   show the keys that work here"))
      try await app.press("b", "Esc")
      #expect(app.frame.panes["help"] == nil && dialogs.form?.values[0].line?.text == "a?")
      try await app.press("Esc", ":", "F1")
      #expect(helpLines(app).contains("Enter                run the command"))
      try await app.press("Esc")
      #expect(app.frame.panes["help"] == nil && app.frame.panes["palette"] != nil)
      try await app.press("Esc")
      #expect(app.frame.panes["palette"] == nil)
      // A search in a box is a field, too.
      dialogs.show(Menu("many", title: "Many", choices: [Menu.Choice("a", "first")])) { _ in }
      try await app.press("/", "?", "F1")
      #expect(helpLines(app).contains("Esc                  cancel the search"))
      try await app.press("F1")
      #expect(app.frame.panes["help"] == nil && dialogs.menu?.prompt?.line.text == "?")
    }
  }

  @Test func `a question over the help of a screen takes the keys`() throws {
    try onApp { app in
      try await app.press("?")
      app.world.dialogs.ask(Question(title: "Sure?", detail: "", yes: "Delete")) { _ in }
      try await app.world.waitUntilIdle()
      try await app.press("Y")
      #expect(app.world.dialogs.question == nil && app.frame.panes["help"] != nil)
    }
  }

  @Test func `a click beside the help of a box closes only the help`() throws {
    try onApp { app in
      app.world.dialogs.show(Menu("many", title: "Many", choices: [Menu.Choice("a", "first")])) { _ in }
      try await app.press("F1")
      try await app.mouse(.press(.left), row: 0, column: 0)
      #expect(app.frame.panes["help"] == nil && app.world.dialogs.menu != nil)
    }
  }

  @Test(arguments: ["Esc", "q", "?", "F1"]) func `the key that opened the help closes it too`(key: String)
    throws
  {
    try onApp { app in
      try await app.press("?", key)
      #expect(app.frame.panes["help"] == nil)
    }
  }

  @Test func `a key that does nothing in the help says so and leaves it open`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = Self.actions
      try await app.press("?", "x")
      #expect(app.frame.panes["help"] != nil)
      #expect(app.status.contains("`x` does nothing here."))
    }
  }

  @Test func `the help takes the user's own keys`() throws {
    try onWorld { world in
      world.preferences.keys = KeyBindings(["down": [.char("s")], "help": [.char("h")]])
      let app = AppHarness(world, size: Size(columns: 60, rows: 12))
      try await app.start()
      try await app.press("h")
      #expect(app.frame.rows(of: "help").last?.contains("more below · s/k scroll, Esc closes") == true)
      let top = helpLines(app)
      try await app.press("s")
      #expect(Array(helpLines(app).prefix(7)) == Array(top.dropFirst()))
      try await app.press("j")
      #expect(app.status.contains("`j` does nothing here."))
      try await app.press("h")
      #expect(app.frame.panes["help"] == nil)
    }
  }

  @Test func `the key that closes the help does nothing else`() throws {
    try onApp { app in
      try await app.press("?", "q")
      #expect(app.endings == [])
      #expect(app.frame.panes["help"] == nil)
      #expect(app.resolver.stubs.first?.events == [.key(.char("?"))])
    }
  }

  @Test func `the help explains how to add a token`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      try await app.press("?")
      #expect(helpLines(app).joined(separator: " ").contains("set GH_TOKEN to a token from"))
    }
  }

  @Test func `a long help scrolls to its last line and no further`() throws {
    try onApp(size: Size(columns: 60, rows: 12)) { app in
      try await app.press("?")
      let top = helpLines(app)
      #expect(top.count == 8)
      try await app.press("j")
      #expect(Array(helpLines(app).prefix(7)) == Array(top.dropFirst()))
      try await app.press("k", "k")
      #expect(helpLines(app) == top)
      for _ in 0..<20 { try await app.press("PageDown") }
      #expect(helpLines(app).last?.hasSuffix("nowhere else.") == true)
      try await app.press("k")
      #expect(helpLines(app).last?.hasSuffix("nowhere else.") == false)
    }
  }

  @Test(arguments: ["g", "Home"]) func `g, G, Home and End go to the start and end of the help`(start: String)
    throws
  {
    try onApp(size: Size(columns: 60, rows: 12)) { app in
      try await app.press("?")
      let top = helpLines(app)
      try await app.press(start == "g" ? "G" : "End")
      let end = helpLines(app)
      #expect(end.last?.hasSuffix("nowhere else.") == true)
      try await app.press(start)
      #expect(helpLines(app) == top)
      try await app.pressAtOnce("G", "j", "j")
      #expect(helpLines(app) == end)
    }
  }

  @Test(arguments: ["Space", "PageDown", "PageUp", "Home", "End", "g", "G", "j", "k"])
  func `a key that scrolls never closes the help`(key: String) throws {
    for rows in [12, 40] {
      try onApp(size: Size(columns: 60, rows: rows)) { app in
        try await app.press("?", key, key)
        #expect(app.frame.panes["help"] != nil)
      }
    }
  }

  @Test(arguments: [40, 80]) func `the frame shows where more text follows`(columns: Int) throws {
    try onApp(size: Size(columns: columns, rows: 12)) { app in
      try await app.press("?")
      #expect(app.frame.rows(of: "help").last?.contains("more below") == true)
      #expect(app.frame.rows(of: "help").last?.contains("…") == false)
      try await app.press("G")
      #expect(app.frame.rows(of: "help").last?.contains("more below") == false)
      try await app.press("k")
      #expect(app.frame.rows(of: "help").last?.contains("more below") == true)
    }
    try onApp(size: Size(columns: columns, rows: 60)) { app in
      try await app.press("?")
      #expect(app.frame.rows(of: "help").last?.contains("Esc closes") == true)
      #expect(app.frame.rows(of: "help").last?.contains("more below") == false)
    }
  }

  @Test func `the slash shows only the keys that match, and Esc shows all again before it closes`() throws {
    try onApp(size: Size(columns: 80, rows: 40)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = Self.actions
      try await app.press("?")
      let all = helpLines(app)
      try await app.press("/")
      #expect(app.frame.focus == "find")
      try await app.type("TAB")
      #expect(helpLines(app).first?.contains("No row contains TAB") == true)
      #expect(app.status.contains("no match"))
      try await app.press("Ctrl+U")
      try await app.type("tab")
      #expect(
        helpLines(app).filter { !$0.isEmpty }.prefix(3) == [
          "Everywhere", "Tab                  next tab", "Shift+Tab            previous tab",
        ])
      #expect(app.status.contains("3 of 13"))
      try await app.press("Enter", "n", "N", "j")
      #expect(app.frame.panes["help"] != nil)
      try await app.press("Esc")
      #expect(helpLines(app) == all)
      try await app.press("Esc")
      #expect(app.frame.panes["help"] == nil)
      #expect(app.frame.focus != "find")
    }
  }

  @Test func `text typed into the search of the help does not trigger its keys`() throws {
    try onApp { app in
      try await app.press("?", "/")
      try await app.type("quit q?")
      #expect(app.frame.panes["help"] != nil)
      try await app.press("Esc", "Esc", "?")
      #expect(!helpLines(app).joined().contains("No row contains"))
    }
  }

  @Test func `each tab has its own help`() throws {
    try onApp { app in
      try await app.press("2", "?", "Esc")
      #expect(app.router.currentTab == 1)
      #expect(app.frame.panes["help"] == nil)
    }
  }
}

/// The text inside of the help's frame.
@LoopActor
private func helpLines(_ app: AppHarness) -> [String] {
  app.frame.rows(of: "help").dropFirst().dropLast().map { row in
    var line = row.dropFirst(2).dropLast(1)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
