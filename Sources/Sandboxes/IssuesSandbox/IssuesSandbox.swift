import Issues
import Sandbox

/// The scenes of Issues alone.
@main
struct IssuesSandbox {
  static func main() { FeatureSandbox.run(IssueListScenes.all + IssueDetailScenes.all) }
}
