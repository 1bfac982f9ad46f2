public import HTTPTypes
import Stubs

/// A `RequestMatch` as a script writes it: its texts can need captured values.
public struct WrittenRequest: Sendable, Hashable {
  /// Nil, written `ANY`, for all of them.
  public let method: HTTPRequest.Method?
  /// The path and, without `including`, the whole query; the order of the query's names does not matter.
  public let path: Template
  /// If it is not nil, the query must contain at least these parameters.
  public let including: [Property]?
  /// Nil for any body.
  public let body: Template?

  static let anyMethod = "ANY"
  static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", anyMethod]
}

/// A request that must, or must not, have been sent since the last input.
public struct RequestCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let match: WrittenRequest
  /// The exact number of requests; nil for at least one.
  public let count: Int?
}

/// The response of a stub as a script writes it: its texts can need captured values, and its body can be a file.
public struct WrittenResponse: Sendable, Hashable {
  /// The body of a response as written.
  public enum Body: Sendable, Hashable {
    case empty
    /// A file's name, relative to the script.
    case file(String)
    case text(Template)
  }

  /// One response header as written.
  public struct Header: Sendable, Hashable {
    public let name: Template
    public let value: Template
  }

  public let status: Int
  public var headers: [Header] = []
  public let body: Body
}
