import Domain
import HTTP
import HTTPTypes

/// What of a good answer is of use.
struct APIAnswer {
  let status: Int
  let etag: String?
  private(set) var contentType: String?
  private(set) var link: String?
  private(set) var body: [UInt8]
  let rateLimit: RateLimit?

  init(_ answer: HTTPAnswer, rateLimit: RateLimit?) {
    let fields = answer.response.headerFields
    status = answer.response.status.code
    etag = fields[.eTag]
    contentType = fields[.contentType]
    link = fields[named: .link]
    body = answer.body
    self.rateLimit = rateLimit
  }

  /// True where a 304 speaks of this cached answer; it need not say of which.
  func confirms(_ cached: CachedAnswer) -> Bool {
    etag.map { EntityTag(text: $0).matches(EntityTag(text: cached.etag)) } ?? true
  }

  /// This 304 with the body that it did not send.
  func completed(by cached: CachedAnswer) -> APIAnswer {
    var whole = self
    whole.contentType = cached.contentType
    whole.link = link ?? cached.link
    whole.body = cached.body
    return whole
  }

  /// True for a page that is meant for a browser: a captive portal's, a proxy's.
  var isWebPage: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

  /// True for JSON in no form of GitHub's own; a raw file comes as `application/vnd.github.raw+json`.
  var isPlainJSON: Bool { mediaType == "application/json" }

  private var mediaType: String? {
    contentType?.prefix { $0 != ";" && $0 != " " }.lowercased()
  }
}
