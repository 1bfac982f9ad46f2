import Domain
import HTTP
import HTTPTypes

extension GitHubRepository {
  /// API versions are supported for two years or more; Enterprise Servers support this one.
  /// Source: docs.github.com/rest/about-the-rest-api/api-versions.
  private static let apiVersion = "2022-11-28"

  /// A successful response: a new one, or the cached one if GitHub confirms it with a 304, cannot be
  /// reached, or allows no request now.
  /// - Throws: `AppError`, `CancellationError`.
  func response(to call: APICall) async throws -> APIResponse {
    let key = key(of: call)
    let cached = await cache?.response(for: key)
    let response: APIResponse
    do {
      response = try await exchange(call, ifNot: cached?.etag.map { .tag($0) })
    } catch let error as AppError where error.isOutage || error.pauseEnd != nil {
      guard let cached else { throw error }
      return APIResponse(cached, from: base, because: error)
    }
    guard response.status == 304 else { return response }
    if let cached, response.confirms(cached) {
      cache?.confirm(key, at: now())
      return response.completed(by: cached)
    }
    // The 304 is about a version that is not in the cache.
    let whole = try await exchange(call, ifNot: nil)
    guard whole.status != 304 else { throw AppError.unexpectedStatus(304) }
    return whole
  }

  /// Reads the value of a response, and saves the response only then: the page of a captive portal must not replace a good
  /// copy. A confirmed copy that cannot be read is asked for as a whole.
  /// - Throws: `AppError`, of a saved copy that cannot be read the reason why there is no new response;
  ///   `CancellationError`.
  func read<Value: Sendable>(
    _ response: APIResponse, to call: APICall,
    by decode: @escaping @Sendable (APIResponse) throws(AppError) -> Value
  ) async throws -> (value: Value, response: APIResponse) {
    do {
      let value = try await read(response, by: decode)
      if response.status == 200, response.origin == .sent { keep(response, for: key(of: call)) }
      return (value, response)
    } catch {
      if let saved = response.saved { throw saved.reason }
      guard response.origin == .confirmed else { throw error }
      let whole = try await exchange(call, ifNot: nil)
      guard whole.status != 304 else { throw AppError.unexpectedStatus(304) }
      return try await read(whole, to: call, by: decode)
    }
  }

  /// Sends one request; throws unless the status is 2xx or 304.
  func exchange(_ call: APICall, ifNot known: Validator?) async throws -> APIResponse {
    limits.follow(now())
    if let end = limits.pauseEnd(of: call.resource, now: now()) {
      throw AppError.rateLimited(until: end, isAnonymous: isAnonymous)
    }
    let response = try await http.send(request(for: call, ifNot: known), body: call.body)
    limits.follow(now())
    let headers = LimitHeaders(response.head.headerFields, resource: call.resource, now: now())
    limits.note(headers, now: now())
    if response.asksForPause(headers) {
      let end = limits.noteRefused(headers, resource: call.resource, now: now())
      throw AppError.rateLimited(until: end, isAnonymous: isAnonymous)
    }
    limits.noteAccepted()
    let status = response.head.status.code
    guard (200...299).contains(status) || status == 304 else {
      throw AppError(refusal: response, of: call, token: token)
    }
    return APIResponse(response, from: base, rateLimit: headers.rateLimit)
  }

  func key(of call: APICall) -> ResponseKey {
    ResponseKey(
      method: call.method.rawValue, url: call.address.url, accept: call.accept.rawValue, account: account)
  }

  private func keep(_ response: APIResponse, for key: ResponseKey) {
    // Of a file that comes as it is, no more is read.
    let body = response.isRaw ? Array(response.body.prefix(SourceText.maxBytes)) : response.body
    guard body.count <= CachedResponse.maxBytes else { return }
    cache?.keep(
      CachedResponse(
        etag: response.etag, contentType: response.contentType, link: response.link, body: body,
        receivedAt: now()),
      for: key)
  }

  /// - Parameter known: names the version that is known; nil if none is.
  func request(for call: APICall, ifNot known: Validator?) -> HTTPRequest {
    let origin = call.address.origin
    var request = HTTPRequest(
      method: call.method, scheme: origin.scheme, authority: origin.authority, path: call.address.target)
    request.headerFields[.accept] = call.accept.rawValue
    request.headerFields[named: .gitHubAPIVersion] = Self.apiVersion
    request.headerFields[.userAgent] = userAgent
    switch known {
    case .tag(let etag): request.headerFields[.ifNoneMatch] = etag
    case .changedSince(let date): request.headerFields[.ifModifiedSince] = date
    case nil: break
    }
    if !call.body.isEmpty { request.headerFields[.contentType] = "application/json" }
    if let token, origin == base.origin {
      request.headerFields[.authorization] = "Bearer \(token.secret)"
    }
    return request
  }
}

