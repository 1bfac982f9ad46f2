import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct HTTPCacheTableTests {
  private let folder: TemporaryFolder
  private let cache: HTTPCacheTable

  /// Room for 1,000 bytes and 5 entries.
  init() throws {
    folder = try TemporaryFolder()
    cache = HTTPCacheTable(try AppDatabase(in: folder), byteLimit: 1_000, countLimit: 5)
  }

  private func entry(bytes: Int, etag: String? = "W/\"x\"") -> HTTPCacheEntry {
    HTTPCacheEntry(
      etag: etag, status: 200, headers: [.init(name: "link", value: "<u>; rel=\"next\"")],
      body: Array(repeating: 7, count: bytes), storedAt: noon)
  }

  private func keys(of candidates: [String]) throws -> [String] {
    try candidates.filter { try cache.entry(for: $0) != nil }
  }

  @Test func `an entry is read as it was stored, also after a restart`() throws {
    let headers = [("a", "1"), ("a", "2"), ("x", "é\n\0\"[]")].map {
      HTTPCacheEntry.Header(name: $0, value: $1)
    }
    let entry = HTTPCacheEntry(
      etag: nil, status: 404, headers: headers, body: [0, 255, 10, 0], storedAt: noon)
    try cache.put(entry, for: "GET /")
    var cacheEntry = try cache.entry(for: "GET /")
    #expect(cacheEntry == entry)
    let httpCacheTableEntry = try HTTPCacheTable(AppDatabase(in: folder)).entry(for: "GET /")
    #expect(httpCacheTableEntry == entry)
    cacheEntry = try cache.entry(for: "GET /other")
    #expect(cacheEntry == nil)
  }

  @Test func `a later entry replaces the earlier one`() throws {
    try cache.put(entry(bytes: 900, etag: "1"), for: "a")
    try cache.put(entry(bytes: 800, etag: "2"), for: "a")
    let stored = try cache.entry(for: "a")
    #expect(stored == entry(bytes: 800, etag: "2"))
  }

  @Test func `keys that differ after a NUL do not collide`() throws {
    try cache.put(entry(bytes: 1), for: "GET\0alice")
    var cacheEntry = try cache.entry(for: "GET\0bob")
    #expect(cacheEntry == nil)
    cacheEntry = try cache.entry(for: "GET")
    #expect(cacheEntry == nil)
  }

  @Test func `the least recently used are evicted if there are too many bytes`() throws {
    for key in ["a", "b", "c"] { try cache.put(entry(bytes: 300), for: key) }
    try cache.confirm("a", at: noon)
    try cache.put(entry(bytes: 300), for: "d")
    var actual = try keys(of: ["a", "b", "c", "d"])
    #expect(actual == ["a", "c", "d"])
    try cache.put(entry(bytes: 100), for: "e")
    actual = try keys(of: ["a", "b", "c", "d", "e"])
    #expect(actual == ["a", "c", "d", "e"])
  }

  @Test func `the most recently used is evicted last`() throws {
    for key in ["a", "b", "c"] { try cache.put(entry(bytes: 300), for: key) }
    try cache.confirm("a", at: noon)
    for key in ["d", "e"] { try cache.put(entry(bytes: 300), for: key) }
    let actual = try keys(of: ["a", "b", "c", "d", "e"])
    #expect(actual == ["a", "d", "e"])
  }

  @Test func `an entry may be as large as the whole cache, and no larger`() throws {
    try cache.put(entry(bytes: 1_001), for: "a")
    try cache.put(entry(bytes: 1_000), for: "b")
    let kept = try keys(of: ["a", "b"])
    #expect(kept == ["b"])
  }

  @Test func `the least recently used are evicted if there are too many entries`() throws {
    for key in ["a", "b", "c", "d", "e"] { try cache.put(entry(bytes: 0), for: key) }
    try cache.put(entry(bytes: 0), for: "a")
    try cache.put(entry(bytes: 0), for: "f")
    let actual = try keys(of: ["a", "b", "c", "d", "e", "f"])
    #expect(actual == ["a", "c", "d", "e", "f"])
  }

  @Test func `an entry larger than the whole cache is not stored, and evicts nothing`() throws {
    try cache.put(entry(bytes: 500), for: "a")
    try cache.put(entry(bytes: 1_001), for: "b")
    let actual = try keys(of: ["a", "b"])
    #expect(actual == ["a"])
  }

  @Test func `marking a missing entry changes nothing`() throws {
    try cache.put(entry(bytes: 1), for: "a")
    try cache.confirm("b", at: noon)
    try cache.confirm("a", at: noon)
    let actual = try keys(of: ["a", "b"])
    #expect(actual == ["a"])
  }
}
