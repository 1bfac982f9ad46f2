import Tracking

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
