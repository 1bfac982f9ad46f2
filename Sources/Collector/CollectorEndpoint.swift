public import Domain
public import HTTP
public import HTTPTypes

/// Where events are sent, and with which headers.
public struct CollectorEndpoint: Hashable, Sendable {
  public let address: HTTPAddress
  /// For example an API key of the receiver. Never shown.
  public let headers: HTTPFields

  /// Why an endpoint cannot be used.
  public enum Problem: Error, Hashable, Sendable {
    /// Not https://HOST/PATH.
    case noAddress
    /// Plain http to another machine, which could be read in transit.
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

  /// Headers that describe the body. The client refuses those of the connection.
  private static let own: Set<HTTPField.Name> = [.contentType, .contentEncoding]

  /// A request for gzipped lines of JSON.
  var request: HTTPRequest {
    var request = HTTPRequest(
      method: .post, scheme: address.origin.scheme, authority: address.origin.authority, path: address.target)
    request.headerFields = headers
    // The usual media type of newline-delimited JSON; it is not registered with IANA.
    request.headerFields[.contentType] = "application/x-ndjson"
    request.headerFields[.contentEncoding] = "gzip"
    return request
  }
}

/// Why sending events is delayed.
public enum CollectorProblem: Error, Hashable, Sendable {
  case response(Reason)
  /// The local queue failed.
  case storage(AppError)

  /// Why the receiver did not accept a batch.
  public enum Reason: Hashable, Sendable {
    case unreachable
    case status(Int)
    /// A web page: from a captive portal, or from an address that is not a receiver.
    case page
    case redirected
    case invalidRequest
  }
}

/// When events are sent, and how many are kept until then. The numbers are explained in Docs/decisions/0021.
public struct CollectorLimits: Hashable, Sendable {
  /// The number of waiting events that starts a batch, and the maximum in one.
  public var batchEvents = 500
  /// The maximum size of a batch before compression; a single event may be larger.
  public var batchBytes = 256 << 10
  /// The maximum wait of an event before an incomplete batch is sent.
  public var batchAge = Duration.seconds(30)
  /// The maximum size of the queue; the oldest events are dropped first.
  public var queueBytes = 32 << 20
  /// How long events wait for a collector that does not respond.
  public var queueAge = Duration.seconds(30 * 24 * 3600)
  /// How long the end of the program may wait for a last batch.
  public var farewell = Duration.milliseconds(200)

  public init() {}
}
