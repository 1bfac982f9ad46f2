import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage
import UseCases

/// Changes by quick-add words, of the marked todos or the selected one.
extension TodoListPresenter {
  /// Opens the box in which changes are typed.
  /// - Parameter text: what stands in it, such as `due:`.
  func askForChanges(_ text: String = "") {
    let sigils = environment.preferences.sigils
    let isSign = text.first.map { [sigils.tag, sigils.project].contains($0) } ?? false
    let key = text.firstIndex(of: ":").map { text[...$0] }
    askForChanges(text, behind: String(isSign ? text.prefix(1) : key ?? ""), of: list.targets)
  }

  /// - Parameters:
  ///   - prefix: the key or the sign before the value that the box asks for; empty for any words.
  ///   - present: what the todos have now, which changes nothing. A time in it does not say its zone.
  private func askForChanges(
    _ value: String, behind prefix: String, of todos: [Todo], present: String? = nil
  ) {
    guard let first = todos.first else { return }
    let language = TodoLineReading(for: .todos(todos), behind: prefix, environment)
    let title =
      todos.count == 1
      ? words.changeOne(title: first.shortTitle) : words.changeMany(count: todos.count)
    let field = BoxField.sentence(
      "changes", "", value: value,
      hint: words.changesHint(tag: environment.tagSign, project: environment.projectSign),
      language.language { [windows] in windows.labels })
    environment.ask(BoxForm("todo-changes", title: title, fields: [field])) { [self] answer in
      // The key alone stands there for todos that differ, and is no answer yet.
      guard let text = answer.value(of: "changes"), text != value || value != prefix else { return }
      let typed = BoxText(text) { [self] in
        askForChanges(text, behind: prefix, of: todos, present: present)
      }
      apply(typed, language, to: todos, isPresent: text == present)
    }
  }

  /// Opens the same box with the date of the todos, if it is the same one.
  func askForDate(_ field: TodoField) {
    let reader = TodoLineReading(for: .newTodo, environment).reader
    let todos = list.targets
    let texts = Set(todos.map { reader.text(of: field, in: $0) })
    let present = texts.count == 1 ? texts.first : nil
    let text = present ?? "\(field.name):"
    askForChanges(text, behind: text.prefix { $0 != ":" } + ":", of: todos, present: present)
  }

  func askForTag() { askForChanges(environment.tagSign) }
  func askForProject() { askForChanges(environment.projectSign) }

  private func apply(
    _ typed: BoxText, _ language: TodoLineReading, to todos: [Todo], isPresent: Bool
  ) {
    do throws(TodoLineFault) {
      let changes = try language.changes(typed.text)
      guard case .understood(let parts) = language.understoodWithTitle(typed.text + " ") else { return }
      guard !isPresent else { return environment.notices.say(words.nothingChanged(changes: parts)) }
      environment.confirmStart(of: changes, orElse: typed.askAgain) { [self] in
        apply(changes, to: todos, said: parts, typed: typed)
      }
    } catch {
      environment.notices.say(error.sentence)
    }
  }

  /// Opens the box in which a part of the selected todo is typed.
  /// - Parameter text: what stands in it.
  func askForPart(_ text: String = "") {
    if let parent = list.state.selectedItem { askForPart(text, of: parent) }
  }

  private func askForPart(_ text: String, of parent: Todo) {
    let language = TodoLineReading(for: .newTodo, environment)
    let field = BoxField.sentence(
      "todo", "", value: text, hint: words.partHint(tag: environment.tagSign),
      language.language { [windows] in windows.labels })
    let draft = draft(ofPartOf: parent, text)
    let form = BoxForm(
      "todo-part", title: words.partOf(title: parent.shortTitle), fields: [field], draft: draft)
    environment.ask(form) { [self] answer in
      guard let text = answer.value(of: "todo") else { return draft.discard() }
      let typed = BoxText(text) { [self] in
        draft.discard()
        askForPart(text, of: parent)
      }
      guard !text.looksEmpty else { return draft.discard() }
      add(typed, language, to: parent, draft)
    }
  }

