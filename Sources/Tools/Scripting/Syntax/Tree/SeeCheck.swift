/// A text that must, or must not, be on the screen.
public struct SeeCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let pattern: Pattern
  /// The exact number of matches; nil for at least one.
  public let count: Int?
  public let region: Region?
}
