import Domain

/// Saving a todo that was written or changed.
struct TodoEditorUseCase {
  let todos: any TodoRepository

  /// - Throws: `AppError.emptyTitle`, `AppError.todoGone`, `AppError.storage`.
  func save(title: String, note: String, link: TodoLink?, as target: TodoEditorTarget) async throws -> Todo {
    let draft = try TodoDraft(title: title, note: note, link: link)
    switch target {
    case .new: return try await todos.add(draft)
    case .existing(let todo): return try await todos.update(id: todo.id, to: draft)
    }
  }
}
