public import EventLoop
public import FoundationEssentials
public import Observation

/// Keeps the events of this run for whoever wants to see them, and passes each one on with the time that it
/// keeps. While tracking is off it does neither.
@LoopActor
@Observable
public final class EventLog: Tracker {
  /// An event that fired.
  public struct Entry: Hashable, Sendable {
    /// From 1, in the order of the run.
    public let number: Int
    public let time: Date
    public let event: TrackingEvent
  }

  /// The newest last.
  public private(set) var entries: [Entry] = []
  public let destination: TrackingDestination
  @ObservationIgnored private let next: any Tracker
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let isOn: @LoopActor () -> Bool

  /// - Parameters:
  ///   - limit: so many events are kept; the oldest go first.
  ///   - isOn: asked at each event, for a person may change it at any time.
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

  /// How many events of this run are no longer kept.
  public var dropped: Int { (entries.first?.number ?? 1) - 1 }

  public func track(_ event: TrackingEvent) {
    track(event, at: now())
  }

  public func track(_ event: TrackingEvent, at time: Date) {
    guard isOn() else { return }
    keep(event, at: time)
    next.track(event, at: time)
  }

  /// The event as it is sent: one line of JSON, without its line end.
  /// - Throws: what the system says where there is no id to send it under.
  public func wireForm(of entry: Entry) throws -> String {
    let envelope = TrackingEnvelope(
      userID: try destination.identity(), time: entry.time.timeIntervalSince1970, event: entry.event)
    return String(decoding: envelope.line.dropLast(), as: UTF8.self)
  }

  /// Keeps an event without passing it on: for a run that is made to look at.
  public func keep(_ event: TrackingEvent, at time: Date) {
    let number = (entries.last?.number ?? 0) + 1
    entries.append(Entry(number: number, time: time, event: event))
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }
}
