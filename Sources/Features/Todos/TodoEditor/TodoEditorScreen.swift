public import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// The editor of a todo, new or existing: its title and its note.
@LoopActor
public enum TodoEditorScreen {
  /// The screen of `Route.todoEditor`.
  public static func make(
    _ target: TodoEditorTarget, _ environment: Environment, _ router: Router
  ) -> any Screen {
    pane(TodoEditorPresenter(target: target, environment: environment, router: router))
  }

  static func pane(_ editor: TodoEditorPresenter) -> FormScreen {
    var words: TodoEditorTexts { editor.texts.todoEditor }
    return FormScreen(
      input: editor, output: editor,
      actions: [
        Action("to-title", [Key(.up)], words.toTitle, effect: .works) { editor.focus(.title) },
        Action("to-note", [Key(.down)], words.toNote, effect: .works) { editor.focus(.note) },
      ])
  }
}
