import Collector
import EventLoop
import FoundationEssentials
import HTTP
import Tracking

/// The objects between a screen and the destination of its events, composed as in the program.
@LoopActor
struct TrackedProgram {
  let outbox: Outbox
  let sender: CollectorSender
  private let local: LocalTracker
  private let collector: CollectorTracker

  /// - Parameter url: the address of a local collector.
  init(_ loop: EventLoop, folder: String, url: String) throws {
    let user: @Sendable () throws -> String = { "F3476B52-1B2C-4D3E-8F40-112233445566" }
    // Waiting half a minute for the last events would be pointless.
    var limits = CollectorLimits()
    limits.batchAge = .seconds(1)
    outbox = Outbox(folder: "\(folder)/outbox", now: { Date() }) { count in
      RecordedEvent(
        .eventsDropped(count: count), id: EventIdentifier.make(at: Date(), random: UUID()),
        userID: try user(),
        time: Date().timeIntervalSince1970)
    }
    sender = CollectorSender(
      loop: loop, http: CurlClient(loop: loop, userAgent: "EventLoad"),
      endpoint: try CollectorEndpoint(url: url),
      outbox: outbox, limits: limits, chance: { Double.random(in: 0..<1) }, onProblem: { print("\($0)") })
    sender.allow { true }
    local = LocalTracker(
      file: "\(folder)/events.jsonl", identity: user, now: { Date() }, onFailure: { print($0) })
    collector = CollectorTracker(
      outbox: outbox, sender: sender, identity: user, now: { Date() }, uuid: { UUID() },
      onFailure: { print("\($0)") })
  }

  /// The tracker of a screen in one of the modes.
  func tracker(_ mode: TrackingMode) -> EventLog {
    EventLog(
      passingTo: ModeTracker(local: local, collector: collector) { mode },
      destination: TrackingDestination(file: nil) { UserIdentity.none }, now: { Date() }
    ) { true }
  }
}
