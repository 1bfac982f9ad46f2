public import AppCore
public import Domain
public import EventLoop
import FoundationEssentials
public import Observation
public import Texts

/// A todo that is being written or changed.
@LoopActor
@Observable
public final class TodoEditorPresenter: TodoEditorOutput {
  public internal(set) var title: EditableLine
  public internal(set) var note: EditableLine
  public private(set) var focus = TodoEditorField.title
  public internal(set) var problem: String?
  public internal(set) var isWaiting = false
  @ObservationIgnored public internal(set) var keepsTypeAhead = true
  @ObservationIgnored var isSaving = false
  @ObservationIgnored var arrival = Arrival.before
  @ObservationIgnored var isClosed = false
  /// The tab that the editor stands in: a save may end while another one is in front.
  @ObservationIgnored let tab: Int
  @ObservationIgnored var target: TodoEditorTarget
  /// What the edit began with.
  @ObservationIgnored var original: TodoText
  /// Under which the text is kept until it is saved.
  @ObservationIgnored var key: UUID
  @ObservationIgnored var keeping: Task<Void, Never>?
  @ObservationIgnored var lastWrite: Task<Void, Never>?
  @ObservationIgnored var isKept = false
  /// True once the text was saved, or need not be.
  @ObservationIgnored var isSettled = false
  @ObservationIgnored let useCase: TodoEditorUseCase
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  /// In characters.
  private static let (titleLimit, noteLimit) = (500, 4_000)

  /// - Parameter target: what is written or changed.
  public init(target: TodoEditorTarget, environment: Environment, router: Router) {
    self.target = target
    self.environment = environment
    self.router = router
    tab = router.currentTab
    key = environment.uuid()
    useCase = TodoEditorUseCase(todos: environment.todoRepository, unsaved: environment.unsavedTodos)
    switch target {
    case .new(let title, let link):
      original = TodoText(title: title, link: link)
    case .existing(let todo):
      original = TodoText(title: todo.title, note: todo.note, link: todo.link)
    }
    title = Self.titleLine(original.title)
    note = Self.noteLine(original.note)
  }

  static func titleLine(_ text: String) -> EditableLine {
    EditableLine(text, limit: max(titleLimit, text.count))
  }

  static func noteLine(_ text: String) -> EditableLine {
    EditableLine(text, limit: max(noteLimit, text.count))
  }

  public var texts: Texts { environment.texts }
  var words: TodoEditorTexts { texts.todoEditor }

  public var takesInput: Bool { arrival == .after && !isSaving }

  var repoLink: TodoLink? { original.link }

  var isChanged: Bool { title.text != original.title || note.text != original.note }

  public var heading: String {
    switch target {
    case .new: words.newTodo
    case .existing: words.editTodo
    }
  }

  public var link: String? { repoLink?.url }

  public var questionBeforeClose: Question? {
    guard isChanged else { return nil }
    let name = title.isEmpty ? words.thisTodo : title.text
    return Question(title: words.unsaved, detail: words.leaveWithout(title: name), yes: words.leave)
  }
}

extension TodoEditorPresenter: TodoEditorInput {
  public func type(_ text: String) {
    problem = nil
    let (cut, limit) = change { ($0.insert(text), $0.limit) }
    if cut > 0 {
      environment.notices.say(
        focus == .title ? words.titleFull(limit: "\(limit)") : words.noteFull(limit: "\(limit)"))
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
    keepsTypeAhead = true
    defer { keepSoon() }
    return switch focus {
    case .title: change(&title)
    case .note: change(&note)
    }
  }
}
