public import EventLoop
public import Texts

/// What a form shows. It is one value, because each observed object costs a frame as much as some lines.
public struct FormState: Hashable, Sendable {
  /// The text of each field, and the cursor in it.
  public private(set) var lines: [EditableLine]
  /// The field that is typed in, from 0.
  public internal(set) var focus = 0
  /// Why the form could not be saved.
  public var problem: String?
  /// True while a save takes long.
  public fileprivate(set) var isWaiting = false

  /// - Parameter texts: what the fields begin with; a longer text than the field's limit is not cut.
  public init(_ fields: [FormField], _ texts: [String]) {
    lines = zip(fields, texts).map { EditableLine($1, limit: max($0.limit, $1.count)) }
  }

  /// Returns the number of characters that found no room.
  fileprivate mutating func insert(_ text: String) -> Int {
    problem = nil
    return lines[focus].insert(text)
  }

  fileprivate mutating func apply(_ edit: LineEdit) {
    problem = nil
    lines[focus].apply(edit)
  }
}

/// How far a save is. Nothing on view depends on it.
public struct FormSaving: Hashable, Sendable {
  public fileprivate(set) var isRunning = false
  /// False from the moment of a save on until something is typed.
  public fileprivate(set) var keepsTypeAhead = true

  public init() {}
}

/// The presenter of a form. It says what the fields are and how they are saved; typing, the focus and the waiting for a
/// save are here. It observes `form` and nothing else.
@LoopActor
public protocol FormPresenter: FormInput, FormOutput, Sendable {
  var environment: Environment { get }
  var form: FormState { get set }
  var saving: FormSaving { get set }

  /// The text of a field was changed.
  func didChange()
}

extension FormPresenter {
  /// How long a save may take before the status line says that it is waited for.
  private var patience: Duration { .milliseconds(100) }

  public var texts: Texts { environment.texts }
  public var facts: [String] { [] }
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
    form.apply(edit)
    change()
  }

  private func change() {
    saving.keepsTypeAhead = true
    didChange()
  }

  public func focus(_ field: Int) {
    form.focus = field
  }

  /// Runs a save. Input waits meanwhile: on the way back to the screen below it must not go into the form. If the form
  /// stays, because nothing was saved or there is a question first, that input is dropped: it was typed for the screen
  /// below.
  public func runSave(_ save: @escaping @LoopActor @Sendable () async -> Void) {
    guard !saving.isRunning else { return }
    (saving.isRunning, saving.keepsTypeAhead) = (true, false)
    let waiting = environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: patience) } catch { return }
      form.isWaiting = true
    }
    environment.loop.spawn { [self] in
      await save()
      saving.isRunning = false
      waiting.cancel()
      form.isWaiting = false
    }
  }
}
