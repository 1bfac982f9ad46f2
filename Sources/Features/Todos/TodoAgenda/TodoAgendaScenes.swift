import Domain
public import Screens

/// The important states of the agenda.
public enum TodoAgendaScenes {
  public static let all = [agenda]

  private static let agenda = Scene("todo-agenda", of: "TodoAgenda", route: .todoAgenda) {
    SceneState("empty")
    SceneState("some") { Todos(TodoListSamples.all) }.styled.wide
    SceneState("broken-file", storage: .unusable)
  }
}
