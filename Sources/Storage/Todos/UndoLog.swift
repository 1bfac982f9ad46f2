import Domain
import GRDB

/// The undo log: `todo_undo` has the row that each change replaced, the newest last, and `todo_redo` what was undone.
/// Entries move from the end of one table to the end of the other, so a todo is then in the state that its entry's
/// change left. This holds for two processes too, because both write the same log in their transactions.
enum UndoLog {
  private static let columns = "title, note, link_kind, link_target, link_url, created_at, done_at"

  /// The direction: undo or redo.
  private enum Way {
    case back, forth

    var source: String { self == .back ? "todo_undo" : "todo_redo" }
    var target: String { self == .back ? "todo_redo" : "todo_undo" }
  }

  /// What applying an entry does to the row.
  private enum RowChange {
    case insert, delete, restoreText, restoreDone

    init(_ change: TodoChange, _ way: Way) {
      self =
        switch change {
        case .added: way == .back ? .delete : .insert
        case .deleted: way == .back ? .insert : .delete
        case .edited: .restoreText
        case .done, .reopened: .restoreDone
        }
    }
  }

  /// The changes of one transaction, which are undone and redone together.
  struct Changes {
    private let db: Database
    private let limits: UndoLimits
    private var hasEntry = false

    init(_ db: Database, _ limits: UndoLimits) {
      (self.db, self.limits) = (db, limits)
    }

    /// Records the row as it is. Call it before the change, or after it for a new todo. Clears the redo
    /// entries, because they no longer apply.
    mutating func record(_ change: TodoChange, id: Int64) throws {
      // Before the first entry of a change, so that neither this change nor a part of another is ever removed.
      if !hasEntry { try makeRoom() }
      try note(db, change, id: id, isJoined: hasEntry, in: "todo_undo")
      hasEntry = true
      try db.cachedStatement(sql: "DELETE FROM todo_redo").execute()
    }

    /// Removes the oldest changes, each as a whole, until there is room for one more.
    private func makeRoom() throws {
      let beyond = """
        DELETE FROM todo_undo WHERE id < (
          SELECT id FROM todo_undo INDEXED BY todo_undo_change WHERE is_joined = 0 ORDER BY id DESC LIMIT 1 OFFSET ?)
        """
      try db.cachedStatement(sql: beyond).execute(arguments: [max(limits.changes - 2, 0)])
      let oldest = """
        DELETE FROM todo_undo WHERE id < coalesce(
          (SELECT id FROM todo_undo INDEXED BY todo_undo_change
           WHERE is_joined = 0 AND id > (SELECT min(id) FROM todo_undo) ORDER BY id LIMIT 1),
          9223372036854775807)
        """
      while try UndoLimits.bytes(of: "todo_undo", in: db) > limits.bytes {
        try db.cachedStatement(sql: oldest).execute()
        guard db.changesCount > 0 else { break }
      }
    }
  }

  /// Whether there is a change to undo.
  static func canUndo(_ db: Database) throws -> Bool { try hasEntry(db, .back) }

  /// Whether there is a change to redo.
  static func canRedo(_ db: Database) throws -> Bool { try hasEntry(db, .forth) }

