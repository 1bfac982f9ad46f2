/// One reply of a fake, and its timing.
public struct Reply<Value: Sendable>: Sendable {
  public var result: Result<Value, any Error>
  /// On the loop's clock.
  public var delay: Duration
  /// True for a reply that arrives even if the caller cancelled meanwhile.
  public var ignoresCancellation: Bool

  public init(_ result: Result<Value, any Error>, after delay: Duration, ignoresCancellation: Bool) {
    self.result = result
    self.delay = delay
    self.ignoresCancellation = ignoresCancellation
  }
}
