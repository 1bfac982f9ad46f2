/// A request received by a `LoopbackServer`.
public struct ReceivedRequest: Hashable, Sendable {
  public let method: String
  /// Path and query, as in the request line.
  public let target: String
  /// In the order of arrival, with lowercase names.
  public let headers: [Header]
  public let body: [UInt8]
  /// The number of its connection, from 1.
  public let connection: Int

  public struct Header: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// The values of a header, in the order of arrival. The name must be in lower case.
  public subscript(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}