/// One request to GitHub.
struct APICall {
  let address: HTTPAddress
  let method: HTTPRequest.Method
  let accept: MediaType
  /// JSON; empty for none.
  let body: [UInt8]
  /// The rate limit pool that GitHub will most likely count it in.
  let resource: String

  init(
    _ address: HTTPAddress, method: HTTPRequest.Method = .get, accept: MediaType = .json, body: [UInt8] = [],
    base: APIBase
  ) {
    self.address = address
    self.method = method
    self.accept = accept
    self.body = body
    let search = base.path + "/search/"
    resource =
      !address.target.hasPrefix(search)
      ? "core" : address.target.hasPrefix(search + "code") ? "code_search" : "search"
  }

  /// Whether it has a query in GitHub's search syntax.
  var isSearch: Bool { resource != "core" }
}

/// Names the version of a response that is known, so that GitHub can answer 304.
enum Validator {
  /// An `etag`.
  case tag(String)
  /// A `Last-Modified`, exactly as GitHub sent it.
  case changedSince(String)
}

/// The parts of a successful response that octodo uses.
struct APIResponse {
  /// The API that sent it.
  let base: APIBase
  let status: Int
  let etag: String?
  private(set) var contentType: String?
  private(set) var link: String?
  private(set) var body: [UInt8]
  let rateLimit: RateLimit?
  /// As GitHub sent it.
  var lastModified: String?
  /// How long GitHub asks to wait before the same request.
  /// Source: docs.github.com/rest/activity/notifications, "About GitHub notifications".
  var pollInterval: Duration?
  private(set) var origin = Origin.sent
  /// Whether an organization with single sign-on holds something back.
  private(set) var needsSignOn = false
  /// Set if the body comes from the cache without GitHub's confirmation.
  private(set) var saved: SavedCopy?

  /// Where the body comes from.
  enum Origin {
    /// From GitHub, with this response.
    case sent
    /// From the cache; GitHub confirmed it.
    case confirmed
    /// From the cache.
    case cached
  }

  init(_ response: HTTPClientResponse, from base: APIBase, rateLimit: RateLimit?) {
    self.base = base
    let fields = response.head.headerFields
    status = response.head.status.code
    etag = fields[.eTag]
    contentType = fields[.contentType]
    link = fields[named: .link]
    needsSignOn = SignOn(fields)?.isPart == true
    lastModified = fields[.lastModified]
    pollInterval = fields[named: .pollInterval].flatMap(Int.init).map { .seconds($0) }
    body = response.body
    self.rateLimit = rateLimit
  }

  /// A cached response instead of a new one.
  /// - Parameter reason: why there is no new one; nil if none was asked for.
  init(_ cached: CachedResponse, from base: APIBase, because reason: AppError? = nil) {
    self.base = base
    status = 200
    etag = cached.etag
    contentType = cached.contentType
    link = cached.link
    body = cached.body
    rateLimit = nil
    origin = .cached
    saved = reason.map { SavedCopy(from: cached.receivedAt, because: $0) }
  }

  /// True if a 304 confirms this cached response; a 304 need not have an etag.
  func confirms(_ cached: CachedResponse) -> Bool {
    guard let known = cached.etag else { return false }
    return etag.map { EntityTag(text: $0).matches(EntityTag(text: known)) } ?? true
  }

  /// This 304 with the body of the cached response.
  func completed(by cached: CachedResponse) -> APIResponse {
    var whole = self
    whole.contentType = cached.contentType
    whole.link = link ?? cached.link
    whole.body = cached.body
    whole.origin = .confirmed
    return whole
  }

  /// True for a page for browsers, as from a captive portal or a proxy.
  var isWebPage: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

  /// True for JSON without GitHub's media type.
  var isPlainJSON: Bool { mediaType == "application/json" }

  /// True for the content of a file.
  var isRaw: Bool {
    guard let mediaType, mediaType.hasPrefix("application/vnd.github.") else { return false }
    // Older servers have the form `v3.raw`.
    return mediaType.split { ".+".contains($0) }.contains("raw")
  }

  private var mediaType: String? {
    contentType?.prefix { $0 != ";" && $0 != " " }.lowercased()
  }
}
