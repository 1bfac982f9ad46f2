/// `wait`: the virtual clock moves timer by timer until the text shows.
public struct Wait: Sendable, Hashable {
  public let pattern: Pattern
  public let region: Region?
  /// Nil is the runner's own limit.
  public let limit: Duration?
}
