import Domain
import FoundationEssentials
import Screens
import Testing
import Texts

struct TextsResponsesTests {
  private static let limit = RateLimit(
    limit: 5_000, remaining: 4_987, resetsAt: Date(timeIntervalSince1970: 0), resource: "core")

  @Test func `what remains of a limit has a long and a short form`() {
    #expect(Texts(.en).left(of: Self.limit, isShort: false) == "4,987 of 5,000 requests left")
    #expect(Texts(.en).left(of: Self.limit, isShort: true) == "4,987 left")
    #expect(Texts(.ja).left(of: Self.limit, requests: "検索", isShort: false) == "検索 残り4,987/5,000")
  }
}
