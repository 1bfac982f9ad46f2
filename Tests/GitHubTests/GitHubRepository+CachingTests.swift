import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import Storage
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryCachingTests {
  private static let query = RepoQuery(text: "a")
  private static let next = "<https://api.github.com/search/repositories?q=a&page=2>; rel=\"next\""

  /// Searches, and waits until the response is in the cache.
  private static func search(
    _ client: GitHubRepository, on loop: EventLoop
  ) async throws -> ItemPage<Repo> {
    let page = try await client.page(of: .searchRepos(query, pageSize: 30))
    try await loop.waitUntilIdle(watchdog: .seconds(10))
    return page
  }

  @Test func `an unchanged response is read from the cache`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "W/\"v1\"", "link": Self.next]),
        HTTPClientResponse(
          304,
          [
            "etag": "\"v1\"", "x-ratelimit-limit": "10", "x-ratelimit-remaining": "8",
            "x-ratelimit-reset": "1800000060",
          ], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let first = try await Self.search(client, on: loop)
      let second = try await Self.search(client, on: loop)
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "W/\"v1\""])
      #expect(second.items == first.items)
      #expect(second.next?.url == "https://api.github.com/search/repositories?q=a&page=2")
      #expect(second.rateLimit?.remaining == 8)
    }
  }

  @Test func `a response that a 304 confirmed is evicted after one that was not used since`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let http = FakeHTTPClient(
        HTTPClientResponse(200, ["etag": "\"1\""], JSON.repo("o/used")),
        HTTPClientResponse(200, ["etag": "\"2\""], JSON.repo("o/old")),
        HTTPClientResponse(304, ["etag": "\"1\""], ""),
        HTTPClientResponse(304, ["etag": "\"1\""], ""), HTTPClientResponse(200, [:], JSON.repo("o/old")))
      let cache = ResponseCache(database: database) { Issue.record("\($0)") }
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      let (used, old) = (try #require(RepoName("o/used")), try #require(RepoName("o/old")))
      for name in [used, old, used] {
        _ = try await client.value(of: .repo(name))
        try await loop.waitUntilIdle(watchdog: .seconds(10))
      }
      let new = HTTPCacheEntry(etag: "\"3\"", status: 200, headers: [], body: [], storedAt: noon)
      try await database.use("fill the cache") { try HTTPCacheTable($0, countLimit: 2).put(new, for: "new") }
      for name in [used, old] { _ = try await client.value(of: .repo(name)) }
      let etags = http.requests.map { $0.headerFields[.ifNoneMatch] }
      #expect(etags == [nil, nil, "\"1\"", "\"1\"", nil])
      // The last response is stored in the background.
      try await loop.waitUntilIdle(watchdog: .seconds(10))
    }
  }

  @Test(arguments: [AppError.offline, .unknownHost("h"), .refused(host: "h"), .timedOut, .connectionLost])
  func `during an outage the saved copy is read, with its date and the reason`(failure: AppError) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\"", "link": Self.next]), HTTPClientResponse(304, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let first = try await Self.search(client, on: loop)
      #expect(first.saved == nil)
      try await loop.advance(by: .seconds(60), watchdog: .seconds(10))
      let confirmed = try await Self.search(client, on: loop)
      #expect(confirmed.saved == nil)
      try await loop.advance(by: .seconds(3_600), watchdog: .seconds(10))
      http.add(failure)
      let copy = try await Self.search(client, on: loop)
      #expect(copy.saved == SavedCopy(from: testStart.addingTimeInterval(60), because: failure))
      #expect(copy.items == first.items)
      #expect(copy.next == first.next)
    }
  }

  private static let portal = HTTPClientResponse(
    200, ["content-type": "text/html", "etag": "\"p\""], "<html>Log in to the WiFi</html>")

  @Test func `the page of a captive portal does not replace a saved copy`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r", headers: ["etag": "\"v1\""]), Self.portal)
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let first = try await Self.search(client, on: loop)
      await #expect(throws: AppError.self) { try await Self.search(client, on: loop) }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      http.add(.offline)
      let copy = try await Self.search(client, on: loop)
      #expect(copy.items == first.items && copy.saved?.reason == .offline)
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\"", "\"v1\""])
    }
  }

  @Test func `a saved copy that cannot be read is asked for as a whole, and is not why nothing is shown`()
    throws
  {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let cache = ResponseCache(database: database) { Issue.record("\($0)") }
      let http = FakeHTTPClient(HTTPClientResponse(304, ["etag": "\"v1\""], ""), .page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      let key = client.key(of: try client.call(.searchRepos(Self.query, pageSize: 30)))
      @LoopActor func spoil() async throws {
        cache.keep(
          CachedResponse(
            etag: "\"v1\"", contentType: "text/html", link: nil, body: Array("<html>".utf8),
            receivedAt: testStart),
          for: key)
        try await loop.waitUntilIdle(watchdog: .seconds(10))
      }
      try await spoil()
      let page = try await Self.search(client, on: loop)
      #expect(page.items.map(\.name.description) == ["o/r"])
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == ["\"v1\"", nil])
      try await spoil()
      http.add(.offline)
      await #expect(throws: AppError.offline) { try await Self.search(client, on: loop) }
    }
  }

  @Test func `a refusal is never answered with a saved copy`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPClientResponse(401, [:], "{}"),
        HTTPClientResponse(502, [:], "{}"))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let first = try await Self.search(client, on: loop)
      await #expect(throws: AppError.unauthorized(isAnonymous: true)) {
        try await Self.search(client, on: loop)
      }
      let copy = try await Self.search(client, on: loop)
      #expect(copy.items == first.items)
      #expect(copy.saved?.reason == .server(status: 502))
    }
  }

  @Test(arguments: [429, 403])
  func `while rate limited the saved copy is the response, with the end of the limit`(status: Int) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPClientResponse(status, ["retry-after": "57"], "{}"))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let first = try await Self.search(client, on: loop)
      for _ in 1...2 {
        let copy = try await Self.search(client, on: loop)
        #expect(copy.items == first.items)
        #expect(copy.saved?.reason == .rateLimited(until: testStart + 57, isAnonymous: true))
      }
      // During the pause nothing is sent.
      #expect(http.requests.count == 2)
    }
  }

  @Test func `the last response can be read without a request`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, ["etag": "\"v1\""], "# Kettle"))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let name = try #require(RepoName("o/r"))
      let before = await client.savedValue(of: .readme(of: name))?.value
      #expect(before == nil)
      _ = try await client.value(of: .readme(of: name))
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let saved = await client.savedValue(of: .readme(of: name))
      #expect(saved?.value?.text == "# Kettle")
      #expect(saved?.date == client.now())
      #expect(http.requests.count == 1)
    }
  }

  @Test func `of a long raw README the part that is read is kept`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let text = String(repeating: "kettle ", count: 300_000)
      let http = FakeHTTPClient(
        HTTPClientResponse(
          200, ["etag": "\"1\"", "content-type": "application/vnd.github.raw+json; charset=utf-8"], text))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let name = try #require(RepoName("o/r"))
      let file = try await client.value(of: .readmeText(of: name)).value
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let saved = await client.savedValue(of: .readmeText(of: name))
      #expect(saved != nil && saved?.value?.text == file?.text)
    }
  }

  @Test func `a changed response replaces the cached one`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), .page("p/q", headers: ["etag": "\"v2\""]),
        HTTPClientResponse(304, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      for name in ["o/r", "p/q", "p/q"] {
        let page = try await Self.search(client, on: loop)
        #expect(page.items.map(\.name.description) == [name])
      }
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\"", "\"v2\""])
    }
  }

  @Test func `an account never gets what another account cached`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      let accounts = [(nil, "\"1\""), ("gho_one", "\"2\""), ("gho_two", "\"3\"")]
      for (token, etag) in accounts {
        let http = FakeHTTPClient(.page("o/r", headers: ["etag": etag]))
        let client = try GitHubRepository(testing: http, on: loop, token: token, cache: cache)
        _ = try await Self.search(client, on: loop)
        #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil])
      }
      // No account's response has replaced another's.
      for (token, etag) in accounts {
        let http = FakeHTTPClient(HTTPClientResponse(304, [:], ""))
        let client = try GitHubRepository(testing: http, on: loop, token: token, cache: cache)
        _ = try await Self.search(client, on: loop)
        #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [etag])
      }
    }
    let file = String(decoding: try folder.bytes("data/octodo.db"), as: UTF8.self)
    #expect(!file.contains("gho_one") && !file.contains("gho_two"))
  }

  @Test func `responses of other media types or addresses are cached separately`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(200, ["etag": "\"1\""], JSON.repo("a_b/c")),
        HTTPClientResponse(200, ["etag": "\"2\""], JSON.repo("a/b_c")),
        HTTPClientResponse(200, ["etag": "\"3\""], "readme"))
      for etag in 1...3 { http.add(HTTPClientResponse(304, ["etag": "\"\(etag)\""], "")) }
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let names = try ["a_b/c", "a/b_c"].map { try #require(RepoName($0)) }
      for _ in 0..<2 {
        for name in names { _ = try await client.value(of: .repo(name)) }
        _ = try await client.value(of: .readme(of: names[0]))
        try await loop.waitUntilIdle(watchdog: .seconds(10))
      }
      let etags = http.requests.map { $0.headerFields[.ifNoneMatch] }
      #expect(etags == [nil, nil, nil, "\"1\"", "\"2\"", "\"3\""])
    }
  }

  @Test(arguments: [301, 401, 403, 404, 410, 422, 429, 500, 502, 503])
  func `only a successful response is cached`(status: Int) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      let refused = FakeHTTPClient(HTTPClientResponse(status, ["etag": "\"v1\""], #"{"message": "no"}"#))
      let client = try GitHubRepository(testing: refused, on: loop, cache: cache)
      await #expect(throws: AppError.self) { try await Self.search(client, on: loop) }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let http = FakeHTTPClient(.page("o/r"))
      _ = try await Self.search(GitHubRepository(testing: http, on: loop, cache: cache), on: loop)
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil])
    }
  }

  @Test func `a response without an etag, as of a search, is asked for again and saved for an outage`() throws
  {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"), .page("o/new"))
      http.add(HTTPClientResponse(502, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      _ = try await Self.search(client, on: loop)
      let second = try await Self.search(client, on: loop)
      #expect(second.saved == nil)
      let copy = try await Self.search(client, on: loop)
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, nil, nil])
      #expect(copy.items == second.items && copy.saved?.reason == .server(status: 502))
    }
  }

  @Test func `an error leaves the cache unchanged`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPClientResponse(401, ["etag": "\"bad\""]),
        HTTPClientResponse(304, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      _ = try await Self.search(client, on: loop)
      await #expect(throws: AppError.unauthorized(isAnonymous: true)) {
        try await Self.search(client, on: loop)
      }
      let repos = try await Self.search(client, on: loop).items
      #expect(repos.count == 1)
    }
  }

  @Test func `after a 304 for another version the whole response is requested`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPClientResponse(304, ["etag": "\"v2\""], ""),
        .page("p/q", headers: ["etag": "\"v2\""]), HTTPClientResponse(304, ["etag": "\"v2\""], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      _ = try await Self.search(client, on: loop)
      for _ in 0..<2 {
        let page = try await Self.search(client, on: loop)
        #expect(page.items.map(\.name.description) == ["p/q"])
      }
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\"", nil, "\"v2\""])
    }
  }

  @Test func `after an unexpected 304 the request is repeated once`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(304, [:], ""), HTTPClientResponse(304, [:], ""), .page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, cache: nil)
      await #expect(throws: AppError.unexpectedStatus(304)) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      }
      #expect(http.requests.count == 2)
    }
  }
}
