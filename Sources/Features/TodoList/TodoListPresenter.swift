public import AppCore
import Domain
public import EventLoop
public import Observation
public import Texts

/// The todo list. It holds a stretch around the selection and reads on when the selection nears its end, so
/// that a million todos cost what a hundred do.
@LoopActor
@Observable
@dynamicMemberLookup
public final class TodoListPresenter: TodoListOutput {
  public internal(set) var state = TodoListState()
  @ObservationIgnored var reading: Task<Void, Never>?
  /// True from a change until the list was read anew.
  @ObservationIgnored var isChanging = false
  /// True from the list's coming to the front until it was read.
  @ObservationIgnored var isArriving = false
  @ObservationIgnored var isReloading = false
  @ObservationIgnored var isReadingOn = false
  /// Whether the editor is open for a new todo.
  @ObservationIgnored var isAdding = false
  /// How many todos there were before the editor saved a new one.
  @ObservationIgnored var totalBeforeAdding: Int?
  @ObservationIgnored var listening: Task<Void, Never>?
  @ObservationIgnored let useCase: TodoListUseCase
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    useCase = TodoListUseCase(todos: environment.todoRepository)
  }

  public var texts: Texts { environment.texts }
  var words: TodoListTexts { texts.todoList }

  public var isUpToDate: Bool { !isChanging && !isArriving }

  public var status: [String] {
    let state = state
    guard state.isLoaded else { return [words.reading] }
    let counts = state.window.counts
    if state.problem != nil, counts.total == 0 { return [words.unreadable] }
    return [
      state.isWaiting ? words.waiting : "",
      words.counts(open: NumberText.grouped(counts.open), done: NumberText.grouped(counts.done)),
      counts.total == 0
        ? ""
        : words.place(
          place: NumberText.grouped(state.selected + 1), total: NumberText.grouped(counts.total)),
    ]
  }

  public func rows(at places: Range<Int>) -> [TodoRow?] {
    let (window, texts, now) = (state.window, texts, environment.now())
    return places.map { place in window.todo(at: place).map { TodoRow($0, now: now, texts: texts) } }
  }

  /// A part of what is shown, for those to whom it does not matter how often they look.
  public subscript<Value>(dynamicMember path: KeyPath<TodoListState, Value>) -> Value {
    state[keyPath: path]
  }
}
