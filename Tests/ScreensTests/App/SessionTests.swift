import AppTestSupport
import Domain
import EventLoop
import Glibc
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct SessionTests {
  @Test func `the start sends launch and then the first page view`() throws {
    try onApp { app in
      #expect(app.world.tracker.takeEvents() == [.launch, .pageView(.repoSearch)])
    }
  }

  @Test func `the end sends background once and closes every screen`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.press("q")
      app.session.end(1)
      try await app.signal(.end(SIGTERM))
      #expect(app.world.tracker.takeEvents() == [.background])
      #expect(app.resolver.stubs.map(\.log) == [["appear", "close"]])
      #expect(app.endings == [0])
    }
  }

  @Test(arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends the program with 128 and its number`(signal: Int32, status: Int32) throws {
    try onApp { app in
      try await app.signal(try #require(TerminalSignal(signal)))
      #expect(app.endings == [status])
      #expect(app.session.exitStatus == status)
      #expect(app.world.tracker.events.last == .background)
    }
  }

  @Test func `nothing happens after the end`() throws {
    try onApp { app in
      try await app.press("q")
      let (events, frames) = (app.world.tracker.events, app.terminal.frames)
      try await app.press("2", "?", "Ctrl+L", "Ctrl+Z")
      try await app.signal(.suspend)
      try await app.signal(.resume)
      try await app.signal(.resize)
      app.resolver.stubs.first?.text = "too late"
      try await app.world.waitUntilIdle()
      #expect(app.world.tracker.events == events)
      #expect(app.terminal.frames == frames)
      #expect(app.jobControl == [])
      #expect(app.endings == [0])
    }
  }

  @Test func `the keys after the quit key in one read are discarded`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.pressAtOnce("q", "2", "2", "1")
      #expect(app.world.tracker.takeEvents() == [.background])
    }
  }

  @Test func `a stop and its end send background and launch once each`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.signal(.suspend)
      try await app.signal(.suspend)
      #expect(app.world.tracker.takeEvents() == [.background])
      #expect(app.jobControl == ["suspend"])
      let frames = app.terminal.frames
      try await app.signal(.resume)
      #expect(app.world.tracker.takeEvents() == [.launch])
      #expect(app.jobControl == ["suspend", "resume"])
      #expect(app.terminal.frames == frames + 1)
      try await app.signal(.resume)
      #expect(app.world.tracker.takeEvents() == [])
    }
  }

  @Test func `Ctrl+Z suspends the program like the signal`() throws {
    try onApp { app in
      _ = app.world.tracker.takeEvents()
      try await app.press("Ctrl+Z")
      #expect(app.world.tracker.takeEvents() == [.background])
      #expect(app.jobControl == ["suspend"])
    }
  }

  @Test func `input is discarded while the program is suspended`() throws {
    try onApp { app in
      try await app.signal(.suspend)
      let events = app.world.tracker.events
      try await app.press("2")
      #expect(app.world.tracker.events == events)
      #expect(app.router.currentTab == 0)
    }
  }

  @Test(arguments: [TerminalSignal.suspend, nil])
  func `without a shell to return to, a suspend is refused with a sentence`(signal: TerminalSignal?) throws {
    try onApp(canSuspend: false) { app in
      let events = app.world.tracker.events
      if let signal { try await app.signal(signal) } else { try await app.press("Ctrl+Z") }
      #expect(app.world.tracker.events == events)
      #expect(app.jobControl == [])
      #expect(app.status.hasPrefix(" There is no shell to return to. Press Ctrl+C to quit."))
    }
  }

  @Test func `a resize signal draws a frame`() throws {
    try onApp { app in
      try await app.signal(.resize)
      #expect(app.terminal.frames == 2)
    }
  }
}
