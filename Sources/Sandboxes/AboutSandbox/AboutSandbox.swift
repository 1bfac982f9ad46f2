import About
import Sandbox

/// The scenes of About alone.
@main
struct AboutSandbox {
  static func main() { FeatureSandbox.run(AboutScenes.all) }
}
