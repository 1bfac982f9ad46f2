import CZlib
import Storage
import Tracking

/// Events that are sent in one request.
struct Batch: Sendable {
  let events: [QueuedEvent]
  /// Gzipped lines of JSON.
  let body: [UInt8]

  /// Nil if memory is exhausted.
  init?(_ events: [QueuedEvent]) {
    let lines = events.map(Self.line)
    guard let body = Gzip.compressed(Array((lines.joined(separator: "\n") + "\n").utf8)) else { return nil }
    self.events = events
    self.body = body
  }

  /// The event as it is sent, without a line end.
  static func line(of event: QueuedEvent) -> String {
    // An invalid line, in a file that was changed by hand, keeps only its sequence number.
    RecordedEvent(line: event.line)?.wireForm(sequence: event.sequence)
      ?? "{\"sequence\":\(event.sequence)}"
  }
}

/// Gzip compression (RFC 1952).
enum Gzip {
  /// Nil if memory is exhausted.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let capacity = octodo_gzip_bound(bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = octodo_gzip(bytes, bytes.count, buffer.baseAddress, capacity)
    }
    return result.isEmpty ? nil : result
  }
}
