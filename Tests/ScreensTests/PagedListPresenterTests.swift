import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import UseCases

struct PagedListPresenterTests {
  @Test func `a large screen is filled, with only as many requests as it needs`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(31...60, next: 3), rowPage(61...90)]) { screen in
      #expect(screen.answers.calls.count == 1)
      try await screen.app.resize(columns: 200, rows: 60)
      #expect(screen.answers.calls == [nil, rowCursor(2)])
      #expect(screen.ids == Array(1...60))
      #expect(screen.selected == 0)
    }
  }

  @Test func `what GitHub left out is reported`() throws {
    var rows = rowPage(1...2)
    (rows.isIncomplete, rows.unreadable, rows.total) = (true, 2, 4)
    try onPagedRows([rows]) { screen in
      #expect(screen.list.status.contains("GitHub timed out, some are missing"))
      #expect(screen.list.status.contains("2 unreadable rows left out"))
      #expect(screen.list.status.contains("1 of 4"))
    }
  }

  @Test func `a reload keeps the visible rows and the selected item`() throws {
    try onPagedRows([rowPage(3...5)]) { screen in
      screen.answers.reply(rowPage(1...5), after: .seconds(1))
      try await screen.app.press("j", "r")
      #expect(screen.selectedTitle == "row 4")
      #expect(screen.lines.contains { $0.contains("row 3") })
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 4")
      #expect(screen.app.status.contains("4 of 5"))
    }
  }

  @Test func `marks stay in another order, and other items remove them with a message`() throws {
    try onPagedRows([rowPage(1...3), rowPage(1...3), rowPage(4...6)]) { screen in
      try await screen.app.press("Space", "Space")
      screen.list.reorder()
      try await screen.world.waitUntilIdle()
      #expect(screen.list.marks.items.count == 2)
      #expect(screen.world.lastNotice == nil)
      screen.list.startAgain()
      try await screen.world.waitUntilIdle()
      #expect(screen.list.marks.isEmpty)
      #expect(screen.world.lastNotice == "2 marks removed.")
    }
  }

  @Test func `rows in an earlier order stay on view, but cannot be selected, until the response`() throws {
    try onPagedRows([rowPage(1...3)]) { screen in
      screen.answers.reply(rowPage(7...8), after: .seconds(1))
      screen.answers.fail(.offline, after: .seconds(1))
      screen.list.reorder()
      try await screen.world.waitUntilIdle()
      #expect(screen.lines[1...3] == ["  row 1", "  row 2", "  row 3"])
      #expect(screen.list.selectedItem == nil && screen.list.targets.isEmpty)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1...3] == ["> row 7", "  row 8", ""])
      screen.list.reorder()
      try await screen.world.waitUntilIdle()
      #expect(screen.lines[1...2] == ["  row 7", "  row 8"])
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1].hasPrefix("  ! No network."))
      #expect(!screen.lines.contains("  row 7"))
    }
  }

  @Test func `rows of another query are gone at once, also while GitHub's limit lasts`() throws {
    try onPagedRows([rowPage(1...3)]) { screen in
      let limit = AppError.rateLimited(
        until: screen.list.environment.now().addingTimeInterval(60), isAnonymous: false)
      screen.answers.fail(limit, after: .seconds(1))
      screen.answers.reply(rowPage(7...8))
      screen.list.startAgain()
      try await screen.world.waitUntilIdle()
      #expect(!screen.lines.contains { $0.contains("row 1") })
      try await screen.world.advance(by: .seconds(2))
      #expect(!screen.lines.contains { $0.contains("row 1") })
      #expect(screen.lines.contains { $0.contains("Rate limited") })
      try await screen.world.advance(by: .seconds(60))
      #expect(screen.lines[1...3] == ["> row 7", "  row 8", ""])
    }
  }

  // MARK: Failures

  @Test func `what needs a row says that the rows are still loading, and later that there is none`() throws {
    try onPagedRows(prepare: { $0.reply(rowPage(1..<1), after: .seconds(5)) }) { screen in
      #expect(screen.list.whyNoRow == "Still loading.")
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.list.whyNoRow == Texts(.en).list.noRows)
    }
  }

  @Test func `a list that cannot be loaded says why, and r retries`() throws {
    try onPagedRows(prepare: { answers in
      answers.fail(.offline)
      answers.reply(rowPage(1...2))
    }) { screen in
      #expect(screen.phase == .failed(.offline))
      #expect(screen.lines[1].hasPrefix("  ! No network."))
      #expect(screen.app.status.contains("Loading failed"))
      #expect(screen.world.loop.untilNextTimer == nil)
      try await screen.app.press("r")
      #expect(screen.ids == [1, 2])
      #expect(screen.requests == [1, 1])
    }
  }

  @Test func `a page that fails keeps the rows, and r requests that page again`() throws {
    try onPagedRows([rowPage(1...30, next: 2)]) { screen in
      screen.answers.fail(.connectionLost)
      screen.answers.reply(rowPage(31...60))
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      #expect(screen.lines.contains { $0.contains(Texts(.en).errors.connectionLost) })
      try await screen.app.press("k", "j")
      #expect(screen.answers.calls.count == 2)
      try await screen.app.press("r")
      #expect(screen.answers.calls.last == rowCursor(2))
      #expect(!screen.lines.contains { $0.contains(Texts(.en).errors.connectionLost) })
      #expect(screen.ids == Array(1...60))
      #expect(screen.requests == [1, 2, 2])
    }
  }

  // MARK: Stopping

  @Test func `Esc cancels loading, and goes back if nothing is loading`() throws {
    try onPagedRows(prepare: { $0.reply(rowPage(1...2), after: .seconds(5)) }) { screen in
      #expect(screen.lines[1] == "  Loading...")
      try await screen.app.press("Esc")
      #expect(screen.world.lastNotice == "Stopped. Press r to reload.")
      #expect(screen.answers.cancelled.count == 1)
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.app.router.depth == 2)
      try await screen.app.press("j")
      #expect(screen.lines[1] == "  Stopped. Press r to reload.")
      try await screen.app.press("Esc")
      #expect(screen.app.router.depth == 1)
    }
  }

  @Test func `the spinner turns while loading, and leaves no timer behind`() throws {
    try onPagedRows(prepare: { $0.reply(rowPage(1...3), after: .milliseconds(350)) }) { screen in
      var seen = [screen.app.status]
      for _ in 0..<3 {
        try await screen.world.advance(by: .milliseconds(100))
        seen.append(screen.app.status)
      }
      #expect(Set(seen).count == 4)
      try await screen.world.advance(by: .milliseconds(50))
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `quitting leaves no timer behind`() throws {
    try onPagedRows(prepare: { $0.reply(rowPage(1...3), after: .seconds(5)) }) { screen in
      #expect(screen.world.loop.untilNextTimer != nil)
      try await screen.app.press("Ctrl+C")
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.answers.cancelled.count == 1)
    }
  }

  // MARK: Waiting for a limit

  private static let pause = AppError.rateLimited(
    until: FakeWorld.start.addingTimeInterval(3), isAnonymous: true)

  @Test func `a pause is counted down, and the same request is sent again`() throws {
    try onPagedRows(prepare: { answers in
      answers.fail(Self.pause)
      answers.reply(rowPage(1...3), after: .seconds(1))
    }) { screen in
      #expect(screen.phase == .waiting(seconds: 3))
      #expect(screen.lines[1].contains("Continues in 3 s; Esc stops."))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1].contains("Continues in 2 s"))
      #expect(screen.app.status.hasPrefix(" Rate limited by GitHub, continues in 2 s"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .waiting(seconds: 1))
      #expect(screen.answers.calls.count == 1)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .loading)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [1, 2, 3])
      #expect(screen.answers.calls == [nil, nil])
      #expect(screen.requests == [1])
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }
}
