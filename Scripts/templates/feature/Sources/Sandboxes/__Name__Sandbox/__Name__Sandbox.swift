import Sandbox
import __Name__

/// The sandbox with only the scenes of __Name__.
@main
struct __Name__Sandbox {
  static func main() { FeatureSandbox.run(__Name__Scenes.all) }
}
