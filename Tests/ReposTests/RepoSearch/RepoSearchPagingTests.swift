import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import TestSupport
import Testing
import Texts
import Tracking

@testable import Repos

struct RepoSearchPagingTests {
  @Test func `the next page is asked for ahead of need, once, with an event of its own`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 90, next: "p2"))
      screen.answers.reply(.samples(31...60, of: 90, next: "p3"), after: .seconds(1))
      screen.answers.reply(.samples(61...90, of: 90))
      try await screen.search("flux")
      for _ in 0..<14 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 1)
      try await screen.app.press("j")
      #expect(screen.answers.calls.last == .next(cursor("p2")))
      #expect(screen.phase == .loadingMore)
      for _ in 0..<5 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 2)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.names == samples(1...60))
      #expect(screen.selected == 20)
      try await screen.app.press("G")
      #expect(screen.answers.calls.last == .next(cursor("p3")))
      #expect(screen.names == samples(1...90))
      try await screen.app.press("G")
      #expect(screen.answers.calls.count == 3)
      #expect(
        screen.takeSearches() == (1...3).map { .search(query: "flux", page: $0) })
    }
  }

  @Test func `with pages of one the next one is asked for all the same`() throws {
    try onSearch(prepare: { $0.preferences.pageSize = 1 }) { screen in
      screen.answers.reply(.samples(1...1, of: 2, next: "p2"))
      screen.answers.reply(.samples(2...2, of: 2))
      try await screen.search("flux")
      #expect(screen.names == samples(1...2))
    }
  }

  @Test func `a repository that comes again on the next page is dropped`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.reply(.samples(28...57, of: 60))
      try await screen.search("flux")
      try await screen.app.press("G")
      #expect(screen.names == samples(1...57))
    }
  }

  @Test func `a page of nothing but duplicates is followed by the one after`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 90, next: "p2"))
      screen.answers.reply(.samples(1...30, of: 90, next: "p3"))
      screen.answers.reply(.samples(31...60, of: 90))
      try await screen.search("flux")
      try await screen.app.press("G")
      #expect(screen.names == samples(1...60))
    }
  }

  @Test func `a server whose pages never bring anything new is not asked for ever`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 90, next: "p2"))
      for page in 3...20 { screen.answers.reply(.samples(1...30, of: 90, next: "p\(page)")) }
      try await screen.search("flux")
      try await screen.app.press("G")
      #expect(screen.names == samples(1...30))
      // The first page and five that brought nothing.
      #expect(screen.answers.calls.count == 6)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `pages of duplicates are counted anew after one that brings something`() throws {
    try onSearch { screen in
      let pages = [1, 1, 1, 2, 2, 3]
      for (index, number) in pages.enumerated() {
        let next = index < pages.count - 1 ? "p\(index + 2)" : nil
        screen.answers.reply(.samples(number...number, of: 3, next: next))
      }
      try await screen.search("flux")
      #expect(screen.names == samples(1...3))
    }
  }

  @Test func `a page that fails keeps the rows, and r asks for that page again`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.fail(.connectionLost)
      screen.answers.reply(.samples(31...60, of: 60))
      try await screen.search("flux")
      try await screen.app.press("G")
      #expect(screen.names == samples(1...30))
      #expect(screen.phase == .failed(.connectionLost))
      #expect(screen.app.rows.contains { $0.contains(Texts(.en).errors.connectionLost) })
      try await screen.app.press("k", "j")
      #expect(screen.answers.calls.count == 2)
      try await screen.app.press("r")
      #expect(screen.answers.calls.last == .next(cursor("p2")))
      #expect(screen.names == samples(1...60))
      #expect(
        screen.takeSearches() == [1, 2, 2].map { .search(query: "flux", page: $0) })
    }
  }

  @Test func `a page that was stopped is the same page when it is asked for again`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.reply(.samples(31...60, of: 60), after: .seconds(1))
      screen.answers.reply(.samples(31...60, of: 60))
      try await screen.search("flux")
      try await screen.app.press("G", "Esc")
      #expect(screen.phase == .resting)
      try await screen.app.press("k")
      #expect(screen.answers.calls.suffix(2) == [.next(cursor("p2")), .next(cursor("p2"))])
      #expect(screen.takeSearches() == [1, 2, 2].map { .search(query: "flux", page: $0) })
      #expect(screen.names == samples(1...60))
    }
  }

  @Test func `a new search cancels the page that is on its way`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 60, next: "p2"))
      screen.answers.reply(.samples(31...60, of: 60), after: .seconds(1), ignoresCancellation: true)
      screen.answers.reply(.samples(100...101, of: 2))
      try await screen.search("old")
      try await screen.app.press("G")
      try await screen.search("new")
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.names == samples(100...101))
      #expect(screen.selected == 0)
    }
  }

  @Test func `only the first thousand can be reached, and the help says so`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 4_310))
      try await screen.search("flux")
      #expect(screen.app.status.hasPrefix(" 1 of 4,310 · 9 of 10 searches left"))
      try await screen.app.press("?")
      let help = screen.app.rows.joined(separator: "\n")
      #expect(help.contains("GitHub serves only the first 1,000"))
    }
  }

  @Test func `what GitHub left out is told`() throws {
    try onSearch { screen in
      var page = ItemPage.samples(1...2, of: 4)
      (page.isIncomplete, page.unreadable) = (true, 2)
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.search.list.status.contains("GitHub timed out, some are missing"))
      #expect(screen.search.list.status.contains("2 unreadable rows left out"))
    }
  }
}

/// The cursor that the stub gives for a next page.
private func cursor(_ page: String) -> PageCursor { PageCursor(url: "https://api.github.com/search/\(page)") }
