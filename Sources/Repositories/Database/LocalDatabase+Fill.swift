public import Domain
import EventLoop
import Storage

extension LocalDatabase {
  /// Puts in what is to be there from the start: todos as they are, and queries, the oldest first.
  /// - Throws: `AppError.storage`.
  public func fill(todos: [Todo], queries: [String]) async throws {
    try await use("fill the database") { database in
      try TodoTable(database).insert(todos)
      for query in queries { try QueryHistoryTable(database).remember(query) }
    }
  }
}
