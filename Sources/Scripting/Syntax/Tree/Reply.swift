/// What a stub answers.
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
  /// The name that a `release` must give before the answer comes.
  public var hold: String?
  /// The body is cut off after this many bytes.
  public var truncation: Int?
  /// Exactly how many requests it answers; nil is any number.
  public var times: Int?
  /// It need not be used.
  public var isOptional = false
}
