import AppTestSupport
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Settings

struct SettingsEditorViewTests {
  @Test(arguments: [(40, 12), (80, 24), (200, 60), (40, 8)])
  func `each row can be reached, and its value can be read, at any size`(columns: Int, rows: Int) throws {
    try onSettings(size: Size(columns: columns, rows: rows)) { screen in
      for (index, row) in screen.presenter.rows.enumerated() {
        screen.presenter.list.select(index)
        try await screen.world.waitUntilIdle()
        let lines = screen.app.frame.rows(of: "settings")
        #expect(lines.contains { $0.contains("> \(row.label)") })
        let text = lines.map { $0.trimmed }.joined(separator: " ")
        #expect(text.contains(row.value))
      }
    }
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `Japanese is aligned in columns too`(columns: Int, rows: Int) throws {
    try onSettings(
      size: Size(columns: columns, rows: rows),
      prepare: { world in
        world.preferences.language = .ja
        world.preferences.chosen.language = .ja
      }
    ) { screen in
      let frame = screen.app.frame
      let first = try #require(frame.panes["settings"]).row
      let starts = (first..<first + 4).map { row in
        (18..<columns).first { frame[row, $0].glyph != .space }
      }
      #expect(Set(starts.dropFirst()).count == 1)
      #expect(frame.rows(of: "settings")[0].hasPrefix("> 言語"))
    }
  }

  @Test func `the notes stay where they are while the user moves through the rows`() throws {
    try onSettings { screen in
      let before = screen.app.frame.rows(of: "settings").prefix(11)
      try await screen.app.press("j", "k")
      #expect(screen.app.frame.rows(of: "settings").prefix(11) == before)
    }
  }

  @Test func `with NO_COLOR the note of the theme says why there are no colours`() throws {
    try onSettings(prepare: { $0.run.hasNoColor = true }) { screen in
      try await screen.select("Theme")
      #expect(screen.app.frame.rows(of: "settings").contains { $0.contains("NO_COLOR is set") })
    }
  }

  @Test func `the status line shows what the selected row can do`() throws {
    try onSettings { screen in
      #expect(screen.app.status.contains("Enter change"))
      try await screen.select("GitHub API")
      #expect(!screen.app.status.contains("Enter"))
      try await screen.app.press("G")
      #expect(screen.app.status.contains("Enter open"))
    }
  }

  @Test func `a click selects, a double click changes, the wheel moves`() throws {
    try onSettings { screen in
      try await screen.app.mouse(.press(.left), row: 2, column: 5)
      #expect(screen.selectedTitle == "Theme")
      try await screen.app.mouse(.doubleClick, row: 2, column: 5)
      #expect(screen.preferences.theme == .auto)
      try await screen.app.mouse(.scrollDown, row: 2, column: 5)
      #expect(screen.selectedTitle == "Confirmations")
      try await screen.app.mouse(.scrollUp, row: 2, column: 5)
      #expect(screen.selectedTitle == "Theme")
    }
  }

  @Test func `keys move to the ends and by pages`() throws {
    try onSettings { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "Todos")
      try await screen.app.press("g", "PageDown")
      #expect(screen.selectedTitle == "Todo file")
      try await screen.app.press("Home", "Ctrl+D")
      #expect(screen.selectedTitle == "Week starts on")
      try await screen.app.press("Ctrl+U", "k")
      #expect(screen.selectedTitle == "Language")
    }
  }

  @Test func `the help names the keys that work on the row`() throws {
    try onSettings { screen in
      #expect(!screen.app.rows.joined().contains("one more"))
      try await screen.app.press("?")
      #expect(!screen.app.frame.rows(of: "help").joined().contains("one more"))
      try await screen.app.press("Esc")
      try await screen.select("Page size")
      try await screen.app.press("?")
      #expect(screen.app.frame.rows(of: "help").joined().contains("one more"))
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
