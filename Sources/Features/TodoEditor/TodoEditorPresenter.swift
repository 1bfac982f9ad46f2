public import AppCore
public import Domain
public import EventLoop
public import Observation
public import Texts

/// A todo that is being written or changed.
@LoopActor
@Observable
public final class TodoEditorPresenter: TodoEditorOutput {
  public private(set) var title: EditableLine
  public private(set) var note: EditableLine
  public private(set) var focus = TodoEditorField.title
  public internal(set) var problem: String?
  public internal(set) var isWaiting = false
  @ObservationIgnored public internal(set) var isSaving = false
  @ObservationIgnored var isClosed = false
  /// The tab that the editor stands in: a save may end while another one is in front.
  @ObservationIgnored let tab: Int
  @ObservationIgnored var target: TodoEditorTarget
  @ObservationIgnored let repoLink: TodoLink?
  @ObservationIgnored private let original: (title: String, note: String)
  @ObservationIgnored let useCase: TodoEditorUseCase
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  /// In characters.
  private static let (titleLimit, noteLimit) = (500, 4_000)

  /// - Parameter target: what is written or changed.
  public var texts: Texts { environment.texts }

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

  private func change<T>(_ change: (inout EditableLine) -> T) -> T {
    switch focus {
    case .title: change(&title)
    case .note: change(&note)
    }
  }
}
