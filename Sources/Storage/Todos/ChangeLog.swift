import Domain
import GRDB

/// The undo log. A change set is what one command did, with the whole todos before and after it. Undone sets are the newest
/// ones and stay until the next change, so that they can be redone. Two processes write the same log in their transactions.
enum ChangeLog {
  /// The states of a todo that a set has.
  enum Side: Int {
    case before, after

    var other: Side { self == .before ? .after : .before }
  }

  /// A change set that is being written.
  struct Recording {
    fileprivate let id: Int64
  }

  /// Begins a change set with the todos as they are. Call it before the change. Clears the undone sets, because they no longer
  /// apply.
  /// - Parameter ids: the todos that will be changed or deleted.
  static func begin(
    _ db: Database, _ change: TodoChange, label: String, ids: [Int64], at now: Int64, _ limits: UndoLimits
  ) throws -> Recording {
    try db.cachedStatement(
      sql: "DELETE FROM change_row WHERE set_id IN (SELECT id FROM change_set WHERE is_undone)"
    ).execute()
    try db.cachedStatement(sql: "DELETE FROM change_set WHERE is_undone").execute()
    try makeRoom(db, limits)
    let insert = "INSERT INTO change_set (at, kind, label) VALUES (?, ?, ?)"
    try db.cachedStatement(sql: insert).execute(arguments: [now, change.rawValue, label])
    let recording = Recording(id: db.lastInsertedRowID)
    try record(db, recording, .before, ids)
    return recording
  }

  /// Completes a change set with the todos as they are now.
  /// - Parameters:
  ///   - ids: those that were given to `begin`, and the new todos.
  ///   - count: how many of them, from the first one on, a person counts; the others only follow. Nil for all.
  static func end(_ db: Database, _ recording: Recording, ids: [Int64], count: Int? = nil) throws {
    try record(db, recording, .after, ids)
    let size = """
      UPDATE change_set SET (count, bytes) = (
        SELECT ifnull(?, count(DISTINCT seq)), coalesce(sum(length(CAST(content AS BLOB))), 0) FROM change_row WHERE set_id = change_set.id)
      WHERE id = ?
      """
    try db.cachedStatement(sql: size).execute(arguments: [count, recording.id])
  }

  private static func record(_ db: Database, _ recording: Recording, _ side: Side, _ ids: [Int64]) throws {
    let sql = """
      INSERT INTO change_row (set_id, seq, side, tbl, key, content)
      SELECT ?, given.key, ?, 'todo', todo.id, \(TodoSnapshot.sql)
      FROM json_each(?) AS given CROSS JOIN todo ON todo.id = given.value
      """
    try db.cachedStatement(sql: sql).execute(arguments: [recording.id, side.rawValue, ids.json])
  }

  /// Removes the oldest sets until there is room for one more.
  private static func makeRoom(_ db: Database, _ limits: UndoLimits) throws {
    let sizes = try Row.fetchAll(db.cachedStatement(sql: "SELECT id, bytes FROM change_set ORDER BY id DESC"))
    var (kept, bytes) = (0, 0)
    for row in sizes {
      kept += 1
      bytes += StoredCounts.plausible(try row.decode(Int.self, atIndex: 1))
      guard kept >= limits.changes || bytes > limits.bytes else { continue }
      let last = try row.decode(Int64.self, atIndex: 0)
      for sql in ["DELETE FROM change_row WHERE set_id <= ?", "DELETE FROM change_set WHERE id <= ?"] {
        try db.cachedStatement(sql: sql).execute(arguments: [last])
      }
      return
    }
  }

  /// Whether there is a change to redo.
  static func canRedo(_ db: Database) throws -> Bool { try next(db, .after) != nil }

  /// The set that is undone (side before) or redone (side after) next.
  static func next(_ db: Database, _ side: Side) throws -> Int64? {
    let sql =
      side == .before
      ? "SELECT id FROM change_set WHERE NOT is_undone ORDER BY id DESC LIMIT 1"
      : "SELECT id FROM change_set WHERE is_undone ORDER BY id LIMIT 1"
    return try Int64.fetchOne(db.cachedStatement(sql: sql))
  }

