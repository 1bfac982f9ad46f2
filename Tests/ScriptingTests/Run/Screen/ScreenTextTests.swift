import Terminal
import Testing

@testable import Scripting

struct ScreenTextTests {
  private func positions(_ text: String, in frame: Frame, region: Region? = nil) throws -> [String] {
    var screen = ScreenText(frame)
    return try screen.hits(.text(text), in: ScreenArea(region, of: frame)).map(\.position)
  }

  @Test func `matches are found from the top, without overlaps`() throws {
    let frame = drawn(["aaaa", " aa"], columns: 5)
    var actual = try positions("aa", in: frame)
    #expect(actual == ["1:1-2", "1:3-4", "2:2-3"])
    actual = try positions("a  ", in: frame)
    #expect(actual == ["2:3-5"])
    actual = try positions("", in: frame)
    #expect(actual == [])
    actual = try positions("aaaa  ", in: frame)
    #expect(actual == [])
  }

  @Test func `a match does not span rows`() throws {
    let frame = drawn(["  ab", "cd"], columns: 4)
    var actual = try positions("abcd", in: frame)
    #expect(actual == [])
    actual = try positions("bc", in: frame)
    #expect(actual == [])
  }

  @Test func `a letter with a combining mark is a different letter`() throws {
    let frame = drawn(["cafe\u{301} cafe"], columns: 10)
    var actual = try positions("cafe", in: frame)
    #expect(actual == ["1:6-9"])
    actual = try positions("café", in: frame)
    #expect(actual == ["1:1-4"])
    actual = try positions("cafe\u{301}", in: frame)
    #expect(actual == ["1:1-4"])
  }

  @Test func `wide glyphs take two columns`() throws {
    let frame = drawn(["x検索y"], columns: 8)
    var actual = try positions("検", in: frame)
    #expect(actual == ["1:2-3"])
    actual = try positions("索y", in: frame)
    #expect(actual == ["1:4-6"])
    actual = try positions("y", in: frame)
    #expect(actual == ["1:6-6"])
    actual = try positions("y", in: frame, region: .columns(6...8))
    #expect(actual == ["1:6-6"])
    actual = try positions("検", in: frame, region: .columns(3...8))
    #expect(actual == [])
  }

  @Test func `a pattern is matched without a row's trailing blanks`() throws {
    let frame = drawn(["ab", "検c"], columns: 6)
    var screen = ScreenText(frame)
    let area = try ScreenArea(nil, of: frame)
    var regex = try Regex("b$")
    #expect(screen.hits(.regex(regex), in: area).map(\.position) == ["1:2-2"])
    regex = try Regex("^.")
    #expect(screen.hits(.regex(regex), in: area).map(\.position) == ["1:1-1", "2:1-2"])
    regex = try Regex("c")
    #expect(screen.hits(.regex(regex), in: area).map(\.position) == ["2:3-3"])
  }
}

struct NearestRowTests {
  private let rows = ["", "Searching for swift", "3 stars", "30 STARS", "検索"]

  @Test(arguments: [
    ("Serching", 1), ("4 stars", 2), ("30 star", 3), ("検索結果", 4), ("for kotlin", nil), ("x", nil), ("", nil),
  ])
  func `the row with the longest common part is the nearest`(text: String, index: Int?) {
    #expect(NearestRow.index(of: text, in: rows) == index)
  }

  @Test func `a very long text is searched quickly`() {
    let rows = Array(repeating: String(repeating: "ab", count: 500), count: 9)
    #expect(NearestRow.index(of: String(repeating: "b", count: 5_000_000), in: rows) == nil)
  }
}
