import Testing

@testable import Scripting

struct PatternTests {
  @Test func `a text is found as often as it is there`() throws {
    let line = "ab 検索 ab"
    let hits = try Pattern.text("ab").matches(in: line)
    #expect(hits.map { line.distance(from: line.startIndex, to: $0.lowerBound) } == [0, 6])
    #expect(try Pattern.text("検").matches(in: line).count == 1)
    #expect(try Pattern.text("x").matches(in: line).isEmpty)
    #expect(try Pattern.text("").matches(in: line).isEmpty)
  }

  @Test func `hits do not overlap`() throws {
    #expect(try Pattern.text("aa").matches(in: "aaaaa").count == 2)
  }

  @Test func `a text is compared in whole characters`() throws {
    #expect(try Pattern.text("e").matches(in: "e\u{301}").isEmpty)
    #expect(try Pattern.text("\u{E9}").matches(in: "e\u{301}").count == 1)
  }

  @Test func `a regular expression heeds its flags`() throws {
    #expect(try Pattern.regex(RegexPattern(source: "stars?")).matches(in: "3 Stars, 1 star").count == 1)
    #expect(
      try Pattern.regex(RegexPattern(source: "stars?", ignoresCase: true)).matches(in: "3 Stars, 1 star")
        .count
        == 2)
    #expect(try Pattern.regex(RegexPattern(source: "a.b")).matches(in: "a\nb").isEmpty)
    #expect(
      try Pattern.regex(RegexPattern(source: "a.b", dotMatchesNewlines: true)).matches(in: "a\nb").count == 1)
  }

  @Test func `a captured value is put in first`() throws {
    let pattern = Pattern.text(Template(parts: [.captured("n"), .text(" stars")]))
    #expect(try pattern.matches(in: "3 stars", captures: ["n": "3"]).count == 1)
    #expect(try pattern.matches(in: "3 stars", captures: ["n": "4"]).isEmpty)
    #expect(try pattern.matches(in: "3 stars").isEmpty)
    #expect(try pattern.matcher() == nil)
  }
}
