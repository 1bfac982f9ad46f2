import Domain
import EventLoop
import Screens
import Texts

/// What becomes of the open parts of a todo that is marked as done.
extension TodoListPresenter {
  /// Marks a todo with open parts as done, and the parts as the user wants.
  func finish(_ todo: Todo) {
    switch environment.preferences.openParts {
    case .all: finishWithParts(todo)
    case .only: toggleDone(todo)
    case .ask:
      let question = Question(
        title: words.openParts(count: todo.openChildren),
        detail: words.openPartsDetail(title: TitleText.short(todo.title)), yes: words.allParts,
        discard: words.onlyThis, isYesSafe: true)
      environment.dialogs.choose(question) { [self] answer in
        switch answer {
        case .yes: finishWithParts(todo)
        case .discard: toggleDone(todo)
        case .no: break
        }
      }
    }
  }

  /// One undo opens all of them again.
  private func finishWithParts(_ todo: Todo) {
    reloading { [self] in
      let parts = try await openParts(of: todo)
      let changed = try await environment.todoRepository.setDone(ids: [todo.id] + parts, true)
      environment.notices.say(words.isDone(title: environment.title(of: changed)))
      return todo.id
    }
  }

  /// The open parts on all levels.
  private func openParts(of todo: Todo) async throws -> [Int64] {
    var (open, known, waiting): ([Int64], Set<Int64>, [Int64]) = ([], [todo.id], [todo.id])
    while let id = waiting.popLast() {
      let query = TodoQuery(filter: .child(of: id), sort: TodoSort(.created))
      let parts = try await environment.todoRepository.list(query, .top, limit: Int(Int32.max)).todos
      for part in parts where known.insert(part.id).inserted {
        waiting.append(part.id)
        if !part.isDone { open.append(part.id) }
      }
    }
    return open
  }
}
