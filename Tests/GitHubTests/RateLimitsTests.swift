import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct RateLimitsTests {
  private let usedUp = [
    "x-ratelimit-limit": "10", "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000045",
    "x-ratelimit-resource": "search",
  ]

  @Test func `a response of one pool does not change another`() throws {
    try onLoop { loop in
      func response(_ pool: String, _ remaining: Int, _ body: String) -> HTTPClientResponse {
        let fields = [
          "x-ratelimit-limit": "60", "x-ratelimit-remaining": "\(remaining)",
          "x-ratelimit-reset": "1800000045",
          "x-ratelimit-resource": pool,
        ]
        return HTTPClientResponse(200, fields, body)
      }
      let http = FakeHTTPClient(
        response("core", 59, JSON.repo("o/r")), response("core", 58, "# r"),
        response("search", 9, JSON.page([])))
      let github = try GitHubRepository(testing: http, on: loop)
      let name = try #require(RepoName("o/r"))
      _ = try await github.value(of: .repo(name))
      #expect(github.rateLimits["core"]?.remaining == 59)
      _ = try await github.value(of: .readme(of: name))
      _ = try await github.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      #expect(github.rateLimits["core"]?.remaining == 58)
      #expect(github.rateLimits["search"]?.remaining == 9)
    }
  }

  @Test func `nothing is sent while a pool is used up`() throws {
    let usedUp = usedUp
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r", headers: usedUp), .page("p/q"))
      let client = try GitHubRepository(testing: http, on: loop)
      let query = RepoQuery(text: "a")
      _ = try await client.page(of: .searchRepos(query, pageSize: 30))
      await #expect(throws: AppError.rateLimited(until: testStart + 45, isAnonymous: true)) {
        try await client.page(of: .searchRepos(query, pageSize: 30))
      }
      #expect(http.requests.count == 1)
      try await loop.advance(by: .seconds(45), watchdog: .seconds(10))
      _ = try await client.page(of: .searchRepos(query, pageSize: 30))
      #expect(http.requests.count == 2)
    }
  }

  @Test(arguments: [["retry-after": "5"], ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000005"]])
  func `a clock that is set back does not make a pause longer`(fields: [String: String]) {
    let fields = fields.merging(["x-ratelimit-limit": "60"]) { $1 }
    var limits = RateLimits()
    limits.follow(testStart)
    let headers = LimitHeaders(
      HTTPClientResponse(429, fields).head.headerFields, resource: "core", now: testStart)
    limits.note(headers, now: testStart)
    let end = limits.noteRefused(headers, resource: "core", now: testStart)
    #expect(end == testStart + 5)
    let yesterday = testStart - 86_400
    limits.follow(yesterday)
    #expect(limits.pauseEnd(of: "core", now: yesterday) == yesterday + 5)
    limits.follow(yesterday + 6)
    #expect(limits.pauseEnd(of: "core", now: yesterday + 6) == nil)
  }

  @Test func `a used up pool does not block another`() throws {
    let usedUp = usedUp
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(403, usedUp), HTTPClientResponse(200, [:], JSON.repo("o/r")))
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      await #expect(throws: AppError.rateLimited(until: testStart + 45, isAnonymous: false)) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
      let name = try #require(RepoName("o/r"))
      let repo = try await client.value(of: .repo(name)).value.name
      #expect(repo == name)
    }
  }

  @Test func `a refusal blocks the pool that the response names`() throws {
    var usedUp = usedUp
    usedUp["x-ratelimit-resource"] = "core"
    try onLoop { [usedUp] loop in
      let http = FakeHTTPClient(HTTPClientResponse(403, usedUp), .page("p/q"))
      let client = try GitHubRepository(testing: http, on: loop)
      let query = RepoQuery(text: "a")
      await #expect(throws: AppError.rateLimited(until: testStart + 45, isAnonymous: true)) {
        try await client.page(of: .searchRepos(query, pageSize: 30))
      }
      let page = try await client.page(of: .searchRepos(query, pageSize: 30))
      #expect(page.items.count == 1)
      let name = try #require(RepoName("o/r"))
      await #expect(throws: AppError.rateLimited(until: testStart + 45, isAnonymous: true)) {
        try await client.value(of: .repo(name))
      }
      #expect(http.requests.count == 2)
    }
  }

  @Test func `a secondary rate limit blocks everything`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(429, ["retry-after": "30", "x-ratelimit-remaining": "5"]))
      let client = try GitHubRepository(testing: http, on: loop)
      await #expect(throws: AppError.rateLimited(until: testStart + 30, isAnonymous: true)) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
      let name = try #require(RepoName("o/r"))
      await #expect(throws: AppError.rateLimited(until: testStart + 30, isAnonymous: true)) {
        try await client.value(of: .repo(name))
      }
      #expect(http.requests.count == 1)
    }
  }

  @Test func `the longer one of two pauses applies`() throws {
    let usedUp = usedUp
    for seconds in [30.0, 60] {
      try onLoop { loop in
        let http = FakeHTTPClient(
          .page("o/r", headers: usedUp), HTTPClientResponse(429, ["retry-after": "\(Int(seconds))"]))
        let client = try GitHubRepository(testing: http, on: loop)
        // The pool is used up for 45 s, and then everything is paused.
        _ = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
        let name = try #require(RepoName("o/r"))
        await #expect(throws: AppError.rateLimited(until: testStart + seconds, isAnonymous: true)) {
          try await client.value(of: .repo(name))
        }
        let longer = max(seconds, 45)
        await #expect(throws: AppError.rateLimited(until: testStart + longer, isAnonymous: true)) {
          try await client.page(of: .searchRepos(RepoQuery(text: "b"), pageSize: 30))
        }
        #expect(http.requests.count == 2)
      }
    }
  }

  @Test func `pauses without a time double up to an hour, until a response is good`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient()
      let client = try GitHubRepository(testing: http, on: loop)
      var elapsed: TimeInterval = 0
      for pause in [60.0, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
        http.add(HTTPClientResponse(429))
        await #expect(throws: AppError.rateLimited(until: testStart + elapsed + pause, isAnonymous: true)) {
          try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
        }
        elapsed += pause
        try await loop.advance(by: .seconds(pause), watchdog: .seconds(10))
      }
      http.add(.page("o/r"))
      _ = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      http.add(HTTPClientResponse(429))
      await #expect(throws: AppError.rateLimited(until: testStart + elapsed + 60, isAnonymous: true)) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
    }
  }

  @Test func `a pause ends with its last second, whatever the dates add up to`() {
    var limits = RateLimits()
    let end = limits.noteRefused(headers(0, reset: 1_800_000_003), resource: "search", now: testStart)
    #expect(limits.pauseEnd(of: "search", now: end - 0.000_000_3) == nil)
    #expect(limits.pauseEnd(of: "search", now: end - 0.01) == end)
  }

  private func headers(_ remaining: Int, reset: Int) -> LimitHeaders {
    let fields = HTTPClientResponse(
      200,
      [
        "x-ratelimit-limit": "10", "x-ratelimit-remaining": "\(remaining)", "x-ratelimit-reset": "\(reset)",
        "x-ratelimit-resource": "search",
      ]
    ).head.headerFields
    return LimitHeaders(fields, resource: "search", now: testStart)
  }

  @Test func `a late response does not reopen a used up pool`() {
    var limits = RateLimits()
    limits.note(headers(0, reset: 1_800_000_045), now: testStart)
    limits.note(headers(1, reset: 1_800_000_045), now: testStart + 1)
    limits.note(headers(9, reset: 1_799_999_985), now: testStart + 2)
    #expect(limits.pauseEnd(of: "search", now: testStart + 2) == testStart + 45)
    #expect(limits.pools["search"]?.remaining == 0)
    limits.note(headers(9, reset: 1_800_000_105), now: testStart + 46)
    #expect(limits.pools["search"]?.remaining == 9)
    #expect(limits.pauseEnd(of: "search", now: testStart + 46) == nil)
  }

  @Test func `a window that is over says nothing about the next, which ends soon after it`() {
    var limits = RateLimits()
    limits.note(headers(0, reset: 1_800_000_003), now: testStart)
    limits.note(headers(9, reset: 1_800_000_008), now: testStart + 4)
    #expect(limits.pools["search"]?.remaining == 9)
    #expect(limits.pauseEnd(of: "search", now: testStart + 4) == nil)
  }

  @Test func `a window that begins early is accepted`() {
    var limits = RateLimits()
    limits.note(headers(0, reset: 1_800_000_045), now: testStart)
    limits.note(headers(9, reset: 1_800_000_105), now: testStart + 44)
    #expect(limits.pools["search"]?.remaining == 9)
  }

  @Test func `a late refusal does not shorten a pause`() {
    var limits = RateLimits()
    func refusal(_ seconds: String) -> LimitHeaders {
      let fields = HTTPClientResponse(429, ["retry-after": seconds]).head.headerFields
      return LimitHeaders(fields, resource: "search", now: testStart)
    }
    let first = limits.noteRefused(refusal("60"), resource: "search", now: testStart)
    let late = limits.noteRefused(refusal("5"), resource: "search", now: testStart)
    #expect(first == testStart + 60)
    #expect(late == testStart + 60)
    #expect(limits.pauseEnd(of: "core", now: testStart) == testStart + 60)
  }

  @Test func `a late refusal of one pool does not shorten its pause`() {
    var limits = RateLimits()
    func refusal(_ seconds: String) -> LimitHeaders {
      let response = HTTPClientResponse(429, ["retry-after": seconds, "x-ratelimit-remaining": "0"])
      return LimitHeaders(response.head.headerFields, resource: "search", now: testStart)
    }
    let first = limits.noteRefused(refusal("60"), resource: "search", now: testStart)
    let late = limits.noteRefused(refusal("5"), resource: "search", now: testStart)
    #expect(first == testStart + 60)
    #expect(late == testStart + 60)
    #expect(limits.pauseEnd(of: "search", now: testStart) == testStart + 60)
    #expect(limits.pauseEnd(of: "core", now: testStart) == nil)
  }

  @Test func `requests that are refused together count once`() {
    var limits = RateLimits()
    let headers = LimitHeaders(HTTPClientResponse(429).head.headerFields, resource: "search", now: testStart)
    #expect(limits.noteRefused(headers, resource: "search", now: testStart) == testStart + 60)
    #expect(limits.noteRefused(headers, resource: "search", now: testStart + 1) == testStart + 60)
    #expect(limits.noteRefused(headers, resource: "search", now: testStart + 60) == testStart + 180)
  }
}
