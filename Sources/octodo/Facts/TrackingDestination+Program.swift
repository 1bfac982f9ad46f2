import Tracking

extension TrackingDestination {
  /// A script keeps its events itself, and has no id of a person.
  static var scripted: TrackingDestination {
    TrackingDestination(file: nil) { UserIdentity.none }
  }
}
