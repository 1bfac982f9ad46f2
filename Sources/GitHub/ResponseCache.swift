public import Domain
public import EventLoop
public import FoundationEssentials
public import Storage

/// GitHub's responses in the local database: to be shown while GitHub cannot be asked, and so that it can answer 304
/// instead of sending them again.
/// Requests work without the cache, so nothing here throws, and no caller waits long for it.
@LoopActor
public final class ResponseCache {
  /// How long a request waits for the cache while another program has the database locked.
  private static let patience = Duration.milliseconds(200)
  private let database: LocalDatabase
  private let onFailure: @LoopActor (AppError) -> Void
  private var hasFailed = false

  /// - Parameter onFailure: called once if the cache cannot be read or written, except if another program has
  ///   the database locked.
  public nonisolated init(
    database: LocalDatabase, onFailure: @escaping @LoopActor (AppError) -> Void
  ) {
    self.database = database
    self.onFailure = onFailure
  }

  /// Nil if there is none, the cache cannot be read, or the read takes too long.
  public func response(for key: ResponseKey) async -> CachedResponse? {
    // The read blocks the loop, so no timer could end the wait.
    guard database.usesThreads else { return await read(key) }
    let (answers, response) = AsyncStream.makeStream(of: CachedResponse?.self)
    database.loop.spawn { [self] in response.yield(await read(key)) }
    let limit = database.loop.spawn { [loop = database.loop] in
      do { try await loop.sleep(for: Self.patience) } catch { return }
      response.yield(nil)
    }
    defer { limit.cancel() }
    for await first in answers { return first }
    // The caller's task was cancelled.
    return nil
  }

  /// Stores the response in the background, without blocking the caller.
  public func keep(_ response: CachedResponse, for key: ResponseKey) {
    write { try HTTPCacheTable($0).put(HTTPCacheEntry(response), for: key.text) }
  }

  /// Stores when a 304 confirmed a response, which also delays its eviction.
  public func confirm(_ key: ResponseKey, at date: Date) {
    write { try HTTPCacheTable($0).confirm(key.text, at: date) }
  }

  private func read(_ key: ResponseKey) async -> CachedResponse? {
    do {
      let entry = try await database.use("read the response cache") {
        try HTTPCacheTable($0).entry(for: key.text)
      }
      return entry.map { CachedResponse($0) }
    } catch {
      report(error)
      return nil
    }
  }

  private func write(_ body: @escaping @Sendable (AppDatabase) throws -> Void) {
    database.loop.spawn { [self] in
      do { try await database.use("write the response cache", body) } catch { report(error) }
    }
  }

  private func report(_ error: any Error) {
    let error = error as? AppError ?? .storage(.other("\(error)"))
    guard !hasFailed, error != StorageError.locked.appError else { return }
    hasFailed = true
    onFailure(error)
  }
}

/// The parts of a 200 response that are needed again.
public struct CachedResponse: Hashable, Sendable {
  /// In bytes: the longest file that is read, in GitHub's JSON. It is base64 there, 60 letters for 45 bytes with `\n`
  /// after them, beside less than 64 KiB of other fields. A larger body is not cached: it is copied three times on its
  /// way to the disk and would evict many others.
  static let maxBytes = SourceText.maxBytes / 45 * 62 + (64 << 10)

  /// As received, including a `W/` prefix; nil if there is none. GitHub's searches have none.
  public var etag: String?
  public var contentType: String?
  /// The `link` header.
  public var link: String?
  public var body: [UInt8]
  /// When GitHub sent it, or last confirmed it with a 304.
  public var receivedAt: Date

  public init(etag: String?, contentType: String?, link: String?, body: [UInt8], receivedAt: Date) {
    self.etag = etag
    self.contentType = contentType
    self.link = link
    self.body = body
    self.receivedAt = receivedAt
  }
}

extension CachedResponse {
  init(_ entry: HTTPCacheEntry) {
    func header(_ name: String) -> String? { entry.headers.first { $0.name == name }?.value }
    self.init(
      // Earlier versions stored an empty one for none.
      etag: entry.etag?.isEmpty == true ? nil : entry.etag, contentType: header("content-type"),
      link: header("link"), body: entry.body,
      receivedAt: entry.storedAt)
  }
}

extension HTTPCacheEntry {
  init(_ response: CachedResponse) {
    let headers = [("content-type", response.contentType), ("link", response.link)].compactMap {
      name, value in
      value.map { Header(name: name, value: $0) }
    }
    self.init(
      etag: response.etag, status: 200, headers: headers, body: response.body, storedAt: response.receivedAt)
  }
}

/// What a response depends on. Includes the account, because an account must not see the responses of another one.
public struct ResponseKey: Hashable, Sendable {
  public let method: String
  public let url: String
  public let accept: String
  /// `anonymous`, or a name derived from the token that does not reveal it.
  public let account: String

  public init(method: String, url: String, accept: String, account: String) {
    self.method = method
    self.url = url
    self.accept = accept
    self.account = account
  }

  /// The four parts as one text. None can contain a line break, so different keys have different texts.
  public var text: String { "\(method)\n\(url)\n\(accept)\n\(account)" }
}

/// An entity tag (RFC 9110, section 8.8.3).
struct EntityTag {
  let text: String

  /// Weak comparison, because GitHub sends the same version as `W/"x"` with a 200 and as `"x"` with a 304.
  func matches(_ other: EntityTag) -> Bool {
    opaque == other.opaque
  }

  private var opaque: Substring {
    text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
  }
}
