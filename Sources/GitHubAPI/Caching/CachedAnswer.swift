public import FoundationEssentials

/// A good answer that came with an `etag`, and what of it is needed again.
public struct CachedAnswer: Hashable, Sendable {
  /// A longer body is not kept: it would be copied three times on its way to the disk, and take the room of many others.
  static let mostBytes = 1 << 20

  /// As it was sent, with its `W/`.
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
