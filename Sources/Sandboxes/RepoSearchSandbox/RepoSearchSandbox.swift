import RepoSearch
import Sandbox

/// The scenes of RepoSearch alone.
@main
struct RepoSearchSandbox {
  static func main() { FeatureSandbox.run(RepoSearchScenes.all) }
}
