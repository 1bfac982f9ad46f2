/// Access to the todos on this machine. Every write is durable before the call returns.
public protocol TodoRepository: Sendable {
  /// At most `limit` rows from `anchor` on, and the counts of the same moment.
  /// - Throws: `AppError.storage`.
  func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow

  /// Finds the newest open todo with this link, or adds one, in one transaction; as quick with 100,000 todos
  /// as with one. A read that is called later sees the todo.
  /// - Parameter title: the title of a new todo.
  /// - Throws: `AppError.storage`.
  func findOrAdd(_ link: TodoLink, title: String) async throws -> FoundTodo

  /// Adds an open todo.
  /// - Throws: `AppError.storage`.
  func add(_ draft: TodoDraft) async throws -> Todo

  /// Changes title, note and link, and nothing else.
  /// - Parameter original: what the edit began with; where somebody else changed these three since, nothing
  ///   is stored.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate

  /// Marks a todo as done now, or as open.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func setDone(id: Int64, _ isDone: Bool) async throws -> Todo

  /// Deletes a todo; `undo` brings it back.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func delete(id: Int64) async throws

  /// Takes back the last change that was not yet taken back, also one of an earlier run; nil where there is
  /// none.
  /// - Throws: `AppError.storage`.
  func undo() async throws -> UndoneChange?

  /// Does again what `undo` took back last, also in an earlier run; nil where there is nothing, or where there
  /// was a change since.
  /// - Throws: `AppError.storage`.
  func redo() async throws -> UndoneChange?

  /// Ticks after another process changed the todos.
  func foreignChanges() -> AsyncStream<Void>
}

/// A todo that was found by its link, or added.
public struct FoundTodo: Hashable, Sendable {
  public let todo: Todo
  public let isNew: Bool

  public init(todo: Todo, isNew: Bool) {
    self.todo = todo
    self.isNew = isNew
  }
}
