/// A tracking event that must have fired next.
public struct EventExpectation: Sendable, Hashable {
  public let name: String
  public let properties: [Property]
  /// Written `...`: properties that are not named may be there too.
  public let allowsMoreProperties: Bool
}
