public import Domain
import FoundationEssentials
import GRDB
import Glibc

extension AppDatabase {
  /// Replaces a damaged file by a new one with what can be read of it, and keeps the damaged one beside it. Call it
  /// with the opening lock.
  /// - Returns: the connection to the new file, and the notice about the kept one.
  /// - Throws: `StorageError`; then the damaged file is unchanged. `StorageError.diskFault` if the disk fails.
  static func replaceDamaged(
    _ file: DatabaseFile, _ copies: BackupFolder, schema: Schema, now: Date, patience: LockPatience
  ) throws(StorageError) -> (queue: DatabaseQueue, notice: StorageNotice?) {
    try file.requireReadable()
    try requireKnownSchema(of: file, schema)
    var damaged: DamagedFile
    switch schema.content {
    case .todos:
      do throws(StorageError) {
        damaged = try salvage(file, schema: schema, now: now, patience: patience)
      } catch {
        throw error.whileSalvaging
      }
    case .events: damaged = DamagedFile(path: try file.keepAside(now: now).path)
    }
    let queue = try connect(to: file, schema: schema, blank: nil, patience: patience).queue
    if schema.content == .todos {
      // Later copies have only what was saved.
      damaged.add(try? copies.copies(at: now).first)
      try remember(damaged, in: queue)
    }
    return (queue, .damagedFileKept(damaged))
  }

  /// A newer octodo may have migrated the file since it was opened, and a new one would lack what that has added.
  /// - Throws: `StorageError.migrated`.
  private static func requireKnownSchema(of file: DatabaseFile, _ schema: Schema) throws(StorageError) {
    guard let header = try DatabaseHeader.read(of: file), header.isSQLite else { return }
    guard header.userVersion <= schema.version else { throw .migrated }
  }

  /// - Throws: `StorageError`; then the damaged file is unchanged.
  private static func salvage(
    _ file: DatabaseFile, schema: Schema, now: Date, patience: LockPatience
  ) throws(StorageError) -> DamagedFile {
    let new = DatabaseFile(path: file.path + ".salvage")
    let repaired = DatabaseFile(path: file.path + ".repaired")
    new.discardWithJournal()
    defer { repaired.discardWithJournal() }
    // Closed last, because closing a descriptor drops this process's locks on the file.
    return try file.withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      do {
        let salvage = TodoSalvage(file, descriptor, repaired: repaired)
        defer { salvage.close() }
        let queue = try connect(to: new, schema: schema, blank: nil, patience: patience).queue
        let counts = try salvage.fill(queue)
        try queue.close()
        try new.sync()
        let kept = try file.replace(by: new, now: now)
        return DamagedFile(
          path: kept.path, saved: counts.saved, expected: counts.expected, lacksParts: counts.lacksParts)
      } catch {
        new.discardWithJournal()
        throw StorageError(error)
      }
    }
  }

  private static func remember(_ damaged: DamagedFile, in queue: DatabaseQueue) throws(StorageError) {
    do {
      try queue.write { db in
        try db.execute(
          sql: """
            INSERT OR REPLACE INTO damaged_file (name, saved, expected, copy_day, lacks_parts)
            VALUES (?, ?, ?, ?, ?)
            """,
          arguments: [
            DatabaseFile(path: damaged.path).name, damaged.saved, damaged.expected, damaged.copy?.day,
            damaged.lacksParts,
          ])
      }
    } catch {
      throw StorageError(error)
    }
  }
}

extension AppDatabase {
  /// The damaged file that was kept last; nil if there is none, or `dismissDamagedFiles` was called since.
  /// - Throws: `AppError.storage`.
  public func damagedFile() throws(AppError) -> DamagedFile? {
    try keptFiles().isEmpty ? nil : try read(damagedFile)
  }

  func damagedFile(_ db: Database) throws -> DamagedFile? {
    let statement = try db.cachedStatement(
      sql: "SELECT saved, expected, is_dismissed, copy_day, lacks_parts FROM damaged_file WHERE name = ?")
    for file in try keptFiles().reversed() {
      guard let row = try Row.fetchOne(statement, arguments: [file.name]) else {
        // An older octodo kept it; when is not known.
        var damaged = DamagedFile(path: file.path)
        damaged.add(try copies.copies(at: .distantFuture).first)
        return damaged
      }
      if try row.decode(Bool.self, atIndex: 2) { continue }
      var damaged = DamagedFile(
        path: file.path, saved: try row.decode(Int?.self, atIndex: 0),
        expected: try row.decode(Int?.self, atIndex: 1), lacksParts: try row.decode(Bool.self, atIndex: 4))
      damaged.add(try row.decode(String?.self, atIndex: 3).flatMap { try copies.newest(upTo: $0) })
      return damaged
    }
    return nil
  }

  /// Remembers that the user knows about the damaged files. The files stay.
  /// - Throws: `AppError.storage`.
  public func dismissDamagedFiles() throws(AppError) {
    let kept = try keptFiles()
    try write { db in
      let dismiss = """
        INSERT INTO damaged_file (name, is_dismissed) VALUES (?, 1)
        ON CONFLICT (name) DO UPDATE SET is_dismissed = 1
        """
      for file in kept { try db.execute(sql: dismiss, arguments: [file.name]) }
    }
  }

  private func keptFiles() throws(AppError) -> [DatabaseFile] {
    do throws(StorageError) { return try file.keptFiles() } catch { throw error.appError }
  }
}

extension DamagedFile {
  fileprivate mutating func add(_ copy: TodoBackup?) {
    self.copy = copy
    copied = copy.flatMap { TodoRestore.countTodos(inCopyAt: $0.path) }
  }
}

extension StorageError {
  /// The user must hear of the damage first, unless waiting solves it or it is none.
  fileprivate var whileSalvaging: StorageError {
    switch self {
    case .locked, .locksFail, .diskFault, .damaged: self
    default: .notSalvaged(self)
    }
  }
}
