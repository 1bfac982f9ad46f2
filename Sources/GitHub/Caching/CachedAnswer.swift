public import FoundationEssentials

/// The parts of a 200 response with an `etag` that are needed again.
public struct CachedAnswer: Hashable, Sendable {
  /// In bytes. A larger body is not cached: it is copied three times on its way to the disk and would evict
  /// many others.
  static let mostBytes = 1 << 20

  /// As received, including a `W/` prefix.
  public var etag: String
  public var contentType: String?
  /// The `link` header.
  public var link: String?
  public var body: [UInt8]
  public var receivedAt: Date

  public init(etag: String, contentType: String?, link: String?, body: [UInt8], receivedAt: Date) {
    self.etag = etag
    self.contentType = contentType
    self.link = link
    self.body = body
    self.receivedAt = receivedAt
  }
}
