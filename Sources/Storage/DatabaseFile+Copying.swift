import Domain
import GRDB

extension DatabaseFile {
  /// Makes this file a copy of a database. `finish` gives it its name when it is complete, so that a kill leaves no partial
  /// file that looks like a copy. A partial one that a kill left is replaced.
  /// - Parameter change: changes the copy before it gets its name.
  /// - Throws: `StorageError`; then there is no such file.
  func fill(
    from queue: DatabaseQueue, changing change: ((Database) throws -> Void)? = nil,
    then finish: (DatabaseFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    discardWithJournal()
    // SQLite would create a file that all users may read.
    guard try create() else { throw .locked }
    do {
      // VACUUM INTO, because copying the bytes could interleave with a write of another program.
      try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
      if let change {
        let copy = try DatabaseQueue(path: path)
        try copy.inDatabase(change)
        try copy.close()
      }
      try sync()
      try finish(self)
    } catch {
      discardWithJournal()
      throw StorageError(error)
    }
  }
}
