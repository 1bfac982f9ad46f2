import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing

/// A list that is shorter than the screen is high.
struct PagedListFillTests {
  private static let large = Size(columns: 200, rows: 60)

  @Test func `a large screen is filled, with only as many requests as it needs`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(31...60, next: 3), rowPage(61...90)]) { screen in
      #expect(screen.answers.calls.count == 1)
      try await screen.app.resize(columns: Self.large.columns, rows: Self.large.rows)
      #expect(screen.answers.calls == [nil, rowCursor(2)])
      #expect(screen.ids == Array(1...60))
      #expect(screen.selected == 0)
    }
  }

  @Test func `a screen that one page fills sends one request`() throws {
    try onPagedRows([rowPage(1...30, next: 2), rowPage(31...60)]) { screen in
      try await screen.app.resize(columns: 80, rows: 24)
      try await screen.app.resize(columns: 80, rows: 32)
      #expect(screen.answers.calls.count == 1)
    }
  }

  @Test func `filling takes at most half of the rate limit`() throws {
    var first = rowPage(1...30, next: 2)
    first.rateLimit = RateLimit(
      limit: 10, remaining: 5, resetsAt: Date(timeIntervalSince1970: 0), resource: "search")
    try onPagedRows([first, rowPage(31...60)]) { screen in
      try await screen.app.resize(columns: Self.large.columns, rows: Self.large.rows)
      #expect(screen.answers.calls.count == 1)
      // A key is worth a request.
      for _ in 0..<15 { try await screen.app.press("j") }
      #expect(screen.answers.calls.count == 2)
    }
  }

  @Test func `a server that sends one row at a time is not asked forever`() throws {
    let pages = (1...40).map { rowPage([$0], next: $0 + 1) }
    try onPagedRows(pageSize: 1, pages) { screen in
      // Two pages ahead of the selection, and eight to fill the screen.
      #expect(screen.answers.calls.count <= 10)
      #expect(screen.phase == .resting)
    }
  }

  @Test func `a page that fails while the screen is filled is not asked for again by itself`() throws {
    try onPagedRows(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.fail(.other(reason: "broken"))
    }) { screen in
      try await screen.app.resize(columns: Self.large.columns, rows: Self.large.rows)
      #expect(screen.answers.calls.count == 2)
      #expect(screen.ids == Array(1...30))
    }
  }
}
