public import EventLoop
public import FoundationEssentials
public import Observation

/// Keeps the events of this run for the events screen, and passes each one on with its time. Does neither
/// while tracking is off.
@LoopActor
@Observable
public final class EventLog: Tracker {
  /// A tracked event.
  public struct Entry: Hashable, Sendable {
    /// From 1, in the order of the run.
    public let number: Int
    public let time: Date
    public let event: TrackingEvent
  }

  /// Newest last.
  public private(set) var entries: [Entry] = []
  public let destination: TrackingDestination
  @ObservationIgnored private let next: any Tracker
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let isOn: @LoopActor () -> Bool

  /// - Parameters:
  ///   - limit: the maximum number of kept events; the oldest are dropped first.
  ///   - isOn: called for each event, because the user may change the setting at any time.
  public init(
    passingTo next: any Tracker, destination: TrackingDestination, now: @escaping @Sendable () -> Date,
    limit: Int = 1_000, isOn: @escaping @LoopActor () -> Bool
  ) {
    self.next = next
    self.destination = destination
    self.now = now
    self.limit = limit
    self.isOn = isOn
  }

  public var writtenCount: Int { next.writtenCount }

  /// The number of events of this run that were dropped.
  public var dropped: Int { (entries.first?.number ?? 1) - 1 }

  public func track(_ event: TrackingEvent, at time: Date?) {
    guard isOn() else { return }
    let time = time ?? now()
    keep(event, at: time)
    next.track(event, at: time)
  }

  /// The event as it is written to the file: one line of JSON, without its line end.
  /// - Throws: the system's error if there is no user id.
  public func wireForm(of entry: Entry) throws -> String {
    let envelope = TrackingEnvelope(
      userID: try destination.identity(), time: entry.time.timeIntervalSince1970, event: entry.event)
    return String(decoding: envelope.line.dropLast(), as: UTF8.self)
  }

  /// Keeps an event without passing it on: for scenes of the sandbox.
  public func keep(_ event: TrackingEvent, at time: Date) {
    let number = (entries.last?.number ?? 0) + 1
    entries.append(Entry(number: number, time: time, event: event))
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }
}
