import AppTestSupport
import Domain
import FoundationEssentials
import Testing
import UseCases

/// A list that is shorter than the room for its rows.
struct ReadPagesFillTests {
  @Test func `much room is filled, with only as many requests as it needs`() throws {
    try onPages([rowPage(1...30, next: 2), rowPage(31...60, next: 3), rowPage(61...90)]) { list in
      #expect(list.answers.calls.count == 1)
      try await list.after { $0.fill(56) }
      #expect(list.answers.calls == [nil, rowCursor(2)])
      #expect(list.ids == Array(1...60))
      #expect(list.position == 0)
    }
  }

  @Test func `room that one page fills sends one request`() throws {
    try onPages([rowPage(1...30, next: 2), rowPage(31...60)]) { list in
      try await list.after { $0.fill(20) }
      try await list.after { $0.fill(28) }
      #expect(list.answers.calls.count == 1)
    }
  }

  @Test func `filling takes at most half of the rate limit`() throws {
    var first = rowPage(1...30, next: 2)
    first.rateLimit = RateLimit(
      limit: 10, remaining: 5, resetsAt: Date(timeIntervalSince1970: 0), resource: "search")
    try onPages([first, rowPage(31...60)]) { list in
      try await list.after { $0.fill(56) }
      #expect(list.answers.calls.count == 1)
      // A key is worth a request.
      for index in 1...15 { try await list.after { $0.go(to: index) } }
      #expect(list.answers.calls.count == 2)
    }
  }

  @Test func `a server that sends one row at a time is not asked forever`() throws {
    let pages = (1...40).map { rowPage([$0], next: $0 + 1) }
    try onPages(pageSize: 1, pages) { list in
      try await list.after { $0.fill(20) }
      // Two pages ahead of the position, and eight to fill the room.
      #expect(list.answers.calls.count <= 10)
      #expect(list.phase == .resting)
    }
  }

  @Test func `a page that fails while room is filled is not asked for again by itself`() throws {
    try onPages(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.fail(.other(reason: "broken"))
    }) { list in
      try await list.after { $0.fill(56) }
      #expect(list.answers.calls.count == 2)
      #expect(list.ids == Array(1...30))
    }
  }
}
