import Domain
import FoundationEssentials

/// Saving a todo that was written or changed, and keeping what is not saved yet.
struct TodoEditorUseCase {
  let todos: any TodoRepository
  let unsaved: any UnsavedTodoRepository

  /// - Throws: `AppError.emptyTitle`, `AppError.todoGone`, `AppError.storage`.
  func save(
    title: String, note: String, link: TodoLink?, as target: TodoEditorTarget
  ) async throws -> TodoUpdate {
    let draft = try TodoDraft(title: title, note: note, link: link)
    switch target {
    case .new: return .saved(try await todos.add(draft))
    case .existing(let original): return try await todos.update(original, to: draft)
    }
  }

  /// - Throws: `AppError.storage`.
  func takeLeft(for target: TodoEditorTarget) async throws -> UnsavedTodo? {
    switch target {
    case .new: try await unsaved.takeLeft(for: nil)
    case .existing(let todo): try await unsaved.takeLeft(for: todo.id)
    }
  }

  /// Keeps the text, or nothing under the key where it is nil.
  /// - Throws: `AppError.storage`.
  func keep(_ text: UnsavedTodo?, under key: UUID) async throws {
    if let text { try await unsaved.keep(text) } else { try await unsaved.discard(key) }
  }

  func release(_ key: UUID) async {
    await unsaved.release(key)
  }
}
