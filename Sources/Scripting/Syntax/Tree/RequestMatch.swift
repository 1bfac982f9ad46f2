/// Which requests a stub answers or a check looks for.
public struct RequestMatch: Sendable, Hashable {
  public enum Query: Sendable, Hashable {
    /// The query is part of the path as written, the order of its names free.
    case exact
    /// The named parameters at least.
    case including([Property])
  }

  public let method: RequestMethod
  /// Path and, where the match is exact, the whole query.
  public let path: Template
  public let query: Query
  /// Nil where any body will do.
  public let body: Template?
}
