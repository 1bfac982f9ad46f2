import Testing

@testable import Demo

struct DemoRangeTests {
  @Test(
    arguments: [
      ("5", 5...5), (">5", 6...Int.max), (">=5", 5...Int.max), ("<5", 0...4), ("<=5", 0...5), ("5..9", 5...9),
      ("5..*", 5...Int.max), ("*..9", 0...9),
    ] as [(String, ClosedRange<Int>)])
  func `a range contains its bounds and nothing beyond`(text: String, bounds: ClosedRange<Int>) throws {
    let range = try #require(DemoRange(text))
    #expect(range.contains(bounds.lowerBound))
    #expect(range.contains(bounds.upperBound))
    if bounds.lowerBound > 0 { #expect(!range.contains(bounds.lowerBound - 1)) }
    if bounds.upperBound < .max { #expect(!range.contains(bounds.upperBound + 1)) }
  }

  @Test(arguments: ["", "x", ">", "5..", "..5", "9..5", "<0", ">9223372036854775807", "99999999999999999999"])
  func `anything else is not a range`(text: String) {
    #expect(DemoRange(text) == nil)
  }
}

struct DemoDateRangeTests {
  @Test(arguments: [
    ("2020", "2020-05-01T10:00:00Z", true), ("2020", "2021-01-01T00:00:00Z", false),
    (">2020", "2020-12-31T23:00:00Z", false), (">2020", "2021-01-01T00:00:00Z", true),
    (">=2020", "2020-01-01T00:00:00Z", true), ("<2020", "2020-01-01T00:00:00Z", false),
    ("<2020", "2019-12-31T00:00:00Z", true), ("<=2020-05", "2020-05-31T00:00:00Z", true),
    ("2019..2020-05-01", "2020-05-01T23:00:00Z", true), ("2019..2020-05-01", "2020-05-02T00:00:00Z", false),
    ("*..2019", "2018-01-01T00:00:00Z", true), ("2019..*", "2018-01-01T00:00:00Z", false),
    ("2020-05-01t10:00:00z", "2020-05-01T10:00:00Z", true),
  ])
  func `a range contains its dates and no others`(range: String, date: String, isIn: Bool) throws {
    let demoDateRange = try #require(DemoDateRange(range))
    #expect(demoDateRange.contains(date) == isIn)
  }

  @Test(arguments: ["", ">", "soon", "20", "2020-5", "*..*", "2020-01-01-01", ">x"])
  func `anything else is not a range`(text: String) {
    #expect(DemoDateRange(text) == nil)
  }
}
