/// One named value of an event.
public struct TrackingProperty: Hashable, Sendable {
  public let name: String
  public let value: Value

  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
