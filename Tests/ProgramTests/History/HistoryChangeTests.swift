import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Program

struct HistoryChangeTests {
  @Test func `D asks first, and no keeps the row`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("D")
      #expect(screen.app.frame.rows(of: "dialog").contains { $0.contains("visit 0") })
      try await screen.app.press("n")
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
    }
  }

  @Test func `D and yes delete the row and select the next, also when they come at once`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("j")
      try await screen.app.pressAtOnce("D", "y")
      let titles = try await screen.storedTitles
      #expect(titles == ["visit 0", "visit 2"])
      #expect(screen.selectedTitle == "visit 2")
      #expect(screen.app.status == " Deleted from the history: visit 1.")
      try await screen.app.press("D", "y")
      #expect(screen.selectedTitle == "visit 0")
    }
  }

  @Test func `without confirmation D deletes at once, and C asks all the same`() throws {
    try onHistory(3, prepare: { $0.preferences.confirmsDelete = false }) { screen in
      try await screen.app.press("D")
      var titles = try await screen.storedTitles
      #expect(titles == ["visit 1", "visit 2"])
      try await screen.app.press("C")
      #expect(screen.app.frame.rows(of: "dialog").contains { $0.contains("2 entries") })
      titles = try await screen.storedTitles
      #expect(titles.count == 2)
      try await screen.app.press("y")
      titles = try await screen.storedTitles
      #expect(titles.isEmpty)
      #expect(screen.app.status == " The history is empty.")
      #expect(screen.app.rows.contains("  Nothing opened yet."))
    }
  }

  @Test func `a key after a change is for the history that was read anew`() throws {
    try onHistory(4, prepare: { $0.preferences.confirmsDelete = false }) { screen in
      screen.world.visits.readingTime = .milliseconds(50)
      screen.world.visits.writingTime = .milliseconds(50)
      try await screen.app.pressAtOnce("D", "D")
      try await screen.world.advance(by: .seconds(1))
      var titles = try await screen.storedTitles
      #expect(titles == ["visit 2", "visit 3"])
      try await screen.app.pressAtOnce("C", "y", "E")
      try await screen.world.advance(by: .seconds(1))
      titles = try await screen.storedTitles
      #expect(titles.isEmpty)
      #expect(screen.presenter.list.state.menu == nil)
    }
  }

  @Test func `clearing goes by no, too`() throws {
    try onHistory(3) { screen in
      try await screen.app.press("C", "n")
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
    }
  }

  @Test func `in an empty history there is nothing to delete, to clear or to export`() throws {
    try onHistory { screen in
      for key in ["D", "C"] {
        try await screen.app.press(key)
        #expect(screen.app.frame.panes["dialog"] == nil)
      }
      screen.presenter.clear()
      try await screen.world.settle()
      #expect(screen.app.frame.panes["dialog"] == nil)
      try await screen.app.press("E", "f", "Enter")
      #expect(screen.app.frame.panes["export"] == nil)
      #expect(screen.world.desktop.savedFiles.isEmpty)
    }
  }

  @Test func `a change that takes long says so, and one that fails why`() throws {
    try onHistory(3) { screen in
      screen.world.visits.readingTime = .seconds(1)
      screen.world.visits.writingTime = .seconds(1)
      try await screen.app.press("D", "y")
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
