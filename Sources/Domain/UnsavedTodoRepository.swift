public import FoundationEssentials

/// Access to editor text that was not saved when octodo ended. Text kept by one running octodo cannot be
/// taken by another.
public protocol UnsavedTodoRepository: Sendable {
  /// Takes over the newest text left by an octodo that no longer runs; returns nil if there is none.
  /// - Parameter todoID: the todo that was edited, nil for a new one. With nil, the text of a deleted todo
  ///   may be returned as text for a new one.
  /// - Throws: `AppError.storage`.
  func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo?

  /// Keeps the text, replacing what was kept under its key.
  /// - Throws: `AppError.storage`.
  func keep(_ todo: UnsavedTodo) async throws

  /// Deletes what is kept under the key.
  /// - Throws: `AppError.storage`.
  func discard(_ key: UUID) async throws

  /// Leaves what is kept under the key for the next `takeLeft`.
  func release(_ key: UUID) async
}
