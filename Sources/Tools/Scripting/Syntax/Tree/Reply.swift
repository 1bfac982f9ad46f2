/// A stub's response.
public struct Reply: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case response(status: Int, body: Body)
    case fault(NetworkFault)
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
