public import Domain
public import EventLoop
public import FoundationEssentials
public import HTTP

/// Sends all requests to GitHub's REST API, with or without a token. It handles tokens, rate limits and ETags
/// for all endpoints.
///
/// All calls throw `AppError`, or `CancellationError` if their task was cancelled.
@LoopActor
public final class GitHubRepository {
  /// True if requests are sent without a token.
  public nonisolated let isAnonymous: Bool
  let base: APIBase
  /// The website that belongs to the API, such as `https://github.com`.
  public var web: String { base.webURL }
  let token: Token?
  let userAgent: String
  let http: any HTTPClient
  let cache: ResponseCache?
  let loop: EventLoop
  let now: @Sendable () -> Date
  /// Distinguishes accounts in the keys of the cache.
  let account: String
  var limits = RateLimits()
  private let writes: WriteOrder

  /// - Parameters:
  ///   - userAgent: required by GitHub: `octodo/VERSION`.
  ///   - loop: counts the work of the helper threads that decode large responses.
  ///   - now: the current time, for rate limits.
  public nonisolated init(
    http: any HTTPClient, base: APIBase, token: Token?, userAgent: String, cache: ResponseCache?,
    loop: EventLoop, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.base = base
    self.token = token
    self.userAgent = userAgent
    self.cache = cache
    self.loop = loop
    self.now = now
    writes = WriteOrder(loop: loop)
    isAnonymous = token == nil
    account = token?.account ?? "anonymous"
  }

  /// The state of each rate limit by pool (`core`, `search`), from the latest responses.
  public var rateLimits: [String: RateLimit] { limits.pools }

  /// Loads the value of an endpoint, or a saved copy during an outage or a rate limit.
  /// - Throws: `AppError.notFound`, also if the account has no access; `AppError`, `CancellationError`.
  public func value<Value>(of endpoint: Endpoint<Value>) async throws -> Fetched<Value> {
    let call = try call(endpoint)
    do {
      let (value, response) = try await read(
        try await response(to: call), to: call, by: endpoint.decode)
      return Fetched(value: value, rateLimit: response.rateLimit, saved: response.saved)
    } catch let error as AppError where error.isAbsence {
      guard let absent = endpoint.absent else { throw error }
      return Fetched(value: absent, rateLimit: limits.pools[call.resource])
    }
  }

  /// Sends a write that may be repeated: after the writes before it, and at least a second after the last one. It is
  /// never cached, and never sent again by itself but after a rate limit.
  /// - Parameters:
  ///   - onStart: called when its turn has come. A write that is cancelled before is not sent.
  ///   - holds: asks, when its turn has come, whether GitHub has what it wants already; then it is not sent.
  ///   - wait: waits for the end of a rate limit; then it is sent again. It keeps its turn, so that no later change comes
  ///     before it. Nil for a write that such a limit ends.
  /// - Throws: `AppError` with the reason why GitHub did not do it; `HoldsAlready`; `CancellationError`.
  @discardableResult
  public func send<Value>(
    _ write: Endpoint<Value>, onStart: @escaping @LoopActor @Sendable () -> Void = {},
    unless holds: @escaping @LoopActor @Sendable () async throws -> Bool = { false },
    waitingBy wait: (@LoopActor @Sendable (_ end: Date) async throws -> Void)? = nil
  ) async throws -> Value {
    let call = try call(write)
    do {
      let response = try await writes.inTurn {
        while true {
          do {
            if try await holds() { throw HoldsAlready() }
            onStart()
            self.writes.willSend()
            return try await self.exchange(call, ifNot: nil)
          } catch AppError.rateLimited(let end, let isAnonymous) {
            guard let wait else { throw AppError.rateLimited(until: end, isAnonymous: isAnonymous) }
            self.writes.willSend()
            try await wait(end)
            try await self.writes.pause()
          }
        }
      }
      return try write.decode(response)
    } catch let error as AppError where error.isAbsence {
      guard let absent = write.absent else { throw error }
      return absent
    }
  }

  /// The number of writes that are not answered.
  public var waitingWrites: Int { isAnonymous ? 0 : writes.waiting }

  /// Waits for the writes that are not answered, at most for a while: at the end of the program.
  /// - Returns: how many are left.
  public func finishWrites(within time: Duration) async -> Int {
    guard !isAnonymous else { return 0 }
    let end = loop.clock.now.advanced(by: time)
    // Those that were begun just now wait for their turn after this sleep.
    repeat {
      try? await loop.sleep(for: Self.glance)
    } while writes.waiting > 0 && loop.clock.now < end && !Task.isCancelled
    return writes.waiting
  }

  private static let glance = Duration.milliseconds(5)

  /// The value of the last response and when it was received or confirmed; nil if none is saved. Sends nothing, and
  /// throws nothing.
  public func savedValue<Value>(of endpoint: Endpoint<Value>) async -> (value: Value, date: Date)? {
    guard let call = try? call(endpoint), let cached = await cache?.response(for: key(of: call)) else {
      return nil
    }
    // A saved body that cannot be decoded counts as missing.
    guard let value = try? await read(APIResponse(cached, from: base), by: endpoint.decode) else {
      return nil
    }
    return (value, cached.receivedAt)
  }

