import Synchronization

/// Stops a batch that is being stored on another thread.
final class BatchStop: Sendable {
  private struct State {
    var isStopped = false
    /// The table that stores the batch now.
    var table: TodoTable?
  }

  private let state = Mutex(State())

  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// - Throws: `CancellationError` once it is stopped.
  func check() throws {
    if isStopped { throw CancellationError() }
  }

  /// Also ends a statement that takes long. Later calls of the table are not meant, so it does that only during `body`.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.table?.interrupt()
    }
  }

  /// Runs `body`, which stores the batch in a table.
  /// - Throws: `CancellationError` if it is stopped already, and what `body` throws.
  func during<Value>(_ table: TodoTable, _ body: () throws -> Value) throws -> Value {
    let isStopped = state.withLock { state in
      state.table = table
      return state.isStopped
    }
    defer { state.withLock { $0.table = nil } }
    if isStopped { throw CancellationError() }
    return try body()
  }
}
