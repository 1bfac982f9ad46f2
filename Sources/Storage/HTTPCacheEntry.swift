public import FoundationEssentials

/// A cached HTTP response, to be revalidated with its `etag`.
public struct HTTPCacheEntry: Hashable, Sendable {
  /// One header of the response.
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The entity tag (RFC 9110, 8.8.3).
  public var etag: String?
  /// The HTTP status code.
  public var status: Int
  /// In the order of the response; a name may occur more than once.
  public var headers: [Header]
  /// The decompressed body.
  public var body: [UInt8]
  /// When the response arrived; stored to the millisecond.
  public var storedAt: Date

  public init(etag: String?, status: Int, headers: [Header], body: [UInt8], storedAt: Date) {
    self.etag = etag
    self.status = status
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
  }
}
