/// One `name=value` of a `launch` line. The program defines which names exist.
public struct LaunchProperty: Hashable, Sendable {
  public let name: String
  /// As written, without quotes.
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
