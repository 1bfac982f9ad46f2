public import Domain
public import EventLoop
public import FoundationEssentials
public import HTTP
public import Storage

/// Where requests to GitHub go, and as whom.
public struct GitHubConnection: Sendable {
  public var http: any HTTPClient
  public var base: APIBase
  /// Nil for requests without an account.
  public var token: Token?
  /// Required by GitHub: `octodo/VERSION`.
  public var userAgent: String
  /// The database in which responses are kept; nil if none are kept.
  public var cache: LocalDatabase?

  public init(
    http: any HTTPClient, base: APIBase = .gitHub, token: Token? = nil, userAgent: String,
    cache: LocalDatabase? = nil
  ) {
    self.http = http
    self.base = base
    self.token = token
    self.userAgent = userAgent
    self.cache = cache
  }
}

extension GitHubRepository {
  /// - Parameters:
  ///   - loop: counts the work of the helper threads that decode large responses.
  ///   - now: the current time, for rate limits.
  ///   - onCacheFailure: called once if the cache cannot be read or written, except if another program has the
  ///     database locked.
  public nonisolated convenience init(
    _ connection: GitHubConnection, loop: EventLoop, now: @escaping @Sendable () -> Date,
    onCacheFailure: @escaping @LoopActor (AppError) -> Void
  ) {
    self.init(
      http: connection.http, base: connection.base, token: connection.token, userAgent: connection.userAgent,
      cache: connection.cache.map { ResponseCache(database: $0, onFailure: onCacheFailure) }, loop: loop,
      now: now)
  }
}
