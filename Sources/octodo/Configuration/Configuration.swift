import Tracking

/// What config.yml says.
struct Configuration: Equatable {
  var apiURL: String?
  var tracking = TrackingMode.local
  var pageSize = 30
  var confirm = true
}
