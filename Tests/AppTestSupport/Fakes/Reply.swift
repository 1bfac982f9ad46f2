/// One answer of a fake, and when it comes.
public struct Reply<Value: Sendable>: Sendable {
  public var result: Result<Value, any Error>
  /// By the loop's clock.
  public var delay: Duration
  /// True for an answer that comes even though the one who asked gave up meanwhile.
  public var ignoresCancellation: Bool

  public init(_ result: Result<Value, any Error>, after delay: Duration, ignoresCancellation: Bool) {
    self.result = result
    self.delay = delay
    self.ignoresCancellation = ignoresCancellation
  }
}
