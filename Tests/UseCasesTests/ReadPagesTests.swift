import AppTestSupport
import Domain
import FoundationEssentials
import Testing
import UseCases

struct ReadPagesTests {
  @Test func `the next page is requested ahead of need, once`() throws {
    try onPages(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.reply(rowPage(31...60, next: 3), after: .seconds(1))
      answers.reply(rowPage(61...90))
    }) { list in
      for index in 1...14 { try await list.after { $0.go(to: index) } }
      #expect(list.answers.calls.count == 1)
      try await list.after { $0.go(to: 15) }
      #expect(list.answers.calls.last == rowCursor(2))
      #expect(list.phase == .loadingMore)
      for index in 16...20 { try await list.after { $0.go(to: index) } }
      #expect(list.answers.calls.count == 2)
      try await list.pass(.seconds(1))
      #expect(list.ids == Array(1...60))
      #expect(list.position == 20)
      try await list.after { $0.goToEnd() }
      #expect(list.answers.calls.last == rowCursor(3))
      #expect(list.ids == Array(1...90))
      try await list.after { $0.goToEnd() }
      #expect(list.answers.calls.count == 3)
      #expect(list.requests == [1, 2, 3])
    }
  }

  @Test func `with pages of one item the next one is requested too`() throws {
    try onPages(pageSize: 1, [rowPage(1...1, next: 2), rowPage(2...2)]) { list in
      #expect(list.ids == [1, 2])
    }
  }

  @Test func `an item that is repeated on the next page is dropped`() throws {
    try onPages([rowPage(1...30, next: 2), rowPage(28...57)]) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.ids == Array(1...57))
    }
  }

  @Test func `a page with only repeated items is followed by the next one`() throws {
    try onPages([rowPage(1...30, next: 2), rowPage(1...30, next: 3), rowPage(31...60)]) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.ids == Array(1...60))
    }
  }

  @Test(arguments: [[], [1]])
  func `a server whose pages contain nothing new is not queried forever`(ids: [Int]) throws {
    let same = (3...20).map { rowPage(ids, next: $0) }
    try onPages([rowPage(1...30, next: 2)] + same) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.ids == Array(1...30))
      // The first page and five without new items.
      #expect(list.answers.calls.count == 6)
      #expect(list.phase == .resting)
    }
  }

  @Test func `pages without new items are counted again after a reload`() throws {
    let same = (3...7).map { rowPage([1], next: $0) }
    try onPages([rowPage(1...30, next: 2)] + same) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.answers.calls.count == 6)
      // The first page of the reload is empty too, and is the first one of a new count.
      list.answers.reply(rowPage([], next: 2))
      list.answers.reply(rowPage(1...30))
      try await list.after { $0.reload() }
      #expect(list.answers.calls.count == 8)
      #expect(list.ids == Array(1...30))
    }
  }

  @Test func `pages without new items are counted again after one with new items`() throws {
    let pages = (1...9).map { rowPage([1, 5, 9].contains($0) ? [$0] : [], next: $0 < 9 ? $0 + 1 : nil) }
    try onPages(pages) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.ids == [1, 5, 9])
    }
  }

  @Test func `a cancelled page is the same page when it is requested again`() throws {
    try onPages(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2))
      answers.reply(rowPage(31...60), after: .seconds(1))
      answers.reply(rowPage(31...60))
    }) { list in
      try await list.after { $0.goToEnd() }
      try await list.after { #expect($0.stop()) }
      #expect(list.phase == .resting)
      #expect(list.answers.cancelled == [rowCursor(2)])
      try await list.after { $0.go(to: 28) }
      #expect(list.answers.calls.suffix(2) == [rowCursor(2), rowCursor(2)])
      #expect(list.requests == [1, 2, 2])
      #expect(list.ids == Array(1...60))
    }
  }

  @Test func `what has been read once is not read again at the next beginning`() throws {
    try onPages([rowPage(1...3)]) { list in
      try await list.after { $0.begin() }
      #expect(list.answers.calls.count == 1)
    }
  }

  @Test func `the position stays on its row when a reload inserts rows above it`() throws {
    try onPages([rowPage(3...5), rowPage(1...5), rowPage(1...2)]) { list in
      try await list.after { $0.go(to: 1) }
      try await list.after { $0.reload() }
      #expect(list.current == 4 && list.position == 3)
      // Its row is gone, and so are those at its index.
      try await list.after { $0.reload() }
      #expect(list.current == 2)
    }
  }

  @Test func `each response says which items are new, and whether there are others`() throws {
    try onPages(prepare: { $0.reply(rowPage(1...2), after: .seconds(1)) }) { list in
      var news: [([Int], Bool)] = []
      list.pages.onItems = { news.append(($0.map(\.id), $1)) }
      try await list.pass(.seconds(1))
      list.answers.reply(rowPage(1...20, next: 2))
      list.answers.reply(rowPage(20...21))
      try await list.after { $0.reload() }
      try await list.after { $0.go(to: 19) }
      #expect(news.map(\.0) == [[1, 2], Array(1...20), [21]])
      #expect(news.map(\.1) == [true, false, false])
    }
  }

  // MARK: Another query

  @Test func `a response to the previous list is never taken, nor its error`() throws {
    try onPages([rowPage(1...30, next: 2)]) { list in
      list.answers.reply(rowPage(31...60), after: .seconds(1), ignoresCancellation: true)
      list.answers.fail(.offline, after: .seconds(2), ignoresCancellation: true)
      list.answers.reply(rowPage(100...101), after: .seconds(3))
      try await list.after { $0.goToEnd() }
      for _ in 0..<2 { try await list.after { $0.startAgain() } }
      try await list.pass(.milliseconds(2_500))
      #expect(list.ids == [])
      #expect(list.phase == .loading)
      try await list.pass(.seconds(1))
      #expect(list.ids == [100, 101])
      #expect(list.position == 0)
      #expect(list.phase == .resting)
    }
  }

  @Test func `rows in the earlier order stay until the first response or error`() throws {
    try onPages([rowPage(1...3)]) { list in
      list.answers.reply(rowPage(7...8), after: .seconds(1))
      list.answers.fail(.offline, after: .seconds(1))
      try await list.after { $0.reorder() }
      #expect(list.pages.isOutdated)
      #expect(list.pages.current.items.map(\.id) == [1, 2, 3])
      #expect(list.ids == [] && list.current == nil)
      try await list.pass(.seconds(1))
      #expect(list.pages.current.items.map(\.id) == [7, 8] && !list.pages.isOutdated)
      try await list.after { $0.reorder() }
      #expect(list.pages.current.items.map(\.id) == [7, 8])
      try await list.pass(.seconds(1))
      #expect(list.pages.current.items.isEmpty)
      #expect(list.phase == .failed(.offline))
    }
  }

  @Test(arguments: [true, false])
  func `rows in the earlier order go when the load is stopped or replaced`(isReload: Bool) throws {
    try onPages([rowPage(1...3)]) { list in
      for _ in 0..<2 { list.answers.reply(rowPage(7...8), after: .seconds(1)) }
      try await list.after { $0.reorder() }
      try await list.after { if isReload { $0.reload() } else { $0.close() } }
      #expect(list.pages.current.items.isEmpty)
    }
  }

  @Test func `rows in the earlier order go when the load waits for the limit`() throws {
    try onPages([rowPage(1...3)]) { list in
      list.answers.fail(Self.pause, after: .seconds(1))
      list.answers.reply(rowPage(7...8))
      try await list.after { $0.reorder() }
      #expect(list.pages.current.items.map(\.id) == [1, 2, 3])
      try await list.pass(.seconds(2))
      #expect(list.pages.current.items.isEmpty)
      try await list.pass(.seconds(20))
      #expect(list.ids == [7, 8])
    }
  }

  @Test func `rows of an earlier query go at once`() throws {
    try onPages([rowPage(1...3)]) { list in
      list.answers.reply(rowPage(7...8), after: .seconds(1))
      try await list.after { $0.startAgain() }
      #expect(list.pages.current.items.isEmpty && !list.pages.isOutdated)
      try await list.pass(.seconds(1))
      #expect(list.ids == [7, 8])
    }
  }

  // MARK: Failures

  @Test func `a list that cannot be loaded waits for a retry`() throws {
    try onPages(prepare: { answers in
      answers.fail(.offline)
      answers.reply(rowPage(1...2))
    }) { list in
      #expect(list.phase == .failed(.offline))
      #expect(!list.isTiming)
      try await list.after { $0.reload() }
      #expect(list.ids == [1, 2])
      #expect(list.requests == [1, 1])
    }
  }

  @Test func `a page that fails keeps the rows, and a reload requests that page again`() throws {
    try onPages([rowPage(1...30, next: 2)]) { list in
      list.answers.fail(.connectionLost)
      list.answers.reply(rowPage(31...60))
      try await list.after { $0.goToEnd() }
      #expect(list.ids == Array(1...30))
      // Its rows are not those that are out of date.
      #expect(list.pages.loadedDate == nil)
      for index in [28, 29] { try await list.after { $0.go(to: index) } }
      #expect(list.answers.calls.count == 2)
      try await list.after { $0.reload() }
      #expect(list.answers.calls.last == rowCursor(2))
      #expect(list.ids == Array(1...60))
      #expect(list.requests == [1, 2, 2])
    }
  }

  @Test func `the first page can be reloaded although another one failed`() throws {
    try onPages([rowPage(1...30, next: 2)]) { list in
      list.answers.fail(.connectionLost)
      list.answers.reply(rowPage(1...3))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.reloadFirst() }
      #expect(list.answers.calls.last == .some(nil))
      #expect(list.ids == [1, 2, 3])
      #expect(list.pages.loadedDate == epoch)
    }
  }

  // MARK: Waiting for a limit

  private static let pause = AppError.rateLimited(until: epoch + 3, isAnonymous: true)

  @Test func `a limit is no new request, and the page arrives after it`() throws {
    try onPages([rowPage(1...30, next: 2)]) { list in
      list.answers.fail(Self.pause)
      list.answers.reply(rowPage(31...60))
      try await list.after { $0.goToEnd() }
      #expect(list.ids == Array(1...30))
      #expect(list.phase == .waiting(seconds: 3))
      try await list.pass(.seconds(3))
      #expect(list.ids == Array(1...60))
      #expect(list.requests == [1, 2])
    }
  }

  @Test func `another list does not wait for the limit of the previous one`() throws {
    try onPages(prepare: { answers in
      answers.fail(Self.pause)
      answers.reply(rowPage(7...8))
    }) { list in
      try await list.after { $0.startAgain() }
      try await list.pass(.seconds(10))
      #expect(list.ids == [7, 8])
      #expect(list.answers.calls.count == 2)
    }
  }

  @Test func `a copy that was used because of a limit is replaced when that ends`() throws {
    var copy = rowPage(1...3)
    copy.saved = SavedCopy(from: epoch - 60, because: Self.pause)
    let saved = copy
    try onPages([saved, rowPage(1...4)]) { list in
      #expect(list.ids == [1, 2, 3] && list.phase == .resting)
      #expect(list.pages.load.pause == 3 && list.pages.loadedDate == epoch - 60)
      try await list.pass(.seconds(3))
      #expect(list.ids == [1, 2, 3, 4])
      #expect(list.pages.load.pause == nil)
      #expect(list.requests == [1])
    }
  }
}
