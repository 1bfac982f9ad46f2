import Domain
import GRDB

/// The check that no todo is a part of itself, and that none needs itself.
enum TodoCycle {
  /// Checks todos whose parent or needs were changed.
  /// - Throws: `AppError.todoCycle` with the ids from a todo back to it.
  static func refuse(_ db: Database, _ changes: TodoChanges, ids: [Int64]) throws {
    if changes.values[.parent] != nil {
      try refuse(db, ids, next: "SELECT parent FROM todo WHERE id = ? AND parent IS NOT NULL")
    }
    if changes.values[.needs] != nil {
      try refuse(db, ids, next: "SELECT needs_id FROM todo_dep WHERE todo_id = ? ORDER BY needs_id")
    }
  }

  private static func refuse(_ db: Database, _ ids: [Int64], next: String) throws {
    let next = try db.cachedStatement(sql: next)
    // Todos from which no cycle is reached.
    var clear: Set<Int64> = []
    for id in ids {
      var path = [id]
      var branches = [try Int64.fetchAll(next, arguments: [id])]
      while let last = branches.indices.last {
        guard let step = branches[last].popLast() else {
          branches.removeLast()
          clear.insert(path.removeLast())
          continue
        }
        if let start = path.firstIndex(of: step) { throw AppError.todoCycle(path: path[start...] + [step]) }
        if clear.contains(step) { continue }
        path.append(step)
        branches.append(try Int64.fetchAll(next, arguments: [step]))
      }
    }
  }
}
