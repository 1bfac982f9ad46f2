import Domain
public import Screens

/// The important states of the todo editor.
public enum TodoEditorScenes {
  public static let all = [new, linked, edited, full]

  private static let new = Scene("todo-editor", of: "TodoEditor", route: .todoEditor(newTodo)) {
    SceneState("empty")
    SceneState("typed") {
      Typing("Water the plants")
      Keys("Tab")
      Typing("The fern first")
    }.styled
    SceneState("wide") { Typing("牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る") }
    SceneState("long") { Typing(String(repeating: "goes on and ", count: 41)) }
    SceneState("no-title") { Keys("Enter") }.styled
    SceneState("broken-file", storage: .unusable) {
      Typing("Water the plants")
      Keys("Enter")
    }
  }

  private static let newTodo = TodoEditorTarget.new(title: "", link: nil)

  private static let linked = Scene("todo-editor-linked", of: "TodoEditor", route: .todoEditor(linkedTodo)) {
    SceneState("start")
  }

  private static let linkedTodo = TodoEditorTarget.new(
    title: "octo/kettle", link: RepoName("octo/kettle").map { .repo($0) })

  private static let edited = Scene("todo-editor-edit", of: "TodoEditor", route: .todoEditor(.existing(todo)))
  {
    SceneState("start") { Todos(todo) }
    SceneState("changed-meanwhile") {
      Todos(Todo(id: todo.id, title: "Somebody else wrote this", createdAt: todo.createdAt))
      Typing(", the fern first")
      Keys("Enter")
    }
    SceneState("gone") {
      Typing(", the fern first")
      Keys("Enter")
    }
  }

  private static let todo = Todo(
    id: 1, title: "Water the plants", note: "Not too much", createdAt: SceneState.usualTime)

  private static let full = Scene(
    "todo-editor-fields", of: "TodoEditor", route: .todoEditor(.existing(whole))
  ) {
    SceneState("start") { Todos(others) }.styled.wide
    SceneState("date") {
      Todos(others)
      Keys("Down", "Down", "Ctrl+U")
      Typing("fri")
    }.styled
    SceneState("fault") {
      Todos(others)
      Keys("Down", "Down", "Ctrl+U")
      Typing("tomorow")
      Keys("Enter")
    }.styled
    SceneState("left-fault") {
      Todos(others)
      Keys("Down", "Down", "Ctrl+U")
      Typing("tomorow")
      Keys("Down")
    }
    SceneState("tags") {
      Todos(others)
      Keys("BackTab", "BackTab", "BackTab", "BackTab", "BackTab", "BackTab")
      Typing(", bu")
    }.styled
    SceneState("related") {
      Todos(others)
      Keys("BackTab", "BackTab", "Ctrl+U")
      Typing("the")
    }
    SceneState("changed-meanwhile") {
      Todos(others.filter { $0.id != whole.id } + [postponed])
      Keys("Down", "Down", "Ctrl+U")
      Typing("fri")
      Keys("Enter")
    }
  }

  private static var others: [Todo] {
    TodoListSamples.all.filter { $0.id != whole.id } + [whole]
  }

  /// A todo with every field that can be edited.
  private static var whole: Todo {
    var todo = TodoListSamples.whole
    (todo.wait, todo.rule, todo.parent) = (todo.scheduled, "FREQ=WEEKLY;BYDAY=MO,TH", 4)
    return todo
  }

  private static var postponed: Todo {
    var todo = whole
    todo.due = todo.until
    return todo
  }
}
