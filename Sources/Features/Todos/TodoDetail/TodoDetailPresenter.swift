import Domain
import EventLoop
import Markdown
import Screens
import Texts
import UseCases

/// One todo with what belongs to it. The commands are those of the list, on a list of this todo alone.
@LoopActor
final class TodoDetailPresenter {
  let todos: TodoListPresenter
  private let environment: Environment
  /// The todo as it was on the screen before, until it is read.
  private let known: Todo
  private let signal = ChangeSignal()
  private(set) var surroundings = TodoSurroundings()
  private var note = MarkdownText(plain: "")

  init(_ todo: Todo, _ environment: Environment, _ router: Router) {
    (known, self.environment) = (todo, environment)
    todos = TodoListPresenter(showing: .one(todo.id), environment: environment, router: router)
    let tab = router.currentTab
    todos.didDelete = { [weak router] in router?.back(inTab: tab) }
    todos.windows.whenLoaded = { [weak self] in try await self?.readBeside($0.first) }
  }

  var list: ListPresenter<Todo> { todos.list }

  /// Nil if it was deleted.
  var todo: Todo? {
    list.state.window.items.first ?? (list.state.phase == .resting ? nil : known)
  }

  /// Reads what is shown besides the fields, before these are shown.
  private func readBeside(_ todo: Todo?) async throws {
    guard let todo else { return }
    let surroundings = try await environment.todoRepository.surroundings(of: todo.id)
    let words = MarkdownWords(environment.texts)
    note = await environment.loop.offload("read a note", to: HelperThread()) {
      MarkdownText(todo.note, as: .post, words: words)
    }
    self.surroundings = surroundings
    signal.raise()
  }

  /// The screen of a related todo.
  /// - Parameter name: its id.
  func route(named name: String) -> Route? {
    guard let id = Int64(name) else { return nil }
    return surroundings.related.first { $0.id == id }.map { .todoDetail($0) }
  }
}

extension TodoDetailPresenter: DocumentInput {
  func appear() { list.appear() }
  func close() { list.close() }
}

extension TodoDetailPresenter: DocumentOutput {
  var version: Int {
    _ = list.shown
    return signal.observe() &* 10_007 &+ list.state.version
  }

  var rowContext: RowContext { RowContext(environment) }

  var message: PaneMessage? {
    todo == nil ? PaneMessage(text: environment.texts.todoDetail.gone) : list.shown.message
  }

  func content(_ context: RowContext) -> DocumentContent {
    guard let todo else { return DocumentContent(sections: []) }
    let layout = TodoDetailLayout(context, zone: environment.zone(), web: environment.web)
    return layout.content(todo, note, surroundings)
  }

  func status(percent: Int, isShort: Bool) -> [String] {
    guard let todo else { return [] }
    return isShort ? ["\(percent)%"] : ["#\(todo.id) \(percent)%"]
  }
}
