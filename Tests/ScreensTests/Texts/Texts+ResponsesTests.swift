import Domain
import FoundationEssentials
import Screens
import Testing
import Texts

struct TextsResponsesTests {
  private static let limit = RateLimit(
    limit: 5_000, remaining: 1_666, resetsAt: Date(timeIntervalSince1970: 0), resource: "core")

  @Test func `what remains of a limit has a long and a short form`() {
    #expect(Texts(.en).left(of: Self.limit, isShort: false) == "1,666 of 5,000 requests left")
    #expect(Texts(.en).left(of: Self.limit, isShort: true) == "1,666 left")
    #expect(Texts(.ja).left(of: Self.limit, requests: "検索", isShort: false) == "検索 残り1,666/5,000")
  }

  @Test(arguments: [
    (1, "1 s", "1秒"), (119, "119 s", "119秒"), (120, "2 min", "2分"), (121, "3 min", "3分"),
    (7_140, "119 min", "119分"), (7_141, "2 h", "2時間"), (7_201, "3 h", "3時間"),
  ])
  func `a wait is said in the unit that its reader counts in, and is not over before`(
    seconds: Int, english: String, japanese: String
  ) {
    #expect(Texts(.en).wait(of: seconds) == english)
    #expect(Texts(.ja).wait(of: seconds) == japanese)
  }

  @Test func `a limit of which a third is left is no reason to hold back`() {
    let limit = RateLimit(
      limit: 60, remaining: 20, resetsAt: Date(timeIntervalSince1970: 0), resource: "core")
    #expect(Texts(.en).left(of: limit, isShort: false) == nil)
  }
}
