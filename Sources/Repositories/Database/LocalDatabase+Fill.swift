public import Domain
import EventLoop
import Storage

extension LocalDatabase {
  /// Puts in what is to be there from the start: todos as they are, queries, the oldest first, and
  /// what was opened, the last visit first.
  /// - Throws: `AppError.storage`.
  public func fill(todos: [Todo], queries: [String], visits: [VisitGroup]) async throws {
    try await use("fill the database") { database in
      try TodoTable(database).insert(todos)
      for query in queries { try QueryHistoryTable(database).remember(query) }
      try VisitTable(database).insert(visits)
    }
  }
}
