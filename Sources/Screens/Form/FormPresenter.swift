public import EventLoop
public import Texts

/// What a form shows, observed as one value (see `ChangeSignal`).
public struct FormState: Hashable, Sendable {
  /// The text and the cursor position of each field.
  public private(set) var lines: [EditableLine]
  /// The index of the focused field.
  public internal(set) var focus = 0
  /// Why the form could not be saved.
  public var problem: String?
  /// True while a save takes long.
  public fileprivate(set) var isWaiting = false

  /// - Parameter texts: the initial texts; a text longer than its field's limit is not cut.
  public init(_ fields: [FormField], _ texts: [String]) {
    lines = zip(fields, texts).map { EditableLine($1, limit: max($0.limit, $1.count)) }
  }

  /// Returns the number of characters that did not fit.
  fileprivate mutating func insert(_ text: String) -> Int {
    problem = nil
    return lines[focus].insert(text)
  }

  @LoopActor
  fileprivate mutating func apply(_ edit: LineEdit, _ kills: KillBuffer) {
    problem = nil
    lines[focus].apply(edit, kills)
  }

  fileprivate mutating func moveCursor(to position: Int) {
    lines[focus].moveCursor(to: position)
  }

  fileprivate mutating func take(_ word: String, for completion: FieldLanguage.Completion) {
    problem = nil
    lines[focus].replace(completion.range, with: word + completion.ending)
  }
}

/// The progress of a save. Nothing visible depends on it.
public struct FormSaving: Hashable, Sendable {
  public fileprivate(set) var isRunning = false
  /// False from the start of a save until something is typed.
  public fileprivate(set) var keepsTypeAhead = true

  public init() {}
}

/// The presenter of a form. A feature's presenter defines the fields and how they are saved; typing, the focus and
/// the wait for a save are handled here. Views observe only `form`.
@LoopActor
public protocol FormPresenter: FormInput, FormOutput, Sendable {
  var environment: Environment { get }
  var form: FormState { get set }
  var saving: FormSaving { get set }

  /// Called after the text or the cursor of a field has changed.
  func didChange()
}

extension FormPresenter {
  public var texts: Texts { environment.texts }
  public var facts: [String] { [] }
  public var advice: [String] { [] }
  public var completion: FieldLanguage.Completion? { nil }
  public var takesInput: Bool { !saving.isRunning }
  public var keepsTypeAhead: Bool { saving.keepsTypeAhead }

  public func type(_ text: String) {
    let cut = form.insert(text)
    change()
    guard cut > 0 else { return }
    let field = form.focus
    environment.notices.say(fields[field].full(texts, form.lines[field].limit))
  }

  public func edit(_ edit: LineEdit) {
    form.apply(edit, environment.kills)
    change()
  }

  public func moveCursor(to position: Int) {
    form.moveCursor(to: position)
  }

  public func reading(of field: Int) -> FieldLanguage.Reading? { nil }

  public func complete() -> Bool {
    guard let completion, let word = completion.words.first else { return false }
    form.take(word, for: completion)
    change()
    return true
  }

  private func change() {
    saving.keepsTypeAhead = true
    didChange()
  }

  public func focus(_ field: Int) {
    form.focus = field
  }

  /// Runs a save. Input is queued meanwhile, because it is meant for the screen below and must not go into the form.
  /// If the form stays open, because nothing was saved or a question comes first, the queued input is discarded.
  public func runSave(_ save: @escaping @LoopActor @Sendable () async -> Void) {
    guard !saving.isRunning else { return }
    (saving.isRunning, saving.keepsTypeAhead) = (true, false)
    let waiting = environment.reportLater { self.form.isWaiting = true }
    environment.loop.spawn { [self] in
      await save()
      saving.isRunning = false
      waiting.cancel()
      form.isWaiting = false
    }
  }
}
