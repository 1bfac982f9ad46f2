import Domain
import EventLoop
import FoundationEssentials
import Screens
import Texts

/// Typed text is also kept outside of the program, so that a signal or a crash loses none of it.
extension TodoEditorPresenter {
  /// How long typed text may be in memory only.
  private static let delay = Duration.milliseconds(500)

  func appear() {
    guard arrival == .before else { return }
    arrival = .looking
    environment.loop.spawn { [self] in
      await openExisting()
      do {
        try await offerNext(after: [])
      } catch {
        report(keepingProblem: error)
      }
      arrival = .after
    }
  }

  /// Does not create a second open todo for the same link: edits the existing one.
  private func openExisting() async {
    guard case .new(_, let link?) = target else { return }
    do {
      guard let todo = try await environment.todoRepository.openTodo(linkingTo: link) else { return }
      target = .existing(todo)
      original = TodoText(title: todo.title, note: todo.note, link: todo.link)
      form = Self.form(original)
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
      keepAtOnce()
      await lastWrite?.value
      if let question = questionBeforeClose {
        return environment.dialogs.ask(question) { [self] isYes in
          guard isYes, !isClosed else { return }
          discard()
          router.back(inTab: tab)
        }
      }
      environment.notices.say(draftNotice)
      // Before the list is reloaded, which counts the drafts that are not being edited.
      await environment.unsavedTodos.release(key)
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
    // A draft that is already written is not written again.
    if keeping != nil || isSettled { keepAtOnce() }
    release(key)
  }

  private func keepAtOnce() {
    keeping?.cancel()
    keeping = nil
    keepNow()
  }

  /// Keeps the text after a short delay, including what is typed until then.
  func keepSoon() {
    guard keeping == nil else { return }
    keeping = environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: Self.delay) } catch { return }
      keeping = nil
      keepNow()
    }
  }

  /// Keeps the current text, or deletes the kept one if nothing is unsaved.
  func keepNow() {
    let unsaved = unsaved
    guard unsaved != nil || isKept else { return }
    isKept = unsaved != nil
    write { [self] in
      do {
        if let unsaved {
          try await environment.unsavedTodos.keep(unsaved)
        } else {
          try await environment.unsavedTodos.discard(key)
        }
        isKeepingBroken = false
      } catch {
        isKeepingBroken = true
        report(keepingProblem: error)
      }
    }
  }

  private var unsaved: UnsavedTodo? {
    guard isChanged, !isSettled else { return nil }
    return UnsavedTodo(
      key: key, todoID: target.todoID, original: original,
      text: TodoText(title: title.text, note: note.text, link: link))
  }

  /// Offers the newest draft that was not declined yet. Without one, all of them stay for the next editor.
  private func offerNext(after declined: [UUID]) async throws {
    let unsaved = environment.unsavedTodos
    guard !isClosed, let left = try await unsaved.takeLeft(for: target.todoID) else {
      return declined.forEach(release)
    }
    let more = try await unsaved.leftCount(for: target.todoID)
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
      yes: words.goOn, no: words.later, discard: words.leave, isYesSafe: true)
    environment.dialogs.choose(question) { [self] answer in
      switch answer {
      case .yes where !isClosed:
        goOn(with: left, of: existing)
        declined.forEach(release)
      case .discard:
        discard(left)
        declined.forEach(release)
        environment.notices.say(words.discarded)
      case .yes, .no:
        environment.loop.spawn { [self] in
          do { try await offerNext(after: declined + [left.key]) } catch { report(keepingProblem: error) }
        }
      }
    }
  }

  private func goOn(with left: UnsavedTodo, of existing: Todo?) {
    key = left.key
    isKept = true
    form = Self.form(left.text)
    if let existing {
      target = .existing(existing)
      original = TodoText(title: existing.title, note: existing.note, link: existing.link)
      // A draft without a note must not empty the todo's.
      if left.text.note.isEmpty {
        form = Self.form(TodoText(title: left.text.title, note: existing.note, link: existing.link))
      }
      return environment.notices.say(words.alreadyThere)
    }
    original = left.original
    if case .existing(var todo) = target {
      // The state when the edit began, so that changes saved since by another process are not overwritten unseen.
      (todo.title, todo.note, todo.link) = (original.title, original.note, original.link)
      target = .existing(todo)
    }
    original.link = left.text.link
  }

  private func discard(_ left: UnsavedTodo) {
    write { [self] in
      do { try await environment.unsavedTodos.discard(left.key) } catch { report(keepingProblem: error) }
    }
  }

  private func release(_ key: UUID) {
    write { [unsaved = environment.unsavedTodos] in await unsaved.release(key) }
  }

  /// In order, so that an earlier text never replaces a later one.
  private func write(_ body: @escaping @LoopActor @Sendable () async -> Void) {
    let before = lastWrite
    lastWrite = environment.loop.spawn {
      await before?.value
      await body()
    }
  }

  private func report(keepingProblem error: any Error) {
    let reason = if case AppError.storage(let error) = error { texts.reason(of: error) } else { "\(error)" }
    environment.notices.say(words.notKept(reason: reason))
  }
}

extension TodoEditorTarget {
  fileprivate var todoID: Int64? {
    if case .existing(let todo) = self { todo.id } else { nil }
  }
}
