/// A tracking event that must have fired next.
public struct EventExpectation: Sendable, Hashable {
  public let name: String
  public let properties: [Property]
  /// Written `...`: other properties are allowed.
  public let allowsMoreProperties: Bool
}
