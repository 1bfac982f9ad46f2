public import Domain

extension LocalTodoRepository {
  /// Inserts todos with their ids if there are none, and there is no change to undo: for the demo.
  /// - Throws: `AppError.storage`.
  public func insertIfNew(_ todos: @escaping @Sendable () -> [Todo]) async throws {
    let zone = database.clock.zone
    try await database.use("insert the demo's todos") { database in
      let table = TodoTable(database, zone: zone)
      let window = try table.window(.top, limit: 1)
      guard window.counts.total == 0, window.newestChange == nil, !window.canRedo else { return }
      try table.insert(todos())
    }
  }
}
