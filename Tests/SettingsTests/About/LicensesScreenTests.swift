import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

struct LicensesScreenTests {
  @Test func `the texts scroll by every key and stop at their ends`() throws {
    try onAbout(size: Size(columns: 60, rows: 12), opening: .licenses(of: "Long")) { screen in
      let moves =
        [
          "k": "Long 2.0", "j": "https://long.example", "Down": "", "Enter": "line 1", "k": "",
          "Space": "line 9",
          "PageDown": "line 18", "Ctrl+F": "line 27", "Ctrl+D": "line 32", "Ctrl+U": "line 27",
          "PageUp": "line 18", "Ctrl+B": "line 9", "G": "line 91", "j": "line 91", "Home": "Long 2.0",
          "End": "line 91", "g": "Long 2.0", "Up": "Long 2.0",
        ] as KeyValuePairs<String, String>
      for (key, first) in moves {
        try await screen.app.press(key)
        #expect(screen.text.first == first, "\(key)")
      }
    }
  }

  @Test func `the wheel scrolls three lines`() throws {
    try onAbout(size: Size(columns: 60, rows: 12), opening: .licenses(of: "Long")) { screen in
      try await screen.app.mouse(.scrollDown, row: 5, column: 5)
      #expect(screen.text.first == "line 1")
      try await screen.app.mouse(.scrollUp, row: 5, column: 5)
      #expect(screen.text.first == "Long 2.0")
    }
  }

  @Test func `o and Y apply to the licence at the top`() throws {
    try onAbout(size: Size(columns: 60, rows: 12), opening: .licenses(of: nil)) { screen in
      try await screen.app.press("o")
      #expect(screen.app.status.hasPrefix(" octodo itself has no web address here."))
      try await screen.app.press("Space", "o", "Y")
      #expect(screen.world.desktop.opened == ["https://long.example"])
      #expect(screen.world.desktop.copied == ["https://long.example"])
      screen.world.desktop.failure = .browserNotStarted(program: "lynx", reason: "x")
      try await screen.app.press("o")
      #expect(screen.app.status.hasPrefix(" lynx could not be started (x)."))
    }
  }

  @Test func `a new width keeps the visible text where it is`() throws {
    try onAbout(size: Size(columns: 60, rows: 12), opening: .licenses(of: nil)) { screen in
      try await screen.app.press("Space", "Space", "Space")
      let first = screen.text.first
      try await screen.app.resize(columns: 150, rows: 12)
      #expect(screen.text.first == first)
      try await screen.app.resize(columns: 40, rows: 12)
      #expect(screen.text.first == first)
      #expect(screen.app.status.hasPrefix(" All licences, 3"))
    }
  }

  @Test func `the status line is in the user's language, the text is unchanged`() throws {
    try onAbout(opening: .licenses(of: nil), prepare: { $0.preferences.language = .ja }) { screen in
      #expect(screen.text.contains("MIT License"))
      #expect(screen.app.status.hasPrefix(" すべてのライセンス "))
    }
  }
}
