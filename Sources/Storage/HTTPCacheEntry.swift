public import FoundationEssentials

/// An answer of an HTTP server that is kept for asking again with its `etag`.
public struct HTTPCacheEntry: Hashable, Sendable {
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public var etag: String?
  public var status: Int
  /// In the order of the answer; a name may come more than once.
  public var headers: [Header]
  public var body: [UInt8]
  /// When the answer came; kept to the millisecond.
  public var storedAt: Date

  public init(etag: String?, status: Int, headers: [Header], body: [UInt8], storedAt: Date) {
    self.etag = etag
    self.status = status
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
  }
}
