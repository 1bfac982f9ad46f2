/// The requests that a stub answers or a check looks for.
public struct RequestMatch: Sendable, Hashable {
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
