import GitHubAPI
import Terminal
import Texts
import Tracking

/// What config.yml says.
struct Configuration: Equatable {
  var api: APIBase?
  var tracking = TrackingMode.local
  var pageSize = 30
  var confirm = true
  /// Nil, in the file `auto`: the environment decides.
  var language: Language?
  var theme = Theme.plain
}
