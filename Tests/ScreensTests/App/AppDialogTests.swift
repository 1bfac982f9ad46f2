import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct AppDialogTests {
  private static let question = Question(title: "Delete this todo?", detail: "buy milk", yes: "Delete")

  @Test func `a dialog shows its question and has the focus`() throws {
    try onApp { app in
      app.world.dialogs.ask(Self.question) { _ in }
      try await app.world.waitUntilIdle()
      let rows = app.frame.rows(of: "dialog")
      #expect(rows.first?.contains(" Delete this todo? ") == true)
      #expect(rows.contains { $0.contains("buy milk") })
      #expect(rows.contains { $0.contains(" [Cancel]   Delete ") })
      #expect(rows.last?.contains(" Esc Cancel · Y Delete · Tab next · Enter chooses ") == true)
      #expect(app.frame.focus == "dialog")
      #expect(app.frame.cursor == nil)
      let box = try #require(app.frame.panes["dialog"])
      #expect(app.frame.hiddenCursor == Point(row: box.row + 1, column: box.column + 2))
    }
  }

  @Test func `a title that the frame would cut is the beginning of the text`() throws {
    try onApp(size: Size(columns: 40, rows: 12)) { app in
      var question = Self.question
      question.title = "Delete for good what was deleted before?"
      app.world.dialogs.ask(question) { _ in }
      try await app.world.waitUntilIdle()
      let rows = app.frame.rows(of: "dialog")
      #expect(!rows.contains { $0.contains("…") })
      #expect(rows[1].contains("Delete for good what was deleted"))
      #expect(rows[2].contains("before?"))
      #expect(rows[3].contains("buy milk"))
    }
  }

  @Test(
    arguments: [
      (["Y"], true), (["Enter"], false), (["n"], false), (["N"], false), (["q"], false), (["Esc"], false),
      (["Tab", "Enter"], true), (["Right", "Enter"], true), (["Left", "Enter"], true),
      (["Shift+Tab", "Enter"], true), (["Tab", "Tab", "Enter"], false), (["y", "Esc"], false),
    ] as [([String], Bool)])
  func `keys answer a dialog`(keys: [String], expected: Bool) throws {
    try onApp { app in
      let answers = Answers()
      app.world.dialogs.ask(Self.question) { answers.add($0) }
      try await app.world.waitUntilIdle()
      for key in keys { try await app.press(key) }
      #expect(answers.all == [expected])
      #expect(app.frame.panes["dialog"] == nil)
    }
  }

  @Test func `a yes that discards nothing has the focus and no letter`() throws {
    try onApp { app in
      let answers = Answers()
      var question = Self.question
      question.isYesSafe = true
      app.world.dialogs.ask(question) { answers.add($0) }
      try await app.world.waitUntilIdle()
      #expect(app.frame.rows(of: "dialog").last?.contains(" Esc Cancel · Tab next · Enter chooses -") == true)
      try await app.press("Y", "n", "N", "q")
      #expect(answers.all == [])
      try await app.press("Enter")
      #expect(answers.all == [true])
    }
  }

  @Test func `keys before the first frame of a question are dropped`() throws {
    try onApp { app in
      let answers = Answers()
      for answered in 0..<2 {
        app.world.dialogs.ask(Self.question) { answers.add($0) }
        try await app.pressAtOnce("Y", "Tab", "Enter")
        #expect(answers.all.count == answered)
        #expect(app.frame.rows(of: "dialog").contains { $0.contains("[Cancel]") })
        try await app.press("Y")
      }
      #expect(answers.all == [true, true])
    }
  }

  @Test func `a click on an answer takes it`() throws {
    try onApp { app in
      let answers = Answers()
      app.world.dialogs.ask(Self.question) { answers.add($0) }
      try await app.world.waitUntilIdle()
      let box = try #require(app.frame.panes["dialog"])
      let rows = app.frame.rows(of: "dialog")
      let line = try #require(rows.firstIndex { $0.contains("[Cancel]   Delete ") })
      let column = try #require(rows[line].firstRange(of: "Delete")).lowerBound.utf16Offset(in: rows[line])
      try await app.mouse(.press(.left), row: box.row + line, column: box.column + 2)
      #expect(answers.all == [])
      try await app.mouse(.press(.left), row: box.row + line, column: box.column + column)
      #expect(answers.all == [true])
    }
  }

  @Test
  func `answers that do not fit in a row are stacked, and the hidden cursor follows the focus`()
    throws
  {
    try onApp(size: Size(columns: 40, rows: 8)) { app in
      let question = Question(
        title: "Draft", detail: "half a thought", yes: "Continue editing", no: "Not now", other: "Discard",
        isYesSafe: true)
      app.world.dialogs.ask(question) { _ in }
      try await app.world.waitUntilIdle()
      try await app.press("Tab", "Tab")
      let rows = app.frame.rows(of: "dialog")
      #expect(rows.count <= 8)
      #expect(rows.contains { $0.contains(" Continue editing ") })
      let line = try #require(rows.firstIndex { $0.contains("[Discard]") })
      let box = try #require(app.frame.panes["dialog"])
      #expect(app.frame.hiddenCursor.row == box.row + line)
    }
  }

  @Test func `a dialog takes all input`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      app.world.dialogs.ask(Self.question) { _ in }
      try await app.world.waitUntilIdle()
      try await app.press("2", "Tab", "#", "x")
      try await app.paste("y")
      try await app.mouse(.press(.left), row: 0, column: 12)
      #expect(app.resolver.stubs.first?.events == [])
      #expect(app.world.tracker.events == before)
      #expect(app.world.dialogs.question == Self.question)
      #expect(app.terminal.grid.takeEffects() == [.bell, .bell, .bell])
      try await app.press("z")
      #expect(app.status.hasPrefix(" `z` does nothing here."))
      try await app.press("Tab")
      #expect(!app.status.contains("does nothing"))
    }
  }

  @Test func `a dialog sends no event`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      app.world.dialogs.ask(Self.question) { _ in }
      try await app.world.waitUntilIdle()
      try await app.press("Y")
      #expect(app.world.dialogs.question == nil)
      #expect(app.world.tracker.events == before)
    }
  }

  @Test func `a long question stays inside of the smallest terminal`() throws {
    try onApp(size: Size(columns: 40, rows: 8)) { app in
      let long = String(repeating: "many words ", count: 100)
      app.world.dialogs.ask(Question(title: "Sure?", detail: long, yes: "Yes")) { _ in }
      try await app.world.waitUntilIdle()
      let pane = try #require(app.frame.panes["dialog"])
      #expect(pane.endRow <= 8)
      #expect(pane.endColumn <= 40)
      #expect(app.frame.rows(of: "dialog").last?.contains("Y Yes") == true)
    }
  }

  @Test func `a text that is cut says so, and keys and the wheel scroll it without moving the focus`() throws
  {
    try onApp(size: Size(columns: 40, rows: 12)) { app in
      let answers = Answers()
      let runs = (1...30).map { "touch a-file-with-a-long-name-\($0)" }.joined(separator: "; ")
      app.world.dialogs.ask(Question(title: "Run?", detail: runs, yes: "Run")) { answers.add($0) }
      try await app.world.waitUntilIdle()
      let first = app.frame.rows(of: "dialog")
      #expect(first.first?.contains(" 6 of ") == true)
      #expect(first.last?.contains("more below") == true)
      try await app.press("Down", "j")
      #expect(app.frame.rows(of: "dialog")[1] == first[3])
      try await app.press("k", "Up")
      #expect(app.frame.rows(of: "dialog") == first)
      try await app.press("Space")
      #expect(app.frame.rows(of: "dialog")[1] == first[6])
      try await app.press("PageUp", "G")
      let last = app.frame.rows(of: "dialog")
      #expect(last.contains { $0.contains("-30") })
      #expect(last.last?.contains("more below") == false)
      #expect(last.contains { $0.contains("[Cancel]") })
      try await app.press("g")
      #expect(app.frame.rows(of: "dialog") == first)
      let box = try #require(app.frame.panes["dialog"])
      try await app.mouse(.scrollDown, row: box.row + 1, column: box.column + 1)
      #expect(app.frame.rows(of: "dialog")[1] == first[4])
      try await app.press("Down", "Enter")
      #expect(answers.all == [false])
    }
  }

  @Test func `the end of the program answers no`() throws {
    try onApp { app in
      let answers = Answers()
      app.world.dialogs.ask(Self.question) { answers.add($0) }
      try await app.press("Ctrl+C")
      #expect(answers.all == [false])
    }
  }
}

@LoopActor
private final class Answers {
  private(set) var all: [Bool] = []

  func add(_ answer: Bool) { all.append(answer) }
}
