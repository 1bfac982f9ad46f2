public import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// One todo with all its fields, its note, related todos and changes, as one document.
@LoopActor
public final class TodoDetailScreen: ContainerScreen {
  private let detail: TodoDetailPresenter
  private let pane: any Pane

  /// The screen of `Route.todoDetail`.
  public static func make(_ todo: Todo, _ environment: Environment, _ router: Router) -> any Screen {
    TodoDetailScreen(TodoDetailPresenter(todo, environment, router), environment, router)
  }

  init(_ detail: TodoDetailPresenter, _ environment: Environment, _ router: Router) {
    self.detail = detail
    let todos = detail.todos
    var words: TodoDetailTexts { environment.texts.todoDetail }
    pane =
      DocumentPane(
        "todo", on: environment.loop, input: detail, output: detail, contents: environment.dialogs,
        links: LinkActions(environment, router, named: { [weak detail] in detail?.route(named: $0) }),
        subject: { [weak detail] in detail?.todo.map { todos.subject(of: $0) } },
        actions: [
          todos.list.action(
            "open", [Key(.enter)], words.follow, effect: .works,
            hint: todos.pages.isEmpty ? nil : words.followHint
          ) { todos.followLink() }
        ] + TodoListScreen.verbs(todos) + todos.list.actions
      ).besideContents
  }

  public var content: any Screen { pane }

  /// A key that changes the todo waits for the change before it.
  public var takesInput: Bool { pane.takesInput && detail.list.isUpToDate }
}
