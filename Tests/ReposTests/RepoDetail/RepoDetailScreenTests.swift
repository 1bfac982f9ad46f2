import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Repos

struct RepoDetailScreenTests {
  /// A document of 200 lines on 10 rows, above a message of 2: 3 of the header and 197 of the README.
  private func onLong(
    _ body: @escaping @LoopActor @Sendable (OpenScreen<RepoDetailPresenter>) async throws -> Void
  ) throws {
    try onDetail(
      size: Size(columns: 60, rows: 14),
      prepare: { world in
        world.github.repos.fail(.notFound)
        world.github.readmes.reply((0..<198).map { "line \($0)" }.joined(separator: "  \n"))
      }, body)
  }

  @Test func `the document scrolls by every key and stops at its ends`() throws {
    try onLong { screen in
      #expect(screen.text.first == "swiftlang/swift")
      let moves =
        [
          "k": "swiftlang/swift", "j": nil, "Down": "line 0", "Enter": "line 1", "k": "line 0",
          "Space": "line 9", "PageDown": "line 18", "Ctrl+F": "line 27", "Ctrl+D": "line 32",
          "Ctrl+U": "line 27", "PageUp": "line 18", "Ctrl+B": "line 9", "G": "line 188", "j": "line 188",
          "Home": "swiftlang/swift", "End": "line 188", "g": "swiftlang/swift", "Up": "swiftlang/swift",
        ] as KeyValuePairs<String, String?>
      for (key, first) in moves {
        try await screen.app.press(key)
        if let first { #expect(screen.text.first == first, "\(key)") }
      }
    }
  }

  @Test func `the wheel scrolls three lines`() throws {
    try onLong { screen in
      try await screen.app.mouse(.scrollDown, row: 5, column: 5)
      #expect(screen.text.first == "line 1")
      try await screen.app.mouse(.scrollUp, row: 5, column: 5)
      #expect(screen.text.first == "swiftlang/swift")
    }
  }

  @Test func `the status line shows how far the text was scrolled`() throws {
    try onDetail(
      size: Size(columns: 60, rows: 12),
      prepare: { world in
        world.github.repos.reply(Repo(id: 1, name: try sampleName()))
        world.github.readmes.reply((0..<96).map { "line \($0)" }.joined(separator: "  \n"))
      }
    ) { screen in
      #expect(screen.app.status.hasPrefix(" swiftlang/swift 10%"))
      try await screen.app.press("Ctrl+D")
      #expect(screen.app.status.hasPrefix(" swiftlang/swift 15%"))
      try await screen.app.press("G")
      #expect(screen.app.status.hasPrefix(" swiftlang/swift 100%"))
    }
  }

  @Test func `the status line shows what is left of a rate limit when it is less than a third`() throws {
    try onDetail(prepare: { world in
      world.github.limit = RateLimit(limit: 60, remaining: 19, resetsAt: FakeWorld.start, resource: "core")
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("x")
    }) { screen in
      #expect(screen.app.status.hasPrefix(" swiftlang/swift 100% · 19 of 60 requests left  "))
      try await screen.app.resize(columns: 40, rows: 12)
      #expect(screen.app.status == " 75% · 19 left          t todo · ? keys")
    }
  }

  @Test func `header and README are panes that scroll out of view and back`() throws {
    try onLong { screen in
      #expect(screen.app.frame.focus == "readme")
      #expect(screen.app.frame.panes["header"] == Rect(row: 1, column: 0, rows: 2, columns: 60))
      #expect(screen.app.frame.panes["readme"] == Rect(row: 3, column: 0, rows: 10, columns: 60))
      try await screen.app.press("j")
      #expect(screen.app.frame.panes["header"]?.rows == 1)
      try await screen.app.press("j", "j")
      #expect(screen.app.frame.panes["header"]?.isEmpty == true)
      #expect(screen.app.frame.panes["readme"]?.rows == 12)
    }
  }

  @Test func `a new width lays the document out again and keeps the position`() throws {
    try onDetail(
      size: Size(columns: 40, rows: 12),
      prepare: { world in
        world.github.repos.fail(.notFound)
        world.github.readmes.reply(String(repeating: "some words ", count: 200))
      }
    ) { screen in
      try await screen.app.press("G")
      let end = screen.text
      try await screen.app.resize(columns: 200, rows: 60)
      #expect(screen.text.first == "swiftlang/swift")
      #expect(screen.text[2].hasPrefix("some words some words"))
      try await screen.app.resize(columns: 40, rows: 12)
      #expect(screen.text == end)
    }
  }

  @Test func `a new width keeps the position, also when the header fills in`() throws {
    try onDetail(
      size: Size(columns: 80, rows: 14),
      prepare: { world in
        world.github.repos.fail(.notFound)
        let paragraphs = (0..<50).map { "line \($0) " + String(repeating: "words ", count: 30) }
        world.github.readmes.reply(paragraphs.joined(separator: " \n"))
        world.github.repos.reply(try fullRepo())
        world.github.readmes.fail(.connectionLost)
      }
    ) { screen in
      try await screen.app.press("Space", "Space", "Space")
      let first = try #require(screen.text.first { $0.hasPrefix("line") })
      for width in [200, 41, 120, 60, 80] {
        try await screen.app.resize(columns: width, rows: 16)
        #expect(screen.text.contains { $0.hasPrefix(first.prefix(7)) }, "\(width)")
      }
      let before = screen.text.first
      try await screen.app.press("r")
      #expect(screen.text.first == before)
    }
  }

  @Test func `a README cannot control the terminal`() throws {
    try onDetail(prepare: { world in
      world.github.repos.fail(.other(reason: "bad \u{1B}]0;title\u{7} reason"))
      world.github.readmes.reply("evil \u{1B}[2J\u{202E} text\u{0}")
    }) { screen in
      let scalars = screen.app.rows.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
      #expect(screen.text.contains { $0.contains("evil") })
    }
  }
}
