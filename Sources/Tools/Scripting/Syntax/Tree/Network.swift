public import Stubs

/// The requests that a stub answers or a check looks for.
public struct RequestPattern: Sendable, Hashable {
  public enum Query: Sendable, Hashable {
    /// The path and the whole query must be equal; the order of the query's names does not matter.
    case exact
    /// The query must contain at least these parameters.
    case including([Property])
  }

  public let method: RequestMethod
  /// The path and, for an exact match, the whole query.
  public let path: Template
  public let query: Query
  /// Nil for any body.
  public let body: Template?
}

/// The method of a request; `ANY` matches all of them.
public enum RequestMethod: String, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case any = "ANY"
}

/// A request that must, or must not, have been sent since the last input.
public struct RequestCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let match: RequestPattern
  /// The exact number of requests; nil for at least one.
  public let count: Int?
}

/// A stub's response.
public struct Reply: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case response(status: Int, body: Body)
    case fault(StubFault)
  }

  public enum Body: Sendable, Hashable {
    case empty
    /// A file's name, relative to the script.
    case file(String)
    case text(Template)
  }

  public struct Header: Sendable, Hashable {
    public let name: Template
    public let value: Template
  }

  public let outcome: Outcome
  public var headers: [Header] = []
  /// On the virtual clock.
  public var delay: Duration?
  /// The name that a `release` must give before the response arrives.
  public var hold: String?
  /// Cuts off the body after this many bytes.
  public var truncation: Int?
  /// The exact number of requests to answer; nil for any number.
  public var times: Int?
  /// The stub may remain unused.
  public var isOptional = false
}
