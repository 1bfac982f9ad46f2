import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import History

struct HistoryChangeTests {
  private static let confirming: @LoopActor @Sendable (FakeWorld) async throws -> Void = {
    $0.preferences.confirms = true
  }

  @Test(arguments: ["D", "C"]) func `with confirmation a key asks first, and no keeps the rows`(key: String)
    throws
  {
    try onHistory(3, prepare: Self.confirming) { screen in
      try await screen.app.press(key)
      #expect(screen.app.frame.panes["dialog"] != nil)
      try await screen.app.press("Enter")
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
    }
  }

  @Test func `D deletes the row and selects the next, and u restores it`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("j", "D")
      var titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 2"])
      #expect(screen.selectedTitle == "visit 2")
      #expect(screen.app.status.hasPrefix(" Deleted from the history: visit 1. u restores it."))
      try await screen.app.press("D")
      #expect(screen.selectedTitle == "visit 0")
      try await screen.app.press("u")
      #expect(screen.selectedTitle == "visit 2")
      try await screen.app.press("u")
      #expect(screen.selectedTitle == "visit 1")
      #expect(screen.app.status.hasPrefix(" Restored: visit 1."))
      titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 1", "visit 2"])
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" There is nothing to undo."))
    }
  }

  @Test func `U deletes again what u restored, one after the other`() throws {
    try onHistory(4) { screen in
      try await screen.app.press("j", "D", "D", "u", "u")
      var titles = try await screen.storedTitles
      #expect(titles.count == 4)
      #expect(screen.app.status.hasPrefix(" Restored: visit 1. U redoes it."))
      try await screen.app.press("U")
      titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 2", "visit 3"])
      #expect(screen.selectedTitle == "visit 2")
      #expect(screen.app.status.hasPrefix(" 1 entry deleted. u restores it"))
      try await screen.app.press("Ctrl+R")
      titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 3"])
      try await screen.app.press("U")
      #expect(screen.app.status.hasPrefix(" There is nothing to redo."))
      try await screen.app.press("u", "u", "D", "U")
      #expect(screen.app.status.hasPrefix(" There is nothing to redo."))
      titles = try await screen.storedTitles
      #expect(titles.count == 3)
    }
  }

  @Test func `C deletes all rows, and u restores them`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("C")
      var titles = try await screen.storedTitles
      #expect(titles.isEmpty)
      #expect(screen.app.status.hasPrefix(" 3 entries deleted. u restores them, C deletes them for good."))
      #expect(screen.app.rows.contains("  Nothing opened yet."))
      try await screen.app.press("u")
      titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 1", "visit 2"])
      #expect(screen.app.status.hasPrefix(" 3 entries restored."))
    }
  }

  @Test func `C in an empty history permanently deletes what could be restored, and always asks`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("D", "C", "C")
      #expect(screen.app.frame.rows(of: "dialog").contains { $0.contains("3 deleted entries") })
      try await screen.app.press("Enter", "C", "Y", "u")
      #expect(screen.app.status.hasPrefix(" `u` (undo the last delete) is not available here."))
      let titles = try await screen.storedTitles
      #expect(titles.isEmpty)
    }
  }

  @Test func `with a filter C deletes only what it shows, and u restores it`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("/", "1", "Enter", "C")
      #expect(screen.app.status.hasPrefix(" 1 entry deleted."))
      var titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 2"])
      try await screen.app.press("C")
      #expect(screen.app.frame.panes["dialog"] == nil)
      #expect(screen.app.status.hasPrefix(" The list is empty."))
      try await screen.app.press("u")
      titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 1", "visit 2"])
    }
  }

  @Test func `the help of an empty history lists only available actions`() throws {
    try onHistory { screen in
      #expect(screen.app.frame.hiddenCursor == Point(row: 1, column: 0))
      try await screen.app.press("?")
      let help = screen.app.frame.rows(of: "help").joined(separator: "\n")
      #expect(!help.contains("undo") && !help.contains("clear") && !help.contains("preview"))
    }
  }

  @Test func `a key after a change applies to the reloaded history`() throws {
    try onHistory(4) { screen in
      screen.world.visits.readingTime = .milliseconds(50)
      screen.world.visits.writingTime = .milliseconds(50)
      try await screen.app.pressAtOnce("D", "D")
      try await screen.world.advance(by: .seconds(1))
      var titles = try await screen.storedTitles
      #expect(titles == ["visit 2", "visit 3"])
      try await screen.app.pressAtOnce("C", "E")
      try await screen.world.advance(by: .seconds(1))
      titles = try await screen.storedTitles
      #expect(titles.isEmpty)
      #expect(screen.app.frame.panes["export"] == nil)
    }
  }

  @Test func `in an empty history there is nothing to delete, to clear or to export`() throws {
    try onHistory { screen in
      for key in ["D", "C"] {
        try await screen.app.press(key)
        #expect(screen.app.frame.panes["dialog"] == nil)
      }
      #expect(screen.app.status.hasPrefix(" The list is empty."))
      try await screen.app.press("E", "f", "Enter")
      #expect(screen.app.frame.panes["export"] == nil)
      #expect(screen.world.desktop.savedFiles.isEmpty)
    }
  }

  @Test func `a slow change says so, and a failed one says why`() throws {
    try onHistory(3) { screen in
      screen.world.visits.readingTime = .seconds(1)
      screen.world.visits.writingTime = .seconds(1)
      try await screen.app.press("D")
      try await screen.world.advance(by: .milliseconds(200))
      #expect(screen.app.status.hasPrefix(" Waiting for the todo file"))
      screen.world.visits.failure = .storage(.locked)
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.app.status.contains("another program has it locked"))
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
      screen.world.visits.failure = nil
      try await screen.app.press("j")
      #expect(screen.app.status.hasPrefix(" 3 entries"))
    }
  }
}
