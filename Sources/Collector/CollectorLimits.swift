/// When events are sent, and how many are kept until then. Docs/decisions/0021 tells where the numbers come from.
public struct CollectorLimits: Hashable, Sendable {
  /// A batch is sent once so many events wait, and holds no more.
  public var batchEvents = 500
  /// Of a batch before it is compressed; one event may be longer.
  public var batchBytes = 256 << 10
  /// The longest that an event waits before a batch that is not full is sent.
  public var batchAge = Duration.seconds(30)
  /// Of all events that wait; the oldest go first.
  public var queueBytes = 32 << 20
  /// How long events wait for a collector that does not answer.
  public var queueAge = Duration.seconds(30 * 24 * 3600)
  /// How long the end of the program may wait for a last batch.
  public var farewell = Duration.milliseconds(200)

  public init() {}
}
