import EventList
import Sandbox

/// The scenes of EventList alone.
@main
struct EventListSandbox {
  static func main() { FeatureSandbox.run(EventListScenes.all) }
}
