/// One `name=value` of a `launch` line. What names there are is the program's affair.
public struct LaunchProperty: Hashable, Sendable {
  public let name: String
  /// As it is written, without quotes.
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
