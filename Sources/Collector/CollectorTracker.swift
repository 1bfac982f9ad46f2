public import Domain
public import EventLoop
public import FoundationEssentials
public import Tracking

/// Writes each event to the disk at once, and notifies the sender.
@LoopActor
public final class CollectorTracker: Tracker {
  private let outbox: Outbox
  private let sender: CollectorSender
  private let identity: @Sendable () throws -> String
  private let now: @Sendable () -> Date
  private let uuid: @Sendable () -> UUID
  private let onFailure: @LoopActor @Sendable (AppError) -> Void
  private var userID: String?
  private var hasFailed = false
  public private(set) var writtenCount = 0

  /// - Parameters:
  ///   - identity: returns the random id of this installation; called until it succeeds once.
  ///   - uuid: returns a new random UUID for each event id.
  ///   - onFailure: called once if an event could not be stored.
  public nonisolated init(
    outbox: Outbox, sender: CollectorSender, identity: @escaping @Sendable () throws -> String,
    now: @escaping @Sendable () -> Date, uuid: @escaping @Sendable () -> UUID,
    onFailure: @escaping @LoopActor @Sendable (AppError) -> Void
  ) {
    self.outbox = outbox
    self.sender = sender
    self.identity = identity
    self.now = now
    self.uuid = uuid
    self.onFailure = onFailure
  }

  public func track(_ event: TrackingEvent, at time: Date?) {
    do {
      try outbox.record(try recorded(event, at: time ?? now()))
      writtenCount += 1
      sender.eventWaits()
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      onFailure(error as? AppError ?? .storage(.other("\(error)")))
    }
  }

  private func recorded(_ event: TrackingEvent, at time: Date) throws -> RecordedEvent {
    let user = try userID ?? identity()
    userID = user
    let id = EventIdentifier.make(at: time, random: uuid())
    return RecordedEvent(event, id: id, userID: user, time: time.timeIntervalSince1970)
  }
}
