import EventLoop
import Foundation
import HTTP
import TestSupport
import Tracking

@testable import Collector

/// The sending parts of an octodo with a receiver; several may share a folder.
@LoopActor
final class Rig {
  let receiver: Receiver
  let sender: CollectorSender
  let tracker: CollectorTracker
  let outbox: Outbox
  var isAllowed = true

  /// - Parameter wallClock: the system's clock, separate from the loop's.
  init(
    _ loop: EventLoop, folder: String, receiver: Receiver? = nil, limits: CollectorLimits = CollectorLimits(),
    chance: Double = 0.5,
    wallClock: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_700_000_000) }
  ) throws {
    let receiver = receiver ?? Receiver(loop)
    let user: @Sendable () throws -> String = { "user" }
    let outbox = Outbox(folder: folder, now: wallClock) { count in
      RecordedEvent(.eventsDropped(count: count), id: UUID().uuidString, userID: "user", time: 0)
    }
    let noted = Problems()
    let sender = CollectorSender(
      loop: loop, http: receiver, endpoint: try CollectorEndpoint(url: "https://c.example/in"),
      outbox: outbox,
      limits: limits, thread: .none(), chance: { chance }, onProblem: { noted.all.append($0) })
    self.receiver = receiver
    self.outbox = outbox
    self.sender = sender
    self.noted = noted
    tracker = CollectorTracker(
      outbox: outbox, sender: sender, identity: user, now: wallClock, uuid: { UUID() },
      onFailure: { noted.failures.append("\($0)") })
    sender.allow { [weak self] in self?.isAllowed ?? false }
  }

  private let noted: Problems
  var reported: [CollectorProblem] { noted.all }
  var failures: [String] { noted.failures }

  func search(_ queries: String...) {
    for query in queries { tracker.track(.search(query: query, page: 1)) }
  }

  @LoopActor
  private final class Problems {
    var all: [CollectorProblem] = []
    var failures: [String] = []
  }
}

/// A suite whose tests have a rig with its own folder.
protocol OnRig {
  var folder: TemporaryFolder { get }
}

extension OnRig {
  func onRig(
    limits: CollectorLimits = CollectorLimits(),
    _ body: @escaping @LoopActor @Sendable (Rig, EventLoop) async throws -> Void
  ) throws {
    try onLoop { [folder] loop in
      try await body(try Rig(loop, folder: folder.path, limits: limits), loop)
    }
  }
}

extension EventLoop {
  /// Lets pending work start, then advances the clock.
  @LoopActor
  func pass(_ span: Duration) async throws {
    try await waitUntilIdle()
    try await advance(by: span, watchdog: .seconds(5))
  }
}
