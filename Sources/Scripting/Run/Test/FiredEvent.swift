import Tracking

/// An event, and what its envelope would say: who, and when.
struct FiredEvent: Hashable {
  /// The user of all scripts.
  static let userID = "00000000-0000-4000-8000-000000000000"

  let event: TrackingEvent
  /// Seconds since 1970, by the script's clock.
  let time: Double

  var name: String { event.name }
  var properties: [TrackingProperty] { event.properties }

  /// What an envelope has besides the event. It is compared only where a line names it.
  static let envelopeNames = ["user_id", "time"]

  /// To the millisecond: `1767225600`, `1767225600.3`.
  var timeText: String {
    let milliseconds = (time * 1000).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole ? "\(Int(milliseconds / 1000))" : "\(milliseconds / 1000)"
  }
}
