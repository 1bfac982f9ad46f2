import AppCore
import Domain
import FoundationEssentials
import Testing

struct RateLimitTextTests {
  private static let limit = RateLimit(
    limit: 5_000, remaining: 4_987, resetsAt: Date(timeIntervalSince1970: 0), resource: "core")

  @Test func `the rest of a limit is told in full and in short`() {
    #expect(RateLimitText.left(of: Self.limit, requests: "requests") == "4,987 of 5,000 requests left")
    #expect(RateLimitText.short(Self.limit) == "4,987 left")
  }
}
