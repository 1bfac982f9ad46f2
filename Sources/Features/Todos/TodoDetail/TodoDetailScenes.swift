import Dates
import Domain
import FoundationEssentials
public import Screens

/// The important states of the screen of one todo.
public enum TodoDetailScenes {
  public static let all = [full, plain]

  private static let full = Scene("todo-detail", of: "TodoDetail", route: .todoDetail(whole)) {
    SceneState("all") { Todos(around) }.styled.wide
    SceneState("changed") {
      Todos(around)
      Keys("!", "x", "Right", "Right", "Enter", "u", "b")
    }
    SceneState("links") {
      Todos(around)
      Keys("f")
    }
    SceneState("change") {
      Todos(around)
      Keys("d")
      Typing("fri")
    }
    SceneState("done") {
      Todos(around)
      Keys("x", "Right", "Right", "Enter")
    }
    SceneState("gone")
    SceneState("broken-file", storage: .unusable).styled
  }

  private static let plain = Scene("todo-detail-plain", of: "TodoDetail", route: .todoDetail(simple)) {
    SceneState("title") { Todos(simple) }
    SceneState("no-link") {
      Todos(simple)
      Keys("Enter")
    }
    SceneState("long") { Todos(long) }
  }

  private static let whole = TodoListSamples.whole

  private static let around =
    TodoListSamples.all.filter { $0.id != whole.id } + [
      whole, TodoListSamples.part(20, of: whole, "Reproduce it", isDone: true),
      TodoListSamples.part(21, of: whole, "Write a test that fails", isDone: false),
    ]

  private static let simple = Todo(id: 1, title: "Buy green tea", createdAt: SceneState.usualTime)

  private static let long = Todo(
    id: 1, title: String(repeating: "A title that goes on and on ", count: 15),
    note: String(repeating: "A note with **many** words. ", count: 80), createdAt: SceneState.usualTime)
}
