import Collector
import GitHubAPI
import Terminal
import Texts
import Tracking

/// What config.yml says.
struct Configuration: Equatable {
  var api: APIBase?
  var tracking = TrackingMode.local
  /// Where events go if they are to leave the machine.
  var collector: CollectorEndpoint?
  var collectorLimits = CollectorLimits()
  var pageSize = 30
  var confirm = true
  /// Nil, in the file `auto`: the environment decides.
  var language: Language?
  var theme = Theme.plain
}
