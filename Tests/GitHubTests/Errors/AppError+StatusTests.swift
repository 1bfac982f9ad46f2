import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import TestSupport
import Testing

struct AppErrorStatusTests {
  struct Case: Sendable {
    let status: Int
    var headers: [String: String] = [:]
    var message: String?
    let error: AppError
  }

  private static func limited(_ seconds: TimeInterval) -> AppError {
    .rateLimited(until: testStart + seconds, isAnonymous: true)
  }

  private static let left = ["x-ratelimit-limit": "60", "x-ratelimit-remaining": "9"]
  private static let none = ["x-ratelimit-limit": "60", "x-ratelimit-remaining": "0"]
  private static let noneUntil = none.merging(["x-ratelimit-reset": "1800000020"]) { $1 }
  private static let noneSincePast = none.merging(["x-ratelimit-reset": "1799990000"]) { $1 }

  static let cases = [
    Case(status: 401, message: "Bad credentials", error: .unauthorized(isAnonymous: true)),
    Case(
      status: 401, message: "Token expired.",
      error: .unauthorized(isAnonymous: true, reason: "Token expired")),
    Case(
      status: 403, headers: left, message: "Not for you.",
      error: .refusedRequest(status: 403, reason: "Not for you")),
    Case(
      status: 403, message: "Must have admin rights to Repository.",
      error: .forbidden(reason: "Must have admin rights to Repository")),
    Case(
      status: 403, message: "Resource not accessible by integration",
      error: .forbidden(reason: "Resource not accessible by integration")),
    Case(status: 403, message: "Forbidden", error: .forbidden(reason: "Forbidden")),
    // No token changes what an organization or an owner decided.
    Case(
      status: 403,
      message: "The `acme` organization has an IP allow list enabled, and yours is not permitted.",
      error: .refusedRequest(
        status: 403,
        reason: "The `acme` organization has an IP allow list enabled, and yours is not permitted")),
    Case(
      status: 403, message: "Repository was archived so is read-only.",
      error: .refusedRequest(status: 403, reason: "Repository was archived so is read-only")),
    // A proxy's page, which no token changes.
    Case(status: 403, error: .refusedRequest(status: 403, reason: nil)),
    Case(
      status: 403, message: "Repository disabled for abuse of the terms of service",
      error: .refusedRequest(status: 403, reason: "Repository disabled for abuse of the terms of service")),
    Case(
      status: 403, message: "Your secondary email is not verified",
      error: .refusedRequest(status: 403, reason: "Your secondary email is not verified")),
    Case(status: 403, headers: ["retry-after": "7"], error: limited(7)),
    Case(status: 403, headers: noneUntil.merging(["retry-after": "7"]) { $1 }, error: limited(7)),
    Case(status: 403, headers: noneUntil, message: "API rate limit exceeded", error: limited(20)),
    Case(status: 403, headers: none, error: limited(60)),
    Case(status: 403, headers: noneSincePast, error: limited(60)),
    Case(status: 403, headers: left, message: "You have exceeded a secondary rate limit", error: limited(60)),
    Case(status: 403, message: "You have triggered an abuse detection mechanism", error: limited(60)),
    Case(status: 403, headers: ["retry-after": "0"], message: "API Rate Limit Exceeded", error: limited(60)),
    Case(status: 429, error: limited(60)),
    Case(status: 429, headers: left, error: limited(60)),
    Case(status: 429, headers: noneUntil, error: limited(20)),
    Case(status: 429, headers: ["retry-after": "99999"], error: limited(86_400)),
    // GitHub always has its search.
    Case(status: 404, message: "Not Found", error: .noSearch),
    Case(
      status: 404, message: "This repository is empty.",
      error: .notFoundBecause(reason: "This repository is empty")),
    Case(status: 404, error: .noSearch),
    Case(
      status: 410, message: "Issues are disabled for this repo",
      error: .gone(reason: "Issues are disabled for this repo")),
    Case(status: 410, error: .gone(reason: nil)),
    Case(status: 451, message: "Access blocked", error: .blocked(reason: "Access blocked")),
    Case(status: 451, error: .blocked(reason: nil)),
    Case(status: 414, error: .queryTooLong),
    Case(status: 422, message: "Validation Failed", error: .invalidQuery(reason: "Validation Failed")),
    Case(status: 422, error: .invalidQuery(reason: nil)),
    Case(status: 500, error: .server(status: 500)),
    Case(status: 500, message: "Server Error", error: .server(status: 500)),
    Case(
      status: 503, message: "Down for maintenance until 9.",
      error: .server(status: 503, reason: "Down for maintenance until 9")),
    Case(status: 502, error: .server(status: 502)),
    Case(status: 503, headers: ["retry-after": "7"], error: .server(status: 503)),
    Case(
      status: 400, message: "Unsupported version",
      error: .refusedRequest(status: 400, reason: "Unsupported version")),
    Case(status: 400, error: .unexpectedStatus(400)),
    Case(status: 407, error: .unexpectedStatus(407)),
    Case(status: 301, error: .unexpectedStatus(301)),
    Case(status: 204, error: .notJSON),
  ]

