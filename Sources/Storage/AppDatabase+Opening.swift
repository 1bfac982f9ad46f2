import Domain
import FoundationEssentials
import GRDB
import GRDBSQLite

extension AppDatabase {
  /// Opens a database from its path, ready for use; `queue` is the open connection.
  static func open(
    _ file: DatabaseFile, _ copies: BackupFolder, schema: Schema, now: Date, blank: BlankDatabase?,
    patience: LockPatience
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    try file.createFolder()
    return try OpeningLock.hold(folder: file.folder, patience) { () throws(StorageError) in
      try openAlone(file, copies, schema: schema, now: now, blank: blank, patience: patience)
    }
  }

  /// Opens a file while this program holds the opening lock.
  static func openAlone(
    _ file: DatabaseFile, _ copies: BackupFolder, schema: Schema, now: Date, blank: BlankDatabase?,
    patience: LockPatience
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    do throws(StorageError) {
      try checkHeader(of: file, schema: schema)
      return try connect(to: file, schema: schema, blank: blank, patience: patience)
    } catch {
      guard error == .damaged else { throw error }
      do throws(StorageError) {
        return try replaceDamaged(file, copies, schema: schema, now: now, patience: patience)
      } catch .migrated {
        // It was not open before, so that starting octodo again would not help.
        throw .newerSchema
      }
    }
  }

  /// Whether the path leads to another file than the open one, or to none.
  /// Source: sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_HAS_MOVED.
  var isReplaced: Bool {
    var hasMoved: Int32 = 0
    let result = queue.inDatabase { db in
      sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    }
    return result == SQLITE_OK && hasMoved != 0
  }

  /// Checks the file by its header, before SQLite opens it.
  private static func checkHeader(of file: DatabaseFile, schema: Schema) throws(StorageError) {
    try file.checkCompanions()
    if try file.isBeingReplaced() { throw .damaged }
    // octodo never leaves an empty file, but a full disk or a copy program may. SQLite would take it for a
    // new database and delete a journal that could restore the old one.
    if file.isEmpty { throw .damaged }
    // With a journal the header may be half-written; SQLite first repairs the file.
    guard !file.hasJournal, let header = try DatabaseHeader.read(of: file) else { return }
    guard header.isSQLite else { throw .damaged }
    guard header.userVersion <= schema.version else { throw .newerSchema }
  }

  static func connect(
    to file: DatabaseFile, schema: Schema, blank: BlankDatabase?, patience: LockPatience
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    try SpareDescriptors.require()
    let content = blank?.bytes
    let isNew = try file.create(with: content ?? DatabaseHeader.emptyDatabase())
    let isWritable = file.isWritable
    do {
      var configuration = configuration
      configuration.busyMode = .callback { patience.waitAgain(after: $0) }
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      let isMigrated = isNew && content != nil
      let applied = isMigrated ? schema.version : try queue.read(schema.appliedVersion)
      if isWritable { try queue.inDatabase(makeDurable) }
      if applied < schema.version {
        if applied > 0 { try backUp(queue, file: file, before: schema.version) }
        if isNew {
          try queue.inDatabase(schema.create)
          try blank?.learn(from: file)
        } else {
          try schema.migrator.migrate(queue)
        }
      }
      queue.inDatabase { RowLimit.set($0) }
      return (queue, isWritable ? nil : .readOnly)
    } catch {
      let failure = StorageError(error)
      if failure == .locked { try FileSystemLocks.require(in: file.folder) }
      throw failure
    }
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "octodo.db"
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { db in
      db.add(function: TextCondition.function)
      try TodoWords.addFunctions(to: db)
      try TitleKey.addFunction(to: db)
      try DerivedValues.addFunctions(to: db)
      TodoExpiry.addFunctions(to: db)
    }
    return configuration
  }

  /// Sets the pragmas that durable writes need, and reads them back, because SQLite ignores a pragma that it
  /// cannot apply.
  ///
  /// A rollback journal, not a write-ahead log: SQLite 3.7.0 to 3.51.2 can corrupt a file if two connections
  /// reset its log at once (sqlite.org/releaselog/3_51_3.html), and two octodos on one file are normal.
  /// `synchronous` is EXTRA, because with a rollback journal FULL does not sync the folder after the journal
  /// is deleted, so a power cut could restore the journal and undo a commit
  /// (sqlite.org/pragma.html#pragma_synchronous). It is set on the open connection, because GRDB's set-up may
  /// lower an earlier value. Memory mapping is off, because with it a disk error ends the program instead of
  /// returning an error.
  private static func makeDurable(_ db: Database) throws {
    guard try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") == "delete" else {
      throw StorageError.notDurable(setting: "journal_mode")
    }
    try db.execute(sql: "PRAGMA synchronous = EXTRA")
    guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 3 else {
      throw StorageError.notDurable(setting: "synchronous")
    }
    _ = try Int.fetchOne(db, sql: "PRAGMA mmap_size = 0")
    try PageCache.set(db)
  }

  /// Copies the file before a migration.
  private static func backUp(_ queue: DatabaseQueue, file: DatabaseFile, before version: Int) throws {
    let name = "\(file.name).before-v\(version)"
    let draft = DatabaseFile(path: "\(file.folder)/\(name).new")
    try queue.inDatabase {
      try draft.fill(from: $0) { draft throws(StorageError) in _ = try draft.take(name) }
    }
  }
}

/// The bound of everything that is read from the file. SQLite refuses a longer text, body or row before it takes the
/// memory for it, whoever wrote it.
enum RowLimit {
  /// In bytes. octodo's longest rows are responses in the cache with a body of 1.5 MiB; a todo has at most 4,500
  /// characters of 64 bytes. Other programs may write longer texts into todos. They are shown cut, and SQLite takes the
  /// memory for one of them at a time.
  static let bytes = 16 << 20

  /// The SQL of a title, a name or a query as it is read: up to what a field accepts, 500 characters of 64 bytes.
  static func title(_ column: String) -> String { "substr(\(column), 1, \(Todo.longestLine))" }

  /// The SQL of a note as it is read: up to what the editor accepts, 4,000 characters of 64 bytes.
  static func note(_ column: String) -> String { "substr(\(column), 1, \(Todo.longestText))" }

  /// Applies the limit to a connection. Source: sqlite.org/c3ref/c_limit_attached.html, SQLITE_LIMIT_LENGTH.
  /// - Parameter size: in bytes, for a change with longer arguments.
  static func set(_ db: Database, atLeast size: Int = 0) {
    _ = sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(clamping: max(bytes, size)))
  }
}
