import AllFeatures
import Sandbox

/// The program of `Scripts/preview`: the sandbox without the rest of octodo, which links in half the time.
@main
struct Main {
  static func main() { StandaloneSandbox.run(Features.scenes) }
}
