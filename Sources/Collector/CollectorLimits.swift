/// When events are sent, and how many are kept until then. The numbers are explained in Docs/decisions/0021.
public struct CollectorLimits: Hashable, Sendable {
  /// The number of waiting events that starts a batch, and the maximum in one.
  public var batchEvents = 500
  /// The maximum size of a batch before compression; a single event may be larger.
  public var batchBytes = 256 << 10
  /// The maximum wait of an event before an incomplete batch is sent.
  public var batchAge = Duration.seconds(30)
  /// The maximum size of the queue; the oldest events are dropped first.
  public var queueBytes = 32 << 20
  /// How long events wait for a collector that does not respond.
  public var queueAge = Duration.seconds(30 * 24 * 3600)
  /// How long the end of the program may wait for a last batch.
  public var farewell = Duration.milliseconds(200)

  public init() {}
}
