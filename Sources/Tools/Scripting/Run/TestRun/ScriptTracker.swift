import EventLoop
import FoundationEssentials
import Tracking

/// Records events in order, with their times.
@LoopActor
final class ScriptTracker: Tracker {
  /// The wall clock of the running program.
  var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  private var events: [FiredEvent] = []
  /// The number since the test began, because a program's file of events survives a restart.
  private(set) var writtenCount = 0

  func track(_ event: TrackingEvent, at time: Date?) {
    events.append(FiredEvent(event: event, time: (time ?? now()).timeIntervalSince1970))
    writtenCount += 1
  }

  /// The events since the last call.
  func takeEvents() -> [FiredEvent] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }
}

/// An event with its envelope: user and time.
struct FiredEvent: Hashable {
  /// The user of all scripts.
  static let userID = "00000000-0000-4000-8000-000000000000"

  let event: TrackingEvent
  /// Seconds since 1970, on the script's clock.
  let time: Double

  var name: String { event.name }
  var properties: [TrackingProperty] { event.properties }

  /// The envelope's property names. They are compared only if a line names them.
  static let envelopeNames = ["user_id", "time"]

  /// With a precision of one millisecond: `1767225600`, `1767225600.3`.
  var timeText: String {
    let milliseconds = (time * 1000).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole ? "\(Int(milliseconds / 1000))" : "\(milliseconds / 1000)"
  }
}

/// Events in the syntax of scripts.
enum EventText {
  /// The whole line: `event search query="swift" page=1`.
  static func line(of event: FiredEvent) -> String {
    "event \(text(of: event))"
  }

  static func text(of event: FiredEvent) -> String {
    ([event.name] + event.properties.map(PropertyText.text)).joined(separator: " ")
  }

  /// - Parameter envelope: the names of the envelope properties to include.
  static func properties(of event: FiredEvent, envelope: [String] = []) -> String {
    let enveloped = envelope.map { name in
      name == "time" ? "time=\(event.timeText)" : "\(name)=\(ScriptString.quoted(FiredEvent.userID))"
    }
    return (event.properties.map(PropertyText.text) + enveloped).joined(separator: " ")
  }

  static func properties(of expectation: EventExpectation, captures: [String: String]) -> String {
    let words = expectation.properties.map { PropertyText.text(of: $0, captures: captures) }
    return (words + (expectation.allowsMoreProperties ? ["..."] : [])).joined(separator: " ")
  }
}
