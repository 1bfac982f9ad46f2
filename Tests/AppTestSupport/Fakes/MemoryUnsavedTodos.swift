public import Domain
public import EventLoop
public import FoundationEssentials

/// Unsaved changess in memory: those of open editors, and those without an open editor.
@LoopActor
public final class MemoryUnsavedTodos: UnsavedTodoRepository {
  /// The drafts of open editors, newest last.
  public private(set) var kept: [UnsavedTodo] = []
  /// The drafts without an open editor, newest last.
  public var left: [UnsavedTodo] = []
  /// The number of writes and removals.
  public private(set) var writes = 0
  /// Thrown by every call while it is set.
  public var failure: AppError?

  nonisolated init() {}

  @LoopActor public func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo? {
    if let failure { throw failure }
    guard let index = left.lastIndex(where: { $0.todoID == todoID }) else { return nil }
    kept.append(left.remove(at: index))
    return kept.last
  }

  @LoopActor public func keep(_ todo: UnsavedTodo) async throws {
    if let failure { throw failure }
    writes += 1
    kept.removeAll { $0.key == todo.key }
    kept.append(todo)
  }

  @LoopActor public func discard(_ key: UUID) async throws {
    if let failure { throw failure }
    writes += 1
    kept.removeAll { $0.key == key }
  }

  @LoopActor public func release(_ key: UUID) async {
    left += kept.filter { $0.key == key }
    kept.removeAll { $0.key == key }
  }
}
