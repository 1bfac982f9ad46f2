public import Domain
public import EventLoop
public import Screens

/// The editor of a todo, new or existing, with every field that a person changes.
@LoopActor
public enum TodoEditorScreen {
  /// The screen of `Route.todoEditor`.
  public static func make(
    _ target: TodoEditorTarget, _ environment: Environment, _ router: Router
  ) -> any Screen {
    pane(TodoEditorPresenter(target: target, environment: environment, router: router))
  }

  static func pane(_ editor: TodoEditorPresenter) -> FormScreen {
    FormScreen(input: editor, output: editor)
  }
}
