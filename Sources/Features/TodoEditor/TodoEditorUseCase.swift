import Domain

/// Saving a todo that was written or changed.
struct TodoEditorUseCase {
  let todos: any TodoRepository

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
}
