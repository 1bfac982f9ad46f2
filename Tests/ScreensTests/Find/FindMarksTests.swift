import Domain
import Terminal
import Testing

@testable import Screens

struct FindMarksTests {
  @Test(arguments: [
    ("tea", "Tea and green tea", [0..<3, 14..<17]), ("Tea", "Tea and green tea", [0..<3]),
    ("aa", "aaaaa", [0..<2, 2..<4]), ("ÉTÉ", "un été, un ÉTÉ", [11..<14]), ("été", "un ÉTÉ", [3..<6]),
    ("牛乳", "朝の牛乳", [2..<4]), ("tea", "te", []),
    (":bug:", "🐛 a :bug:", [0..<1, 4..<9]), ("🐛", "🐛 a :bug:", [0..<1]),
    ("e\u{0301}", "e e\u{0300} e\u{0301}", [4..<5]),
  ])
  func `matches are found from left to right`(pattern: String, text: String, ranges: [Range<Int>]) throws {
    let found = try #require(TextPattern(pattern)).ranges(in: DisplayText(text).glyphs)
    #expect(found == ranges)
  }

  @Test func `a match is reversed, also on a row that is reversed already`() throws {
    let buffer = FrameBuffer(size: Size(columns: 12, rows: 2))
    let canvas = Canvas(buffer)
    canvas.draw("> 牛乳 milk", row: 0, style: Style(.reverse))
    canvas.draw("> 牛乳 milk", row: 1)
    canvas.mark(try #require(TextPattern("milk")), rows: 0..<2, column: 2)
    canvas.mark(try #require(TextPattern("牛")), rows: 1..<2, column: 2)
    let reversed = (0..<2).map { row in
      (0..<11).filter { buffer.frame[row, $0].style.attributes.contains(.reverse) }
    }
    #expect(reversed == [Array(0..<7), [2, 3, 7, 8, 9, 10]])
  }

  @Test func `the current match differs from the others`() throws {
    let buffer = FrameBuffer(size: Size(columns: 8, rows: 1))
    Canvas(buffer).mark(row: 0, columns: 2..<4, isCurrent: true)
    #expect(buffer.frame[0, 2].style.attributes == [.reverse, .bold, .underline])
    #expect(buffer.frame[0, 1].style == .plain)
  }

  @Test func `a match continues in the next row if the text was wrapped`() throws {
    let rows = ["boil water for", "  tea, then wait", "牛乳を買っ", "て帰る"].map { StyledText(DisplayText($0)) }
    let tea = try #require(TextPattern("for tea")).matches(in: rows)
    #expect(tea.map { $0.map(\.row) } == [[0, 1]])
    #expect(tea.first?.map(\.columns) == [11..<14, 2..<5])
    let buying = try #require(TextPattern("買って")).matches(in: rows)
    #expect(buying.map { $0.map(\.row) } == [[2, 3]])
    #expect(buying.first?.map(\.columns) == [6..<10, 0..<2])
    // The two rows are two words.
    let joined = try #require(TextPattern("fortea")).matches(in: rows)
    #expect(joined.isEmpty)
  }

  @Test(arguments: [
    // Where the line broke at a blank, between wide signs too.
    ("やかん お湯を沸かす", 8, "ん お"),
    // Between wide signs without one, and in a word that was cut.
    ("やかんお湯を沸かす", 8, "んお"), ("abcdefghijklmnop", 10, "hi"), ("one two three", 8, "one two"),
  ])
  func `a match follows how the text was wrapped, below its margin`(
    source: String, columns: Int, pattern: String
  ) throws {
    let margin = StyledText("> ")
    let mark = StyledText("↳")
    let rows = StyledText(DisplayText(source)).wrapped(
      to: columns, first: margin, rest: margin, cutMark: mark)
    let found = try #require(TextPattern(pattern)).matches(in: rows)
    let matched = found.first?.map(\.row)
    #expect(found.count == 1)
    #expect(matched == [0, 1])
  }
}
