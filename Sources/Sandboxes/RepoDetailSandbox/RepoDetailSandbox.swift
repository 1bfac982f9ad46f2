import RepoDetail
import Sandbox

/// The scenes of RepoDetail alone.
@main
struct RepoDetailSandbox {
  static func main() { FeatureSandbox.run(RepoDetailScenes.all) }
}
