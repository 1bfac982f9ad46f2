import AppCore
import AppTestSupport
import EventLoop
import Terminal
import TestSupport
import Testing

struct PostponedFrameTests {
  @Test func `a frame that nobody looks at is not drawn`() throws {
    try onApp(isWatched: false) { app in
      let stub = try #require(app.resolver.stubs.first)
      for text in ["one", "two", "three"] {
        stub.text = text
        try await app.press("x")
      }
      #expect(app.terminal.frames == 0)
      #expect(app.rows[1] == "three")
      #expect(app.rows[1] == "three")
      #expect(app.terminal.frames == 1)
    }
  }

  @Test func `what has the focus is known without a drawing, a question's too`() throws {
    try onApp(isWatched: false) { app in
      let before = app.terminal.grid.report.focus
      app.world.dialogs.ask(Question(title: "Sure?", detail: "", yes: "Yes")) { _ in }
      try await app.world.settle()
      #expect(before != "dialog")
      #expect(app.terminal.grid.report.focus == "dialog")
      #expect(app.terminal.frames == 0)
    }
  }

  @Test func `what changed without any input is there at the next look`() throws {
    try onApp(isWatched: false) { app in
      let stub = try #require(app.resolver.stubs.first)
      #expect(app.rows[1] == "screen repository-search")
      stub.text = "an answer came"
      app.world.loop.spawn {}
      try await app.world.settle()
      #expect(app.rows[1] == "an answer came")
    }
  }

  @Test func `a program that has ended shows its last picture`() throws {
    try onApp(isWatched: false) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.text = "the last words"
      try await app.press("x", "q")
      #expect(app.endings == [0])
      #expect(app.rows[1] == "the last words")
    }
  }

  @Test(arguments: [
    ["?", "G", "k", "k"], ["?", "j", "j", "Down", "g", "j"], ["?", "PageDown", "PageDown", "Up"],
  ])
  func `help is scrolled to the same place whether or not somebody looks in between`(keys: [String]) throws {
    func picture(isWatched: Bool) throws -> Frame {
      try onApp(size: Size(columns: 40, rows: 12), isWatched: isWatched) { app in
        for key in keys { try await app.press(key) }
        return app.frame
      }
    }
    #expect(try picture(isWatched: true) == picture(isWatched: false))
  }
}
