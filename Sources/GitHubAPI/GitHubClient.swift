public import Domain
public import EventLoop
public import FoundationEssentials
public import HTTP

/// Asks GitHub's REST API, for one account or for nobody. Each endpoint is a file in `Endpoints`.
///
/// All its calls throw `AppError`, or `CancellationError` when their task was cancelled.
@LoopActor
public final class GitHubClient {
  /// Whether octodo asks without a token.
  public nonisolated let isAnonymous: Bool
  let base: APIBase
  let token: Token?
  let userAgent: String
  let http: any HTTPClient
  let cache: (any AnswerCache)?
  let loop: EventLoop
  let now: @Sendable () -> Date
  /// The part of a cache's key that tells accounts apart.
  let account: String
  var limits = Limits()

  /// - Parameters:
  ///   - userAgent: GitHub asks for one: `octodo/VERSION`.
  ///   - loop: where helper threads are counted, on which large answers are read.
  ///   - now: the time by which pauses end.
  public nonisolated init(
    http: any HTTPClient, base: APIBase, token: Token?, userAgent: String, cache: (any AnswerCache)?,
    loop: EventLoop, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.base = base
    self.token = token
    self.userAgent = userAgent
    self.cache = cache
    self.loop = loop
    self.now = now
    isAnonymous = token == nil
    account = token?.account ?? "anonymous"
  }

  /// What is left of each limit, by its pool (`core`, `search`), as the last answers said.
  public var rateLimits: [String: RateLimit] { limits.pools }
}
