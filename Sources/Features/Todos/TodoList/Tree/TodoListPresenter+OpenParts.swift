import Domain
import EventLoop
import Screens
import Texts

/// Marking todos as done, and what becomes of their open parts.
extension TodoListPresenter {
  /// Marks open todos as done, and their open parts as the user wants.
  func finish(_ todos: [Todo]) {
    guard todos.contains(where: { $0.openChildren > 0 }) else { return finish(todos, .stayOpen) }
    switch environment.preferences.openParts {
    case .all: finish(todos, .areDone)
    case .only: finish(todos, .stayOpen)
    case .ask:
      changing { [self] in
        let count = try await environment.todoRepository.openPartCount(
          of: todos.map(\.id), missed: environment.preferences.missed)
        // All of them can be among the todos, or be kept for the next date of one that repeats.
        guard count > 0 else { return try await finishAfterQuestion(todos, .stayOpen) }
        let rules = DoneRules(openParts: .areDone, missed: environment.preferences.missed)
        let ending = try await environment.todoRepository.repeatedByOthers(of: todos.map(\.id), by: rules)
        ask(todos, count, ending)
      }
    }
  }

  /// One question for both: what becomes of the parts, and that series end.
  /// - Parameter ending: the series among the todos and their parts that octodo cannot go on with.
  private func ask(_ todos: [Todo], _ count: Int, _ ending: [Todo]) {
    let isOne = todos.count == 1
    let end = ending.isEmpty ? nil : words.repeatedByOthersDetail(title: environment.title(of: ending))
    let question = Question(
      title: isOne ? words.openParts(count: count) : words.openPartsOfMany(count: count),
      detail: [words.openPartsDetail(title: environment.title(of: todos)), end].compactMap(\.self)
        .joined(separator: "\n"),
      yes: words.allParts, other: isOne ? words.onlyThis : words.onlyThese, isYesSafe: ending.isEmpty)
    environment.dialogs.choose(question) { [self] answer in
      let parts: OpenPartsOutcome? =
        switch answer {
        case .yes: .areDone
        case .other: .stayOpen
        case .no: nil
        }
      guard let parts else { return }
      let rules = DoneRules(openParts: parts, missed: environment.preferences.missed, seen: todos)
      changing { [self] in try await markDone(todos, rules) }
    }
  }

  private func finish(_ todos: [Todo], _ parts: OpenPartsOutcome) {
    changing { [self] in try await finishAfterQuestion(todos, parts) }
  }

  /// Asks before it ends a series that octodo cannot go on with.
  private func finishAfterQuestion(_ todos: [Todo], _ parts: OpenPartsOutcome) async throws {
    let rules = DoneRules(openParts: parts, missed: environment.preferences.missed, seen: todos)
    let canEnd = parts == .areDone || todos.contains { $0.rule != nil }
    let ending =
      canEnd ? try await environment.todoRepository.repeatedByOthers(of: todos.map(\.id), by: rules) : []
    guard !ending.isEmpty else { return try await markDone(todos, rules) }
    confirmEnd(of: ending) { [self] in changing { [self] in try await markDone(todos, rules) } }
  }

  /// Asks whether series end here.
  func confirmEnd(of todos: [Todo], then end: @escaping @LoopActor () -> Void) {
    let question = Question(
      title: words.repeatedByOthers(count: todos.count),
      detail: words.repeatedByOthersDetail(title: environment.title(of: todos)), yes: words.endSeries)
    environment.dialogs.choose(question) { if $0 == .yes { end() } }
  }

  /// One undo opens all of them again.
  private func markDone(_ todos: [Todo], _ rules: DoneRules) async throws {
    let done = try await environment.todoRepository.done(ids: todos.map(\.id), by: rules)
    guard done.count > 0 || done.doneBefore == 0 else {
      return environment.notices.say(words.doneBefore(count: done.doneBefore))
    }
    let next = done.count == 1 && done.repeated == 1 ? try await next(of: todos[0]) : nil
    environment.notices.say(doneSentence(todos[0], done, next: next))
    if let next, list.shownMarks.isEmpty { return try await showNextDate(of: next) }
    try await showStates(of: todos, areDone: true)
  }

  private func next(of todo: Todo) async throws -> Todo? {
    try await environment.todoRepository.todos(ids: [todo.id]).first
  }
}
