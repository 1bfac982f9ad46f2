public import FoundationEssentials

/// An answer of an HTTP server that is kept for asking again with its `etag`.
public struct HTTPCacheEntry: Hashable, Sendable {
  /// One line of the answer's head.
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The server's name for this version of the answer (RFC 9110, 8.8.3).
  public var etag: String?
  /// The HTTP status code.
  public var status: Int
  /// In the order of the answer; a name may come more than once.
  public var headers: [Header]
  /// As it was after unpacking.
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
