import Sandbox
import TodoList

/// The scenes of TodoList alone.
@main
struct TodoListSandbox {
  static func main() { FeatureSandbox.run(TodoListScenes.all) }
}
