import Domain
public import HTTPTypes

/// Which redirects are followed, and what they send. libcurl does not follow redirects itself here, because it sends
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
  /// - Throws: `AppError.redirectRefused`, `.tooManyRedirects`, and what `send` throws.
  public func follow(
    _ request: HTTPRequest, body: [UInt8],
    by send: (RedirectHop) async throws -> HTTPClientResponse
  ) async throws -> HTTPClientResponse {
    let start = try request.checkedAddress()
    var hop = RedirectHop(request: request, body: body, address: start)
    for _ in 0...limit {
      let response = try await send(hop)
      guard let next = try hop.next(after: response) else { return response }
      guard mayFollow(to: next.address.origin, from: start.origin) else {
        throw AppError.redirectRefused(to: next.address.origin.description)
      }
      hop = next
    }
    throw AppError.tooManyRedirects(limit: limit)
  }

  private func mayFollow(to target: HTTPOrigin, from start: HTTPOrigin) -> Bool {
    guard target == start || allowedOrigins.contains(target) else { return false }
    return target.scheme == "https" || (target.isLoopback && start.isLoopback && start.scheme == "http")
  }
}

/// One request in a chain of redirects.
public struct RedirectHop: Sendable {
  public internal(set) var request: HTTPRequest
  public internal(set) var body: [UInt8]
  /// The address of the request, already checked.
  public internal(set) var address: HTTPAddress

  /// The request after a redirect response; nil if the response is not a redirect.
  /// - Throws: `AppError.redirectRefused` if the location is not a valid address.
  func next(after response: HTTPClientResponse) throws(AppError) -> RedirectHop? {
    let status = response.head.status.code
    guard [301, 302, 303, 307, 308].contains(status), let location = response.head.headerFields[.location]
    else {
      return nil
    }
    guard let target = address.resolving(location) else {
      throw .redirectRefused(to: nil)
    }
    var next = self
    next.address = target
    if becomesGet(status) { next.turnIntoGet() }
    if target.origin != address.origin { try next.leaveOrigin() }
    next.request.scheme = target.origin.scheme
    next.request.authority = target.origin.authority
    next.request.path = target.target
    return next
  }

  /// RFC 9110, section 15.4: 303 changes every method except HEAD to GET; after 301 and 302 a POST becomes
  /// GET, as in browsers and curl.
  private func becomesGet(_ status: Int) -> Bool {
    switch status {
    case 303: request.method != .get && request.method != .head
    case 301, 302: request.method == .post
    default: false
    }
  }

  private mutating func turnIntoGet() {
    request.method = .get
    body = []
    request.headerFields[.contentType] = nil
  }

  /// Removes everything that only the first origin may see. It stays removed if a later redirect leads back,
  /// because another server chose that path.
  private mutating func leaveOrigin() throws(AppError) {
    guard request.method == .get || request.method == .head else {
      throw .redirectRefused(to: address.origin.description)
    }
    var harmless = HTTPFields()
    for name in [HTTPField.Name.accept, .acceptLanguage, .userAgent] {
      for field in request.headerFields[fields: name] { harmless.append(field) }
    }
    request.headerFields = harmless
    body = []
  }
}
