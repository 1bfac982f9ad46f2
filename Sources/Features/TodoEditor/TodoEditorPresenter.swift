public import AppCore
public import Domain
public import EventLoop
public import Observation

/// A todo that is being written or changed.
@LoopActor
@Observable
public final class TodoEditorPresenter: TodoEditorOutput {
  public private(set) var title: EditableLine
  public private(set) var note: EditableLine
  public private(set) var focus = TodoEditorField.title
  public private(set) var problem: String?
  private var isSaving = false
  @ObservationIgnored private var isClosed = false
  /// The tab that the editor stands in: a save may end while another one is in front.
  @ObservationIgnored private let tab: Int
  @ObservationIgnored private var target: TodoEditorTarget
  @ObservationIgnored private let repoLink: TodoLink?
  @ObservationIgnored private let original: (title: String, note: String)
  @ObservationIgnored private let useCase: TodoEditorUseCase
  @ObservationIgnored private let environment: Environment
  @ObservationIgnored private let router: Router

  static let titleLimit = 500
  static let noteLimit = 4_000

  public init(target: TodoEditorTarget, environment: Environment, router: Router) {
    self.target = target
    self.environment = environment
    self.router = router
    tab = router.currentTab
    useCase = TodoEditorUseCase(todos: environment.todoRepository)
    switch target {
    case .new(let title, let link):
      original = (title, "")
      repoLink = link
    case .existing(let todo):
      original = (todo.title, todo.note)
      repoLink = todo.link
    }
    title = EditableLine(original.title, limit: max(Self.titleLimit, original.title.count))
    note = EditableLine(original.note, limit: max(Self.noteLimit, original.note.count))
  }

  public var heading: String {
    switch target {
    case .new: "New todo"
    case .existing: "Edit todo"
    }
  }

  public var link: String? { repoLink?.url }

  public var questionBeforeClose: Question? {
    guard title.text != original.title || note.text != original.note else { return nil }
    return Question(title: "Unsaved text", detail: "Leave without saving this todo?", yes: "Leave")
  }

  private func finish(_ todo: Todo) {
    environment.notices.say("Saved: \(todo.title)")
    guard !isClosed else { return }
    // Nothing is unsaved any more.
    if environment.dialogs.question == questionBeforeClose { environment.dialogs.dismiss(with: false) }
    router.back(inTab: tab)
  }
}

extension TodoEditorPresenter: TodoEditorInput {
  public func close() {
    isClosed = true
  }

  public func type(_ text: String) {
    problem = nil
    let (cut, limit) = change { ($0.insert(text), $0.limit) }
    if cut > 0 {
      environment.notices.say(
        "The \(focus.rawValue) takes \(limit) characters; what did not fit was left out.")
    }
  }

  public func edit(_ edit: LineEdit) {
    problem = nil
    change { $0.apply(edit) }
  }

  public func focus(_ field: TodoEditorField) {
    focus = field
  }

  public func save() {
    guard !isSaving else { return }
    isSaving = true
    environment.loop.spawn { [self] in
      defer { isSaving = false }
      do {
        finish(try await useCase.save(title: title.text, note: note.text, link: repoLink, as: target))
      } catch {
        problem = ErrorText.sentence(for: error)
        if case AppError.emptyTitle = error { focus = .title }
        if case AppError.todoGone = error {
          problem = "This todo was deleted meanwhile. Save again to keep it as a new one."
          target = .new(title: title.text, link: repoLink)
        }
      }
    }
  }

  private func change<T>(_ change: (inout EditableLine) -> T) -> T {
    switch focus {
    case .title: change(&title)
    case .note: change(&note)
    }
  }
}
