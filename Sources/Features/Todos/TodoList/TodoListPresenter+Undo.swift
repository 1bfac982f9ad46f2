import Domain
import EventLoop
import Screens
import Texts

/// Taking changes back.
extension TodoListPresenter {
  func undo() {
    follow({ try await $0.undo() }, nothing: texts.list.nothingToUndo, removes: .added) {
      $0.sentences($1, $2).undone
    }
  }

  func redo() {
    follow({ try await $0.redo() }, nothing: words.nothingToRedo, removes: .deleted) {
      $0.sentences($1, $2).redone
    }
  }

  /// Undoes or redoes a change, and selects its todo.
  /// - Parameters:
  ///   - nothing: the message if there is no such change.
  ///   - removed: the kind of change after which the todo no longer exists.
  private func follow(
    _ step: @escaping @LoopActor @Sendable (any TodoRepository) async throws -> UndoneChange?,
    nothing: String, removes removed: TodoChange,
    sentence: @escaping @LoopActor @Sendable (UndoneChange, TodoListTexts, _ title: String) -> String
  ) {
    reloading { [self] in
      guard let undone = try await step(environment.todoRepository) else {
        environment.notices.say(nothing)
        return nil
      }
      let title = environment.title(undone.title, andMore: undone.count - 1)
      let sentences =
        (undone.count > 0 ? [sentence(undone, words, title)] : [])
        + (undone.skipped > 0 ? [words.stayed(count: undone.skipped)] : [])
      environment.notices.say(sentences.joined(separator: " "))
      return undone.change == removed && undone.count > 0 ? nil : undone.todoID
    }
  }
}

extension UndoneChange {
  /// What is said after undo and after redo.
  fileprivate func sentences(_ texts: TodoListTexts, _ title: String) -> (undone: String, redone: String) {
    switch change {
    case .added: (texts.undidAdd(title: title), texts.redidAdd(title: title))
    case .edited: (texts.undidEdit(title: title), texts.redidEdit(title: title))
    case .done: (texts.undidDone(title: title), texts.redidDone(title: title))
    case .reopened: (texts.undidReopen(title: title), texts.redidReopen(title: title))
    case .deleted: (texts.undidDelete(title: title), texts.redidDelete(title: title))
    case .cancelled: (texts.undidCancel(title: title), texts.redidCancel(title: title))
    case .skipped: (texts.undidSkip(title: title), texts.redidSkip(title: title))
    case .moved: (texts.undidMove(title: title), texts.redidMove(title: title))
    case .imported: (texts.undidImport(title: title), texts.redidImport(title: title))
    }
  }
}
