import Testing

@testable import Terminal

struct LinkedRowsTests {
  private typealias Segment = LinkedRows.Segment

  private static let link = Hyperlink("https://example.org", id: "1")
  private static let other = Hyperlink("https://example.org", id: "2")

  private func span(_ columns: Range<Int>, _ link: Hyperlink? = link) throws -> FrameLinks.Span {
    FrameLinks.Span(columns: columns, link: try #require(link))
  }

  private func frame(_ rows: [Int]) throws -> FrameLinks {
    let link = try #require(Self.link)
    var links = FrameLinks()
    for row in rows { links.add(link, row: row, columns: 2..<6) }
    return links
  }

  /// Ten rows of 20 columns with a link in some.
  private func linked(_ rows: [Int]) throws -> LinkedRows {
    var linked = LinkedRows()
    for row in rows { _ = linked.show([try span(2..<6)], row: row, columns: 20) }
    return linked
  }

  @Test func `a new link is written, and written again only after ncurses wrote to its row`() throws {
    var linked = LinkedRows()
    let links = try frame([3])
    #expect(linked.differ(from: links))
    #expect(linked.show(links[3], row: 3, columns: 20) == [Segment(columns: 2..<6, link: Self.link)])
    #expect(!linked.differ(from: links))
    linked.follow(Array("\u{1B}[3;1Habove\u{1B}[6;1Hbelow\u{1B}[1m\u{1B}[4;9H".utf8), from: 0, rows: 10)
    #expect(!linked.differ(from: links))
    #expect(linked.show(links[3], row: 3, columns: 20) == [])
    linked.follow(Array("\u{1B}[4;9Hin it".utf8), from: 0, rows: 10)
    #expect(linked.differ(from: links))
    #expect(
      linked.show(links[3], row: 3, columns: 20) == [
        Segment(columns: 0..<2, link: nil), Segment(columns: 2..<6, link: Self.link),
        Segment(columns: 6..<20, link: nil),
      ])
    #expect(!linked.differ(from: links))
  }

  @Test func `a link that is gone is written over, also where the text stayed`() throws {
    var linked = try linked([3])
    #expect(linked.differ(from: FrameLinks()))
    #expect(linked.show([], row: 3, columns: 20) == [Segment(columns: 2..<6, link: nil)])
    #expect(!linked.differ(from: FrameLinks()))
  }

  @Test func `another link in the same cells is written`() throws {
    var linked = try linked([3])
    let segments = linked.show([try span(2..<6, Self.other)], row: 3, columns: 20)
    #expect(segments.last == Segment(columns: 2..<6, link: Self.other))
  }

  @Test func `a row that was written to and has no link any more is written without`() throws {
    var linked = try linked([3])
    linked.follow(Array("\u{1B}[4;1Hx".utf8), from: 0, rows: 10)
    #expect(linked.show([], row: 3, columns: 20) == [Segment(columns: 0..<20, link: nil)])
  }

  @Test func `after a clear there are no links`() throws {
    var linked = try linked([3])
    linked.forget()
    #expect(!linked.differ(from: FrameLinks()))
    let links = try frame([3])
    #expect(linked.differ(from: links))
  }

  @Test(arguments: [
    // Line feeds at the end and within; index, reverse index.
    ("\u{1B}[10;1H\n\n", [1, 7]), ("\u{1B}[5;1H\n\n", [3, 9]), ("\u{1B}[1;1H\u{1B}M", [4]),
    ("\u{1B}[2;1H\u{1B}M", [3, 9]), ("\u{1B}[10;1H\u{1B}D", [2, 8]),
    // SU and SD of the screen and of a region.
    ("\u{1B}[2S", [1, 7]), ("\u{1B}[4S", [5]), ("\u{1B}[T", [4]),
    ("\u{1B}[3;10r\u{1B}[S\u{1B}[1;10r", [2, 8]), ("\u{1B}[4;10r\u{1B}[S\u{1B}[1;10r", [8]),
    ("\u{1B}[1;6r\u{1B}[6;1H\n\u{1B}[1;10r", [2, 9]), ("\u{1B}[1;6r\u{1B}[5;1H\n\u{1B}[1;10r", [3, 9]),
    ("\u{1B}[5;10r\u{1B}[1T\u{1B}[r", [3]),
    // The cursor that is saved while the region changes.
    ("\u{1B}[7;1H\u{1B}7\u{1B}[1;7r\u{1B}8\n\u{1B}[1;10r", [2, 9]),
    // IL and DL.
    ("\u{1B}[2;1H\u{1B}[L", [4]), ("\u{1B}[2d\u{1B}[2M", [1, 7]), ("\u{1B}[5;1H\u{1B}[M", [3, 8]),
    ("\u{1B}[4;1H\u{1B}[M", [8]),
    // Relative moves.
    ("\u{1B}[9;1H\u{1B}[8A\u{1B}[L", [4]), ("\u{1B}[1;1H\u{1B}[9B\n", [2, 8]), ("\u{1B}[99;1H\n", [2, 8]),
  ]) func `links scroll with their rows`(output: String, _ rows: [Int]) throws {
    var linked = try linked([3, 9])
    linked.follow(Array(output.utf8), from: 0, rows: 10)
    let moved = try frame(rows)
    #expect(!linked.differ(from: moved), "\(linked)")
  }

  @Test(arguments: [
    "x", "é", "日", "\u{1B}[K", "\u{1B}[2P", "\u{1B}[@", "\u{1B}[3X", "x\u{1B}[2b", "\u{1B}[J",
  ])
  func `whatever changes cells touches their row`(output: String) throws {
    var linked = try linked([3])
    linked.follow(Array(("\u{1B}[4;3H" + output).utf8), from: 0, rows: 10)
    let segments = linked.show([try span(2..<6)], row: 3, columns: 20)
    #expect(segments.count == 3)
  }

  @Test func `the cursor begins where it was`() throws {
    var linked = try linked([3])
    let links = try frame([3])
    linked.follow(Array("x".utf8), from: 2, rows: 10)
    #expect(!linked.differ(from: links))
    linked.follow(Array("x".utf8), from: 3, rows: 10)
    #expect(linked.differ(from: links))
  }
}