  private static func hasEntry(_ db: Database, _ way: Way) throws -> Bool {
    try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(way.source))")) ?? false
  }

  /// The todos that the last change added; nil if it was another change.
  static func lastAdded(_ db: Database) throws -> Set<Int64>? { try added(db, .back) }

  /// The todos that the last undone change had added; nil if it was another change.
  static func lastUndoneAdded(_ db: Database) throws -> Set<Int64>? { try added(db, .forth) }

  private static func added(_ db: Database, _ way: Way) throws -> Set<Int64>? {
    let entries = "SELECT change, todo_id, is_joined FROM \(way.source) ORDER BY id DESC"
    var added: Set<Int64> = []
    let rows = try Row.fetchCursor(db.cachedStatement(sql: entries))
    while let row = try rows.next() {
      guard try row.decode(String.self, atIndex: 0) == TodoChange.added.rawValue else { return nil }
      added.insert(try row.decode(Int64.self, atIndex: 1))
      if try !row.decode(Bool.self, atIndex: 2) { break }
    }
    return added
  }

  static func takeBackLast(_ db: Database) throws -> UndoneChange? {
    try followLast(db, .back)
  }

  static func bringBackLast(_ db: Database) throws -> UndoneChange? {
    try followLast(db, .forth)
  }

  /// Moves the entries of the last transaction to the other table.
  private static func followLast(_ db: Database, _ way: Way) throws -> UndoneChange? {
    let last =
      "SELECT id, change, todo_id, \(RowLimit.title("title")), is_joined FROM \(way.source) ORDER BY id DESC LIMIT 1"
    var followed: [UndoneChange] = []
    while let row = try Row.fetchOne(db.cachedStatement(sql: last)) {
      let entry = try row.decode(Int64.self, atIndex: 0)
      guard let change = TodoChange(rawValue: try row.decode(String.self, atIndex: 1)) else {
        throw StorageError.damaged
      }
      let undone = UndoneChange(
        change: change,
        todoID: try row.decode(Int64.self, atIndex: 2),
        title: try row.decode(String.self, atIndex: 3))
      // An entry no longer applies if the file was changed by other means; it must not block earlier ones.
      if try follow(db, undone, entry: entry, isJoined: !followed.isEmpty, way) { followed.append(undone) }
      try db.cachedStatement(sql: "DELETE FROM \(way.source) WHERE id = ?").execute(arguments: [entry])
      if !followed.isEmpty, try !row.decode(Bool.self, atIndex: 4) { break }
    }
    // Undo goes through the entries backwards.
    guard var first = way == .back ? followed.last : followed.first else { return nil }
    first.count = followed.count
    return first
  }

  /// Restores the row of the entry, and records the current one for the other direction.
  private static func follow(
    _ db: Database, _ change: UndoneChange, entry: Int64, isJoined: Bool, _ way: Way
  ) throws -> Bool {
    let effect = RowChange(change.change, way)
    let noteNow = { try note(db, change.change, id: change.todoID, isJoined: isJoined, in: way.target) }
    if effect != .insert { try noteNow() }
    try db.cachedStatement(sql: statement(for: effect, from: way.source)).execute(arguments: [entry])
    guard db.changesCount > 0 else { return false }
    if effect == .insert { try noteNow() }
    return true
  }

  /// Records nothing if there is no such row.
  /// - Parameter isJoined: whether the entry belongs to the same transaction as the one before it.
  private static func note(
    _ db: Database, _ change: TodoChange, id: Int64, isJoined: Bool, in table: String
  ) throws {
    let insert = """
      INSERT INTO \(table) (change, todo_id, is_joined, \(columns)) SELECT ?, id, ?, \(columns) FROM todo WHERE id = ?
      """
    try db.cachedStatement(sql: insert).execute(arguments: [change.rawValue, isJoined, id])
  }

  /// The statement that restores the row of the entry, its only argument.
  private static func statement(for effect: RowChange, from source: String) -> String {
    let noted = "FROM \(source) AS noted WHERE noted.id = ? AND noted.todo_id = todo.id"
    return switch effect {
    case .delete:
      "DELETE FROM todo WHERE id = (SELECT todo_id FROM \(source) WHERE id = ?)"
    case .restoreText:
      """
      UPDATE todo SET title = noted.title, note = noted.note, link_kind = noted.link_kind,
        link_target = noted.link_target, link_url = noted.link_url \(noted)
      """
    case .restoreDone:
      "UPDATE todo SET done_at = noted.done_at, is_done = noted.done_at IS NOT NULL \(noted)"
    case .insert:
      """
      INSERT OR IGNORE INTO todo (id, is_done, \(columns))
      SELECT todo_id, done_at IS NOT NULL, \(columns) FROM \(source) WHERE id = ?
      """
    }
  }
}
