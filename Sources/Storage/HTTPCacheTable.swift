public import Domain
public import FoundationEssentials
import GRDB

/// A cache of HTTP responses with limits of size and number; the least recently used are evicted first. No
/// call waits long for another program, because requests work without the cache.
public struct HTTPCacheTable: Sendable {
  private let database: AppDatabase
  private let byteLimit: Int
  private let countLimit: Int
  /// The maximum size of one body, when it is stored and when it is read.
  private var bodyLimit: Int { min(byteLimit, Self.longestBody) }
  private static let longestBody = 2 << 20

  /// - Parameters:
  ///   - byteLimit: the maximum size of all bodies together.
  ///   - countLimit: the maximum number of entries.
  public init(_ database: AppDatabase, byteLimit: Int = 64 << 20, countLimit: Int = 2_000) {
    self.database = database
    self.byteLimit = byteLimit
    self.countLimit = countLimit
  }

  /// Only reads; for a response that is still current, `confirm` is a separate write. An entry that is larger than `put`
  /// stores any is not read: another program wrote it.
  /// - Throws: `AppError.storage`.
  public func entry(for key: String) throws(AppError) -> HTTPCacheEntry? {
    try database.readSoon { db in
      let key: StatementArguments = [Self.bytes(key)]
      // Most keys have no entry.
      let find = try db.cachedStatement(sql: "SELECT 1 FROM http_cache WHERE key = ?")
      guard try Bool.fetchOne(find, arguments: key) != nil else { return nil }
      // The length of a BLOB is known without reading it; `body_bytes` may be wrong.
      let sql = """
        SELECT etag, status, headers, stored_at, body FROM http_cache
        WHERE key = ? AND body_bytes <= ? AND length(body) <= ?
        """
      do {
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: key + [bodyLimit, bodyLimit])
          .map(Self.entry)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
        return nil
      }
    }
  }

  /// Stores the entry, replacing an earlier one with this key. A body of more than 2 MiB, or
  /// larger than the whole cache, is not stored.
  /// - Throws: `AppError.storage`.
  public func put(_ entry: HTTPCacheEntry, for key: String) throws(AppError) {
    guard entry.body.count <= bodyLimit else { return }
    try database.writeSoon { db in
      let sql = """
        INSERT OR REPLACE INTO http_cache (key, used, etag, status, headers, stored_at, body_bytes, body)
        VALUES (?, (SELECT coalesce(max(used), 0) + 1 FROM http_cache), ?, ?, ?, ?, ?, ?)
        """
      let headers = try Self.encode(entry.headers)
      try db.cachedStatement(sql: sql).execute(arguments: [
        Self.bytes(key), entry.etag?.withoutNUL, entry.status, headers, entry.storedAt.milliseconds,
        entry.body.count, Data(entry.body),
      ])
      try evict(db)
    }
  }

  /// Stores that the entry was still current at `date`, and makes it the last to be evicted; does nothing if it
  /// no longer exists.
  /// - Throws: `AppError.storage`.
  public func confirm(_ key: String, at date: Date) throws(AppError) {
    try database.writeSoon { db in
      let sql = """
        UPDATE http_cache SET used = (SELECT max(used) + 1 FROM http_cache), stored_at = ? WHERE key = ?
        """
      try db.cachedStatement(sql: sql).execute(arguments: [date.milliseconds, Self.bytes(key)])
    }
  }

  /// Sums sizes from the most recently used entry on, by index, and deletes what exceeds the limits.
  private func evict(_ db: Database) throws {
    let sql = """
      DELETE FROM http_cache WHERE used <= (
        SELECT max(used) FROM (
          SELECT used, sum(body_bytes) OVER newest AS bytes, row_number() OVER newest AS number
          FROM http_cache WINDOW newest AS (ORDER BY used DESC))
        WHERE bytes > ? OR number > ?)
      """
    try db.cachedStatement(sql: sql).execute(arguments: [byteLimit, countLimit])
  }

  /// As bytes, because as text a key would end at U+0000, and keys of two accounts could collide.
  private static func bytes(_ key: String) -> Data { Data(key.utf8) }

  private static func encode(_ headers: [HTTPCacheEntry.Header]) throws -> String {
    String(decoding: try JSONEncoder().encode(headers.map { [$0.name, $0.value] }), as: UTF8.self)
  }

  private static func entry(_ row: Row) throws -> HTTPCacheEntry {
    let json = Data(try row.decode(String.self, atIndex: 2).utf8)
    let headers = try JSONDecoder().decode([[String]].self, from: json).map { pair in
      guard pair.count == 2 else { throw StorageError.damaged }
      return HTTPCacheEntry.Header(name: pair[0], value: pair[1])
    }
    return HTTPCacheEntry(
      etag: try row.decode(String?.self, atIndex: 0),
      status: try row.decode(Int.self, atIndex: 1),
      headers: headers,
      body: [UInt8](try row.decode(Data.self, atIndex: 4)),
      storedAt: Date(milliseconds: try row.decode(Int64.self, atIndex: 3)))
  }
}

/// A cached HTTP response, to be revalidated with its `etag`.
public struct HTTPCacheEntry: Hashable, Sendable {
  /// One header of the response.
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The entity tag (RFC 9110, 8.8.3).
  public var etag: String?
  /// The HTTP status code.
  public var status: Int
  /// In the order of the response; a name may occur more than once.
  public var headers: [Header]
  /// The decompressed body.
  public var body: [UInt8]
  /// When the response arrived or was last confirmed; stored to the millisecond.
  public var storedAt: Date

  public init(etag: String?, status: Int, headers: [Header], body: [UInt8], storedAt: Date) {
    self.etag = etag
    self.status = status
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
  }
}
