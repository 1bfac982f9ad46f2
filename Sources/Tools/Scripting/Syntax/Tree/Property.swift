/// `name=value` or `name~/regex/`.
public struct Property: Sendable, Hashable {
  public enum Condition: Sendable, Hashable {
    case equals(PropertyValue)
    case matches(RegexPattern)
  }

  public let name: String
  public let condition: Condition
}
