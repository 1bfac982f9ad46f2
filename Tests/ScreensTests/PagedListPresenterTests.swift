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
    try onRows(prepare: { answers in
      answers.reply(page(1...30, next: 2))
      answers.reply(page(31...60, next: 3), after: .seconds(1))
      answers.reply(page(61...90))
    }) { screen in
      for _ in 0..<14 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 1)
      try await screen.app.press("j")
      #expect(screen.answers.calls.last == cursor(2))
      #expect(screen.phase == .loadingMore)
      for _ in 0..<5 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 2)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...60))
      #expect(screen.selected == 20)
      try await screen.app.press("G")
      #expect(screen.answers.calls.last == cursor(3))
      #expect(screen.ids == Array(1...90))
      try await screen.app.press("G")
      #expect(screen.answers.calls.count == 3)
      #expect(screen.requests == [1, 2, 3])
    }
  }

  @Test func `with pages of one item the next one is requested too`() throws {
    try onRows(pageSize: 1, [page(1...1, next: 2), page(2...2)]) { screen in
      #expect(screen.ids == [1, 2])
    }
  }

  @Test func `an item that is repeated on the next page is dropped`() throws {
    try onRows([page(1...30, next: 2), page(28...57)]) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...57))
    }
  }

  @Test func `a page with only repeated items is followed by the next one`() throws {
    try onRows([page(1...30, next: 2), page(1...30, next: 3), page(31...60)]) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...60))
    }
  }

  @Test(arguments: [[], [1]])
  func `a server whose pages contain nothing new is not queried forever`(ids: [Int]) throws {
    let same = (3...20).map { page(ids, next: $0) }
    try onRows([page(1...30, next: 2)] + same) { screen in
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      // The first page and five without new items.
      #expect(screen.answers.calls.count == 6)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `pages without new items are counted again after one with new items`() throws {
    let pages = (1...9).map { page([1, 5, 9].contains($0) ? [$0] : [], next: $0 < 9 ? $0 + 1 : nil) }
    try onRows(pages) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 9")
      #expect(screen.app.status.contains("3 of 3"))
    }
  }

  @Test func `a cancelled page is the same page when it is requested again`() throws {
    try onRows(prepare: { answers in
      answers.reply(page(1...30, next: 2))
      answers.reply(page(31...60), after: .seconds(1))
      answers.reply(page(31...60))
    }) { screen in
      try await screen.app.press("G", "Esc")
      #expect(screen.phase == .resting)
      try await screen.app.press("k")
      #expect(screen.answers.calls.suffix(2) == [cursor(2), cursor(2)])
      #expect(screen.requests == [1, 2, 2])
      #expect(screen.ids == Array(1...60))
    }
  }

  @Test func `what GitHub left out is reported`() throws {
    var rows = page(1...2)
    (rows.isIncomplete, rows.unreadable, rows.total) = (true, 2, 4)
    try onRows([rows]) { screen in
      #expect(screen.list.status.contains("GitHub timed out, some are missing"))
      #expect(screen.list.status.contains("2 unreadable rows left out"))
      #expect(screen.list.status.contains("1 of 4"))
    }
  }

  // MARK: The end, and the gap before it

  @Test func `the end is loaded without the rows before it, which a gap replaces`() throws {
    try onRows([page(1...30, next: 2, last: 5, of: 122), page(121...122, of: 122)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      #expect(screen.answers.calls == [nil, cursor(5)])
      #expect(screen.ids == Array(1...30) + [121, 122])
      let gap = screen.list.state.gap
      #expect(gap?.place == 30 && gap?.count == 90 && gap?.isLoading == false)
      #expect(screen.list.shown.isPart)
      screen.list.loadEnd()
      #expect(screen.phase == .resting)
    }
  }

  @Test func `a gap is loaded page by page, and the selection stays on its row`() throws {
    try onRows([page(1...30, next: 2, last: 4), page(91...99), page(31...60, next: 3, last: 4)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      screen.list.select(35)
      try await screen.world.settle()
      #expect(screen.selectedTitle == "row 96")
      screen.list.loadGap()
      try await screen.world.settle()
      #expect(screen.answers.calls == [nil, cursor(4), cursor(2)])
      #expect(screen.list.state.gap?.place == 60)
      #expect(screen.selectedTitle == "row 96")
      screen.answers.reply(page(61...90, next: 4, last: 4))
      screen.list.loadGap()
      try await screen.world.settle()
      #expect(screen.ids == Array(1...99))
      #expect(screen.list.state.gap == nil)
      #expect(screen.requests == [1, 2, 3])
    }
  }

  @Test func `rows of a gap are loaded ahead of the selection, from its front only`() throws {
    try onRows([page(1...30, next: 2, last: 4), page(91...99), page(31...60, next: 3, last: 4)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      for place in [38, 30, 10] { screen.list.select(place) }
      #expect(screen.answers.calls.count == 2)
      screen.list.select(20)
      try await screen.world.settle()
      #expect(screen.answers.calls.last == cursor(2))
      #expect(screen.list.state.gap?.place == 60)
    }
  }

  @Test func `a gap ends where its rows meet those of the end, whatever the links say`() throws {
    try onRows([page(1...30, next: 2, last: 4), page(55...60), page(31...56, next: 3)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      screen.list.loadGap()
      try await screen.world.settle()
      #expect(screen.ids.sorted() == Array(1...60))
      #expect(screen.list.state.gap == nil)
    }
  }

  @Test func `the end that is the next page leaves no gap`() throws {
    try onRows([page(1...30, next: 2, last: 2), page(31...34)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      #expect(screen.ids == Array(1...34))
      #expect(screen.list.state.gap == nil)
    }
  }

  @Test func `without a link to the end the pages before it are loaded`() throws {
    try onRows([page(1...30, next: 2), page(31...60, next: 3), page(61...64)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      #expect(screen.ids == Array(1...64))
    }
  }

  @Test func `an end that is wanted before the first page is there is loaded after it`() throws {
    try onRows(prepare: { answers in
      answers.reply(page(1...30, next: 2, last: 9), after: .seconds(1))
      answers.reply(page(261...270))
    }) { screen in
      screen.list.loadEnd()
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...30) + Array(261...270))
    }
  }

  @Test func `an end that fails is asked for again by r, and one that was stopped is not`() throws {
    try onRows([page(1...30, next: 2, last: 9)]) { screen in
      screen.answers.fail(.connectionLost)
      screen.answers.reply(page(261...270), after: .seconds(1))
      screen.answers.reply(page(261...270))
      screen.list.loadEnd()
      try await screen.world.settle()
      #expect(screen.phase == .failed(.connectionLost))
      try await screen.app.press("r", "Esc")
      #expect(screen.answers.calls.suffix(2) == [cursor(9), cursor(9)])
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.ids == Array(1...30))
    }
  }

  @Test func `the end takes the place of a next page that is on its way`() throws {
    try onRows(prepare: { answers in
      answers.reply(page(1...30, next: 2, last: 9))
      answers.reply(page(31...60, next: 3, last: 9), after: .seconds(1))
      answers.reply(page(261...270))
    }) { screen in
      screen.list.select(29)
      try await screen.world.settle()
      screen.list.loadEnd()
      try await screen.world.settle()
      #expect(screen.answers.calls.last == cursor(9))
      #expect(screen.answers.cancelled.count == 1)
      #expect(screen.list.state.gap?.place == 30)
    }
  }

  @Test func `a reload keeps the rows of the end until they are loaded again`() throws {
    try onRows([page(1...30, next: 2, last: 9), page(261...270)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      screen.list.select(35)
      screen.answers.reply(page(1...30, next: 2, last: 9))
      screen.answers.reply(page(262...272), after: .seconds(1))
      try await screen.app.press("r")
      #expect(screen.ids == Array(1...30) + Array(261...270))
      #expect(screen.selectedTitle == "row 266")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...30) + Array(262...272))
      #expect(screen.selectedTitle == "row 266")
    }
  }

  @Test func `G selects the last loaded row, and the last of all when its page arrives`() throws {
    try onRows([page(1...30, next: 2, last: 5, of: 122)]) { screen in
      screen.answers.reply(page(121...122, of: 122), after: .seconds(1))
      screen.answers.reply(page(31...60, next: 3, last: 5, of: 122), after: .seconds(1))
      try await screen.app.press("G")
      #expect(screen.answers.calls == [nil, cursor(5)])
      #expect(screen.selectedTitle == "row 30" && screen.app.status.contains("30 of 122"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 122" && screen.app.status.contains("122 of 122"))
      try await screen.app.press("k")
      #expect(screen.app.status.contains("121 of 122"))
      #expect(screen.answers.calls.count == 2)
      // Over the gap, whose first page is loaded ahead of the selection.
      try await screen.app.press("k")
      #expect(screen.selectedTitle == "row 30" && screen.app.status.contains("30 of 122"))
      #expect(screen.answers.calls.last == cursor(2))
      try await screen.app.press("j")
      #expect(screen.selectedTitle == "row 121")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 121" && screen.app.status.contains("121 of 122"))
      #expect(screen.requests == [1, 2])
    }
  }

  @Test(arguments: ["k", "j", "Esc"]) func `G does not move a selection that went on meanwhile`(
    key: String
  ) throws {
    try onRows([page(1...30, next: 2, last: 5)]) { screen in
      screen.answers.reply(page(121...122), after: .seconds(1))
      try await screen.app.press("G", key)
      let selected = screen.selectedTitle
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == selected)
      #expect(screen.list.state.gap == nil || key != "Esc")
    }
  }

  @Test func `G on the first of two pages selects the last row of the second`() throws {
    try onRows([page(1...30, next: 2, last: 2), page(31...34)]) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 34" && screen.app.status.contains("34 of 34"))
    }
  }

  @Test func `G during a reload, or after an error and r, ends at the last row too`() throws {
    try onRows([page(1...30, next: 2, last: 5)]) { screen in
      screen.answers.reply(page(1...30, next: 2, last: 5), after: .seconds(1))
      screen.answers.fail(.connectionLost)
      screen.answers.reply(page(121...122))
      try await screen.app.press("r", "G")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .failed(.connectionLost) && screen.selectedTitle == "row 30")
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "row 122")
    }
  }

  @Test func `rows below a gap have no number if the whole list is not counted`() throws {
    try onRows([page(1...30, next: 2, last: 5), page(121...122)]) { screen in
      try await screen.app.press("G")
      #expect(screen.app.status.contains("? of 32+"))
      try await screen.app.press("g")
      #expect(screen.app.status.contains("1 of 32+"))
    }
  }

  @Test func `rows at the end of a search are counted from the last that GitHub serves`() throws {
    var (first, last) = (page(1...30, next: 2, last: 34, of: 4_210), page(991...1_000, of: 4_210))
    (first.limit, last.limit) = (1_000, 1_000)
    try onRows([first, last]) { screen in
      try await screen.app.press("G", "k")
      #expect(screen.app.status.contains("999 of 4,210"))
      #expect(screen.list.state.gap?.count == 960)
    }
  }

  @Test func `a line stands for the rows of a gap, and M loads them above the selected row`() throws {
    try onRows([page(1...30, next: 2, last: 5, of: 122), page(121...122, of: 122)]) { screen in
      screen.answers.reply(page(31...60, next: 3, last: 5, of: 122), after: .seconds(1))
      let load = try #require(screen.list.gapAction)
      #expect(!load.isEnabled())
      try await screen.app.press("G", "k")
      let rows = screen.lines.suffix(4)
      #expect(
        rows == ["  row 30", "  90 not loaded · M loads the first of them", "> row 121", "  row 122"])
      try await screen.app.press("M")
      #expect(screen.lines.suffix(3) == ["  Loading...", "> row 121", "  row 122"])
      #expect(!load.isEnabled())
      try await screen.world.advance(by: .seconds(1))
      let later = screen.lines.suffix(4)
      #expect(
        later == ["  row 60", "  60 not loaded · M loads the first of them", "> row 121", "  row 122"])
      #expect(load.isEnabled())
    }
  }

  @Test func `a reload keeps the selection above the gap if its item is gone`() throws {
    try onRows([page(1...30, next: 2, last: 5, of: 122), page(121...122, of: 122)]) { screen in
      screen.answers.reply(page(31...60, next: 3, last: 5, of: 122))
      try await screen.app.press("G", "g")
      for _ in 1...29 { try await screen.app.press("j") }
      for _ in 1...15 { try await screen.app.press("j") }
      #expect(screen.app.status.contains("45 of 122"))
      screen.answers.reply(page(1...30, next: 2, last: 5, of: 122))
      screen.answers.reply(page(121...122, of: 122))
      try await screen.app.press("r")
      #expect(screen.app.status.contains("30 of 122"))
    }
  }

  @Test func `the rows of an earlier list keep their gap until the response`() throws {
    try onRows([page(1...30, next: 2, last: 5), page(121...122)]) { screen in
      try await screen.app.press("G")
      screen.answers.reply(page(7...8), after: .seconds(1))
      screen.list.startAgain(marks: .removed)
      try await screen.world.settle()
      #expect(
        screen.lines.suffix(3) == [
          "  Some are not loaded · M loads the first of them", "  row 121", "  row 122",
        ])
      try await screen.app.press("M")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [7, 8] && screen.list.state.gap == nil)
    }
  }

  // MARK: Reloading, and another list in the same place

  @Test func `a reload of a list that shrank to two pages leaves no gap`() throws {
    try onRows([page(1...30, next: 2, last: 9), page(261...270)]) { screen in
      screen.list.loadEnd()
      try await screen.world.settle()
      screen.answers.reply(page(1...30, next: 2, last: 2))
      screen.answers.reply(page(31...40))
      screen.list.reload()
      try await screen.world.settle()
      #expect(screen.ids == Array(1...30))
      #expect(screen.list.state.gap == nil)
      screen.list.select(29)
      try await screen.world.settle()
      #expect(screen.ids == Array(1...40))
    }
  }

  @Test func `a reload keeps the visible rows and the selected item`() throws {
    try onRows([page(3...5)]) { screen in
      screen.answers.reply(page(1...5), after: .seconds(1))
      try await screen.app.press("j", "r")
      #expect(screen.selectedTitle == "row 4")
      #expect(screen.lines.contains { $0.contains("row 3") })
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 4")
      #expect(screen.app.status.contains("4 of 5"))
    }
  }

  @Test func `marks stay in another order, and other items remove them with a message`() throws {
    try onRows([page(1...3), page(1...3), page(4...6)]) { screen in
      try await screen.app.press("Space", "j", "Space")
      screen.list.startAgain(marks: .kept)
      try await screen.world.settle()
      #expect(screen.list.marks.items.count == 2)
      #expect(screen.world.lastNotice == nil)
      screen.list.startAgain(marks: .removed)
      try await screen.world.settle()
      #expect(screen.list.marks.isEmpty)
      #expect(screen.world.lastNotice == "2 marks removed.")
    }
  }

  @Test func `a response to the previous list is never shown, nor its error`() throws {
    try onRows([page(1...30, next: 2)]) { screen in
      screen.answers.reply(page(31...60), after: .seconds(1), ignoresCancellation: true)
      screen.answers.fail(.offline, after: .seconds(2), ignoresCancellation: true)
      screen.answers.reply(page(100...101), after: .seconds(3))
      try await screen.app.press("G")
      for _ in 0..<2 {
        screen.list.startAgain(marks: .removed)
        try await screen.world.settle()
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
    try onRows([page(1...3)]) { screen in
      screen.answers.reply(page(7...8), after: .seconds(1))
      screen.answers.fail(.offline, after: .seconds(1))
      screen.list.startAgain(marks: .removed)
      try await screen.world.settle()
      #expect(screen.lines[1...3] == ["  row 1", "  row 2", "  row 3"])
      #expect(screen.list.selectedItem == nil && screen.list.targets.isEmpty)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1...3] == ["> row 7", "  row 8", ""])
      screen.list.startAgain(marks: .removed)
      try await screen.world.settle()
      #expect(screen.lines[1...2] == ["  row 7", "  row 8"])
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1].hasPrefix("  ! No network."))
      #expect(!screen.lines.contains("  row 7"))
    }
  }

  // MARK: Failures

  @Test func `a list that cannot be loaded says why, and r retries`() throws {
    try onRows(prepare: { answers in
      answers.fail(.offline)
      answers.reply(page(1...2))
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
    try onRows([page(1...30, next: 2)]) { screen in
      screen.answers.fail(.connectionLost)
      screen.answers.reply(page(31...60))
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      #expect(screen.lines.contains { $0.contains(Texts(.en).errors.connectionLost) })
      try await screen.app.press("k", "j")
      #expect(screen.answers.calls.count == 2)
      try await screen.app.press("r")
      #expect(screen.answers.calls.last == cursor(2))
      #expect(!screen.lines.contains { $0.contains(Texts(.en).errors.connectionLost) })
      #expect(screen.ids == Array(1...60))
      #expect(screen.requests == [1, 2, 2])
    }
  }

  // MARK: Stopping

  @Test func `Esc cancels loading, and goes back if nothing is loading`() throws {
    try onRows(prepare: { $0.reply(page(1...2), after: .seconds(5)) }) { screen in
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
    try onRows(prepare: { $0.reply(page(1...3), after: .milliseconds(350)) }) { screen in
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
    try onRows(prepare: { $0.reply(page(1...3), after: .seconds(5)) }) { screen in
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
    try onRows(prepare: { answers in
      answers.fail(Self.pause)
      answers.reply(page(1...3), after: .seconds(1))
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
    try onRows(prepare: { $0.fail(Self.pause) }) { screen in
      try await screen.world.advance(by: .milliseconds(1_500))
      try await screen.app.press("Esc")
      #expect(screen.phase == .resting)
      #expect(screen.world.loop.untilNextTimer == nil)
      try await screen.world.advance(by: .seconds(60))
      #expect(screen.answers.calls.count == 1)
    }
  }

  @Test func `a pause in the past still waits a second`() throws {
    try onRows(prepare: { answers in
      answers.fail(.rateLimited(until: FakeWorld.start.addingTimeInterval(-100), isAnonymous: true))
      answers.reply(page(1...3))
    }) { screen in
      #expect(screen.phase == .waiting(seconds: 1))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [1, 2, 3])
    }
  }

  @Test func `a pause for the next page keeps the rows and continues with that page`() throws {
    try onRows([page(1...30, next: 2)]) { screen in
      screen.answers.fail(Self.pause)
      screen.answers.reply(page(31...60))
      try await screen.app.press("G")
      #expect(screen.ids == Array(1...30))
      #expect(screen.phase == .waiting(seconds: 3))
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.ids == Array(1...60))
      #expect(screen.requests == [1, 2])
    }
  }

  @Test func `another list does not wait for the pause of the previous one`() throws {
    try onRows(prepare: { answers in
      answers.fail(Self.pause)
      answers.reply(page(7...8))
    }) { screen in
      screen.list.startAgain(marks: .removed)
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.ids == [7, 8])
      #expect(screen.answers.calls.count == 2)
    }
  }
}

private typealias Answers = ScriptedAnswers<PageCursor?, ItemPage<Row>>

private struct Row: Identifiable, Sendable {
  let id: Int
}

/// A list of rows, and the pages that it requests.
@LoopActor
private final class Rows {
  let answers: Answers
  let list: PagedListPresenter<Row>
  /// The numbers of the requested pages.
  private(set) var requests: [Int] = []

  init(_ environment: Environment, _ prepare: @LoopActor (Answers) -> Void) {
    let answers = Answers(loop: environment.loop)
    prepare(answers)
    self.answers = answers
    list = PagedListPresenter(
      environment: environment, words: { _ in PagedListWords(empty: ["No rows."]) },
      load: { try await answers.answer($0) })
    list.onRequest = { [weak self] in self?.requests.append($0) }
  }

  var pane: ListPane<Row> {
    ListPane(
      "rows", input: list, output: list,
      columns: { width, _ in Table(width: width, [TableColumn("Row", .rest)]) { ["row \($0.id)"] } },
      title: { "row \($0.id)" }, actions: list.actions)
  }
}

extension OpenScreen<Rows> {
  fileprivate var list: PagedListPresenter<Row> { presenter.list }
  fileprivate var answers: Answers { presenter.answers }
  fileprivate var requests: [Int] { presenter.requests }
  fileprivate var phase: LoadPhase { list.state.phase }
  fileprivate var ids: [Int] { list.state.items.map(\.id) }
  fileprivate var selected: Int { list.state.selected }
}

/// Runs `body` with a list as the current screen, in virtual time.
private func onRows(
  pageSize: Int = 30, prepare: @escaping @LoopActor @Sendable (Answers) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Rows>) async throws -> Void
) throws {
  try onScreen(
    .issueList(try #require(RepoName("octo/kettle"))), size: Size(columns: 100, rows: 24),
    prepare: { $0.preferences.pageSize = pageSize },
    make: { route, environment, _ in
      guard case .issueList = route else { return nil }
      let rows = Rows(environment, prepare)
      return (rows, rows.pane)
    }, body)
}

/// The same for a list whose pages arrive immediately.
private func onRows(
  pageSize: Int = 30, _ pages: [ItemPage<Row>],
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Rows>) async throws -> Void
) throws {
  try onRows(pageSize: pageSize, prepare: { for page in pages { $0.reply(page) } }, body)
}

private func page(
  _ ids: some Sequence<Int>, next: Int? = nil, last: Int? = nil, of total: Int? = nil
) -> ItemPage<Row> {
  ItemPage(items: ids.map { Row(id: $0) }, total: total, next: next.map(cursor), last: last.map(cursor))
}

private func cursor(_ page: Int) -> PageCursor { PageCursor(url: "https://api.github.com/rows?page=\(page)") }
