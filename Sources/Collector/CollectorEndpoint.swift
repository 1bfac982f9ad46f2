public import HTTP
public import HTTPTypes

/// Where events are sent, and what is sent along.
public struct CollectorEndpoint: Hashable, Sendable {
  public let address: HTTPAddress
  /// Such as a key of the receiver's. They are shown to nobody.
  public let headers: HTTPFields

  /// Why an endpoint cannot be used.
  public enum Problem: Error, Hashable, Sendable {
    /// Not https://HOST/PATH.
    case noAddress
    /// Plain http to another machine, where everybody on the way could read along.
    case insecure(host: String)
    case wrongHeader(name: String)
  }

  /// - Throws: `Problem`.
  public init(url: String, headers: [(name: String, value: String)] = []) throws(Problem) {
    guard let address = HTTPAddress(url: url) else { throw .noAddress }
    guard address.origin.isConfidential else { throw .insecure(host: address.origin.host) }
    self.address = address
    var fields = HTTPFields()
    for (name, value) in headers {
      guard let field = HTTPField.Name(name), !Self.own.contains(field), HTTPField.isValidValue(value) else {
        throw .wrongHeader(name: name)
      }
      fields.append(HTTPField(name: field, value: value))
    }
    self.headers = fields
  }

  /// What describes the body. What belongs to the connection, the client refuses.
  private static let own: Set<HTTPField.Name> = [.contentType, .contentEncoding]

  /// A request that hands over gzipped lines of JSON.
  var request: HTTPRequest {
    var request = HTTPRequest(
      method: .post, scheme: address.origin.scheme, authority: address.origin.authority, path: address.target)
    request.headerFields = headers
    // The name that receivers know newline-delimited JSON by; it is not registered with IANA.
    request.headerFields[.contentType] = "application/x-ndjson"
    request.headerFields[.contentEncoding] = "gzip"
    return request
  }
}
