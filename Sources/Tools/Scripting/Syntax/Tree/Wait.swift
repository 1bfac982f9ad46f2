/// `wait`: the virtual clock advances timer by timer until the text appears.
public struct Wait: Sendable, Hashable {
  public let pattern: Pattern
  public let region: Region?
  /// Nil means the runner's default timeout.
  public let limit: Duration?
}
