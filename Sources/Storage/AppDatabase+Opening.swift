import Domain
import FoundationEssentials
import GRDB

extension AppDatabase {
  /// The whole way from a path to a database that can be used; `queue` is the open connection.
  static func open(
    _ file: DatabaseFile, schema: Schema, now: Date, blank: BlankDatabase?, wait: Double
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    try file.createFolder()
    return try OpeningLock.hold(folder: file.folder) { () throws(StorageError) in
      do throws(StorageError) {
        try checkHeader(of: file, schema: schema)
        do throws(StorageError) {
          return try connect(to: file, schema: schema, blank: blank, wait: wait)
        } catch {
          // A disk that fails is no damage, though SQLite says so.
          if error == .damaged { try file.requireReadable() }
          throw error
        }
      } catch {
        guard error == .damaged else { throw error }
        let kept = try file.keepAside(now: now)
        let queue = try connect(to: file, schema: schema, blank: blank, wait: wait).queue
        return (queue, .damagedFileKept(path: kept.path))
      }
    }
  }

  /// Judges the file by its header, before SQLite touches it.
  private static func checkHeader(of file: DatabaseFile, schema: Schema) throws(StorageError) {
    try file.checkCompanions()
    // octodo never leaves an empty file, but a full disk or a program that copies files may. SQLite would take it for a
    // new database, and delete a journal that could bring the old one back.
    if file.isEmpty { throw .damaged }
    // With a journal the header may be half-written; SQLite repairs it and judges then.
    guard !file.hasJournal, let header = try DatabaseHeader.read(of: file) else { return }
    guard header.isSQLite else { throw .damaged }
    guard header.userVersion <= schema.version else { throw .newerSchema }
  }

  private static func connect(
    to file: DatabaseFile, schema: Schema, blank: BlankDatabase?, wait: Double
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    try SpareDescriptors.require()
    let content = blank?.bytes
    let isNew = try file.create(with: content ?? DatabaseHeader.emptyDatabase())
    let isWritable = file.isWritable
    do {
      var configuration = configuration
      configuration.busyMode = .timeout(wait)
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      let isMigrated = isNew && content != nil
      let applied = isMigrated ? schema.version : try queue.read(schema.appliedVersion)
      if isWritable { try queue.inDatabase(makeDurable) }
      if applied < schema.version {
        if applied > 0 { try backUp(queue, file: file, before: schema.version) }
        try schema.migrator.migrate(queue)
        if isNew { try blank?.learn(from: file) }
      }
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
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Sets what durable writes rest on, and reads it back: SQLite ignores a pragma that it cannot follow.
  ///
  /// A rollback journal, not a write-ahead log: SQLite 3.7.0 to 3.51.2 can corrupt a file whose log two
  /// connections reset at once (sqlite.org/releaselog/3_51_3.html), and two octodos on one file are a
  /// normal case. `synchronous` is EXTRA, for with such a journal FULL does not sync the folder after the
  /// journal is deleted, so a power cut could bring the journal back and undo a commit
  /// (sqlite.org/pragma.html#pragma_synchronous). It is set on the open connection, because GRDB's own
  /// set-up may lower what was set earlier. Memory mapping is off: with it a fault of the disk ends the
  /// program instead of giving an error.
  private static func makeDurable(_ db: Database) throws {
    guard try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") == "delete" else {
      throw StorageError.notDurable(setting: "journal_mode")
    }
    try db.execute(sql: "PRAGMA synchronous = EXTRA")
    guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 3 else {
      throw StorageError.notDurable(setting: "synchronous")
    }
    _ = try Int.fetchOne(db, sql: "PRAGMA mmap_size = 0")
  }

  /// Keeps the file as it is before a migration changes it. The copy gets its name once it is whole, so that a kill
  /// leaves no half of one that looks like a backup.
  private static func backUp(_ queue: DatabaseQueue, file: DatabaseFile, before version: Int) throws {
    let name = "\(file.name).before-v\(version)"
    let draft = DatabaseFile(path: "\(file.folder)/\(name).new")
    draft.discard()
    guard try draft.create() else { throw StorageError.locked }
    do {
      // Unlike a copy of the bytes it cannot meet another program in mid-write.
      try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft.path]) }
      try draft.sync()
      _ = try draft.take(name)
    } catch {
      draft.discard()
      throw error
    }
  }
}
