import Dates
import Domain
public import EventLoop
import FoundationEssentials
public import Screens
import Texts

/// The open todos with a due date, day by day. It has the columns and the keys of the todo list.
@LoopActor
public enum TodoAgendaScreen {
  /// The screen of `Route.todoAgenda`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let todos = TodoListPresenter(showing: .agenda, environment: environment, router: router)
    todos.list.headed = { [weak todos] window in
      guard let todos, todos.windows.view == .agenda else { return [] }
      return captions(window, environment)
    }
    return TodoListScreen.make(todos, environment, router)
  }

  /// A caption above the first todo of each day, and one above those that are overdue.
  private static func captions(_ window: Window<Todo>, _ environment: Environment) -> [ListCaption] {
    let zone = environment.zone()
    let dates = TodoDateText(environment.texts, now: environment.now(), in: zone)
    var captions: [ListCaption] = []
    for (index, todo) in window.items.enumerated() {
      guard let due = todo.due else { continue }
      let title = title(due, dates, environment.texts, zone)
      if captions.last?.title != title {
        captions.append(ListCaption(index: window.start + index, title: title))
      }
    }
    return captions
  }

  private static func title(
    _ due: DateValue, _ dates: TodoDateText, _ texts: Texts, _ zone: TimeZone
  ) -> String {
    if dates.isOverdue(due) { return texts.todoView.overdue }
    let day = dates.long(.day(due.day(in: zone)))
    return dates.isToday(due) ? "\(texts.todoView.today) · \(day)" : day
  }
}
