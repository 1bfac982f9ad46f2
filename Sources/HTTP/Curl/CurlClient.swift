import CCurl
import Domain
public import EventLoop
public import HTTPTypes

/// Sends requests with libcurl on the event loop. Connections are reused, HTTP/2 is used if the server offers
/// it, and responses are limited in time and size. libcurl is loaded with the first request. With a virtual
/// clock nothing is sent, because a script or a test must not depend on the network.
///
/// The proxy variables of the environment (`https_proxy`, `no_proxy`) apply, except to loopback addresses,
/// which never go through a proxy.
@LoopActor
public final class CurlClient: HTTPClient {
  let loop: EventLoop
  let limits: Limits
  private let userAgent: String
  private let redirects: RedirectPolicy
  private lazy var certificates = findCertificates()
  private let findCertificates: () -> CurlCertificates

  var multi: CurlMulti?
  /// Keyed by a number that is never reused, so that a late cancellation cannot end another transfer.
  var running: [Int: RunningTransfer] = [:]
  private var transferCount = 0
  var timer: Task<Void, Never>?

  /// - Parameters:
  ///   - userAgent: the User-Agent header. GitHub refuses requests without one.
  ///   - redirectOrigins: other origins that redirects may lead to; they receive no token.
  ///   - certificates: the certificate authorities to trust. It is evaluated for the first request, because it reads a
  ///     folder of hundreds of files.
  public init(
    loop: EventLoop, userAgent: String, redirectOrigins: Set<HTTPOrigin> = [],
    certificates: @autoclosure @escaping () -> CurlCertificates = .ofSystem(),
    limits: Limits = Limits()
  ) {
    self.loop = loop
    self.userAgent = userAgent
    self.redirects = RedirectPolicy(limit: limits.redirects, allowedOrigins: redirectOrigins)
    findCertificates = certificates
    self.limits = limits
  }

  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    let end = ContinuousClock.now + limits.total
    return try await redirects.follow(request, body: body) { @LoopActor hop in
      let trusted = self.certificates
      do {
        return try await self.exchange(hop, trusting: trusted, before: end)
      } catch AppError.unknownIssuer where trusted.mayLackSome {
        // The handshake failed before the request was sent, so retrying is safe.
        self.certificates = .builtIn
        return try await self.exchange(hop, trusting: .builtIn, before: end)
      }
    }
  }

  /// Sends one request and returns its response, without following redirects.
  private func exchange(
    _ hop: RedirectHop, trusting certificates: CurlCertificates, before end: ContinuousClock.Instant
  ) async throws -> HTTPClientResponse {
    try Task.checkCancellation()
    let (request, address) = (hop.request, hop.address)
    guard loop.canAwaitSockets else { throw AppError.realSocket(for: request, at: address) }
    let timeLeft = ContinuousClock.now.duration(to: end)
    guard timeLeft > .zero else { throw AppError.timedOut }
    let multi = try loadedMulti()
    let transfer = try CurlTransfer(host: address.origin.host, limits: limits)
    try transfer.easy.apply(
      CurlOptions(
        request: request, body: hop.body, address: address, userAgent: userAgent, certificates: certificates,
        timeLeft: timeLeft, limits: limits))

    let work = loop.beginWork("\(request.method) \(address.origin.host)\(address.path)")
    defer { loop.endWork(work) }
    transferCount += 1
    let id = transferCount
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        start(RunningTransfer(transfer: transfer, continuation: continuation), id, on: multi)
      }
    } onCancel: {
      loop.spawn { self.cancel(id) }
    }
  }

  private func loadedMulti() throws(AppError) -> CurlMulti {
    if let multi { return multi }
    let new = try CurlMulti(connectionsPerHost: limits.connectionsPerHost)
    multi = new
    return new
  }
}

extension AppError {
  /// A program under a script's clock used the live client.
  fileprivate static func realSocket(for request: HTTPRequest, at address: HTTPAddress) -> AppError {
    .invalidRequest(
      reason:
        "\(request.method) \(address.origin)\(address.path) asks for a real socket while the clock is a"
        + " script's. Answer it with a stub, or write `set network live`")
  }
}

extension CurlClient {
  /// The limits of time and size for a response.
  public struct Limits: Sendable {
    /// Until the connection is established, including TLS.
    public var connect = Duration.seconds(5)
    /// For the whole response, including all redirects.
    public var total = Duration.seconds(20)
    /// A response slower than this, in bytes per second, for `slowFor` times out.
    public var slowestBytesPerSecond = 100
    /// In whole seconds, at least one.
    public var slowFor = Duration.seconds(10)
    /// The size of the decoded body.
    public var bodyBytes = 8 << 20
    /// The size of all header lines, including line ends.
    public var headerBytes = 64 << 10
    public var headerCount = 200
    /// The number of redirects to follow.
    public var redirects = 5
    /// The maximum number of open connections to one host; further requests wait.
    public var connectionsPerHost = 6

    public init() {}
  }
}
