import Sandbox
import __Name__

/// The scenes of __Name__ alone.
@main
struct __Name__Sandbox {
  static func main() { FeatureSandbox.run(__Name__Scenes.all) }
}
