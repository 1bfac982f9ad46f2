import Domain
import EventLoop
import FoundationEssentials
import Screens
import Texts
import TodoLanguage
import UseCases

/// Typed text is also kept outside of the program, so that a signal or a crash loses none of it.
extension TodoEditorPresenter {
  func appear() {
    guard arrival == .before else { return }
    arrival = .looking
    environment.loop.spawn { [self] in
      await openExisting()
      do {
        // An earlier draft would replace a line that was handed over; it stays for the next editor.
        if !isChanged { try await offerNext(after: []) }
      } catch {
        Self.report(keepingProblem: error, environment)
      }
      arrival = .after
      lookUpRelated()
      await loadLabels()
    }
  }

  /// Does not create a second open todo for the same link: edits the existing one.
  private func openExisting() async {
    guard case .new(_, let link?) = target else { return }
    do {
      guard let todo = try await environment.todoRepository.openTodo(linkingTo: link) else { return }
      begin(with: todo)
      form = originalForm
      environment.notices.say(words.alreadyThere)
    } catch {
      environment.notices.say(texts.sentence(for: error))
    }
  }

  /// Goes back as soon as the draft is written; keys are queued meanwhile. Asks only if it could not be written.
  func leave() {
    guard isChanged else {
      router.back(inTab: tab)
      return
    }
    runSave { [self] in
      await draft.untilWritten()
      if let question = questionBeforeClose {
        return environment.dialogs.ask(question) { [self] isYes in
          guard isYes, !isClosed else { return }
          discard()
          router.back(inTab: tab)
        }
      }
      environment.notices.say(draftNotice)
      // Before the list is reloaded, which counts the drafts that are not being edited.
      await environment.unsavedTodos.release(draft.key)
      router.back(inTab: tab)
    }
  }

  private var draftNotice: String {
    let title = title.isEmpty ? words.thisTodo : TitleText.short(title.text)
    return target.todoID == nil ? words.draftOfNew(title: title) : words.draftOfEdit(title: title)
  }

  func discard() {
    isSettled = true
  }

  func close() {
    isClosed = true
    draft.end()
  }

  /// What would be lost now; nil if nothing would.
  func unsaved(as key: UUID) -> UnsavedTodo? {
    guard isChanged, !isSettled else { return nil }
    let changed = changedFields
    func texts(_ text: (TypedField) -> String) -> [String: String] {
      Dictionary(changed.map { ($0.field.name, text($0)) }) { first, _ in first }
    }
    var original = original
    original.fields = texts(\.original)
    return UnsavedTodo(
      key: key, todoID: target.todoID, original: original,
      text: TodoText(title: title.text, note: note.text, link: link, fields: texts(\.text)))
  }

  /// Offers the newest draft that was not declined yet. Without one, all of them stay for the next editor.
  private func offerNext(after declined: [UUID]) async throws {
    guard !isClosed, let (left, more) = try await draft.takeLeft(for: target.todoID) else {
      return draft.release(declined)
    }
    offer(left, of: try await existing(for: left), after: declined, of: declined.count + 1 + more)
  }

  /// The open todo with the link of a draft of a new todo, which was made since; nil if there is none.
  private func existing(for left: UnsavedTodo) async throws -> Todo? {
    guard left.todoID == nil, let link = left.text.link else { return nil }
    return try await environment.todoRepository.openTodo(linkingTo: link)
  }

  /// - Parameters:
  ///   - existing: the todo that the draft of a new one would double.
  ///   - count: the number of drafts.
  private func offer(_ left: UnsavedTodo, of existing: Todo?, after declined: [UUID], of count: Int) {
    // The question appears without a key press, so no key typed by accident may lose anything.
    let text = [left.text.title, left.text.note].first { !$0.isEmpty } ?? words.thisTodo
    let number = "\(declined.count + 1)"
    let question = Question(
      title: words.unsaved,
      detail: count > 1
        ? words.oneDraft(number: number, total: "\(count)", text: text) : words.endedBefore(text: text),
      yes: words.goOn, no: words.later, other: words.leave, isYesSafe: true)
    environment.dialogs.choose(question) { [self] answer in
      switch answer {
      case .yes where !isClosed:
        goOn(with: left, of: existing)
        draft.release(declined)
      case .other:
        draft.discard(left)
        draft.release(declined)
        environment.notices.say(words.discarded)
      case .yes, .no:
        environment.loop.spawn { [self] in
          do { try await offerNext(after: declined + [left.key]) } catch {
            Self.report(keepingProblem: error, environment)
          }
        }
      }
    }
  }

  private func goOn(with left: UnsavedTodo, of existing: Todo?) {
    draft.goOn(with: left)
    var text = left.text
    if let existing {
      begin(with: existing)
      // A draft without a note must not empty the todo's.
      if text.note.isEmpty { text.note = existing.note }
      // Nor may it take away what it does not know.
      for field in [TodoField.tags, .needs] {
        let lists = [original.fields[field.name], text.fields[field.name]].compactMap { $0 }
        text.fields[field.name] = lists.filter { !$0.looksEmpty }.joined(separator: ", ")
      }
      environment.notices.say(words.alreadyThere)
    } else {
      // The state when the edit began, so that changes saved since by another process are not overwritten unseen.
      let now = original.fields
      original = left.original
      original.fields = now.merging(left.original.fields) { $1 }
      seenFields = original.fields
      if case .existing(var todo) = target {
        (todo.title, todo.note, todo.link) = (original.title, original.note, original.link)
        target = .existing(todo)
      }
      original.link = left.text.link
    }
    text.fields = original.fields.merging(text.fields) { $1 }
    form = Self.form(text)
    lookUpRelated()
  }

  /// - Parameter lost: a text that is neither on the screen nor stored, which is printed after the end.
  static func report(
    keepingProblem error: any Error, losing lost: UnsavedTodo? = nil, _ environment: Environment
  ) {
    let texts = environment.texts
    let reason = if case AppError.storage(let error) = error { texts.reason(of: error) } else { "\(error)" }
    guard let lost else { return environment.notices.say(texts.todoEditor.notKept(reason: reason)) }
    let text = [lost.text.title, lost.text.note].filter { !$0.looksEmpty }.joined(separator: " · ")
    environment.notices.sayAfterEnd(texts.todoEditor.lost(text: text, reason: reason))
  }
}

extension TodoEditorTarget {
  var todoID: Int64? {
    if case .existing(let todo) = self { todo.id } else { nil }
  }
}
