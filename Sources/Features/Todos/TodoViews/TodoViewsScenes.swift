import Domain
public import Screens

/// The important states of the list of views.
public enum TodoViewsScenes {
  public static let all = [views]

  private static let views = Scene("todo-views", of: "TodoViews", route: .todoViews) {
    SceneState("empty")
    SceneState("some") { Todos(TodoListSamples.all) }
    saved("with-own").styled.wide
    saved("found", "/", "m", "i", "Enter")
    saved("none-found", "/", "x", "x", "Enter")
    saved("new", "a")
    saved("edited", "e")
    saved("wrong-filter", "e", "u", "Enter")
    saved("renamed", "R")
    saved("question", "D")
    saved("deleted", "D", "Y")
    saved("marked-question", "a", "O", "Enter", "Space", "k", "Space", "D")
    saved("fixed", "g", "D")
    SceneState("broken-file", storage: .unusable)
  }

  /// A state with a view of the user, in which these keys were pressed.
  private static func saved(_ state: String, _ keys: String..., line: Int = #line) -> SceneState {
    let (name, filter) = ("Mine".map(String.init), "sort:title".map(String.init))
    let made: [String] = ["a"] + name + ["Tab", "Ctrl+U"] + filter + ["Enter"]
    return SceneState(state, line: line) {
      Todos(TodoListSamples.all)
      Keys(made + keys, line: line)
    }
  }
}
