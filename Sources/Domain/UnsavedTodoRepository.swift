public import FoundationEssentials

/// Access to the text that was being written when octodo ended. What one octodo keeps no other one takes as
/// long as both run.
public protocol UnsavedTodoRepository: Sendable {
  /// Takes over the newest text that an octodo which no longer runs left; nil where there is none.
  /// - Parameter todoID: the todo that it was meant for, nil for a new one. Where nothing was left for a new
  ///   one, it may be given what was meant for a todo that is gone, as text for a new one.
  /// - Throws: `AppError.storage`.
  func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo?

  /// Keeps the text in the place of what was kept under its key.
  /// - Throws: `AppError.storage`.
  func keep(_ todo: UnsavedTodo) async throws

  /// Removes what is kept under a key.
  /// - Throws: `AppError.storage`.
  func discard(_ key: UUID) async throws

  /// Leaves what is kept under a key for whoever takes it next.
  func release(_ key: UUID) async
}
