public import Domain
public import FoundationEssentials
import GRDB
import Glibc

/// Puts the todos of a copy into the todo file.
public struct TodoRestore {
  /// The number of todos in the copy.
  public let todos: Int
  private let copy: DatabaseFile

  /// Checks the copy.
  /// - Throws: `StorageError.damaged`, `.newerSchema` or `.notOctodo` if it cannot be used, and errors of reading it.
  public init(copyAt path: String) throws(StorageError) {
    copy = DatabaseFile(path: path)
    guard copy.exists else { throw StorageError(errno: ENOENT, path: path) }
    guard let header = try DatabaseHeader.read(of: copy), header.isSQLite else { throw .damaged }
    guard header.userVersion <= Schema.current.version else { throw .newerSchema }
    do {
      todos = try Self.connection(to: copy).inDatabase { db in
        _ = try Schema.current.appliedVersion(db)
        guard try String.fetchAll(db, sql: "PRAGMA quick_check(1)") == ["ok"] else {
          throw StorageError.damaged
        }
        guard header.userVersion > 0 else { throw StorageError.notOctodo }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM todo") ?? 0
      }
    } catch {
      throw StorageError(error)
    }
  }

  /// Replaces the todos, their undo log, the history and the queries in the todo file by those of the copy, in one
  /// transaction. Programs that have the file open go on with the restored todos.
  /// - Parameters:
  ///   - path: the todo file; created if there is none.
  ///   - now: the time in the name of the kept file.
  /// - Returns: the copy of the todo file as it was; nil if there was none.
  /// - Throws: `AppError.storage`; then the todo file is unchanged.
  public func restore(to path: String, now: Date) throws(AppError) -> String? {
    do {
      let isNew = !DatabaseFile(path: path).exists
      var database = try AppDatabase(path: path, now: now)
      // Before the file as it was is copied.
      if database.notice == .readOnly { throw StorageError.readOnly }
      if try !database.quickCheck().isEmpty {
        database = try AppDatabase(replacing: database, now: now, patience: LockPatience())
      }
      let restored = DatabaseFile(path: path + ".restoring")
      defer { restored.discardWithJournal() }
      try prepare(restored, now: now)
      let kept = try replace(in: database, by: restored, keepingAs: isNew ? nil : Self.keptName(path, now))
      // The user knows, and the next restore shall take the newest copy again.
      try database.dismissDamagedFiles()
      return kept
    } catch {
      throw AppError(storage: error)
    }
  }

  /// A copy of the copy with the present schema.
  private func prepare(_ file: DatabaseFile, now: Date) throws {
    try Self.connection(to: copy).inDatabase { try file.fill(from: $0) { _ throws(StorageError) in } }
    _ = try AppDatabase(path: file.path, now: now)
    // The copy itself is the backup from before a migration.
    DatabaseFile(path: "\(file.path).before-v\(Schema.current.version)").discard()
  }

  private static let tables = [
    "todo", "tag", "todo_tag", "todo_dep", "annotation", "saved_view", "setting", "change_set", "change_row",
    "visit", "visit_undo", "query_history", "bookmark", "done_thread",
  ]

  private func replace(
    in database: AppDatabase, by restored: DatabaseFile, keepingAs kept: String?
  ) throws -> String? {
    try database.use { try $0.execute(sql: "ATTACH ? AS restored", arguments: [restored.path]) }
    defer { try? database.use { try $0.execute(sql: "DETACH restored") } }
    // No other program can write between the copy and the change.
    return try database.write { db in
      let file = try kept.map { name in
        var file: DatabaseFile?
        // A kill leaves at most one draft, which the next restore replaces.
        let draft = DatabaseFile(path: database.file.path + ".before-restore.new")
        try database.aside {
          try draft.fill(from: $0) { draft throws(StorageError) in file = try draft.take(name) }
        }
        return file
      }
      for table in Self.tables { try db.execute(sql: "DELETE FROM main.\(table)") }
      for table in Self.tables {
        try db.execute(sql: "INSERT OR REPLACE INTO main.\(table) SELECT * FROM restored.\(table)")
      }
      try StoredCounts.correct(db)
      return file??.path
    }
  }

  private static func keptName(_ path: String, _ now: Date) -> String {
    let format = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
    return "\(DatabaseFile(path: path).name).before-restore-\(now.formatted(format))"
  }

  /// The number of todos in a copy, which is not checked for damage; nil if they cannot be counted.
  static func countTodos(inCopyAt path: String) -> Int? {
    let file = DatabaseFile(path: path)
    guard file.isPlain else { return nil }
    return try? connection(to: file).inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM todo") }
  }

  private static func connection(to file: DatabaseFile) throws -> DatabaseQueue {
    try SpareDescriptors.require()
    var configuration = Configuration()
    configuration.label = "copy of octodo.db"
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }
}