  /// Loads a page of a list, with cursors to the next and to the last one, or a saved copy during an outage or a rate limit.
  /// - Parameter cursor: `next` or `last` of another page; nil for the first page.
  /// - Throws: `AppError.redirectRefused` for a cursor outside of the API, before anything is sent;
  ///   `AppError`, `CancellationError`.
  public func page<Item>(
    of endpoint: Endpoint<ItemPage<Item>>, at cursor: PageCursor? = nil
  ) async throws -> ItemPage<Item> {
    let call = try cursor.map { try self.call(at: $0, accept: endpoint.accept) } ?? self.call(endpoint)
    return try await page(of: try await response(to: call), to: call, by: endpoint.decode)
  }

  /// The items of a list's first pages as one page, whose `next` is nil if these are all.
  /// - Parameter count: the most pages; each is a request.
  /// - Throws: `AppError`, `CancellationError`, also if only a later page cannot be loaded.
  public func pages<Item: Sendable>(
    of endpoint: Endpoint<ItemPage<Item>>, atMost count: Int
  ) async throws -> ItemPage<Item> {
    let pages = try await loadablePages(of: endpoint, atMost: count)
    if let error = pages.missing { throw error }
    return pages
  }

  /// Like `pages`, but with the pages before one that cannot be loaded; `missing` says why it cannot.
  /// - Throws: `AppError` if the first page cannot be loaded, `CancellationError`.
  public func loadablePages<Item: Sendable>(
    of endpoint: Endpoint<ItemPage<Item>>, atMost count: Int
  ) async throws -> ItemPage<Item> {
    var whole = try await page(of: endpoint)
    for _ in 1..<count {
      guard let cursor = whole.next else { break }
      let page: ItemPage<Item>
      do {
        page = try await self.page(of: endpoint, at: cursor)
      } catch let error as AppError {
        whole.missing = error
        break
      }
      whole.items += page.items
      whole.unreadable += page.unreadable
      (whole.next, whole.saved) = (page.next, whole.saved ?? page.saved)
    }
    return whole
  }

  func page<Item: Sendable>(
    of answer: APIResponse, to call: APICall,
    by decode: @escaping @Sendable (APIResponse) throws(AppError) -> ItemPage<Item>
  ) async throws -> ItemPage<Item> {
    var (page, response) = try await read(answer, to: call, by: decode)
    let links = response.link.map { LinkHeader($0) }
    page.next = Self.cursor(to: links?["next"], from: call)
    page.last = Self.cursor(to: links?["last"], from: call)
    page.rateLimit = response.rateLimit
    page.needsSignOn = response.needsSignOn
    page.saved = response.saved
    return page
  }

  func call(_ endpoint: Endpoint<some Sendable>) throws(AppError) -> APICall {
    guard let address = base.address(endpoint.target) else {
      throw .other(reason: "\(endpoint.target) is not an address that octodo can call")
    }
    return APICall(
      address, method: endpoint.method, accept: endpoint.accept, body: try endpoint.bodyBytes(),
      base: base)
  }

  func call(at cursor: PageCursor, accept: MediaType) throws(AppError) -> APICall {
    guard let address = HTTPAddress(url: cursor.url) else { throw .redirectRefused(to: nil) }
    guard base.contains(address) else { throw .redirectRefused(to: address.origin.description) }
    return APICall(address, accept: accept, base: base)
  }

  /// Nil if there is no link, or if it leads to the same page again.
  private static func cursor(to target: String?, from call: APICall) -> PageCursor? {
    guard let target else { return nil }
    // An absolute address in practice; a relative one is allowed (RFC 8288, section 3.1).
    let url = call.address.resolving(target)?.url ?? target
    return url == call.address.url ? nil : PageCursor(url: url)
  }

  /// In bytes: a body that is decoded faster than a frame is drawn. A page of 30 repositories has 180,000.
  private static let maxOnLoop = 256 << 10

  /// Decodes a response, on another thread if the body is large.
  func read<Value: Sendable>(
    _ response: APIResponse, by decode: @escaping @Sendable (APIResponse) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    guard response.body.count > Self.maxOnLoop else { return try decode(response) }
    return try await loop.offload("read a response", to: HelperThread()) { () throws(AppError) in
      try decode(response)
    }
  }
}

extension AppError {
  /// True for a 404 that gives no other reason.
  fileprivate var isAbsence: Bool {
    switch self {
    case .notFound, .notFoundWithToken: true
    default: false
    }
  }
}

/// A value from GitHub and the circumstances of its response.
public struct Fetched<Value: Sendable>: Sendable {
  public let value: Value
  /// The state of the rate limit after the response; nil if the response has none.
  public var rateLimit: RateLimit?
  /// Set if the value comes from an earlier response.
  public var saved: SavedCopy?

  public init(value: Value, rateLimit: RateLimit? = nil, saved: SavedCopy? = nil) {
    (self.value, self.rateLimit, self.saved) = (value, rateLimit, saved)
  }

  /// Another value from the same response.
  public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
    Fetched<Other>(value: transform(value), rateLimit: rateLimit, saved: saved)
  }
}

/// GitHub has already what a write wants, so it was not sent.
public struct HoldsAlready: Error {
  init() {}
}