  @Test func `a refused token and a missing one are different errors`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(401))
      let client = try GitHubRepository(testing: http, on: loop, token: "ghp_canary")
      await #expect(throws: AppError.unauthorized(isAnonymous: false)) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
    }
  }

  @Test func `a message that repeats the token is not shown`() throws {
    try onLoop { loop in
      let body = #"{"message": "No user has ghp_canary"}"#
      let client = try GitHubRepository(
        testing: FakeHTTPClient(HTTPClientResponse(401, [:], body)), on: loop, token: "ghp_canary")
      let repo = try #require(RepoName("o/r"))
      await #expect(throws: AppError.unauthorized(isAnonymous: false)) {
        try await client.value(of: .repo(repo))
      }
    }
  }

  @Test(arguments: [
    (nil, AppError.notFound), ("ghp_canary", .notFoundWithToken),
  ])
  func `who has a token is not told to add one`(token: String?, error: AppError) throws {
    try onLoop { loop in
      let repo = try #require(RepoName("o/r"))
      let http = FakeHTTPClient(HTTPClientResponse(404, [:], #"{"message": "Not Found"}"#))
      let client = try GitHubRepository(testing: http, on: loop, token: token)
      await #expect(throws: error) { try await client.value(of: .repo(repo)) }
    }
  }

  @Test func `a token does not open what GitHub blocked`() throws {
    try onLoop { loop in
      let repo = try #require(RepoName("o/r"))
      let body = #"{"message": "Repository access blocked", "block": {"reason": "tos"}}"#
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(403, [:], body)), on: loop)
      let reason = "Repository access blocked: tos"
      await #expect(throws: AppError.refusedRequest(status: 403, reason: reason)) {
        try await client.value(of: .repo(repo))
      }
    }
  }

  @Test func `only a search is told that its query is wrong`() throws {
    try onLoop { loop in
      let body = #"{"message": "Pagination is limited"}"#
      let repo = try #require(RepoName("o/r"))
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(422, [:], body)), on: loop)
      await #expect(throws: AppError.refusedRequest(status: 422, reason: "Pagination is limited")) {
        try await client.page(of: .issues(of: repo, IssueFilter(), pageSize: 30))
      }
    }
  }

  @Test func `what is blocked for legal reasons names the reason and the page about it`() throws {
    try onLoop { loop in
      let body = #"""
        {"message": "Repository access blocked",
         "block": {"reason": "dmca", "html_url": "https://github.com/github/dmca/x.md"}}
        """#
      let repo = try #require(RepoName("o/r"))
      let response = HTTPClientResponse(451, [:], body)
      let client = try GitHubRepository(testing: FakeHTTPClient(response, response), on: loop)
      let reason = "Repository access blocked: dmca, https://github.com/github/dmca/x.md"
      await #expect(throws: AppError.blocked(reason: reason)) { try await client.value(of: .repo(repo)) }
      // A README that is blocked is not a README that is missing.
      await #expect(throws: AppError.blocked(reason: reason)) {
        try await client.value(of: .readme(of: repo))
      }
    }
  }

  @Test(arguments: cases)
  func `each status has its error`(_ expected: Case) throws {
    try onLoop { loop in
      let body = expected.message.map { #"{"message": "\#($0)"}"# } ?? "<html>\(expected.status)</html>"
      let http = FakeHTTPClient(HTTPClientResponse(expected.status, expected.headers, body))
      let client = try GitHubRepository(testing: http, on: loop)
      await #expect(throws: expected.error) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
      #expect(http.requests.count == 1)
    }
  }
}
