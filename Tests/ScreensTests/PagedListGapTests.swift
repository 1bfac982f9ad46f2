import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts

struct PagedListGapTests {
  @Test func `the end is loaded without the rows before it, which a gap replaces`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      #expect(screen.answers.calls == [nil, rowCursor(5)])
      #expect(screen.ids == Array(1...30) + [121, 122])
      let gap = screen.list.state.gap
      #expect(gap?.place == 30 && gap?.count == 90 && gap?.isLoading == false)
      #expect(screen.list.shown.isPart)
      screen.list.loadEnd()
      #expect(screen.phase == .resting)
    }
  }

  @Test func `a gap is loaded page by page, and the selection stays on its row`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 4), rowPage(91...99), rowPage(31...60, next: 3, last: 4)])
    { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      screen.list.select(35)
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "row 96")
      screen.list.loadGap()
      try await screen.world.waitUntilIdle()
      #expect(screen.answers.calls == [nil, rowCursor(4), rowCursor(2)])
      #expect(screen.list.state.gap?.place == 60)
      #expect(screen.selectedTitle == "row 96")
      screen.answers.reply(rowPage(61...90, next: 4, last: 4))
      screen.list.loadGap()
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...99))
      #expect(screen.list.state.gap == nil)
      #expect(screen.requests == [1, 2, 3])
    }
  }

  @Test func `rows of a gap are loaded ahead of the selection, from its front only`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 4), rowPage(91...99), rowPage(31...60, next: 3, last: 4)])
    { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      for place in [38, 30, 10] { screen.list.select(place) }
      #expect(screen.answers.calls.count == 2)
      screen.list.select(20)
      try await screen.world.waitUntilIdle()
      #expect(screen.answers.calls.last == rowCursor(2))
      #expect(screen.list.state.gap?.place == 60)
    }
  }

  @Test func `a gap ends where its rows meet those of the end, whatever the links say`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 4), rowPage(55...60), rowPage(31...56, next: 3)]) {
      screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      screen.list.loadGap()
      try await screen.world.waitUntilIdle()
      #expect(screen.ids.sorted() == Array(1...60))
      #expect(screen.list.state.gap == nil)
    }
  }

  @Test func `a page without a link to the end keeps the address of the end`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 9), rowPage(31...60, next: 3), rowPage(261...270)]) {
      screen in
      screen.list.select(20)
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...60))
      try await screen.app.press("G")
      #expect(screen.answers.calls == [nil, rowCursor(2), rowCursor(9)])
      #expect(screen.selectedTitle == "row 270")
    }
  }

  @Test func `the end that is the next page leaves no gap`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 2), rowPage(31...34)]) { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...34))
      #expect(screen.list.state.gap == nil)
    }
  }

  @Test func `without a link to the end the pages before it are loaded`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(31...60, next: 3), rowPage(61...64)]) { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...64))
    }
  }

  @Test func `an end that is wanted before the first page is there is loaded after it`() throws {
    try onPagedRows(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2, last: 9), after: .seconds(1))
      answers.reply(rowPage(261...270))
    }) { screen in
      screen.list.loadEnd()
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...30) + Array(261...270))
    }
  }

  @Test func `an end that fails is asked for again by r, and one that was stopped is not`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 9)]) { screen in
      screen.answers.fail(.connectionLost)
      screen.answers.reply(rowPage(261...270), after: .seconds(1))
      screen.answers.reply(rowPage(261...270))
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      #expect(screen.phase == .failed(.connectionLost))
      try await screen.app.press("r", "Esc")
      #expect(screen.answers.calls.suffix(2) == [rowCursor(9), rowCursor(9)])
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.ids == Array(1...30))
    }
  }

  @Test func `a stopped end is not loaded by a later reload`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 9)]) { screen in
      screen.answers.reply(rowPage(261...270), after: .seconds(1))
      try await screen.app.press("G", "Esc", "g")
      screen.answers.reply(rowPage(1...30, next: 2, last: 9))
      screen.answers.reply(rowPage(261...270))
      try await screen.app.press("r")
      #expect(screen.answers.calls == [nil, rowCursor(9), nil])
      #expect(screen.ids == Array(1...30) && screen.selectedTitle == "row 1")
    }
  }

  @Test func `G while the end is being loaded does not request it again`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 9)]) { screen in
      screen.answers.reply(rowPage(261...270), after: .seconds(1))
      try await screen.app.press("G", "G")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.answers.calls == [nil, rowCursor(9)])
      #expect(screen.selectedTitle == "row 270")
    }
  }

  @Test func `the end takes the place of a next page that is on its way`() throws {
    try onPagedRows(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2, last: 9))
      answers.reply(rowPage(31...60, next: 3, last: 9), after: .seconds(1))
      answers.reply(rowPage(261...270))
    }) { screen in
      screen.list.select(29)
      try await screen.world.waitUntilIdle()
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      #expect(screen.answers.calls.last == rowCursor(9))
      #expect(screen.answers.cancelled.count == 1)
      #expect(screen.list.state.gap?.place == 30)
    }
  }

  @Test func `a reload keeps the rows of the end until they are loaded again`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 9), rowPage(261...270)]) { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      screen.list.select(35)
      screen.answers.reply(rowPage(1...30, next: 2, last: 9))
      screen.answers.reply(rowPage(262...272), after: .seconds(1))
      try await screen.app.press("r")
      #expect(screen.ids == Array(1...30) + Array(261...270))
      #expect(screen.selectedTitle == "row 266")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == Array(1...30) + Array(262...272))
      #expect(screen.selectedTitle == "row 266")
    }
  }

  @Test func `G selects the last loaded row, and the last of all when its page arrives`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122)]) { screen in
      screen.answers.reply(rowPage(121...122, of: 122), after: .seconds(1))
      screen.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122), after: .seconds(1))
      try await screen.app.press("G")
      #expect(screen.answers.calls == [nil, rowCursor(5)])
      #expect(screen.selectedTitle == "row 30" && screen.app.status.contains("30 of 122"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 122" && screen.app.status.contains("122 of 122"))
      try await screen.app.press("k")
      #expect(screen.app.status.contains("121 of 122"))
      #expect(screen.answers.calls.count == 2)
      // Over the gap, whose first page is loaded ahead of the selection.
      try await screen.app.press("k")
      #expect(screen.selectedTitle == "row 30" && screen.app.status.contains("30 of 122"))
      #expect(screen.answers.calls.last == rowCursor(2))
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
    try onPagedRows([rowPage(1...30, next: 2, last: 5)]) { screen in
      screen.answers.reply(rowPage(121...122), after: .seconds(1))
      try await screen.app.press("G", key)
      let selected = screen.selectedTitle
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == selected)
      #expect(screen.list.state.gap == nil || key != "Esc")
    }
  }

  @Test func `G on the first of two pages selects the last row of the second`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 2), rowPage(31...34)]) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 34" && screen.app.status.contains("34 of 34"))
    }
  }

  @Test func `G during a reload, or after an error and r, ends at the last row too`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5)]) { screen in
      screen.answers.reply(rowPage(1...30, next: 2, last: 5), after: .seconds(1))
      screen.answers.fail(.connectionLost)
      screen.answers.reply(rowPage(121...122))
      try await screen.app.press("r", "G")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.phase == .failed(.connectionLost) && screen.selectedTitle == "row 30")
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "row 122")
    }
  }

  @Test func `rows below a gap are counted from the end if the whole list is not counted`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5), rowPage(121...122)]) { screen in
      try await screen.app.press("G")
      #expect(screen.app.status.contains("1 from the end of 32+"))
      try await screen.app.press("k")
      #expect(screen.app.status.contains("2 from the end of 32+"))
      try await screen.app.press("g")
      #expect(screen.app.status.contains("1 of 32+"))
    }
  }

  @Test func `rows below a gap have no number if more rows follow them`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...150, next: 6, of: 152)]) {
      screen in
      try await screen.app.press("G")
      #expect(screen.app.status.contains("? of 152"))
    }
  }

  @Test func `rows at the end of a search are counted from the last that GitHub serves`() throws {
    var (first, last) = (rowPage(1...30, next: 2, last: 34, of: 4_210), rowPage(991...1_000, of: 4_210))
    (first.limit, last.limit) = (1_000, 1_000)
    try onPagedRows([first, last]) { screen in
      try await screen.app.press("G", "k")
      #expect(screen.app.status.contains("999 of 4,210"))
      #expect(screen.list.state.gap?.count == 960)
    }
  }

  @Test func `a line stands for the rows of a gap, and M loads them above the selected row`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { screen in
      screen.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122), after: .seconds(1))
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
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { screen in
      screen.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122))
      try await screen.app.press("G", "g")
      for _ in 1...29 { try await screen.app.press("j") }
      for _ in 1...15 { try await screen.app.press("j") }
      #expect(screen.app.status.contains("45 of 122"))
      screen.answers.reply(rowPage(1...30, next: 2, last: 5, of: 122))
      screen.answers.reply(rowPage(121...122, of: 122))
      try await screen.app.press("r")
      #expect(screen.app.status.contains("30 of 122"))
    }
  }

  @Test func `a last page without new items ends the wish for the end`() throws {
    let same = (3...7).map { rowPage([1], next: $0, last: 9) }
    try onPagedRows([rowPage(1...30, next: 2, last: 9)] + same + [rowPage([])]) { screen in
      screen.list.select(20)
      try await screen.world.waitUntilIdle()
      try await screen.app.press("G")
      #expect(screen.answers.calls.last == rowCursor(9))
      screen.answers.reply(rowPage(31...32, next: 8, last: 9))
      screen.answers.reply(rowPage([3]))
      screen.list.loadGap()
      try await screen.world.waitUntilIdle()
      #expect(screen.answers.calls.contains(rowCursor(7)))
      #expect(screen.answers.calls.count { $0 == rowCursor(9) } == 1)
    }
  }

  @Test func `the rows of an earlier list keep their gap until the response`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5), rowPage(121...122)]) { screen in
      try await screen.app.press("G")
      screen.answers.reply(rowPage(7...8), after: .seconds(1))
      screen.list.startAgain(marks: .removed)
      try await screen.world.waitUntilIdle()
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
    try onPagedRows([rowPage(1...30, next: 2, last: 9), rowPage(261...270)]) { screen in
      screen.list.loadEnd()
      try await screen.world.waitUntilIdle()
      screen.answers.reply(rowPage(1...30, next: 2, last: 2))
      screen.answers.reply(rowPage(31...40))
      screen.list.reload()
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...30))
      #expect(screen.list.state.gap == nil)
      screen.list.select(29)
      try await screen.world.waitUntilIdle()
      #expect(screen.ids == Array(1...40))
    }
  }
}
