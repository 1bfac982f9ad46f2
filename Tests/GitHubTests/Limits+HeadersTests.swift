import Domain
import FoundationEssentials
import HTTP
import HTTPTypes
import Testing

@testable import GitHub

struct LimitHeadersTests {
  private static let full = [
    "x-ratelimit-limit": "30", "x-ratelimit-remaining": "4", "x-ratelimit-reset": "1800000100",
    "x-ratelimit-resource": "code_search",
  ]

  @Test func `the headers become a rate limit`() {
    let limit = RateLimit(limit: 30, remaining: 4, resetsAt: testStart + 100, resource: "code_search")
    #expect(Self.read(Self.full).rateLimit == limit)
  }

  @Test(arguments: [("-1", 0), ("-9223372036854775808", 0), ("0", 0), ("1", 1)])
  func `a negative remainder becomes zero`(header: String, remaining: Int) {
    let limit = Self.read(Self.full.merging(["x-ratelimit-remaining": header]) { $1 }).rateLimit
    #expect(limit?.remaining == remaining)
  }

  @Test(arguments: ["1000000000", "4611686018427387904", "9223372036854775807"])
  func `a number of requests that cannot be counted with is a billion`(header: String) {
    let huge = ["x-ratelimit-limit": header, "x-ratelimit-remaining": header]
    let limit = Self.read(Self.full.merging(huge) { $1 }).rateLimit
    #expect(limit?.limit == 1_000_000_000 && limit?.remaining == 1_000_000_000 && limit?.isScarce == false)
  }

  @Test func `a pool without a name is the expected pool`() {
    #expect(Self.read(Self.full, without: "x-ratelimit-resource").rateLimit?.resource == "search")
  }

  @Test(arguments: ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"])
  func `an incomplete set of headers is not a rate limit`(missing: String) {
    #expect(Self.read(Self.full, without: missing).rateLimit == nil)
    #expect(Self.read(Self.full.merging([missing: "many"]) { $1 }).rateLimit == nil)
  }

  @Test func `times are measured against GitHub's clock`() {
    // GitHub's clock is 1,000 s ahead of this machine's.
    let date = ["date": "Fri, 15 Jan 2027 08:16:40 GMT", "x-ratelimit-reset": "1800001060"]
    #expect(Self.read(Self.full.merging(date) { $1 }).rateLimit?.resetsAt == testStart + 60)
    let retry = date.merging(["retry-after": "Fri, 15 Jan 2027 08:17:25 GMT"]) { $1 }
    #expect(Self.read(retry).retryAt == testStart + 45)
  }

  @Test(arguments: [("99999999999", 3_600.0), ("1800000000", 0), ("1799999000", -1_000)])
  func `a reset is at most an hour away`(reset: String, wait: TimeInterval) {
    let headers = Self.read(Self.full.merging(["x-ratelimit-reset": reset]) { $1 })
    #expect(headers.rateLimit?.resetsAt == testStart + wait)
  }

  @Test(arguments: [
    ("30", 30.0), ("1", 1), ("3600", 3_600), ("7200", 7_200), ("9223372036854775807", 86_400),
    ("Fri, 15 Jan 2027 08:00:45 GMT", 45), ("Sun, 15 Jan 2040 08:00:00 GMT", 86_400),
  ])
  func `retry-after is seconds or a date`(text: String, wait: TimeInterval) {
    #expect(Self.read(["retry-after": text]).retryAt == testStart + wait)
  }

  @Test(arguments: ["", "0", "-5", "soon", "1.5", "Fri, 15 Jan 2027 07:00:00 GMT", "99999999999999999999"])
  func `a retry-after that is not in the future is ignored`(text: String) {
    #expect(Self.read(["retry-after": text]).retryAt == nil)
  }

  private static func read(_ headers: [String: String], without missing: String = "") -> LimitHeaders {
    let response = HTTPClientResponse(200, headers.filter { $0.key != missing })
    return LimitHeaders(response.head.headerFields, resource: "search", now: testStart)
  }
}
