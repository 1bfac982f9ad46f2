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
      try await app.world.settle()
      let rows = app.frame.rows(of: "dialog")
      #expect(rows.first?.contains(" Delete this todo? ") == true)
      #expect(rows.contains { $0.contains("buy milk") })
      #expect(rows.last?.contains(" y Delete · n Cancel ") == true)
      #expect(app.frame.focus == "dialog")
      #expect(app.frame.cursor == nil)
      let box = try #require(app.frame.panes["dialog"])
      #expect(app.frame.hiddenCursor == Point(row: box.row + 1, column: box.column + 2))
    }
  }

  @Test(
    arguments: [
      ("y", true), ("Y", true), ("Enter", false), ("n", false), ("N", false), ("q", false), ("Esc", false),
    ] as [(String, Bool)])
  func `keys answer a dialog`(key: String, expected: Bool) throws {
    try onApp { app in
      let answers = Answers()
      app.world.dialogs.ask(Self.question) { answers.add($0) }
      try await app.press(key)
      #expect(answers.all == [expected])
      #expect(app.frame.panes["dialog"] == nil)
    }
  }

  @Test func `Enter answers yes only where the question says so`() throws {
    try onApp { app in
      let answers = Answers()
      var question = Self.question
      question.enter = true
      app.world.dialogs.ask(question) { answers.add($0) }
      try await app.press("Enter")
      #expect(answers.all == [true])
    }
  }

  @Test func `a dialog takes all input`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      app.world.dialogs.ask(Self.question) { _ in }
      try await app.press("2", "Tab", "?", "x")
      try await app.paste("y")
      try await app.mouse(.press(.left), row: 0, column: 12)
      #expect(app.resolver.stubs.first?.events == [])
      #expect(app.world.tracker.events == before)
      #expect(app.world.dialogs.question == Self.question)
      #expect(app.terminal.grid.takeEffects() == [.bell, .bell, .bell, .bell])
    }
  }

  @Test func `a dialog sends no event`() throws {
    try onApp { app in
      let before = app.world.tracker.events
      app.world.dialogs.ask(Self.question) { _ in }
      try await app.press("y")
      #expect(app.world.tracker.events == before)
    }
  }

  @Test func `a long question stays inside of the smallest terminal`() throws {
    try onApp(size: Size(columns: 40, rows: 8)) { app in
      let long = String(repeating: "many words ", count: 100)
      app.world.dialogs.ask(Question(title: "Sure?", detail: long, yes: "Yes")) { _ in }
      try await app.world.settle()
      let pane = try #require(app.frame.panes["dialog"])
      #expect(pane.endRow <= 8)
      #expect(pane.endColumn <= 40)
      #expect(app.frame.rows(of: "dialog").last?.contains("y Yes") == true)
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
