import Tracking

extension TrackingDestination {
  /// A script keeps its events itself, and has no id of a person.
  static var scripted: TrackingDestination {
    TrackingDestination(file: nil) { "00000000-0000-0000-0000-000000000000" }
  }
}
