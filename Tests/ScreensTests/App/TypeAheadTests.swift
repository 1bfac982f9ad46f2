import AppTestSupport
import Domain
import EventLoop
import Glibc
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct TypeAheadTests {
  private static let question = Question(title: "Sure?", detail: "Really?", yes: "Yes")

  /// The program with a current screen that accepts no input yet.
  private func onBusy(
    _ body: @escaping @LoopActor @Sendable (AppHarness, StubScreen) async throws -> Void
  ) throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.takesInput = false
      try await body(app, stub)
    }
  }

  /// Makes the screen accept input again, as at the end of its work, and waits until idle.
  @LoopActor
  private static func free(_ stub: StubScreen, _ app: AppHarness) async throws {
    app.world.loop.spawn { stub.takesInput = true }
    try await app.world.waitUntilIdle()
  }

  @Test func `keys and pastes are queued in order`() throws {
    try onBusy { app, stub in
      try await app.press("a", "b")
      try await app.paste("three")
      try await app.press("d")
      #expect(stub.events == [])
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a")), .key(.char("b")), .paste("three"), .key(.char("d"))])
      try await app.press("e")
      #expect(stub.events.last == .key(.char("e")))
    }
  }

  @Test func `the queue stops again at a key that starts work`() throws {
    try onBusy { app, stub in
      stub.actions = [Action("work", [Key(.enter)], "work") { stub.takesInput = false }]
      try await app.pressAtOnce("a", "Enter", "b", "Enter", "c")
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a"))])
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a")), .key(.char("b"))])
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a")), .key(.char("b")), .key(.char("c"))])
    }
  }

  @Test func `the queue goes to the new current screen`() throws {
    try onBusy { app, stub in
      try await app.press("x")
      app.world.loop.spawn { app.router.show(.todoEditor(.new(title: "", link: nil))) }
      try await app.world.waitUntilIdle()
      #expect(stub.events == [])
      #expect(app.resolver.stubs.last?.events == [.key(.char("x"))])
    }
  }

  @Test func `a screen that the user should have left by then gets none of it`() throws {
    try onBusy { app, stub in
      stub.keepsTypeAhead = false
      try await app.press("x", "y")
      try await Self.free(stub, app)
      #expect(stub.events == [])
      #expect(app.terminal.grid.takeEffects() == [.bell])
      try await app.press("z")
      #expect(stub.events == [.key(.char("z"))])
    }
  }

  @Test func `keys behind a change that fails are dropped`() throws {
    try onBusy { app, stub in
      try await app.press("x", "y")
      app.world.loop.spawn {
        app.world.notices.changeFailed("The file is locked.")
        stub.takesInput = true
      }
      try await app.world.waitUntilIdle()
      #expect(stub.events == [])
      #expect(app.terminal.grid.takeEffects() == [.bell])
      #expect(app.world.notices.texts == ["The file is locked."])
      try await app.press("z")
      #expect(stub.events == [.key(.char("z"))])
    }
  }

  @Test func `q on a first screen ends the program while a change is being written`() throws {
    try onBusy { app, stub in
      try await app.press("q")
      #expect(app.endings == [0])
      #expect(stub.events == [])
    }
  }

  @Test func `q is queued behind other keys, on a later screen and before a question`() throws {
    try onBusy { app, _ in
      try await app.press("x", "q")
      #expect(app.endings == [])
    }
    try onBusy { app, stub in
      stub.actions = [Action("own", [.char("q")], "own") {}]
      try await app.press("q")
      #expect(app.endings == [])
    }
    try onBusy { app, _ in
      app.world.environment.preferences.values.confirms = true
      try await app.press("q")
      #expect(app.endings == [])
    }
    try onApp { app in
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      try await app.world.waitUntilIdle()
      let stub = try #require(app.resolver.stubs.last)
      stub.takesInput = false
      try await app.press("q")
      #expect(app.endings == [] && app.router.depth == 2)
    }
  }

  @Test func `keys typed before a question do not answer it`() throws {
    try onBusy { app, stub in
      let answers = Answers()
      try await app.press("Y", "Enter")
      app.world.loop.spawn {
        stub.takesInput = true
        app.world.dialogs.ask(Self.question) { answers.add($0) }
      }
      try await app.world.waitUntilIdle()
      #expect(answers.all == [])
      #expect(app.frame.panes["dialog"] != nil)
      try await app.press("Y")
      #expect(answers.all == [true])
      #expect(stub.events == [])
    }
  }

  @Test func `a question drops the input queued behind the key that triggers it`() throws {
    try onBusy { app, stub in
      let answers = Answers()
      stub.actions = [
        Action("ask", [.char("D")], "ask") { app.world.dialogs.ask(Self.question) { answers.add($0) } }
      ]
      try await app.pressAtOnce("D", "Y", "z")
      try await Self.free(stub, app)
      #expect(answers.all == [])
      #expect(stub.events == [])
      #expect(app.terminal.grid.takeEffects() == [.bell])
      try await app.press("Y")
      #expect(answers.all == [true])
    }
  }

  @Test func `a click is not queued, because its target may have changed`() throws {
    try onBusy { app, stub in
      try await app.mouse(.press(.left), row: 5, column: 5)
      try await app.mouse(.press(.left), row: 0, column: 12)
      try await Self.free(stub, app)
      #expect(stub.events == [])
      #expect(app.router.currentTab == 0)
    }
  }

  @Test func `Ctrl+C is not queued`() throws {
    try onBusy { app, stub in
      try await app.press("a", "Ctrl+C")
      #expect(app.endings == [0])
      try await Self.free(stub, app)
      #expect(stub.events == [])
    }
  }

  @Test func `a signal and Ctrl+Z are not queued, and the queue survives a suspend`() throws {
    try onBusy { app, stub in
      try await app.press("a", "Ctrl+Z")
      #expect(app.jobControl == ["suspend"])
      try await Self.free(stub, app)
      #expect(stub.events == [])
      try await app.signal(.resume)
      #expect(stub.events == [.key(.char("a"))])
      stub.takesInput = false
      try await app.press("b")
      try await app.signal(.end(SIGTERM))
      #expect(app.endings == [143])
    }
  }

  @Test func `a new size is drawn while input is queued`() throws {
    try onBusy { app, stub in
      try await app.press("a")
      try await app.resize(columns: 100, rows: 30)
      #expect(app.frame.size == Size(columns: 100, rows: 30))
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a"))])
    }
  }

  @Test func `a notice shown while keys are queued is cleared by the first of them`() throws {
    try onBusy { app, stub in
      stub.actions = [Action("add", [.char("a")], "add") {}]
      try await app.press("a")
      app.world.notices.say("Saved.")
      try await app.world.waitUntilIdle()
      #expect(app.status.hasPrefix(" Saved."))
      try await Self.free(stub, app)
      #expect(app.world.lastNotice == nil)
    }
  }

  @Test func `the help over a busy screen gets its keys`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      try await app.press("?")
      stub.takesInput = false
      try await app.press("Esc")
      #expect(app.frame.panes["help"] == nil)
    }
  }

  @Test func `input over the limit is discarded, and everything after it`() throws {
    try onBusy { app, stub in
      try await app.press("a")
      try await app.paste(String(repeating: "x", count: 65_536))
      try await app.press("b")
      #expect(app.terminal.grid.takeEffects() == [.bell, .bell])
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a"))])
      stub.takesInput = false
      try await app.press("c")
      try await Self.free(stub, app)
      #expect(stub.events == [.key(.char("a")), .key(.char("c"))])
    }
  }
}

@LoopActor
private final class Answers {
  private(set) var all: [Bool] = []

  func add(_ answer: Bool) { all.append(answer) }
}
