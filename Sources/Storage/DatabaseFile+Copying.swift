import Domain
import GRDB

extension DatabaseFile {
  /// Makes this file a copy of a database. `finish` gives it its name when it is complete, so that a kill leaves no partial
  /// file that looks like a copy. A partial one that a kill left is replaced.
  /// - Parameters:
  ///   - source: a connection outside of a transaction.
  ///   - change: changes the copy, which the connection has as `draft`, before it gets its name.
  /// - Throws: `StorageError`; then there is no such file.
  func fill(
    from source: Database, changing change: ((Database) throws -> Void)? = nil,
    then finish: (DatabaseFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    discardWithJournal()
    // SQLite would create a file that all users may read.
    guard try create() else { throw .locked }
    do {
      // VACUUM INTO, because copying the bytes could interleave with a write of another program.
      try source.execute(sql: "VACUUM INTO ?", arguments: [path])
      if let change {
        try source.execute(sql: "ATTACH ? AS draft", arguments: [path])
        defer { try? source.execute(sql: "DETACH draft") }
        try change(source)
      }
      try sync()
      try finish(self)
    } catch {
      discardWithJournal()
      throw StorageError(error)
    }
  }
}
