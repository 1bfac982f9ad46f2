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
  enum Field: Int {
    case title, note
  }

  /// The progress of looking for earlier unsaved text.
  enum Arrival {
    case before, looking, after
  }

  var form: FormState
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
  /// True once the text was saved or no longer needs to be.
  @ObservationIgnored var isSettled = false
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  private static let fields = [
    FormField(
      "title", limit: 500, label: { $0.todoEditor.title }, hint: { $0.todoEditor.titleHint },
      full: { $0.todoEditor.titleFull(limit: "\($1)") }),
    FormField(
      "note", limit: 4_000, label: { $0.todoEditor.note }, hint: { $0.todoEditor.noteHint },
      full: { $0.todoEditor.noteFull(limit: "\($1)") }),
  ]

  /// - Parameter target: the todo to write or edit.
  init(target: TodoEditorTarget, environment: Environment, router: Router) {
    self.target = target
    self.environment = environment
    self.router = router
    tab = router.currentTab
    draft = KeepDraft(
      in: environment.unsavedTodos, as: environment.uuid(), on: environment.loop,
      onFailure: { Self.report(keepingProblem: $0, environment) })
    switch target {
    case .new(let title, let link):
      original = TodoText(title: title, link: link)
    case .existing(let todo):
      original = TodoText(title: todo.title, note: todo.note, link: todo.link)
    }
    form = Self.form(original)
    originalTitle = reading.escaped(original.title)
    form = originalForm
    draft.unsaved = { [weak self] in self?.unsaved(as: $0) }
  }

  /// The fields as they were when the edit began.
  var originalForm: FormState { Self.form(TodoText(title: originalTitle, note: original.note)) }

  static func form(_ text: TodoText) -> FormState {
    FormState(fields, [text.title, text.note])
  }

  var words: TodoEditorTexts { texts.todoEditor }
  var fields: [FormField] { Self.fields }
  var title: EditableLine { form.lines[Field.title.rawValue] }
  var note: EditableLine { form.lines[Field.note.rawValue] }
  /// Why the todo could not be saved.
  var problem: String? {
    get { form.problem }
    set { form.problem = newValue }
  }
  var link: Item? { original.link }
  var isChanged: Bool { title.text != originalTitle || note.text != original.note }

  func focus(_ field: Field) {
    focus(field.rawValue)
  }

  func didChange() {
    draft.soon()
  }

  var takesInput: Bool { arrival == .after && !saving.isRunning }

  var heading: String {
    switch target {
    case .new: words.newTodo
    case .existing: words.editTodo
    }
  }

  /// The link that the list follows: without one of its own, the first address of the text.
  var facts: [String] {
    let web = environment.web
    let url = link?.url(on: web) ?? Todo.url(in: [title.text, note.text], on: web)
    return (understood.map { [$0] } ?? []) + (url.map { [words.link(url: $0)] } ?? [])
  }

  /// What the words of the title mean besides the title; nil if it has none.
  private var understood: String? {
    guard title.text != originalTitle, form.problem == nil else { return nil }
    switch reading.understood(title.text) {
    case .understood(let text): return text.isEmpty ? nil : words.understood(parts: text)
    case .fault(let sentence): return sentence
    }
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
