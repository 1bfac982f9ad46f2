import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct AboutViewTests {
  @Test func `a packaged program names the page where its users report`() throws {
    try onAbout(prepare: { $0.facts.homepage = "https://octodo.example" }) { screen in
      #expect(screen.lines.contains { $0.contains("Problems      Report bugs at https://octodo.example.") })
      #expect(!screen.lines.contains { $0.contains("where you got") })
    }
  }

  @Test func `it shows versions, files and dependencies`() throws {
    try onAbout { screen in
      #expect(
        screen.lines.filter { !$0.isEmpty } == [
          "> Version       octodo 1.2.3",
          "  Built with    Swift 6.9",
          "  Licence       MIT",
          "  Problems      Report bugs on the issue tracker of the repository where you got",
          "                octodo. Report a security problem in private: \"Report a",
          "                vulnerability\" on its Security page, as SECURITY.md says.",
          "Libraries in use",
          "  libcurl       cannot be loaded",
          "  ncurses       6.4",
          "  SQLite        not shown in scripts",
          "Files",
          "  Settings      ~/.config/octodo/config.yml",
          "  Todos         ~/.local/share/octodo/octodo.db",
          "  Usage log     ~/.local/state/octodo/events.jsonl",
          "  Random id     ~/.local/share/octodo/user-id",
          "Dependencies",
          "  All licences  the texts of all 3",
          "  Long          2.0 · https://long.example",
          "  SQLite        https://sqlite.example",
        ])
      #expect(screen.app.frame.focus == "about")
      #expect(screen.world.tracker.events.last == .pageView(.about))
      #expect(screen.app.status.contains(" L all licences · o browser"))
      try await screen.app.press("j", "j")
      #expect(screen.selectedTitle == "Licence")
      #expect(screen.app.status.contains("Enter licence · L all licences"))
    }
  }

  @Test func `the selection skips headings and stops at both ends`() throws {
    try onAbout(size: Size(columns: 80, rows: 12)) { screen in
      let moves =
        [
          "k": "Version", "j": "Built with", "Down": "Licence", "j": "Problems", "j": "libcurl",
          "Up": "Problems",
          "G": "SQLite", "j": "SQLite", "Home": "Version", "Ctrl+D": "libcurl", "Ctrl+U": "Version",
          "PageDown": "Usage log", "PageUp": "Version", "End": "SQLite", "g": "Version", "Space": "Usage log",
        ] as KeyValuePairs<String, String>
      for (key, label) in moves {
        try await screen.app.press(key)
        #expect(screen.selectedTitle == label, "\(key)")
        #expect(screen.lines.contains { $0.hasPrefix("> \(label)") }, "\(key)")
      }
    }
  }

  @Test func `Enter shows the licence of the selected row`() throws {
    try onAbout { screen in
      try await screen.app.press("Enter")
      #expect(screen.app.router.depth == 2)
      try await screen.app.press("j", "j", "Enter")
      #expect(screen.text.prefix(3) == ["octodo", "", "MIT License"])
      #expect(screen.world.tracker.events.last == .pageView(.licenses))
      try await screen.app.press("Esc", "G", "Enter")
      #expect(screen.text.prefix(4) == ["SQLite", "https://sqlite.example", "", "Public domain."])
      #expect(screen.app.status.hasPrefix(" Licence of SQLite, 100%"))
    }
  }

  @Test func `L and the row of all licences show all`() throws {
    try onAbout { screen in
      try await screen.app.press("L")
      #expect(screen.text.prefix(8) == ["octodo", "", "MIT License", "", "As is.", "", "", "Long 2.0"])
      try await screen.app.press("Esc", "G", "k", "k")
      #expect(screen.selectedTitle == "All licences")
      try await screen.app.press("Enter")
      #expect(screen.text.first == "octodo")
      #expect(screen.app.status.hasPrefix(" All licences, "))
    }
  }

  @Test func `o opens the selected dependency's address and Y copies it`() throws {
    try onAbout { screen in
      try await screen.app.press("G", "o", "Y")
      #expect(screen.world.desktop.opened == ["https://sqlite.example"])
      #expect(screen.world.desktop.copied == ["https://sqlite.example"])
      try await screen.app.press("g", "o")
      #expect(screen.app.status.hasPrefix(" This row has no web address. Dependencies have one."))
      screen.world.desktop.failure = .browserNotStarted(program: "lynx", reason: "x")
      try await screen.app.press("G", "o")
      #expect(screen.app.status.hasPrefix(" lynx could not be started (x)."))
    }
  }

  @Test func `Y on another row copies the versions for a report`() throws {
    try onAbout { screen in
      try await screen.app.press("Y")
      #expect(screen.world.desktop.copied == ["octodo 1.2.3\nSwift 6.9\nncurses 6.4"])
    }
  }

  @Test func `the mouse selects and opens`() throws {
    try onAbout { screen in
      let line = try #require(screen.app.rows.firstIndex { $0.hasPrefix("  Long") })
      try await screen.app.mouse(.press(.left), row: line, column: 4)
      #expect(screen.selectedTitle == "Long")
      try await screen.app.mouse(.scrollUp, row: line, column: 4)
      #expect(screen.selectedTitle == "Usage log")
      try await screen.app.mouse(.doubleClick, row: line, column: 4)
      #expect(screen.text.first == "Long 2.0")
    }
  }

  @Test func `a narrow terminal puts long values below their labels, and the others next to them`() throws {
    try onAbout(size: Size(columns: 40, rows: 12)) { screen in
      #expect(screen.lines.first == "> Version       octodo 1.2.3")
      #expect(screen.lines[1] == "  Built with    Swift 6.9")
      for _ in 0..<9 { try await screen.app.press("j") }
      #expect(screen.selectedTitle == "Usage log")
      #expect(screen.lines.suffix(2) == ["> Usage log", "    ~/.local/state/octodo/events.jsonl"])
      try await screen.app.press("G")
      #expect(screen.lines.last == "> SQLite        https://sqlite.example")
      try await screen.app.press("g")
      #expect(screen.lines.first == "> Version       octodo 1.2.3")
    }
  }

  @Test func `a heading becomes visible with the first of its rows`() throws {
    try onAbout(size: Size(columns: 80, rows: 12)) { screen in
      try await screen.app.press("G", "k", "k", "k", "k", "k", "k")
      #expect(screen.selectedTitle == "Settings")
      #expect(screen.lines.prefix(3) == ["", "Files", "> Settings      ~/.config/octodo/config.yml"])
    }
  }

  @Test func `Japanese values are aligned`() throws {
    try onAbout(prepare: { $0.preferences.language = .ja }) { screen in
      #expect(screen.lines[0] == "> バージョン          octodo 1.2.3")
      #expect(screen.lines[1] == "  ビルド環境          Swift 6.9")
      #expect(screen.lines.contains("  すべてのライセンス  3件の全文を続けて表示"))
    }
  }

  @Test func `y offers the versions on each row, and name and address of a dependency`() throws {
    try onAbout { screen in
      try await screen.app.press("y")
      let menu = screen.app.frame.rows(of: "copy")
      #expect(menu.count == 4)
      #expect(menu.contains { $0.contains("v  versions for a bug report") })
      #expect(menu.contains { $0.contains("octodo 1.2.3") })
      try await screen.app.press("v")
      try await screen.app.press("G", "y", "a")
      try await screen.app.press("y", "n")
      try await screen.app.press("y", "v")
      let versions = "octodo 1.2.3\nSwift 6.9\nncurses 6.4"
      #expect(screen.world.desktop.copied == [versions, "https://sqlite.example", "SQLite", versions])
      try await screen.app.press("/", "x", "q", "x", "Enter", "y")
      #expect(screen.app.frame.panes["copy"] == nil)
    }
  }
}
