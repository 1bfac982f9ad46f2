import Stubs
import Testing

@testable import Scripting

struct PatternTests {
  @Test func `every occurrence of a text is found`() throws {
    let line = "ab 検索 ab"
    let hits = try Pattern.text("ab").matches(in: line)
    #expect(hits.map { line.distance(from: line.startIndex, to: $0.lowerBound) } == [0, 6])
    var matches = try Pattern.text("検").matches(in: line)
    #expect(matches.count == 1)
    matches = try Pattern.text("x").matches(in: line)
    #expect(matches.isEmpty)
    matches = try Pattern.text("").matches(in: line)
    #expect(matches.isEmpty)
  }

  @Test func `matches do not overlap`() throws {
    let matches = try Pattern.text("aa").matches(in: "aaaaa")
    #expect(matches.count == 2)
  }

  @Test func `a text is compared by whole characters`() throws {
    var matches = try Pattern.text("e").matches(in: "e\u{301}")
    #expect(matches.isEmpty)
    matches = try Pattern.text("\u{E9}").matches(in: "e\u{301}")
    #expect(matches.count == 1)
  }

  @Test func `a regular expression respects its flags`() throws {
    var matches = try Pattern.regex(RegexPattern(source: "stars?")).matches(in: "3 Stars, 1 star")
    #expect(matches.count == 1)
    matches = try Pattern.regex(RegexPattern(source: "stars?", ignoresCase: true)).matches(
      in: "3 Stars, 1 star")
    #expect(
      matches
        .count
        == 2)
    matches = try Pattern.regex(RegexPattern(source: "a.b")).matches(in: "a\nb")
    #expect(matches.isEmpty)
    matches = try Pattern.regex(RegexPattern(source: "a.b", dotMatchesNewlines: true)).matches(in: "a\nb")
    #expect(
      matches.count == 1)
  }

  @Test func `a captured value is replaced first`() throws {
    let pattern = Pattern.text(Template(parts: [.captured("n"), .text(" stars")]))
    var matches = try pattern.matches(in: "3 stars", captures: ["n": "3"])
    #expect(matches.count == 1)
    matches = try pattern.matches(in: "3 stars", captures: ["n": "4"])
    #expect(matches.isEmpty)
    matches = try pattern.matches(in: "3 stars")
    #expect(matches.isEmpty)
    let matcher = try pattern.matcher()
    #expect(matcher == nil)
  }
}
