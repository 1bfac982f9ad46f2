import Tracking

extension TrackingDestination {
  /// A script keeps its events in memory, and has no user id.
  static var scripted: TrackingDestination {
    TrackingDestination(file: nil) { UserIdentity.none }
  }
}