  /// The todos that the last change, or the last undone one, added; nil if it did anything else.
  static func added(_ db: Database, _ side: Side) throws -> Set<Int64>? {
    guard let set = try next(db, side) else { return nil }
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT key, side FROM change_row WHERE set_id = ?"), arguments: [set])
    guard try rows.allSatisfy({ try $0.decode(Int.self, atIndex: 1) == Side.after.rawValue }) else {
      return nil
    }
    return Set(try rows.map { try $0.decode(Int64.self, atIndex: 0) })
  }

  /// The todos of a set, as far as they are still as the set left them.
  struct Step {
    let set: Int64
    let side: Side
    /// To be inserted, changed and deleted.
    fileprivate(set) var added: [Int64] = []
    fileprivate(set) var changed: [Int64] = []
    fileprivate(set) var deleted: [Int64] = []
    /// The number of todos that were changed since.
    fileprivate(set) var skipped = 0
    /// The first todo that changes, or the first one of the set if none does.
    fileprivate(set) var first: Int64 = 0
    fileprivate(set) var title = ""
    /// The number of todos that a person counts.
    fileprivate(set) var count = 0
    let change: TodoChange
    let label: String

    /// In the order in which the command had them.
    fileprivate(set) var ids: [Int64] = []
  }

  /// What undoing the last set (side before), or redoing the last undone one (side after), would do now. A set of which
  /// nothing applies any more is a step, too, because a person who undoes the last change does not mean the one before it.
  static func step(_ db: Database, _ side: Side) throws -> Step? {
    try next(db, side).map { try step(db, $0, side) }
  }

  private static func step(_ db: Database, _ set: Int64, _ side: Side) throws -> Step {
    let head = "SELECT kind, \(RowLimit.title("label")), count FROM change_set WHERE id = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: head), arguments: [set]),
      let change = TodoChange(rawValue: try row.decode(String.self, atIndex: 0))
    else { throw StorageError.damaged }
    var step = Step(set: set, side: side, change: change, label: try row.decode(String.self, atIndex: 1))
    let counted = StoredCounts.plausible(try row.decode(Int.self, atIndex: 2))
    // The other side must be what is there now.
    let parts = """
      SELECT part.key, wanted.content IS NOT NULL, there.content IS NOT NULL,
        there.content IS (SELECT \(TodoSnapshot.sql) FROM todo WHERE todo.id = part.key), part.seq
      FROM (SELECT DISTINCT seq, key FROM change_row WHERE set_id = :set AND tbl = 'todo') AS part
      LEFT JOIN change_row AS there ON there.set_id = :set AND there.seq = part.seq AND there.side = :there
      LEFT JOIN change_row AS wanted ON wanted.set_id = :set AND wanted.seq = part.seq AND wanted.side = :wanted
      ORDER BY part.seq
      """
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: parts),
      arguments: ["set": set, "there": side.other.rawValue, "wanted": side.rawValue])
    while let row = try rows.next() {
      let id = try row.decode(Int64.self, atIndex: 0)
      if step.first == 0 { step.first = id }
      guard try row.decode(Bool.self, atIndex: 3) else {
        step.skipped += 1
        continue
      }
      if step.ids.isEmpty { step.first = id }
      if try row.decode(Int.self, atIndex: 4) < counted { step.count += 1 }
      step.ids.append(id)
      switch (try row.decode(Bool.self, atIndex: 1), try row.decode(Bool.self, atIndex: 2)) {
      case (true, false): step.added.append(id)
      case (false, true): step.deleted.append(id)
      default: step.changed.append(id)
      }
    }
    let title =
      "SELECT substr(content ->> '$.title', 1, 32000) FROM change_row WHERE set_id = ? AND key = ? ORDER BY side = ? DESC LIMIT 1"
    step.title =
      try String.fetchOne(db.cachedStatement(sql: title), arguments: [set, step.first, side.rawValue])
      ?? ""
    return step
  }

  /// Gives the todos of a step the state of its side.
  static func take(_ db: Database, _ step: Step) throws {
    try db.cachedStatement(sql: "DELETE FROM todo WHERE id IN (SELECT value FROM json_each(?))")
      .execute(arguments: [step.deleted.json])
    try TodoSnapshot.restore(db, ids: step.added, from: step.set, step.side, isNew: true)
    try TodoSnapshot.restore(db, ids: step.changed, from: step.set, step.side, isNew: false)
    try db.cachedStatement(sql: "UPDATE change_set SET is_undone = ? WHERE id = ?")
      .execute(arguments: [step.side == .before, step.set])
  }
}
