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
