public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Adds and changes todos as one change, with the times and states that the batch has. Skips new todos whose uid another one
  /// has by now, edits of deleted todos, and those of todos that were changed since the edits were made.
  /// - Parameter onProgress: called now and then with the number of todos that are written. If it throws, nothing is stored.
  /// - Returns: how many todos stay as they are, because they were added or changed meanwhile.
  /// - Throws: `AppError.emptyTitle`, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  @discardableResult
  public func store(
    _ batch: TodoBatch, label: String = "", now: Date, onProgress: (_ count: Int) throws -> Void = { _ in }
  ) throws(AppError) -> TodoBatch.Left {
    guard !batch.isEmpty else { return TodoBatch.Left() }
    var written = 0
    func count() throws {
      written += 1
      if written % Self.progressStep == 0 { try onProgress(written) }
    }
    return try database.write { db in
      let changed = try Self.changedMeanwhile(db, batch.edits)
      let wanted = batch.edits.compactMap { edit in
        if case .stored(let id) = edit.target, !changed.contains(id) { id } else { nil }
      }
      let stored = try Self.existing(db, ids: wanted, .all)
      let known = Set(stored)
      let here = try Self.addedMeanwhile(db, batch.added)
      let size = batch.added.count - here.count + batch.edits.count
      try change(db, .imported, label: label, ids: stored, adding: size, at: now) {
        let added = try insertAll(db, batch.added, besides: here, now: now, count)
        let new = added.enumerated().filter { here[$0.offset] == nil }.map(\.element)
        let all = known.union(new)
        var (parents, needs): ([Int64], [Int64]) = ([], [])
        for edit in batch.edits {
          try count()
          guard let id = Self.id(edit.target, added), all.contains(id) else { continue }
          try apply(db, edit, to: id, added, now: now)
          if edit.parent?.isEmpty == false { parents.append(id) }
          if edit.needs?.isEmpty == false { needs.append(id) }
        }
        // Once for all, because the ways from todos to others have long parts in common.
        try TodoRelations.check(db, parents: parents, needs: needs)
        return new
      }
      return TodoBatch.Left(added: here.count, changed: changed.count)
    }
  }

  private static let progressStep = 256

  /// The todos that have the uids of new ones, by the index of the new one.
  private static func addedMeanwhile(_ db: Database, _ added: [TodoChanges]) throws -> [Int: Int64] {
    let id = try db.cachedStatement(sql: "SELECT id FROM todo WHERE uid = ? AND uid <> ''")
    var here: [Int: Int64] = [:]
    for (index, changes) in added.enumerated() {
      guard case .text(let uid)? = changes.values[.uid] else { continue }
      here[index] = try Int64.fetchOne(id, arguments: [uid])
    }
    return here
  }

  /// The todos that were changed since the edits were made.
  private static func changedMeanwhile(_ db: Database, _ edits: [TodoBatch.Edit]) throws -> Set<Int64> {
    let time = try db.cachedStatement(sql: "SELECT changed_at FROM todo WHERE id = ?")
    var changed: Set<Int64> = []
    for edit in edits {
      guard case .stored(let id) = edit.target, let seen = edit.seen,
        let milliseconds = try Int64.fetchOne(time, arguments: [id]), milliseconds != seen.milliseconds
      else { continue }
      changed.insert(id)
    }
    return changed
  }

  /// Makes a call on another thread fail, which then has changed nothing. Does nothing if none is running.
  public func interrupt() { database.queue.interrupt() }

  /// Inserts todos above all others, each as a row with all its fields.
  /// - Parameter here: the todos that stand for some of them, by their index.
  /// - Returns: the ids of all, in their order.
  private func insertAll(
    _ db: Database, _ added: [TodoChanges], besides here: [Int: Int64], now: Date, _ count: () throws -> Void
  ) throws -> [Int64] {
    var position = try Self.topPosition(db)
    var (todos, ids): ([Todo], [Int64]) = ([], [])
    for (index, changes) in added.enumerated() {
      try count()
      if let id = here[index] {
        ids.append(id)
        continue
      }
      guard case .text(let title)? = changes.values[.title] else { throw AppError.emptyTitle }
      var todo = Todo(id: 0, title: title, createdAt: now)
      (todo.changedAt, todo.uid) = (now, try uids.next(db))
      todo = try changes.applied(to: todo)
      position -= TodoPositions.gap
      (todo.position, todo.doneAt) = (position, todo.state.isFinal ? todo.doneAt ?? now : nil)
      todo.id = try insertRow(db, todo, Self.columnsOfNew)
      todos.append(todo)
      ids.append(todo.id)
    }
    try insertLists(db, of: todos)
    return ids
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
