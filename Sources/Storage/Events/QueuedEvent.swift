/// An event that waits to be sent.
public struct QueuedEvent: Hashable, Sendable {
  /// Larger than that of every event that was queued before it; of events in a row without a gap.
  public let sequence: Int64
  /// As it was recorded.
  public let line: String

  public init(sequence: Int64, line: String) {
    self.sequence = sequence
    self.line = line
  }
}
