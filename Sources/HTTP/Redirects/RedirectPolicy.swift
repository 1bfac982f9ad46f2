import EventLoop
public import HTTPTypes

/// Which redirects are followed, and what is sent along. libcurl's own following is off, because it sends
/// every header except Authorization to any host.
public struct RedirectPolicy: Sendable {
  /// The maximum number of redirects of one request.
  public var limit: Int
  /// Other origins that a redirect may lead to. They receive no token and none of our own headers.
  public var allowedOrigins: Set<HTTPOrigin>

  public init(limit: Int = 5, allowedOrigins: Set<HTTPOrigin> = []) {
    self.limit = limit
    self.allowedOrigins = allowedOrigins
  }

  /// Sends a request with `send` and follows redirects.
  /// - Throws: `HTTPFailure.redirectRefused`, `.tooManyRedirects`, and what `send` throws.
  @LoopActor
  public func follow(
    _ request: HTTPRequest, body: [UInt8],
    by send: @LoopActor (RedirectHop) async throws -> HTTPAnswer
  ) async throws -> HTTPAnswer {
    let start = try request.checkedAddress()
    var hop = RedirectHop(request: request, body: body, address: start)
    for _ in 0...limit {
      let answer = try await send(hop)
      guard let next = try hop.next(after: answer) else { return answer }
      guard mayFollow(to: next.address.origin, from: start.origin) else {
        throw HTTPFailure.redirectRefused(to: next.address.origin.description)
      }
      hop = next
    }
    throw HTTPFailure.tooManyRedirects(limit: limit)
  }

  private func mayFollow(to target: HTTPOrigin, from start: HTTPOrigin) -> Bool {
    guard target == start || allowedOrigins.contains(target) else { return false }
    return target.scheme == "https" || (target.isLoopback && start.isLoopback && start.scheme == "http")
  }
}
