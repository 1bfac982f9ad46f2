public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Adds and changes todos as one change, with the times and states that the batch has. Skips edits of deleted todos.
  /// - Throws: `AppError.emptyTitle`, `AppError.todoCycle`, `AppError.storage`.
  public func store(_ batch: TodoBatch, label: String = "", now: Date) throws(AppError) {
    guard !batch.isEmpty else { return }
    try database.write { db in
      let wanted = batch.edits.compactMap { if case .stored(let id) = $0.target { id } else { nil } }
      let stored = try Self.existing(db, ids: wanted, .all)
      let known = Set(stored)
      try change(db, batch.edits.isEmpty ? .added : .edited, label: label, ids: stored, at: now) {
        var added: [Int64] = []
        for changes in batch.added {
          let id = try insert(db, changes.withoutTimes, now: now)
          try record(db, changes, in: id)
          added.append(id)
        }
        for edit in batch.edits {
          guard let id = Self.id(edit.target, added), known.contains(id) || added.contains(id) else {
            continue
          }
          try apply(db, edit, to: id, added, now: now)
        }
        return added
      }
    }
  }

  private func apply(_ db: Database, _ edit: TodoBatch.Edit, to id: Int64, _ added: [Int64], now: Date) throws
  {
    var changes = edit.changes.withoutTimes
    if let parent = edit.parent {
      changes.set(.parent, parent.first.flatMap { Self.id($0, added) }.map(TodoFieldValue.number))
    }
    if let needs = edit.needs {
      changes.set(.needs, needs.isEmpty ? nil : .ids(needs.compactMap { Self.id($0, added) }.sorted()))
    }
    try write(db, changes, to: [id], now: now)
    try record(db, edit.changes, in: id)
    try TodoCycle.refuse(db, changes, ids: [id])
  }

  private static func id(_ target: TodoBatch.Target, _ added: [Int64]) -> Int64? {
    switch target {
    case .stored(let id): id
    case .added(let index): added.indices.contains(index) ? added[index] : nil
    }
  }

  /// Writes the state and the times that octodo otherwise sets itself.
  private func record(_ db: Database, _ changes: TodoChanges, in id: Int64) throws {
    var done: Int64?
    if case .instant(let time)? = changes.values[.done] { done = time.milliseconds }
    if case .state(let state)? = changes.values[.state] {
      // A state that is not final has no time at which it was done.
      let sql = """
        UPDATE todo SET state = :state, done_at = iif(:state >= 2, ifnull(:done, ifnull(done_at, changed_at)), NULL)
        WHERE id = :id
        """
      try db.cachedStatement(sql: sql).execute(arguments: ["state": state.rawValue, "done": done, "id": id])
    } else if let done {
      try db.cachedStatement(sql: "UPDATE todo SET done_at = ? WHERE id = ? AND state >= 2")
        .execute(arguments: [done, id])
    }
    guard case .instant(let changed)? = changes.values[.changed] else { return }
    try db.cachedStatement(sql: "UPDATE todo SET changed_at = ? WHERE id = ?")
      .execute(arguments: [changed.milliseconds, id])
  }
}

extension TodoChanges {
  /// The changes without those that `write` sets itself.
  fileprivate var withoutTimes: TodoChanges {
    var changes = self
    for field: TodoField in [.state, .done, .changed] { changes.remove(field) }
    return changes
  }
}
