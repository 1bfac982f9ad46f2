/// Access to the todos on this machine. Every write is durable before the call returns.
public protocol TodoRepository: Sendable {
  /// At most `limit` rows from `anchor` on, and the counts of the same moment.
  /// - Throws: `AppError.storage`.
  func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow

  /// - Throws: `AppError.storage`; nil where there is no such todo.
  func todo(id: Int64) async throws -> Todo?

  /// - Throws: `AppError.storage`.
  func add(_ draft: TodoDraft) async throws -> Todo

  /// Changes title, note and link, and nothing else.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func update(id: Int64, to draft: TodoDraft) async throws -> Todo

  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func setDone(id: Int64, _ isDone: Bool) async throws -> Todo

  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func delete(id: Int64) async throws

  /// Takes back the last change that was not yet taken back, also one of an earlier run; nil where there is
  /// none.
  /// - Throws: `AppError.storage`.
  func undo() async throws -> UndoneChange?

  /// Ticks after another process changed the todos.
  func foreignChanges() -> AsyncStream<Void>
}
