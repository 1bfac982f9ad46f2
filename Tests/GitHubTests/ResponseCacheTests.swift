import Dispatch
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Storage

struct ResponseCacheTests {
  private static let body = #"{"items": [{"id": 1, "full_name": "o/r"}]}"#
  private static let next = "https://api.github.com/search/repositories?q=a&page=2"
  private static let key = ResponseKey(
    method: "GET", url: "https://h.example/x", accept: "a", account: "anonymous")
  private static let response = CachedResponse(
    etag: "W/\"1\"", contentType: "application/json", link: "<u>; rel=next", body: [1, 2, 0, 255],
    receivedAt: noon)

  @Test func `a response is read as it was stored, also in the next run`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      var cacheAnswer = await cache.response(for: Self.key)
      #expect(cacheAnswer == nil)
      cache.keep(Self.response, for: Self.key)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      cacheAnswer = await cache.response(for: Self.key)
      #expect(cacheAnswer == Self.response)
      cache.confirm(Self.key, at: noon)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
    }
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      let cacheAnswer = await cache.response(for: Self.key)
      #expect(cacheAnswer == Self.response)
    }
  }

  @Test(arguments: [
    ResponseKey(method: "HEAD", url: "https://h.example/x", accept: "a", account: "anonymous"),
    ResponseKey(method: "GET", url: "https://h.example/y", accept: "a", account: "anonymous"),
    ResponseKey(method: "GET", url: "https://h.example/x", accept: "b", account: "anonymous"),
    ResponseKey(method: "GET", url: "https://h.example/x", accept: "a", account: "token:1"),
  ])
  func `each part of the key separates responses`(other: ResponseKey) throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      cache.keep(Self.response, for: Self.key)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let response = await cache.response(for: other)
      #expect(response == nil)
    }
  }

  @Test func `an unchanged search is not sent again`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let cache = ResponseCache(in: folder, on: loop)
      let http = FakeHTTPClient(
        HTTPClientResponse(200, ["etag": "W/\"v1\"", "link": "<\(Self.next)>; rel=\"next\""], Self.body),
        HTTPClientResponse(304, ["etag": "\"v1\""], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      let first = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let second = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      #expect(second == first)
      #expect(second.next?.url == Self.next)
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "W/\"v1\""])
      // The confirmation is written in the background.
      try await loop.waitUntilIdle(watchdog: .seconds(10))
    }
  }

  @Test func `a failing cache reports once, and requests work without it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let failures = Failures()
      let cache = ResponseCache(database: LocalDatabase(in: folder, on: loop)) { failures.list.append($0) }
      let http = FakeHTTPClient(
        HTTPClientResponse(200, ["etag": "\"v1\""], Self.body),
        HTTPClientResponse(200, ["etag": "\"v1\""], Self.body))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      for _ in 0..<2 {
        let repos = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30)).items
        #expect(repos.count == 1)
        try await loop.waitUntilIdle(watchdog: .seconds(10))
      }
      #expect(failures.list.count == 1)
      guard case .storage = failures.list.first else {
        Issue.record("not an error of the database: \(failures.list)")
        return
      }
    }
  }

  @Test func `no request waits for a busy database`() throws {
    let folder = try TemporaryFolder()
    let release = DispatchSemaphore(value: 0)
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let cache = ResponseCache(database: database) { Issue.record("\($0)") }
      cache.keep(Self.response, for: Self.key)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      loop.spawn {
        do { try await database.use("hold") { _ in release.wait() } } catch { Issue.record("\(error)") }
      }
      let asker = Asker()
      loop.spawn { asker.answers.append(await cache.response(for: Self.key)) }
      await #expect(throws: StillBusy.self) { try await loop.waitUntilIdle(watchdog: .milliseconds(1)) }
      #expect(asker.answers == [])
      await #expect(throws: StillBusy.self) {
        try await loop.advance(by: .seconds(1), watchdog: .milliseconds(1))
      }
      #expect(asker.answers == [nil])
      release.signal()
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      #expect(asker.answers == [nil])
      let response = await cache.response(for: Self.key)
      #expect(response == Self.response)
      #expect(loop.untilNextTimer == nil)
    }
  }

  @Test func `a response that cannot be stored because of a lock is dropped without a report`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let cache = ResponseCache(database: database) { Issue.record("\($0)") }
      var cacheAnswer = await cache.response(for: Self.key)
      #expect(cacheAnswer == nil)
      let other = try AppDatabase(path: database.path, now: noon)
      let (held, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let holder = HelperThread()
      holder.run {
        do {
          try other.write { _ in
            held.signal()
            release.wait()
          }
        } catch {
          Issue.record("\(error)")
        }
        held.signal()
      }
      held.wait()
      cache.keep(Self.response, for: Self.key)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      release.signal()
      held.wait()
      cacheAnswer = await cache.response(for: Self.key)
      #expect(cacheAnswer == nil)
    }
  }

  @LoopActor
  private final class Asker {
    var answers: [CachedResponse?] = []
  }

  @LoopActor
  private final class Failures {
    var list: [AppError] = []
  }
}
