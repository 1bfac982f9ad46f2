import Testing

@testable import Screens

/// A document that knows nothing but how many rows each part takes.
private struct Parts: Document {
  var heights: [Int]

  var parts: Range<Int> { heights.indices }
  func rowCount(of part: Int) -> Int { heights[part] }

  /// The row within the whole document.
  func index(of position: DocumentPosition?) -> Int? {
    position.map { heights[..<$0.part].reduce(0, +) + $0.row }
  }
}

struct DocumentScrollTests {
  /// 40 parts in 100 rows: of one, two, three and four rows in turn.
  private static let mixed = Parts(heights: (0..<40).map { 1 + $0 % 4 })

  private static func single(_ rows: Int) -> Parts {
    Parts(heights: Array(repeating: 1, count: rows))
  }

  private func top(_ scroll: DocumentScroll, _ document: Parts, rows: Int = 20) -> Int? {
    var scroll = scroll
    return document.index(of: scroll.fit(document, rows: rows).first)
  }

  private func scroll(_ document: Parts, rows: Int = 20) -> DocumentScroll {
    var scroll = DocumentScroll()
    _ = scroll.fit(document, rows: rows)
    return scroll
  }

  @Test func `the visible rows are consecutive, across all parts`() {
    var scroll = scroll(Self.mixed)
    scroll.scroll(by: 37, in: Self.mixed)
    let positions = scroll.fit(Self.mixed, rows: 20)
    #expect(positions.map { Self.mixed.index(of: $0) } == Array(37..<57))
  }

  @Test(arguments: [mixed, single(100)]) private func `scrolling stops at both ends`(document: Parts) {
    var scroll = scroll(document)
    scroll.scroll(by: -5, in: document)
    #expect(top(scroll, document) == 0)
    scroll.scroll(by: 1_000, in: document)
    #expect(top(scroll, document) == 80)
    scroll.scrollToStart(of: document)
    #expect(top(scroll, document) == 0)
    scroll.scrollToEnd(of: document)
    #expect(top(scroll, document) == 80)
  }

  @Test func `every row is reached, down and up`() {
    var scroll = scroll(Self.mixed)
    for row in 0...80 {
      #expect(top(scroll, Self.mixed) == row)
      scroll.scroll(by: 1, in: Self.mixed)
    }
    for row in (0..<80).reversed() {
      scroll.scroll(by: -1, in: Self.mixed)
      #expect(top(scroll, Self.mixed) == row)
    }
  }

  @Test func `a page keeps one row of the previous one, half a page keeps half`() {
    var scroll = scroll(Self.mixed)
    scroll.scroll(pages: 1, in: Self.mixed)
    #expect(top(scroll, Self.mixed) == 19)
    scroll.scroll(pages: 0.5, in: Self.mixed)
    #expect(top(scroll, Self.mixed) == 29)
    scroll.scroll(pages: -0.5, in: Self.mixed)
    scroll.scroll(pages: -1, in: Self.mixed)
    #expect(top(scroll, Self.mixed) == 0)
  }

  @Test func `a page of one row still moves`() {
    let document = Self.single(10)
    var scroll = scroll(document, rows: 1)
    scroll.scroll(pages: 1, in: document)
    scroll.scroll(pages: 0.5, in: document)
    #expect(top(scroll, document, rows: 1) == 2)
  }

  @Test func `a document that fits does not scroll`() {
    let document = Self.single(5)
    var scroll = scroll(document)
    scroll.scroll(by: 3, in: document)
    scroll.scrollToEnd(of: document)
    #expect(scroll.fit(document, rows: 20).map { document.index(of: $0) } == Array(0..<5))
    #expect(scroll.percent == 100)
  }

  @Test func `a document that became shorter is still visible`() {
    var scroll = scroll(Self.single(100))
    scroll.scrollToEnd(of: Self.single(100))
    #expect(top(scroll, Self.single(30)) == 10)
    #expect(top(scroll, Self.single(30), rows: 40) == 0)
    #expect(top(scroll, Self.single(1)) == 0)
  }

  /// Each way to move a view, as it stands before the next frame fits it to the document.
  private static let moves: [@Sendable (inout DocumentScroll, Parts) -> Void] = [
    { $0.scroll(by: 1, in: $1) }, { $0.scroll(by: -1, in: $1) }, { $0.scroll(by: 0, in: $1) },
    { $0.scroll(pages: 1, in: $1) }, { $0.scroll(pages: -1, in: $1) }, { $0.scroll(pages: 0.5, in: $1) },
    { $0.scrollToStart(of: $1) }, { $0.scrollToEnd(of: $1) }, { $0.scroll(toPart: 39, in: $1) },
    { $0.scroll(toPart: -3, in: $1) },
    { $0.reveal(DocumentPosition(part: 39, row: 3, rowCount: 4), in: $1) },
    { _ = $0.shows(DocumentPosition(part: 39, row: 3, rowCount: 4), of: $1) },
  ]

