import History
import Sandbox

/// The scenes of History alone.
@main
struct HistorySandbox {
  static func main() { FeatureSandbox.run(HistoryScenes.all) }
}
