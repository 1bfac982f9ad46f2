import Domain
import GRDB

/// The checks of the todos that others lead to: they exist, no todo is a part of itself, and none needs itself.
enum TodoRelations {
  /// Checks todos whose parent or needs were changed.
  /// - Throws: `AppError.todoMissing`; `AppError.todoCycle` with the ids from a todo back to it.
  static func check(_ db: Database, _ changes: TodoChanges, ids: [Int64]) throws {
    try check(
      db, parents: changes.values[.parent] == nil ? [] : ids,
      needs: changes.values[.needs] == nil ? [] : ids)
  }

  /// - Parameters:
  ///   - parents: the todos whose parent was changed.
  ///   - needs: the todos whose needs were changed.
  /// - Throws: as `check(_:_:ids:)`.
  static func check(_ db: Database, parents: [Int64], needs: [Int64]) throws {
    if !parents.isEmpty {
      try refuseMissing(db, parents, targets: "SELECT id AS source, parent AS target FROM todo")
      try refuseCycles(db, parents, next: "SELECT parent FROM todo WHERE id = ? AND parent IS NOT NULL")
    }
    if !needs.isEmpty {
      try refuseMissing(db, needs, targets: "SELECT todo_id AS source, needs_id AS target FROM todo_dep")
      try refuseCycles(db, needs, next: "SELECT needs_id FROM todo_dep WHERE todo_id = ? ORDER BY needs_id")
    }
  }

  private static func refuseMissing(_ db: Database, _ ids: [Int64], targets: String) throws {
    let sql = """
      SELECT target FROM (\(targets) WHERE source IN (SELECT value FROM json_each(?)))
      WHERE target IS NOT NULL AND target NOT IN (SELECT id FROM todo) ORDER BY target LIMIT 1
      """
    let missing = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [ids.json])
    if let missing { throw AppError.todoMissing(id: missing) }
  }

  private static func refuseCycles(_ db: Database, _ ids: [Int64], next: String) throws {
    let next = try db.cachedStatement(sql: next)
    // Todos from which no cycle is reached.
    var clear: Set<Int64> = []
    for id in ids where !clear.contains(id) {
      var path = [id]
      var members: Set<Int64> = [id]
      var branches = [try Int64.fetchAll(next, arguments: [id])]
      while let last = branches.indices.last {
        guard let step = branches[last].popLast() else {
          branches.removeLast()
          let done = path.removeLast()
          members.remove(done)
          clear.insert(done)
          continue
        }
        if members.contains(step), let start = path.firstIndex(of: step) {
          throw AppError.todoCycle(path: path[start...] + [step])
        }
        if clear.contains(step) { continue }
        path.append(step)
        members.insert(step)
        branches.append(try Int64.fetchAll(next, arguments: [step]))
      }
    }
  }
}
