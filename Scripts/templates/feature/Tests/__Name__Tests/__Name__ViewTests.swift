import Screens
import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct __Name__ViewTests {
  @Test func `it shows the count and how to change it`() throws {
    try on__Name__ { screen in
      #expect(
        screen.rows.prefix(7) == [
          "", "  __Title__", "", "  0", "",
          "  Press + to count one more, - for one less, and 0 to begin anew.", "",
        ])
      #expect(screen.app.frame.focus == "__word__")
      #expect(screen.app.status.hasPrefix(" 0 things · + more"))
      #expect(screen.world.tracker.events.last == .pageView(.__name__))
    }
  }

  @Test func `every key counts`() throws {
    try on__Name__ { screen in
      let counts =
        ["+": "1", "k": "2", "Up": "3", "-": "2", "j": "1", "Down": "0", "k": "1", "0": "0"]
        as KeyValuePairs<String, String>
      for (key, count) in counts {
        try await screen.app.press(key)
        #expect(screen.rows[3] == "  \(count)", "\(key)")
      }
    }
  }

  @Test func `the wheel counts, a click does nothing`() throws {
    try on__Name__ { screen in
      try await screen.app.mouse(.scrollUp, row: 4, column: 4)
      try await screen.app.mouse(.scrollUp, row: 4, column: 4)
      try await screen.app.mouse(.scrollDown, row: 4, column: 4)
      try await screen.app.mouse(.press(.left), row: 4, column: 4)
      #expect(screen.rows[3] == "  1")
    }
  }

  @Test func `Esc goes back`() throws {
    try on__Name__ { screen in
      try await screen.app.press("+", "Esc")
      #expect(screen.app.router.depth == 1)
    }
  }

  @Test func `a narrow terminal has room for everything`() throws {
    try on__Name__(size: Size(columns: 40, rows: 12)) { screen in
      #expect(
        screen.rows[5...6] == ["  Press + to count one more, - for one", "  less, and 0 to begin anew."])
      #expect(screen.app.status.hasPrefix(" 0 things"))
    }
  }

  @Test func `Japanese`() throws {
    try on__Name__(prepare: { $0.preferences.language = .ja }) { screen in
      #expect(screen.rows[5] == "  +キーで1つ増やし、-キーで1つ減らします。0キーで最初に戻ります。")
      #expect(screen.app.status.hasPrefix(" 0個 · + 増やす"))
    }
  }
}
