/// An event that waits to be sent.
public struct QueuedEvent: Hashable, Sendable {
  /// Increases by one with each queued event, without gaps.
  public let sequence: Int64
  /// The line as recorded.
  public let line: String

  public init(sequence: Int64, line: String) {
    self.sequence = sequence
    self.line = line
  }
}