  /// Keeps a new part as the draft of a todo with its parent.
  private func draft(ofPartOf parent: Todo, _ text: String) -> BoxDraft {
    let draft = KeepDraft(
      in: environment.unsavedTodos, as: environment.uuid(), on: environment.loop,
      onFailure: { [environment] in
        TodoEditorPresenter.report(keepingProblem: $0, losing: $1, environment)
      })
    let fields = [TodoField.parent.name: "\(parent.id)"]
    return BoxDraft(draft, text: text) { key, title in
      UnsavedTodo(
        key: key, todoID: nil, original: TodoText(title: ""), text: TodoText(title: title, fields: fields))
    }
  }

  private func add(_ typed: BoxText, _ language: TodoLineReading, to parent: Todo, _ draft: BoxDraft) {
    do throws(TodoLineFault) {
      var changes = try language.changes(typed.text)
      changes.set(.parent, .number(parent.id))
      environment.confirmStart(of: changes, orElse: typed.askAgain) { [self, changes] in
        add(changes, typed, to: parent, draft)
      }
    } catch {
      draft.leave()
      environment.notices.say(error.sentence)
    }
  }

  private func add(_ changes: TodoChanges, _ typed: BoxText, to parent: Todo, _ draft: BoxDraft) {
    reloading { [self] in
      let todo: Todo
      do {
        todo = try await typed.kept(environment) { [environment] in
          try await environment.todoRepository.add(changes)
        }
      } catch {
        draft.leave()
        throw error
      }
      draft.discard()
      windows.added = todo.id
      // The box opens for the next part, so that a key would be text.
      let words = environment.texts.withoutKeys.todoList
      environment.notices.say(words.partAdded(title: todo.shortTitle))
      askForPart("", of: parent)
      return todo.id
    }
  }

  /// Opens the box in which the address of the marked todos or the selected one is typed; nothing in it ends the link.
  func askForLink() {
    let todos = list.targets
    let links = Set(todos.map(\.link))
    let value = links.count == 1 ? todos.first?.link?.url(on: environment.web) : nil
    askForLink(value ?? "", of: todos)
  }

  private func askForLink(_ value: String, of todos: [Todo]) {
    guard let first = todos.first else { return }
    let language = FieldLanguage { [words] text, isFinished in
      if let item = Item(named: text.asMeant) { return .understood("\(item)") }
      return isFinished ? .fault(words.noItem) : .understood("")
    } completion: { _, _ in
      nil
    }
    let field = BoxField.sentence(
      "link", "", value: value, hint: words.linkHint, language)
    let title =
      todos.count == 1
      ? words.linkOf(title: first.shortTitle) : words.changeMany(count: todos.count)
    let form = BoxForm("todo-link", title: title, fields: [field])
    environment.ask(form) { [self] answer in
      let text = answer.value(of: "link") ?? ""
      let item = Item(named: text.asMeant)
      var changes = TodoChanges()
      changes.set(.link, item.map(TodoFieldValue.item))
      let wording = TodoWording(texts, now: environment.now(), in: environment.zone())
      apply(
        changes, to: todos, said: item.map { "\($0)" } ?? wording.without(.link),
        typed: BoxText(text) { [self] in askForLink(text, of: todos) })
    }
  }

  /// The next priority of the selected todo: high, medium, low, none. Marked todos get the same one.
  func cyclePriority() {
    let todos = list.targets
    guard let first = todos.first else { return }
    let wording = TodoWording(texts, now: environment.now(), in: environment.zone())
    var changes = TodoChanges()
    let next = PriorityLevel.next(after: first.priority)
    changes.set(.priority, next.map { .number(Int64($0.priority)) })
    apply(
      changes, to: todos,
      said: next.map { wording.priority($0.priority) } ?? wording.without(.priority))
  }

  /// What marking todos as done did.
  /// - Parameters:
  ///   - todo: the first of them.
  ///   - next: the todo afterwards, if it is the only one and repeats.
  func doneSentence(_ todo: Todo, _ done: DoneTodos, next: Todo?) -> String {
    let title = environment.title(todo.drawn(todo.title), andMore: done.count - 1)
    var sentences = [
      next.map { words.isDoneOnce(title: title, date: nextDate(of: $0) + missed(done.missed)) }
        ?? words.isDone(title: title)
    ]
    if next == nil, done.repeated > 0 {
      sentences.append(words.goOn(count: done.repeated) + missed(done.missed))
    } else if next == nil, done.missed > 0 {
      sentences.append(words.missed(count: done.missed))
    }
    if done.ended > 0 { sentences.append(words.endOfSeries(count: done.ended)) }
    if done.freed > 0 { sentences.append(words.freed(count: done.freed)) }
    if done.doneBefore > 0 { sentences.append(words.doneBefore(count: done.doneBefore)) }
    return sentences.joined(separator: " ")
  }

