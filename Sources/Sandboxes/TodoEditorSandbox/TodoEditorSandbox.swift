import Sandbox
import TodoEditor

/// The scenes of TodoEditor alone.
@main
struct TodoEditorSandbox {
  static func main() { FeatureSandbox.run(TodoEditorScenes.all) }
}
