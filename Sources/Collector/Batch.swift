import Storage
import Tracking

/// Events as they are sent together.
struct Batch: Sendable {
  let events: [QueuedEvent]
  /// The lines of JSON, in gzip form.
  let body: [UInt8]

  /// Nil where there is no memory for it.
  init?(_ events: [QueuedEvent]) {
    let lines = events.map(Self.line)
    guard let body = Gzip.compressed(Array((lines.joined(separator: "\n") + "\n").utf8)) else { return nil }
    self.events = events
    self.body = body
  }

  /// An event as it is sent, without a line end.
  static func line(of event: QueuedEvent) -> String {
    // A line that is none, in a file that somebody changed, keeps its number and says so.
    RecordedEvent(line: event.line)?.wireForm(sequence: event.sequence)
      ?? "{\"sequence\":\(event.sequence)}"
  }
}