  /// Behind the next date of a series; empty if it left out none.
  private func missed(_ count: Int) -> String { count > 0 ? " " + words.missed(count: count) : "" }

  private func nextDate(of todo: Todo) -> String {
    let dates = TodoDateText(texts, now: environment.now(), in: environment.zone())
    return (todo.due ?? todo.scheduled ?? todo.wait).map { dates.long($0) } ?? ""
  }

  /// Leaves out one date of the selected or the marked todos that repeat.
  func skip() {
    let targets = list.targets
    let todos = targets.filter { $0.rule != nil && !$0.isDone }
    guard let first = todos.first else { return environment.notices.say(words.nothingRepeats) }
    let (ending, others) = (todos.filter(\.isRepeatedByOthers), targets.count - todos.count)
    guard ending.isEmpty else { return confirmEnd(of: ending) { [self] in skip(todos, first, others) } }
    skip(todos, first, others)
  }

  /// - Parameter others: the number of marked todos that have no date to skip.
  private func skip(_ todos: [Todo], _ first: Todo, _ others: Int) {
    change(todos) { [self] in
      let rules = DoneRules(missed: environment.preferences.missed, seen: todos)
      let done = try await environment.todoRepository.skip(ids: todos.map(\.id), by: rules)
      guard done.count > 0 || done.doneBefore == 0 else {
        return environment.notices.say(words.doneBefore(count: done.doneBefore))
      }
      let changed = try await environment.todoRepository.todos(ids: [first.id]).first
      let title = environment.title(first.title, andMore: todos.count - 1)
      let isOver = changed?.isDone != false
      let said =
        isOver
        ? words.seriesEnded(title: title) + missed(done.missed)
        : words.skipped(title: title, date: (changed.map { nextDate(of: $0) } ?? "") + missed(done.missed))
      environment.notices.say(others > 0 ? "\(said) \(words.othersDoNotRepeat(count: others))" : said)
    }
  }

  /// Begins work on todos, or ends it if it has begun on all of them.
  func toggleStarted() {
    let todos = list.targets
    let isStarted = !todos.allSatisfy { $0.startedAt != nil }
    change(todos) { [self] in
      let count = try await environment.todoRepository.setStarted(ids: todos.map(\.id), isStarted)
      guard count > 0 else { return environment.notices.say(words.cannotStart) }
      let title = environment.title(todos[0].title, andMore: todos.count - 1)
      environment.notices.say(isStarted ? words.isStarted(title: title) : words.isStopped(title: title))
    }
  }

  /// - Parameters:
  ///   - said: the changes in words.
  ///   - typed: the text that they are.
  private func apply(_ changes: TodoChanges, to todos: [Todo], said: String, typed: BoxText? = nil) {
    change(todos) { [self] in
      let typed = typed ?? BoxText("") {}
      let count = try await typed.kept(environment) { [environment] in
        try await environment.todoRepository.apply(changes, to: todos.map(\.id), label: said)
      }
      guard count > 0 else { return environment.notices.say(words.nothingChanged(changes: said)) }
      environment.notices.say(
        todos.count == 1
          ? words.changed(title: todos[0].shortTitle, changes: said)
          : words.changedMany(count: count, changes: said))
    }
  }

  /// Runs a change of todos, which keep their marks off and their selection on.
  func change(_ todos: [Todo], _ change: @escaping @LoopActor @Sendable () async throws -> Void) {
    reloading { [self] in
      try await change()
      if !list.shownMarks.isEmpty { list.unmark(todos) }
      return list.state.selectedItem?.id
    }
  }
}

extension PriorityLevel {
  /// The level below a priority, from none on; nil below the lowest one.
  fileprivate static func next(after priority: Int) -> PriorityLevel? {
    guard priority > 0 else { return named.first }
    return named.first { $0.range.lowerBound > priority }
  }
}
