import Domain
public import Screens

/// The important states of the calendar.
public enum TodoCalendarScenes {
  public static let all = [calendar]

  private static let calendar = Scene("todo-calendar", of: "TodoCalendar", route: .todoCalendar(nil)) {
    SceneState("empty")
    SceneState("some") { Todos(TodoListSamples.all) }.styled.wide
    SceneState("next-month") {
      Todos(TodoListSamples.all)
      Keys("]", "h")
    }
    SceneState("broken-file", storage: .unusable)
  }
}
