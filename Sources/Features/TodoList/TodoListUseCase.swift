import Domain

/// Reading and changing the todo list.
struct TodoListUseCase {
  let todos: any TodoRepository

  /// Rows that are read at a time.
  static let windowSize = 200

  /// - Throws: `AppError.storage`.
  func window(_ anchor: TodoAnchor) async throws -> TodoWindow {
    try await todos.window(anchor, limit: Self.windowSize)
  }

  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func flipDone(_ todo: Todo) async throws -> Todo {
    try await todos.setDone(id: todo.id, !todo.isDone)
  }

  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func delete(_ todo: Todo) async throws {
    try await todos.delete(id: todo.id)
  }

  /// - Throws: `AppError.storage`.
  func undo() async throws -> UndoneChange? {
    try await todos.undo()
  }

  /// - Throws: `AppError.storage`.
  func redo() async throws -> UndoneChange? {
    try await todos.redo()
  }

  func foreignChanges() -> AsyncStream<Void> {
    todos.foreignChanges()
  }
}
