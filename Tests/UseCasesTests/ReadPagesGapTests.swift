import AppTestSupport
import Domain
import FoundationEssentials
import Testing
import UseCases

struct ReadPagesGapTests {
  @Test func `the end is loaded without the rows before it, which a gap replaces`() throws {
    try onPages([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { list in
      try await list.after { $0.readEnd() }
      #expect(list.answers.calls == [nil, rowCursor(5)])
      #expect(list.ids == Array(1...30) + [121, 122])
      #expect(list.gap == 30)
      try await list.after { $0.readEnd() }
      #expect(list.phase == .resting)
    }
  }

  @Test func `a gap is loaded page by page, and the position stays on its row`() throws {
    try onPages([rowPage(1...30, next: 2, last: 4), rowPage(91...99), rowPage(31...60, next: 3, last: 4)]) {
      list in
      try await list.after { $0.readEnd() }
      try await list.after { $0.go(to: 35) }
      #expect(list.current == 96)
      try await list.after { $0.readGap() }
      #expect(list.answers.calls == [nil, rowCursor(4), rowCursor(2)])
      #expect(list.gap == 60)
      #expect(list.current == 96)
      list.answers.reply(rowPage(61...90, next: 4, last: 4))
      try await list.after { $0.readGap() }
      #expect(list.ids == Array(1...99))
      #expect(list.gap == nil)
      #expect(list.requests == [1, 4, 2, 3])
    }
  }

  @Test func `rows of a gap are loaded ahead of the position, from its front only`() throws {
    try onPages([rowPage(1...30, next: 2, last: 4), rowPage(91...99), rowPage(31...60, next: 3, last: 4)]) {
      list in
      try await list.after { $0.readEnd() }
      try await list.after { for index in [38, 30, 10] { $0.go(to: index) } }
      #expect(list.answers.calls.count == 2)
      try await list.after { $0.go(to: 20) }
      #expect(list.answers.calls.last == rowCursor(2))
      #expect(list.gap == 60)
    }
  }

  @Test func `a gap ends where its rows meet those of the end, whatever the links say`() throws {
    try onPages([rowPage(1...30, next: 2, last: 4), rowPage(55...60), rowPage(31...56, next: 3)]) { list in
      try await list.after { $0.readEnd() }
      try await list.after { $0.readGap() }
      #expect(list.ids.sorted() == Array(1...60))
      #expect(list.gap == nil)
    }
  }

  @Test func `a page without a link to the end keeps the address of the end`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9), rowPage(31...60, next: 3), rowPage(261...270)]) { list in
      try await list.after { $0.go(to: 20) }
      #expect(list.ids == Array(1...60))
      try await list.after { $0.goToEnd() }
      #expect(list.answers.calls == [nil, rowCursor(2), rowCursor(9)])
      #expect(list.current == 270)
    }
  }

  @Test func `the end that is the next page leaves no gap`() throws {
    try onPages([rowPage(1...30, next: 2, last: 2), rowPage(31...34)]) { list in
      try await list.after { $0.readEnd() }
      #expect(list.ids == Array(1...34))
      #expect(list.gap == nil)
    }
  }

  @Test func `without a link to the end the pages before it are loaded`() throws {
    try onPages([rowPage(1...30, next: 2), rowPage(31...60, next: 3), rowPage(61...64)]) { list in
      try await list.after { $0.readEnd() }
      #expect(list.ids == Array(1...64))
    }
  }

  @Test func `an end that is wanted before the first page is there is loaded after it`() throws {
    try onPages(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2, last: 9), after: .seconds(1))
      answers.reply(rowPage(261...270))
    }) { list in
      try await list.after { $0.readEnd() }
      try await list.pass(.seconds(1))
      #expect(list.ids == Array(1...30) + Array(261...270))
    }
  }

  @Test func `an end that fails is requested again by a reload, and one that was stopped is not`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9)]) { list in
      list.answers.fail(.connectionLost)
      list.answers.reply(rowPage(261...270), after: .seconds(1))
      list.answers.reply(rowPage(261...270))
      try await list.after { $0.readEnd() }
      #expect(list.phase == .failed(.connectionLost))
      try await list.after { $0.reload() }
      try await list.after { $0.stop() }
      #expect(list.answers.calls.suffix(2) == [rowCursor(9), rowCursor(9)])
      try await list.pass(.seconds(2))
      #expect(list.ids == Array(1...30))
    }
  }

  @Test func `a stopped end is not loaded by a later reload`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9)]) { list in
      list.answers.reply(rowPage(261...270), after: .seconds(1))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.stop() }
      try await list.after { $0.go(to: 0) }
      list.answers.reply(rowPage(1...30, next: 2, last: 9))
      list.answers.reply(rowPage(261...270))
      try await list.after { $0.reload() }
      #expect(list.answers.calls == [nil, rowCursor(9), nil])
      #expect(list.ids == Array(1...30) && list.current == 1)
    }
  }

  @Test func `going to an end that is being loaded does not request it again`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9)]) { list in
      list.answers.reply(rowPage(261...270), after: .seconds(1))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.goToEnd() }
      try await list.pass(.seconds(1))
      #expect(list.answers.calls == [nil, rowCursor(9)])
      #expect(list.current == 270)
    }
  }

  @Test func `the end is loaded instead of a next page that is on its way`() throws {
    try onPages(prepare: { answers in
      answers.reply(rowPage(1...30, next: 2, last: 9))
      answers.reply(rowPage(31...60, next: 3, last: 9), after: .seconds(1))
      answers.reply(rowPage(261...270))
    }) { list in
      try await list.after { $0.go(to: 29) }
      try await list.after { $0.readEnd() }
      #expect(list.answers.calls.last == rowCursor(9))
      #expect(list.answers.cancelled.count == 1)
      #expect(list.gap == 30)
    }
  }

  @Test func `a reload keeps the rows of the end until they are loaded again`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9), rowPage(261...270)]) { list in
      try await list.after { $0.readEnd() }
      try await list.after { $0.go(to: 35) }
      list.answers.reply(rowPage(1...30, next: 2, last: 9))
      list.answers.reply(rowPage(262...272), after: .seconds(1))
      try await list.after { $0.reload() }
      #expect(list.ids == Array(1...30) + Array(261...270))
      #expect(list.current == 266)
      try await list.pass(.seconds(1))
      #expect(list.ids == Array(1...30) + Array(262...272))
      #expect(list.current == 266)
    }
  }

  @Test(arguments: [28, 29]) func `the end does not move a position that went on meanwhile`(
    index: Int
  ) throws {
    try onPages([rowPage(1...30, next: 2, last: 5)]) { list in
      list.answers.reply(rowPage(121...122), after: .seconds(1))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.go(to: index) }
      try await list.pass(.seconds(1))
      #expect(list.position == index && list.gap == 30)
    }
  }

  @Test func `a stopped end leaves the position at the last loaded row`() throws {
    try onPages([rowPage(1...30, next: 2, last: 5)]) { list in
      list.answers.reply(rowPage(121...122), after: .seconds(1))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.stop() }
      try await list.pass(.seconds(1))
      #expect(list.current == 30 && list.gap == nil)
    }
  }

  @Test func `rows below a gap are numbered from the end`() throws {
    try onPages([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.pages.number == 122 && list.pages.numberFromEnd == 1)
      list.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122))
      try await list.after { $0.go(to: 29) }
      #expect(list.pages.number == 30)
    }
  }

  @Test func `the end of the first of two pages is the last row of the second`() throws {
    try onPages([rowPage(1...30, next: 2, last: 2), rowPage(31...34)]) { list in
      try await list.after { $0.goToEnd() }
      #expect(list.current == 34 && list.pages.number == 34)
    }
  }

  @Test func `going to the end during a reload, or before an error, ends at the last row too`() throws {
    try onPages([rowPage(1...30, next: 2, last: 5)]) { list in
      list.answers.reply(rowPage(1...30, next: 2, last: 5), after: .seconds(1))
      list.answers.fail(.connectionLost)
      list.answers.reply(rowPage(121...122))
      try await list.after { $0.reload() }
      try await list.after { $0.goToEnd() }
      try await list.pass(.seconds(1))
      #expect(list.phase == .failed(.connectionLost) && list.current == 30)
      try await list.after { $0.reload() }
      #expect(list.current == 122)
    }
  }

  @Test func `a reload keeps the position above the gap if its item is gone`() throws {
    try onPages([rowPage(1...30, next: 2, last: 5, of: 122), rowPage(121...122, of: 122)]) { list in
      list.answers.reply(rowPage(31...60, next: 3, last: 5, of: 122))
      try await list.after { $0.goToEnd() }
      try await list.after { $0.go(to: 0) }
      for index in 1...44 { try await list.after { $0.go(to: index) } }
      #expect(list.current == 45)
      list.answers.reply(rowPage(1...30, next: 2, last: 5, of: 122))
      list.answers.reply(rowPage(121...122, of: 122))
      try await list.after { $0.reload() }
      #expect(list.current == 30)
    }
  }

  @Test func `a last page without new items does not load the end again`() throws {
    let same = (3...7).map { rowPage([1], next: $0, last: 9) }
    try onPages([rowPage(1...30, next: 2, last: 9)] + same + [rowPage([])]) { list in
      try await list.after { $0.go(to: 20) }
      try await list.after { $0.goToEnd() }
      #expect(list.answers.calls.last == rowCursor(9))
      list.answers.reply(rowPage(31...32, next: 8, last: 9))
      list.answers.reply(rowPage([3]))
      try await list.after { $0.readGap() }
      #expect(list.answers.calls.contains(rowCursor(7)))
      #expect(list.answers.calls.count { $0 == rowCursor(9) } == 1)
    }
  }

  @Test func `a reload of a list that shrank to two pages leaves no gap`() throws {
    try onPages([rowPage(1...30, next: 2, last: 9), rowPage(261...270)]) { list in
      try await list.after { $0.readEnd() }
      list.answers.reply(rowPage(1...30, next: 2, last: 2))
      list.answers.reply(rowPage(31...40))
      try await list.after { $0.reload() }
      #expect(list.ids == Array(1...30))
      #expect(list.gap == nil)
      try await list.after { $0.go(to: 29) }
      #expect(list.ids == Array(1...40))
    }
  }
}