  @Test(arguments: moves.indices)
  func `a position of a longer document is taken as the nearest one`(index: Int) {
    var scroll = scroll(Self.mixed)
    scroll.scrollToEnd(of: Self.mixed)
    for short in [Parts(heights: [2]), Parts(heights: [1, 3, 1]), Self.single(30)] {
      var moved = scroll
      Self.moves[index](&moved, short)
      let positions = moved.fit(short, rows: 20)
      #expect(positions.count == min(20, short.heights.reduce(0, +)))
      #expect(positions.allSatisfy { short.parts.contains($0.part) && $0.row < short.heights[$0.part] })
    }
  }

  @Test func `a position of before the first frame is the start`() {
    var scroll = DocumentScroll()
    scroll.scroll(by: 3, in: Self.mixed)
    #expect(top(scroll, Self.mixed) == 3)
  }

  @Test func `without rows nothing is on view`() {
    var scroll = DocumentScroll()
    #expect(scroll.fit(Self.mixed, rows: 0).isEmpty)
  }

  @Test func `the position stays on the same text when rows break elsewhere`() {
    var scroll = scroll(Self.mixed)
    // The second row of a part of four.
    scroll.scroll(by: 17, in: Self.mixed)
    let half = Parts(heights: Self.mixed.heights.map { max(1, $0 / 2) })
    let double = Parts(heights: Self.mixed.heights.map { $0 * 2 })
    #expect(scroll.fit(half, rows: 10).first.map { [$0.part, $0.row] } == [7, 0])
    #expect(scroll.fit(double, rows: 10).first.map { [$0.part, $0.row] } == [7, 2])
    #expect(top(scroll, Self.mixed) == 17)
  }

  @Test func `parts inserted before the text do not move it`() {
    struct Headed: Document {
      var header: Int
      var parts: Range<Int> { -header..<50 }
      func rowCount(of part: Int) -> Int { 1 }
    }
    var scroll = DocumentScroll()
    #expect(scroll.fit(Headed(header: 2), rows: 10).first?.part == -2)
    #expect(scroll.fit(Headed(header: 7), rows: 10).first?.part == -7)
    scroll.scroll(by: 10, in: Headed(header: 7))
    #expect(scroll.fit(Headed(header: 2), rows: 10).first?.part == 3)
    scroll.scroll(by: -100, in: Headed(header: 2))
    #expect(scroll.fit(Headed(header: 7), rows: 10).first?.part == -7)
  }

  @Test func `a larger terminal and back shows the same text`() {
    var scroll = scroll(Self.mixed)
    scroll.scrollToEnd(of: Self.mixed)
    #expect(scroll.fit(Self.mixed, rows: 200).count == 100)
    #expect(top(scroll, Self.mixed) == 80)
  }

  @Test func `scrolling continues from the visible position`() {
    var scroll = scroll(Self.mixed)
    scroll.scrollToEnd(of: Self.mixed)
    #expect(Self.mixed.index(of: scroll.fit(Self.mixed, rows: 50).first) == 50)
    scroll.scroll(by: -1, in: Self.mixed)
    #expect(top(scroll, Self.mixed, rows: 50) == 49)
  }

  @Test func `the percentage shows how far down the last visible row is`() {
    let document = Self.single(200)
    var scroll = scroll(document)
    #expect(scroll.percent == 10)
    scroll.scroll(by: 80, in: document)
    _ = scroll.fit(document, rows: 20)
    #expect(scroll.percent == 50)
    scroll.scrollToEnd(of: document)
    _ = scroll.fit(document, rows: 20)
    #expect(scroll.percent == 100)
  }

  @Test func `only the visible rows of a long part are examined`() {
    final class Counting: Document {
      var asked: Set<Int> = []
      let parts = 0..<100_000
      func rowCount(of part: Int) -> Int {
        asked.insert(part)
        return 3
      }
    }
    let document = Counting()
    var scroll = DocumentScroll()
    _ = scroll.fit(document, rows: 30)
    scroll.scrollToEnd(of: document)
    _ = scroll.fit(document, rows: 30)
    #expect(document.asked.count < 50)
  }
}
