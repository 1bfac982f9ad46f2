import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct AppDrawingTests {
  @Test func `the first frame has tabs, screen and status line`() throws {
    try onApp { app in
      #expect(app.terminal.frames == 1)
      #expect(app.rows.first?.hasPrefix("[1 Search] 2 Todos") == true)
      #expect(app.rows[1] == "screen repository-search")
      #expect(app.status.hasSuffix("? keys"))
      #expect(app.frame.panes["tabs"] == Rect(row: 0, column: 0, rows: 1, columns: 80))
      #expect(app.frame.panes["status"] == Rect(row: 23, column: 0, rows: 1, columns: 80))
    }
  }

  @Test func `a remark stands above the hints until the next key`() throws {
    try onApp { app in
      app.world.notices.remark("Usage is logged.")
      try await app.world.waitUntilIdle()
      #expect(app.rows[22] == " Usage is logged.")
      #expect(app.status.hasSuffix("? keys"))
      #expect(app.frame.panes["status"] == Rect(row: 22, column: 0, rows: 2, columns: 80))
      try await app.press("x")
      #expect(app.rows[22] == "")
    }
  }

  @Test func `keys that arrive together are drawn as one frame`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("down", [.char("j")], "down") { stub.text += "j" }]
      try await app.world.waitUntilIdle()
      let before = app.terminal.frames
      try await app.send(Array(repeating: .key(.char("j")), count: 100))
      #expect(app.terminal.frames == before + 1)
      #expect(app.rows.joined().contains(String(repeating: "j", count: 50)))
    }
  }

  @Test func `a change of drawn values draws a frame without input`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.text = "an answer came"
      try await app.world.waitUntilIdle()
      #expect(app.terminal.frames == 2)
      #expect(app.rows[1] == "an answer came")
      stub.text = "and one more"
      try await app.world.waitUntilIdle()
      #expect(app.terminal.frames == 3)
    }
  }

  @Test(arguments: [
    (60, "[1 Search] 2 Todos  3 History  4 Settings "), (40, "[1 Search] 2 Todos 3 History 4 Settings"),
  ])
  func `the tabs are closer together on a narrow terminal`(columns: Int, tabs: String) throws {
    let names = ["Search", "Todos", "History", "Settings"]
    let all = names.map { name in Tab(root: .todoList) { _ in name } }
    try onWorld { world in
      let app = AppHarness(world, size: Size(columns: columns, rows: 12), tabs: all)
      try await app.start()
      #expect(app.rows[0].hasPrefix(tabs))
      try await app.send([.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 31)))])
      #expect(app.router.currentTab == 3)
    }
  }

  @Test func `nothing is drawn while nothing changes`() throws {
    try onApp { app in
      for _ in 0..<5 {
        app.world.loop.spawn {}
        try await app.world.waitUntilIdle()
      }
      try await app.world.advance(by: .seconds(3_600))
      #expect(app.terminal.frames == 1)
      #expect(app.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `a screen in the background draws nothing when it changes`() throws {
    try onApp { app in
      let behind = try #require(app.resolver.stubs.first)
      try await app.press("2")
      let before = app.terminal.frames
      behind.text = "not on view"
      try await app.world.waitUntilIdle()
      #expect(app.terminal.frames == before)
    }
  }

  @Test func `a new size is drawn immediately and in that size`() throws {
    try onApp { app in
      try await app.resize(columns: 100, rows: 30)
      #expect(app.frame.size == Size(columns: 100, rows: 30))
      #expect(app.frame.panes["status"] == Rect(row: 29, column: 0, rows: 1, columns: 100))
      #expect(app.terminal.frames == 2)
    }
  }

  @Test(arguments: [Size(columns: 39, rows: 24), Size(columns: 80, rows: 7), Size(columns: 1, rows: 1)])
  func `a terminal that is too small says so and accepts only Ctrl+C`(size: Size) throws {
    try onApp(size: size) { app in
      #expect(app.rows[0].hasPrefix(size.columns < 18 ? "…" : "Terminal too small"))
      #expect(app.frame.panes.isEmpty)
      let before = app.world.tracker.events
      try await app.press("2", "q", "?")
      #expect(app.world.tracker.events == before)
      #expect(app.endings == [])
      try await app.press("Ctrl+C")
      #expect(app.endings == [0])
    }
  }

  @Test func `the smallest terminal that is large enough shows the screen`() throws {
    try onApp(size: Size(columns: 40, rows: 8)) { app in
      #expect(app.rows[1] == "screen repository-search")
      try await app.resize(columns: 39, rows: 8)
      #expect(app.rows[1] == "needs 40x8, has 39x8")
      #expect(app.rows[2] == "Ctrl+C quits")
      #expect(app.rows[3] == "other keys are ignored")
      try await app.resize(columns: 40, rows: 8)
      #expect(app.rows[1] == "screen repository-search")
    }
  }

  @Test func `Ctrl+L redraws everything`() throws {
    try onApp { app in
      try await app.press("Ctrl+L")
      #expect(app.terminal.redraws == 1)
      #expect(app.terminal.frames == 2)
    }
  }

  @Test func `a long notice is shown completely, over the screen`() throws {
    try onApp(size: Size(columns: 40, rows: 12)) { app in
      app.world.notices.say(String(repeating: "word ", count: 70) + "end.")
      try await app.world.waitUntilIdle()
      #expect(app.frame.rows(of: "status").count == 11)
      #expect(app.status.hasSuffix(" end."))
      app.world.notices.say("more")
      try await app.world.waitUntilIdle()
      #expect(app.frame.rows(of: "status").count == 11)
      #expect(app.status.hasSuffix("…"))
      #expect(app.rows[0].hasPrefix("[1 Search]"))
    }
  }

  @Test func `a box ends above a notice of several lines`() throws {
    try onApp(size: Size(columns: 60, rows: 20)) { app in
      try await app.press("?")
      app.world.notices.say(String(repeating: "word ", count: 24) + "end.")
      try await app.world.waitUntilIdle()
      let status = app.frame.rows(of: "status")
      let help = try #require(app.frame.panes["help"])
      #expect(status.count == 3)
      #expect(help.endRow < 20 - status.count + 1)
      #expect(app.rows[help.endRow - 1].contains("keys") || app.rows[help.endRow - 1].contains("+-"))
    }
  }

  @Test func `a notice replaces the status line until the next key`() throws {
    try onApp { app in
      app.world.notices.say("Copied something")
      try await app.world.waitUntilIdle()
      #expect(app.status.hasPrefix(" Copied something"))
      try await app.press("x")
      #expect(app.status.hasSuffix("? keys"))
    }
  }
}
