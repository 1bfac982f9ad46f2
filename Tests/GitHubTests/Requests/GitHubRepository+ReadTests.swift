import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryReadTests {
  private static let query = RepoQuery(text: "a")

  private static func page(of count: Int, _ fields: String = "") -> HTTPClientResponse {
    let items = (1...count).map { JSON.repo("o/r\($0)", id: $0, fields) }
    return HTTPClientResponse(200, ["etag": "\"v1\""], JSON.page(items))
  }

  private static let long = #", "description": "\#(String(repeating: "x", count: 400_000))""#

  @Test func `a page has at most 1,000 repositories`() throws {
    try onLoop { loop in
      let client = try GitHubRepository(
        testing: FakeHTTPClient(Self.page(of: 1_000), Self.page(of: 1_001)), on: loop)
      let page = try await client.page(of: .searchRepos(Self.query, pageSize: 100))
      #expect(page.items.count == 1_000)
      await #expect(throws: AppError.tooManyValues) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 100))
      }
    }
  }

  @Test(arguments: ["{},", "[],", "1,"]) func `a response with too many values has its own error`(
    unit: String
  )
    throws
  {
    try onLoop { loop in
      let body = #"{"items": ["# + String(repeating: unit, count: 201_000) + "1]}"
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(200, [:], body)), on: loop)
      await #expect(throws: AppError.tooManyValues) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 100))
      }
    }
  }

  @Test func `a large response is decoded on another thread, and the loop is not idle meanwhile`() throws {
    try onLoop { loop in
      let client = try GitHubRepository(
        testing: FakeHTTPClient(Self.page(of: 1), Self.page(of: 1, Self.long)), on: loop)
      let start = loop.externalJobCount
      _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      let before = loop.externalJobCount
      #expect(before == start)
      let page = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(page.items.count == 1)
      #expect(loop.externalJobCount > before)
      let again = try GitHubRepository(testing: FakeHTTPClient(Self.page(of: 1, Self.long)), on: loop)
      let shown = Shown()
      loop.spawn {
        shown.page = try? await again.page(of: .searchRepos(Self.query, pageSize: 30))
      }
      try await loop.waitUntilIdle()
      #expect(shown.page?.items.count == 1)
    }
  }

  @Test func `without helper threads it is decoded on the loop`() throws {
    try onLoop { loop in
      loop.forgoHelpers()
      let client = try GitHubRepository(testing: FakeHTTPClient(Self.page(of: 1, Self.long)), on: loop)
      let before = loop.externalJobCount
      let page = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(page.items.count == 1)
      #expect(loop.externalJobCount == before)
    }
  }

  @Test func `a response larger than the longest file in JSON is not cached`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(Self.page(of: 4, Self.long), Self.page(of: 1, Self.long))
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      for _ in 0..<2 {
        _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
        try await loop.waitUntilIdle(watchdog: .seconds(10))
      }
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, nil])
      _ = try? await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(http.requests.last?.headerFields[.ifNoneMatch] == "\"v1\"")
    }
  }
}

@LoopActor
private final class Shown {
  var page: ItemPage<Repo>?
}
