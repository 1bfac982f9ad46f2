/// A request as it arrived at a `LoopbackServer`.
public struct ReceivedRequest: Hashable, Sendable {
  public let method: String
  /// Path and query, as they stood in the request line.
  public let target: String
  /// In the order of arrival, names in lower case.
  public let headers: [Header]
  public let body: [UInt8]
  /// Which connection it came on, from 1.
  public let connection: Int

  public struct Header: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// The values of a header, in the order of arrival. The name in lower case.
  public subscript(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}
