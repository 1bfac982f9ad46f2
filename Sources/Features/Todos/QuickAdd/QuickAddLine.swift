import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Texts
import UseCases

/// The line below the todos in which new ones are typed, one after another. Beside it stands what is understood.
@LoopActor
final class QuickAddLine {
  let todos: TodoListPresenter
  private let language: FieldLanguage
  private let signal = ChangeSignal()
  private(set) var isOpen = false
  /// While a todo or a draft is being saved, the next key waits.
  private(set) var isSaving = false
  private(set) var line = QuickAddLine.emptyLine
  /// Why Enter saved nothing; nil after the next change.
  private var fault: String?
  /// The index of the word that Tab takes.
  private var choice = 0

  /// Typed text is also kept outside of the program, so that a signal or a crash loses none of it.
  private lazy var draft: KeepDraft = {
    let draft = KeepDraft(
      in: environment.unsavedTodos, as: environment.uuid(), on: environment.loop,
      onFailure: { [environment] in
        TodoEditorPresenter.report(keepingProblem: $0, losing: $1, environment)
      })
    draft.unsaved = { [weak self] in self?.unsaved(as: $0) }
    return draft
  }()

  /// In characters: a title, and words besides it.
  private static let emptyLine = EditableLine("", limit: 2_048)

  init(_ todos: TodoListPresenter) {
    self.todos = todos
    let reading = TodoLineReading(for: .newTodo, todos.environment)
    language = reading.language { [windows = todos.windows] in windows.labels }
  }

  var environment: Environment { todos.environment }
  var words: TodoListTexts { todos.words }

  /// Called by each frame.
  func observe() { signal.observe() }

  /// Opens the line with the draft of it that an earlier run left.
  /// - Parameter openEditor: for the draft of a whole form.
  func open(orElse openEditor: @escaping @LoopActor () -> Void) {
    guard isEmpty, todos.windows.drafts > 0 else { return show() }
    isSaving = true
    environment.loop.spawn { [self] in
      do {
        let left = try await draft.takeLeft(for: nil)?.draft
        isSaving = false
        guard let left, !left.isLine else { return show(left) }
        draft.release([left.key])
        openEditor()
      } catch {
        isSaving = false
        TodoEditorPresenter.report(keepingProblem: error, environment)
        show()
      }
    }
  }

  private func show(_ left: UnsavedTodo? = nil) {
    if let left {
      draft.goOn(with: left)
      change { _ = $0.insert(left.text.title) }
    }
    isOpen = true
    signal.raise()
  }

  /// What was typed stays for the next time, once it is kept as a draft. Asks only if it could not be.
  func close() {
    guard !isEmpty else { return hide() }
    isSaving = true
    environment.loop.spawn { [self] in
      await draft.untilWritten()
      isSaving = false
      guard let question = questionBeforeClose else {
        hide()
        return environment.notices.say(environment.texts.todoEditor.draftOfNew(title: shortTitle))
      }
      signal.raise()
      environment.dialogs.ask(question) { [self] isYes in
        guard isYes else { return }
        discard()
        hide()
      }
    }
  }

  private func hide() {
    isOpen = false
    signal.raise()
  }

  /// Nil if nothing would be lost.
  var questionBeforeClose: Question? {
    guard !isEmpty, draft.isBroken else { return nil }
    let words = environment.texts.todoEditor
    return Question(
      title: words.unsaved, detail: words.leaveWithout(title: shortTitle), yes: words.leave,
      no: words.keepEditing)
  }

  func discard() {
    guard !isEmpty else { return }
    change { $0 = Self.emptyLine }
    draft.now()
  }

  private var shortTitle: String { TitleText.short(line.text.trimmingWhitespace) }

  /// Leaves what was typed as the draft of a new todo.
  func end() { if !isEmpty { draft.end() } }

  private var isEmpty: Bool { line.text.trimmingWhitespace.isEmpty }

  private func unsaved(as key: UUID) -> UnsavedTodo? {
    guard !isEmpty else { return nil }
    return UnsavedTodo(key: key, line: line.text)
  }

  func change(_ change: (inout EditableLine) -> Void) {
    change(&line)
    (fault, choice) = (nil, 0)
    draft.soon()
    signal.raise()
  }

  // MARK: What is understood

  var reading: FieldLanguage.Reading? {
    guard !isEmpty else { return nil }
    return fault.map { .fault($0) } ?? language.reading(line.text, false)
  }

  /// The words that can be taken, and the one that Tab takes.
  var suggestions: (words: [String], choice: Int) {
    let words = language.completion(line.text, line.cursor)?.words ?? []
    return (words, words.isEmpty ? 0 : choice % words.count)
  }

  private func takeSuggestion() {
    guard let completion = language.completion(line.text, line.cursor) else { return }
    let (words, choice) = suggestions
    guard words.indices.contains(choice) else { return }
    change { $0.replace(completion.range, with: words[choice] + completion.ending) }
  }

  private func choose(by step: Int) {
    let count = suggestions.words.count
    guard count > 0 else { return }
    choice = (choice + step + count) % count
    signal.raise()
  }

  // MARK: Actions

  private(set) lazy var actions: [Action] = {
    var words: TodoListTexts { self.words }
    let own = [
      Action("add-line", [Key(.enter)], words.lineSave, effect: .works, hint: words.lineSaveHint) {
        [weak self] in self?.save()
      },
      Action("complete", [Key(.tab)], words.lineComplete, effect: .works, hint: words.lineCompleteHint) {
        [weak self] in
        self?.takeSuggestion()
      },
      Action("next-word", [Key(.down)], words.lineNext, effect: .works) { [weak self] in
        self?.choose(by: 1)
      },
      Action("previous-word", [Key(.up)], words.linePrevious, effect: .works) { [weak self] in
        self?.choose(by: -1)
      },
      Action("go-on-in-editor", [.ctrl("e")], words.lineEditor, effect: .works, hint: words.lineEditorHint) {
        [weak self] in
        self?.goOnInEditor()
      },
      Action("close-line", [Key(.escape)], words.lineClose, effect: .works, hint: words.lineCloseHint) {
        [weak self] in self?.close()
      },
    ]
    let taken = own.flatMap(\.keys)
    let edits = LineEdit.actions({ [environment] in environment.texts }) { [weak self] edit in
      self?.change { [kills = self?.environment.kills] in if let kills { $0.apply(edit, kills) } }
    }
    return own + edits.map { $0.with($0.keys.filter { !taken.contains($0) }) }
  }()

  private func goOnInEditor() {
    let text = line.text.trimmingWhitespace
    change { $0 = Self.emptyLine }
    draft.now()
    close()
    todos.write(title: text)
  }

  private func save() {
    let text = line.text
    guard !isEmpty else { return close() }
    let changes: TodoChanges
    do throws(TodoLineFault) {
      changes = try TodoLineReading(for: .newTodo, environment).changes(text)
    } catch {
      fault = error.sentence
      return signal.raise()
    }
    environment.confirmStart(of: changes) { [self] in add(changes) }
  }

  private func add(_ changes: TodoChanges) {
    isSaving = true
    environment.loop.spawn { [self] in
      do {
        let todo = try await environment.todoRepository.add(changes)
        change { $0 = Self.emptyLine }
        draft.now()
        // The line stays open, so that a key would be text.
        let words = environment.texts.withoutKeys.todoList
        environment.notices.say(words.partAdded(title: todo.shortTitle))
        await todos.show(added: todo.id)
      } catch {
        fault = environment.texts.sentence(for: error)
        environment.notices.changeFailed(nil)
      }
      isSaving = false
      signal.raise()
    }
  }
}
