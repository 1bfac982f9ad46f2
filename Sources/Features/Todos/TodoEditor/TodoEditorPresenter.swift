import Domain
import EventLoop
import FoundationEssentials
import Observation
import Screens
import Texts
import UseCases

/// A todo being written or edited.
@LoopActor
@Observable
final class TodoEditorPresenter: FormPresenter {
  /// The progress of looking for earlier unsaved text.
  enum Arrival {
    case before, looking, after
  }

  var form: FormState
  /// The tags and projects that fields are completed with.
  var labels = TodoLabels()
  /// The todos that fields lead to.
  var related = RelatedTodos()
  @ObservationIgnored var saving = FormSaving()
  @ObservationIgnored var arrival = Arrival.before
  @ObservationIgnored var isClosed = false
  /// The editor's tab: another one may be shown when a save ends.
  @ObservationIgnored let tab: Int
  @ObservationIgnored var target: TodoEditorTarget
  /// The text when the edit began.
  @ObservationIgnored var original: TodoText {
    didSet { originalTitle = reading.escaped(original.title) }
  }
  /// The title as it stood in its field when the edit began: words that would change other fields are escaped.
  @ObservationIgnored private(set) var originalTitle = ""
  @ObservationIgnored let draft: KeepDraft
  /// The texts of the fields that a save may overwrite, by their names: those that were last seen.
  @ObservationIgnored var seenFields: [String: String] = [:]
  /// True once the text was saved or no longer needs to be.
  @ObservationIgnored var isSettled = false
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  /// - Parameter target: the todo to write or edit.
  init(target: TodoEditorTarget, environment: Environment, router: Router) {
    self.target = target
    self.environment = environment
    self.router = router
    tab = router.currentTab
    draft = KeepDraft(
      in: environment.unsavedTodos, as: environment.uuid(), on: environment.loop,
      onFailure: { Self.report(keepingProblem: $0, losing: $1, environment) })
    switch target {
    case .new(let title, let link):
      // Without a link it is a line of quick-add, which is typed text already.
      original = TodoText(title: link == nil ? "" : title, link: link)
    case .existing(let todo):
      original = TodoText(title: todo.title, note: todo.note, link: todo.link)
    }
    form = Self.form(original)
    if case .existing(let todo) = target { begin(with: todo) }
    originalTitle = reading.escaped(original.title)
    form = originalForm
    draft.unsaved = { [weak self] in self?.unsaved(as: $0) }
    if case .new(let line, nil) = target, !line.isEmpty {
      form = Self.form(TodoText(title: line))
      draft.soon()
    }
  }

  /// Edits a todo as it is now.
  func begin(with todo: Todo) {
    target = .existing(todo)
    seenFields = texts(of: todo)
    original = TodoText(title: todo.title, note: todo.note, link: todo.link, fields: seenFields)
  }

  /// The fields as they were when the edit began.
  var originalForm: FormState {
    Self.form(TodoText(title: originalTitle, note: original.note, fields: original.fields))
  }

  static func form(_ text: TodoText) -> FormState {
    FormState(
      TodoEditorField.forms,
      [text.title, text.note] + TodoEditorField.typed.map { text.fields[$0.field.name] ?? "" })
  }

  var words: TodoEditorTexts { texts.todoEditor }
  var fields: [FormField] { TodoEditorField.forms }
  var title: EditableLine { line(of: .title) }
  var note: EditableLine { line(of: .note) }
  func line(of field: TodoField) -> EditableLine {
    TodoEditorField.index(of: field).map { form.lines[$0] } ?? EditableLine(limit: 0)
  }
  /// Why the todo could not be saved.
  var problem: String? {
    get { form.problem }
    set { form.problem = newValue }
  }
  var link: Item? { original.link }
  var isChanged: Bool {
    title.text != originalTitle || note.text != original.note || !changedFields.isEmpty
  }

  func focus(_ field: TodoField) {
    if let index = TodoEditorField.index(of: field) { focus(index) }
  }

  func didChange() {
    draft.soon()
    lookUpRelated()
  }

  var takesInput: Bool { arrival == .after && !saving.isRunning }

  var heading: String {
    switch target {
    case .new: words.newTodo
    case .existing: words.editTodo
    }
  }

  /// What is shown and changed elsewhere: the link that the list follows, which is the first address of the text without
  /// one of its own, and the state.
  var facts: [String] {
    let web = environment.web
    let url =
      Todo.page(of: link, title: title.text, on: web) ?? Todo.url(in: [title.text, note.text], on: web)
    return (url.map { [words.link(url: $0)] } ?? []) + (stateName.map { [words.state(state: $0)] } ?? [])
  }

  /// Nil for a new todo.
  private var stateName: String? {
    if case .existing(let todo) = target { reading.wording.state(todo.state) } else { nil }
  }

  /// How the title is read.
  var reading: TodoLineReading {
    switch target {
    case .new: TodoLineReading(for: .newTodo, environment)
    case .existing(let todo): TodoLineReading(for: .todos([todo]), environment)
    }
  }
  var advice: [String] {
    switch target {
    case .new: [words.adviceDraft, words.adviceNote]
    case .existing: [words.adviceChanges, words.adviceNote]
    }
  }
  var state: String { form.isWaiting ? texts.list.waiting : heading }

  var questionBeforeClose: Question? {
    guard isChanged, draft.isBroken else { return nil }
    let name = title.isEmpty ? words.thisTodo : title.text
    return Question(
      title: words.unsaved, detail: words.leaveWithout(title: name), yes: words.leave, no: words.keepEditing)
  }
}
