/// A text that must, or must not, be on the screen.
public struct SeeCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let pattern: Pattern
  /// Exactly this often; nil is at least once.
  public let count: Int?
  public let region: Region?
}
