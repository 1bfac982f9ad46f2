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
  @Test func `a range over the gap marks what is loaded on both sides, and says once what is not`()
    throws
  {
    try onPagedRows([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(119...122, of: 122)]) { screen in
      screen.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122))
      try await screen.app.press("j", "v", "G")
      #expect(screen.list.marks.items.count == 33)
      let said = "88 rows between are not loaded, so they are not marked."
      #expect(screen.world.lastNotice == said)
      try await screen.app.press("k")
      #expect(screen.list.marks.items.count == 32 && screen.world.lastNotice == nil)
      try await screen.app.press("M")
      #expect(screen.list.marks.items.count == 62)
      #expect(screen.list.marks.items.first?.id == 2 && screen.selectedTitle == "row 121")
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
      #expect(screen.requests == [1, 5, 2])
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
      #expect(screen.list.gap?.count == 960)
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

  @Test func `the rows in an earlier order keep their gap until the response`() throws {
    try onPagedRows([rowPage(1...30, next: 2, last: 5), rowPage(121...122)]) { screen in
      try await screen.app.press("G")
      screen.answers.reply(rowPage(7...8), after: .seconds(1))
      screen.list.reorder()
      try await screen.world.waitUntilIdle()
      #expect(
        screen.lines.suffix(3) == [
          "  Some are not loaded · M loads the first of them", "  row 121", "  row 122",
        ])
      try await screen.app.press("M")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.ids == [7, 8] && screen.list.gap == nil)
    }
  }
}
