import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct EventListViewTests {
  @Test func `the events of the run are listed, newest last, its own page view once`() throws {
    try onEvents(before: { $0.track(.search(query: "flux \"x\"", page: 1)) }) { screen in
      #expect(
        screen.lines.prefix(7) == [
          "  Logged in ~/events.jsonl",
          "  Time     Event      Properties",
          "  12:00:00 launch",
          "  12:00:00 page-view  page=\"repository-search\"",
          "  12:00:00 search     query=\"flux \"x\"\" page=1",
          "> 12:00:00 page-view  page=\"events\"", "",
        ])
      #expect(screen.app.frame.focus == "events")
      #expect(screen.app.status.hasPrefix(" Event 4 of 4 · following the newest"))
    }
  }

  @Test func `the list follows the newest event until the user moves away from it`() throws {
    try onEvents(size: Size(columns: 60, rows: 12), before: searches(30)) { screen in
      #expect(screen.lines.last == "> 12:00:00 page-view  page=\"events\"")
      screen.world.events.track(.background)
      try await screen.world.waitUntilIdle()
      #expect(screen.lines.last == "> 12:00:00 background")
      try await screen.app.press("k", "k")
      let before = screen.lines
      screen.world.events.track(.launch)
      try await screen.world.waitUntilIdle()
      #expect(screen.lines == before)
      #expect(screen.app.status.hasPrefix(" Event 32 of 35"))
      try await screen.app.press("G")
      screen.world.events.track(.background)
      try await screen.world.waitUntilIdle()
      #expect(screen.lines.last == "> 12:00:00 background")
    }
  }

  @Test func `the list moves by every key`() throws {
    try onEvents(size: Size(columns: 60, rows: 12), before: searches(30)) { screen in
      let moves =
        [
          "g": "1", "k": "1", "j": "2", "Down": "3", "Up": "2", "Space": "9", "PageDown": "16",
          "Ctrl+F": "23",
          "PageUp": "16", "Ctrl+B": "9", "Ctrl+D": "12", "Ctrl+U": "9", "End": "33", "j": "33", "Home": "1",
          "G": "33",
        ] as KeyValuePairs<String, String>
      for (key, number) in moves {
        try await screen.app.press(key)
        #expect(screen.app.status.hasPrefix(" Event \(number) of 33"), "\(key)")
      }
    }
  }

  @Test func `the wheel and a click select, a double click opens`() throws {
    try onEvents(size: Size(columns: 60, rows: 12), before: searches(30)) { screen in
      try await screen.app.mouse(.scrollUp, row: 6, column: 5)
      #expect(screen.app.status.hasPrefix(" Event 30 of 33"))
      try await screen.app.mouse(.press(.left), row: 3, column: 5)
      #expect(screen.app.status.hasPrefix(" Event 26 of 33"))
      try await screen.app.mouse(.doubleClick, row: 4, column: 5)
      #expect(screen.app.frame.focus == "event")
    }
  }

  @Test func `Enter shows the members of the event in their lines, and Esc goes back to the list`() throws {
    try onEvents(before: { $0.track(.search(query: "flux", page: 1)) }) { screen in
      try await screen.app.press("k", "Enter")
      #expect(
        screen.app.frame.rows(of: "event").prefix(12) == [
          " {", #"   "user_id": "some-id","#, #"   "time": 1769860800.0,"#, #"   "event": {"#,
          #"     "name": "search","#, #"     "value": {"#, #"       "query": "flux","#, #"       "page": 1"#,
          "     }", "   }", " }", "",
        ])
      #expect(screen.app.status.hasPrefix(" Event 3 as JSON"))
      try await screen.app.press("Esc")
      #expect(screen.app.frame.focus == "events")
      #expect(screen.app.router.depth == 2)
      #expect(screen.world.tracker.events.count == 4)
      try await screen.app.press("Enter", "q")
      #expect(screen.app.router.depth == 2)
      try await screen.app.press("Esc")
      #expect(screen.app.router.depth == 1)
    }
  }

  @Test func `a long event scrolls to its end and no further`() throws {
    let query = String(repeating: "word ", count: 200)
    try onEvents(size: Size(columns: 40, rows: 12), before: { $0.track(.search(query: query, page: 1)) }) {
      screen in
      try await screen.app.press("k", "Enter")
      for _ in 0..<40 { try await screen.app.press("j") }
      #expect(screen.app.frame.rows(of: "event").last == " }")
      try await screen.app.mouse(.scrollUp, row: 4, column: 4)
      #expect(screen.app.frame.rows(of: "event").last != " }")
      try await screen.app.press("Esc", "j", "Enter", "Esc", "k", "Enter")
      #expect(screen.app.frame.rows(of: "event").prefix(2) == [" {", #"   "user_id": "some-id","#])
    }
  }

  @Test func `Y copies the event in its wire form, in the list and while it is open`() throws {
    try onEvents { screen in
      let text =
        #"{"user_id":"some-id","time":1769860800.0,"event":{"name":"page-view","value":{"page":"events"}}}"#
      try await screen.app.press("Y")
      #expect(screen.app.status.hasPrefix(" Sent to the terminal's clipboard: the event as JSON"))
      try await screen.app.press("Enter", "Y")
      #expect(screen.world.desktop.copied == [text, text])
    }
  }

  @Test func `with tracking off it says so and lists nothing`() throws {
    try onEvents(prepare: { $0.preferences.tracking = .off }) { screen in
      #expect(
        screen.lines[1] == "  The usage log is off: nothing is written or sent, so this list is empty. To")
      #expect(!screen.lines.contains { $0.contains("page-view") })
      #expect(screen.selectedTitle == nil)
      try await screen.app.press("j", "Enter", "Y")
      #expect(screen.world.desktop.copied == [])
    }
  }

  @Test func `events from before the usage log was turned off are not called an empty list`() throws {
    try onEvents { screen in
      screen.world.environment.preferences.values.tracking = .off
      try await screen.app.press("g")
      #expect(
        screen.lines[0] == "  The usage log is off. No more events are recorded; these are from before.")
      #expect(screen.lines.contains { $0.contains("page-view") })
    }
  }

  @Test func `the number of dropped events is shown`() throws {
    try onEvents(before: searches(1_000)) { screen in
      #expect(screen.lines[1] == "  3 older events of this session are no longer listed.")
      #expect(screen.app.status.hasPrefix(" Event 1,000 of 1,000"))
      try await screen.app.press("g")
      screen.world.events.track(.background)
      try await screen.world.waitUntilIdle()
      // The selected event was dropped; the oldest is selected instead.
      #expect(screen.app.status.hasPrefix(" Event 1 of 1,000"))
    }
  }

  @Test func `everything fits into a narrow terminal`() throws {
    try onEvents(size: Size(columns: 40, rows: 12), before: searches(3)) { screen in
      #expect(screen.lines.last?.isEmpty == true || screen.lines.last?.hasPrefix(">") == true)
      #expect(screen.app.rows.contains("  12:00:00 search     query=\"swift\" pag…"))
      #expect(screen.app.status.hasPrefix(" 6/6"))
    }
  }

  @Test func `Japanese is aligned`() throws {
    try onEvents(prepare: { $0.preferences.language = .ja }, before: searches(1)) { screen in
      #expect(screen.lines[0] == "  記録先: ~/events.jsonl")
      #expect(screen.lines[1] == "  時刻     イベント   プロパティ")
      #expect(screen.lines[2] == "  12:00:00 launch")
      #expect(screen.app.status.hasPrefix(" イベント4/4 · 最新に追従中"))
    }
  }

  @Test func `text from outside cannot control the terminal`() throws {
    try onEvents(before: { $0.track(.search(query: "evil \u{1B}[2J\u{202E}", page: 1)) }) { screen in
      try await screen.app.press("k")
      let list = screen.app.rows
      try await screen.app.press("Enter")
      let details = screen.app.rows
      // Proves that the text itself is shown.
      #expect(list.contains { $0.contains("evil \u{FFFD}[2J") })
      #expect(details.contains { $0.contains("evil") })
      let scalars = (list + details).joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
    }
  }

  @Test func `y offers the line and the name, in the list and while the event is open`() throws {
    try onEvents { screen in
      let text =
        #"{"user_id":"some-id","time":1769860800.0,"event":{"name":"page-view","value":{"page":"events"}}}"#
      try await screen.app.press("y")
      #expect(screen.app.frame.rows(of: "copy").contains { $0.contains("j  event as JSON") })
      try await screen.app.press("j")
      #expect(screen.app.frame.focus == "events")
      try await screen.app.press("Enter", "y", "j")
      #expect(screen.app.frame.focus == "event")
      try await screen.app.press("y", "n")
      #expect(screen.world.desktop.copied == [text, text, "page-view"])
      #expect(screen.world.tracker.events.count == 3)
    }
  }

  @Test func `y copies nothing if there is no event`() throws {
    try onEvents(prepare: { $0.preferences.tracking = .off }) { screen in
      try await screen.app.press("y")
      #expect(screen.app.frame.panes["copy"] == nil)
      #expect(screen.world.desktop.copied == [])
    }
  }
}
