import AppTestSupport
import Domain
import EventLoop
import History
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import UseCases

struct HistoryReadingTests {
  @Test func `a long history is read in parts, and every row on the way is shown`() throws {
    try onHistory(5_000) { screen in
      for _ in 0..<60 {
        try await screen.app.press("PageDown")
        let rows = screen.app.frame.rows(of: "history").dropFirst()
        #expect(rows.allSatisfy { $0.contains("visit ") })
      }
      #expect(screen.presenter.list.state.window.items.count == 600)
      #expect(screen.world.visits.reads < 20)
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "visit 4999")
      try await screen.app.press("g")
      #expect(screen.selectedTitle == "visit 0")
    }
  }

  @Test(arguments: [(53, false, false), (59, true, false), (62, true, false), (73, true, true)])
  func `the visits and then the kinds are left out where a title needs their columns`(
    columns: Int, hasKinds: Bool, hasVisits: Bool
  ) throws {
    let title = "octo/kettle#998 The kettle whistles at night"
    try onHistory(2, size: Size(columns: columns, rows: 12)) { screen in
      try await screen.world.record(Visit(.todo(id: 77), title: title))
      try await screen.app.press("r")
      let rows = screen.app.frame.rows(of: "history")
      #expect(rows[1].contains(title))
      #expect(rows[0].contains("kind") == hasKinds)
      #expect(rows[0].contains("visits") == hasVisits)
    }
  }

  @Test func `a key right after a jump applies to the row that it jumped to`() throws {
    try onHistory(5_000, prepare: { $0.preferences.confirms = true }) { screen in
      screen.world.visits.readingTime = .milliseconds(50)
      try await screen.app.pressAtOnce("G", "D")
      try await screen.world.advance(by: .milliseconds(60))
      #expect(screen.app.frame.rows(of: "dialog").contains { $0.contains("visit 4999") })
    }
  }

  @Test func `a move while the history is reloaded counts`() throws {
    try onHistory(5) { screen in
      screen.world.visits.readingTime = .milliseconds(50)
      try await screen.app.press("r", "j")
      try await screen.world.advance(by: .milliseconds(60))
      #expect(screen.selectedTitle == "visit 1")
    }
  }

  @Test func `what was opened meanwhile is at the top when the tab is chosen again`() throws {
    try onHistory(2) { screen in
      try await screen.app.press("2")
      try await screen.world.record(Visit(.todo(id: 77), title: "new"))
      try await screen.app.press("1")
      #expect(screen.presenter.list.item(at: 0)?.visit.title == "new")
      #expect(screen.selectedTitle == "visit 0")
    }
  }

  @Test func `an unreadable history says why, and r retries`() throws {
    try onHistory(2, prepare: { $0.visits.failure = .storage(.locked) }) { screen in
      #expect(
        screen.app.rows.contains {
          $0.contains("! The todo file could not be read or written: another program has it locked")
        }
      )
      #expect(screen.app.status.hasPrefix(" Loading failed · r tries again"))
      screen.world.visits.failure = nil
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "visit 0")
      #expect(!screen.app.rows.contains { $0.contains("!") })
    }
  }

  @Test func `a later part that cannot be read says why, and r reads it`() throws {
    try onHistory(5_000) { screen in
      screen.world.visits.failure = .storage(.diskFault)
      try await screen.app.press("G")
      #expect(screen.presenter.list.state.phase == .failed(.storage(.diskFault)))
      #expect(screen.app.rows.contains { $0.contains("! The todo file could not be read") })
      #expect(screen.selectedTitle == nil)
      screen.world.visits.failure = nil
      try await screen.app.press("r")
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(screen.selectedTitle == "visit 4999")
    }
  }

  @Test func `loaded rows stay visible if a later part cannot be read`() throws {
    try onHistory(5_000) { screen in
      screen.world.visits.failure = .storage(.diskFault)
      for _ in 0..<25 { try await screen.app.press("PageDown") }
      #expect(screen.presenter.list.state.phase == .failed(.storage(.diskFault)))
      #expect(screen.selectedTitle == "visit \(screen.presenter.list.state.selected)")
    }
  }

  @Test func `a move retries what could not be read, and clears the message`() throws {
    try onHistory(5_000) { screen in
      screen.world.visits.failure = .storage(.diskFault)
      try await screen.app.press("G")
      screen.world.visits.failure = nil
      try await screen.app.press("k")
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(screen.selectedTitle == "visit 4998")
    }
  }

  @Test func `the mouse selects, scrolls and opens`() throws {
    try onHistory(60, prepare: { try await $0.fill(open: 60) }) { screen in
      try await screen.app.mouse(.press(.left), row: 5, column: 10)
      #expect(screen.selectedTitle == "visit 3")
      try await screen.app.mouse(.scrollDown, row: 5, column: 10)
      #expect(screen.selectedTitle == "visit 6")
      try await screen.app.mouse(.scrollUp, row: 5, column: 10)
      #expect(screen.selectedTitle == "visit 3")
      try await screen.app.mouse(.doubleClick, row: 4, column: 10)
      #expect(screen.app.resolver.stubs.map(\.page) == [.todoEditor])
    }
  }

  @Test(arguments: [40, 59, 60, 80, 99])
  func `the columns are below their names, and named in both languages`(columns: Int) throws {
    for language in [Preferences(), Preferences(language: .ja)] {
      try onHistory(
        0, size: Size(columns: columns, rows: 12),
        prepare: { world in
          world.preferences = language
          let name = try #require(RepoName("apple/swift"))
          try await world.record(
            Visit(.todo(id: 1), title: "牛乳を買う"),
            Visit(.repo(name), title: "apple/swift"))
        }
      ) { screen in
        let frame = screen.app.frame
        let age = language.language == .ja ? "1     今" : "1    now"
        for row in 2...3 { #expect(frame.text(row: row, columns: 0..<columns).hasSuffix(age)) }
        let header = frame.text(row: 1, columns: 0..<columns)
        #expect(header.hasSuffix(language.language == .ja ? "前回" : "opened"))
      }
    }
  }
}
