public import Domain
import EventLoop

extension LocalDatabase {
  /// Inserts initial content: todos and visits unchanged, the latest visit first, and queries, the oldest
  /// first.
  /// - Throws: `AppError.storage`.
  public func fill(todos: [Todo], queries: [String], visits: [VisitGroup]) async throws {
    try await use("fill the database") { database in
      try TodoTable(database).insert(todos)
      for query in queries { try QueryHistoryTable(database).remember(query) }
      try VisitTable(database).insert(visits)
    }
  }
}
