/// Access to the todos on this machine. Every write is durable before the call returns.
public protocol TodoRepository: Sendable {
  /// At most `limit` rows at `anchor`, and the counts of the same snapshot.
  /// - Parameter pattern: leaves out the todos without it in title, note or link; nil for all todos.
  /// - Throws: `AppError.storage`.
  func window(_ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?) async throws -> TodoWindow

  /// Finds the newest open todo with this link, or adds one, in one transaction. The time does not grow with
  /// the number of todos (measured up to 100,000). Reads that start later see the todo.
  /// - Parameter title: the title of a new todo.
  /// - Throws: `AppError.storage`.
  func findOrAdd(_ link: TodoLink, title: String) async throws -> FoundTodo

  /// Adds an open todo.
  /// - Throws: `AppError.storage`.
  func add(_ draft: TodoDraft) async throws -> Todo

  /// Changes title, note and link, and nothing else.
  /// - Parameter original: the todo as it was when the edit began. If its title, note or link was changed
  ///   since, nothing is stored.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate

  /// Marks a todo as done now, or as open.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func setDone(id: Int64, _ isDone: Bool) async throws -> Todo

  /// Deletes a todo; `undo` restores it.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func delete(id: Int64) async throws

  /// Undoes the last change that is not undone yet, including those of earlier runs; returns nil if there is
  /// none.
  /// - Throws: `AppError.storage`.
  func undo() async throws -> UndoneChange?

  /// Redoes what `undo` undid last, including in an earlier run; returns nil if there is nothing to redo or
  /// the todos were changed since.
  /// - Throws: `AppError.storage`.
  func redo() async throws -> UndoneChange?

  /// Emits after another process changed the todos.
  func externalChanges() -> AsyncStream<Void>
}

extension TodoRepository {
  /// At most `limit` rows of all todos at `anchor`.
  /// - Throws: `AppError.storage`.
  public func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow {
    try await window(anchor, limit: limit, matching: nil)
  }
}

/// The result of `findOrAdd`.
public struct FoundTodo: Hashable, Sendable {
  public let todo: Todo
  public let isNew: Bool

  public init(todo: Todo, isNew: Bool) {
    self.todo = todo
    self.isNew = isNew
  }
}
