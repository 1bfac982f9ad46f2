import Terminal
import Testing

@testable import Scripting

struct ScreenTextTests {
  private func places(_ text: String, in frame: Frame, region: Region? = nil) throws -> [String] {
    var screen = ScreenText(frame)
    return try screen.hits(.text(text), in: ScreenArea(region, of: frame)).map(\.place)
  }

  @Test func `hits are found from the top, without overlaps`() throws {
    let frame = drawn(["aaaa", " aa"], columns: 5)
    #expect(try places("aa", in: frame) == ["1:1-2", "1:3-4", "2:2-3"])
    #expect(try places("a  ", in: frame) == ["2:3-5"])
    #expect(try places("", in: frame) == [])
    #expect(try places("aaaa  ", in: frame) == [])
  }

  @Test func `a text does not run over the end of a row`() throws {
    let frame = drawn(["  ab", "cd"], columns: 4)
    #expect(try places("abcd", in: frame) == [])
    #expect(try places("bc", in: frame) == [])
  }

  @Test func `a letter with a mark is another letter`() throws {
    let frame = drawn(["cafe\u{301} cafe"], columns: 10)
    #expect(try places("cafe", in: frame) == ["1:6-9"])
    #expect(try places("café", in: frame) == ["1:1-4"])
    #expect(try places("cafe\u{301}", in: frame) == ["1:1-4"])
  }

  @Test func `wide glyphs take two columns`() throws {
    let frame = drawn(["x検索y"], columns: 8)
    #expect(try places("検", in: frame) == ["1:2-3"])
    #expect(try places("索y", in: frame) == ["1:4-6"])
    #expect(try places("y", in: frame) == ["1:6-6"])
    #expect(try places("y", in: frame, region: .columns(6...8)) == ["1:6-6"])
    #expect(try places("検", in: frame, region: .columns(3...8)) == [])
  }

  @Test func `a pattern sees a row without its trailing blanks`() throws {
    let frame = drawn(["ab", "検c"], columns: 6)
    var screen = ScreenText(frame)
    let area = try ScreenArea(nil, of: frame)
    #expect(screen.hits(.regex(try Regex("b$")), in: area).map(\.place) == ["1:2-2"])
    #expect(screen.hits(.regex(try Regex("^.")), in: area).map(\.place) == ["1:1-1", "2:1-2"])
    #expect(screen.hits(.regex(try Regex("c")), in: area).map(\.place) == ["2:3-3"])
  }
}
