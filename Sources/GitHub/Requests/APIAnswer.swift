import Domain
import HTTP
import HTTPTypes

/// The parts of a successful response that octodo uses.
struct APIAnswer {
  let status: Int
  let etag: String?
  private(set) var contentType: String?
  private(set) var link: String?
  private(set) var body: [UInt8]
  let rateLimit: RateLimit?
  /// Set if the body comes from the cache without GitHub's confirmation.
  private(set) var saved: SavedCopy?

  init(_ answer: HTTPAnswer, rateLimit: RateLimit?) {
    let fields = answer.response.headerFields
    status = answer.response.status.code
    etag = fields[.eTag]
    contentType = fields[.contentType]
    link = fields[named: .link]
    body = answer.body
    self.rateLimit = rateLimit
  }

  /// A cached response in the place of a new one.
  /// - Parameter reason: why there is no new one; nil if none was asked for.
  init(_ cached: CachedAnswer, because reason: AppError? = nil) {
    status = 200
    etag = cached.etag
    contentType = cached.contentType
    link = cached.link
    body = cached.body
    rateLimit = nil
    saved = reason.map { SavedCopy(from: cached.receivedAt, because: $0) }
  }

  /// True if a 304 confirms this cached response; a 304 need not have an etag.
  func confirms(_ cached: CachedAnswer) -> Bool {
    etag.map { EntityTag(text: $0).matches(EntityTag(text: cached.etag)) } ?? true
  }

  /// This 304 with the body of the cached response.
  func completed(by cached: CachedAnswer) -> APIAnswer {
    var whole = self
    whole.contentType = cached.contentType
    whole.link = link ?? cached.link
    whole.body = cached.body
    return whole
  }

  /// True for a page for browsers, as from a captive portal or a proxy.
  var isWebPage: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

  /// True for JSON without GitHub's media type; a raw file has `application/vnd.github.raw+json`.
  var isPlainJSON: Bool { mediaType == "application/json" }

  private var mediaType: String? {
    contentType?.prefix { $0 != ";" && $0 != " " }.lowercased()
  }
}
