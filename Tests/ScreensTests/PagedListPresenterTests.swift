import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts

struct PagedListPresenterTests {
  // MARK: Pages

  @Test func `the next page is requested ahead of need, once`() throws {
    try onPagedRows(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.reply(rowPage(31...60, next: 3), after: .seconds(1))
      answers.reply(rowPage(61...90))
    }) { screen in
      for _ in 0..<14 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 1)
      try await screen.app.press("j")
      #expect(screen.answers.calls.last == rowCursor(2))
      #expect(screen.phase == .loadingMore)
      for _ in 0..<5 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 2)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...60))
      #expect(screen.selected == 20)
      try await screen.app.press("G")
      #expect(screen.answers.calls.last == rowCursor(3))
      #expect(screen.ids == Array(1...90))
      try await screen.app.press("G")
      #expect(screen.answers.calls.count == 3)
      #expect(screen.requests == [1, 2, 3])
    }
  }

  @Test func `with pages of one item the next one is requested too`() throws {
    try onPagedRows(pageSize: 1, [rowPage(1...1, next: 2), rowPage(2...2)]) { screen in
      #expect(screen.ids == [1, 2])
    }
  }

  @Test func `an item that is repeated on the next page is dropped`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(28...57)]) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...57))
    }
  }

  @Test func `a page with only repeated items is followed by the next one`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(1...30, next: 3), rowPage(31...60)]) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...60))
    }
  }

  @Test(arguments: [[], [1]])
  func `a server whose pages contain nothing new is not queried forever`(ids: [Int]) throws {
    let same = (3...20).map { rowPage(ids, next: $0) }
    try onPagedRows([rowPage(1...30, next: 2)] + same) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      // The first page and five without new items.
      #expect(screen.answers.calls.count == 6)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `pages without new items are counted again after a reload`() throws {
    let same = (3...7).map { rowPage([1], next: $0) }
    try onPagedRows([rowPage(1...30, next: 2)] + same) { screen in
      try await screen.app.press("G")
      #expect(screen.answers.calls.count == 6)
      // The first page of the reload is empty too, and is the first one of a new count.
      screen.answers.reply(rowPage([], next: 2))
      screen.answers.reply(rowPage(1...30))
      try await screen.app.press("r")
      #expect(screen.answers.calls.count == 8)
      #expect(screen.ids == Array(1...30))
    }
  }

  @Test func `pages without new items are counted again after one with new items`() throws {
    let pages = (1...9).map { rowPage([1, 5, 9].contains($0) ? [$0] : [], next: $0 < 9 ? $0 + 1 : nil) }
    try onPagedRows(pages) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 9")
      #expect(screen.app.status.contains("3 of 3"))
    }
  }

  @Test func `a cancelled page is the same page when it is requested again`() throws {
    try onPagedRows(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.reply(rowPage(31...60), after: .seconds(1))
      answers.reply(rowPage(31...60))
    }) { screen in
      try await screen.app.press("G", "Esc")
      #expect(screen.phase == .resting)
      try await screen.app.press("k")
      #expect(screen.answers.calls.suffix(2) == [rowCursor(2), rowCursor(2)])
      #expect(screen.requests == [1, 2, 2])
      #expect(screen.ids == Array(1...60))
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

  // MARK: The end, and the gap before it

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
      screen.list.startAgain(marks: .kept)
      try await screen.world.waitUntilIdle()
      #expect(screen.list.marks.items.count == 2)
      #expect(screen.world.lastNotice == nil)
      screen.list.startAgain(marks: .removed)
      try await screen.world.waitUntilIdle()
      #expect(screen.list.marks.isEmpty)
      #expect(screen.world.lastNotice == "2 marks removed.")
    }
  }

  @Test func `a response to the previous list is never shown, nor its error`() throws {
    try onPagedRows([rowPage(1...30, next: 2)]) { screen in
      screen.answers.reply(rowPage(31...60), after: .seconds(1), ignoresCancellation: true)
      screen.answers.fail(.offline, after: .seconds(2), ignoresCancellation: true)
      screen.answers.reply(rowPage(100...101), after: .seconds(3))
      try await screen.app.press("G")
      for _ in 0..<2 {
        screen.list.startAgain(marks: .removed)
        try await screen.world.waitUntilIdle()
      }
      try await screen.world.advance(by: .milliseconds(2_500))
      #expect(screen.ids == [])
      #expect(screen.phase == .loading)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [100, 101])
      #expect(screen.selected == 0)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `rows of the earlier list stay on view, but cannot be selected, until the response`() throws {
    try onPagedRows([rowPage(1...3)]) { screen in
      screen.answers.reply(rowPage(7...8), after: .seconds(1))
      screen.answers.fail(.offline, after: .seconds(1))
      screen.list.startAgain(marks: .removed)
      try await screen.world.waitUntilIdle()
      #expect(screen.lines[1...3] == ["  row 1", "  row 2", "  row 3"])
      #expect(screen.list.selectedItem == nil && screen.list.targets.isEmpty)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1...3] == ["> row 7", "  row 8", ""])
      screen.list.startAgain(marks: .removed)
      try await screen.world.waitUntilIdle()
      #expect(screen.lines[1...2] == ["  row 7", "  row 8"])
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1].hasPrefix("  ! No network."))
      #expect(!screen.lines.contains("  row 7"))
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

  @Test func `Esc ends the pause, and nothing more is sent`() throws {
    try onPagedRows(prepare: { $0.fail(Self.pause) }) { screen in
      try await screen.world.advance(by: .milliseconds(1_500))
      try await screen.app.press("Esc")
      #expect(screen.phase == .resting)
      #expect(screen.world.loop.untilNextTimer == nil)
      try await screen.world.advance(by: .seconds(60))
      #expect(screen.answers.calls.count == 1)
    }
  }

  @Test func `a pause in the past still waits a second`() throws {
    try onPagedRows(prepare: { answers in
      answers.fail(.rateLimited(until: FakeWorld.start.addingTimeInterval(-100), isAnonymous: true))
      answers.reply(rowPage(1...3))
    }) { screen in
      #expect(screen.phase == .waiting(seconds: 1))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [1, 2, 3])
    }
  }

  @Test func `a pause for the next page keeps the rows and continues with that page`() throws {
    try onPagedRows([rowPage(1...30, next: 2)]) { screen in
      screen.answers.fail(Self.pause)
      screen.answers.reply(rowPage(31...60))
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      #expect(screen.phase == .waiting(seconds: 3))
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.ids == Array(1...60))
      #expect(screen.requests == [1, 2])
    }
  }

  @Test func `another list does not wait for the pause of the previous one`() throws {
    try onPagedRows(prepare: { answers in
      answers.fail(Self.pause)
      answers.reply(rowPage(7...8))
    }) { screen in
      screen.list.startAgain(marks: .removed)
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.ids == [7, 8])
      #expect(screen.answers.calls.count == 2)
    }
  }
}
