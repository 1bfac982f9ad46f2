import Domain
import GRDB
import GRDBSQLite
import Glibc

/// An open connection that goes from one short-lived file to the next: opening it, and having SQLite read the
/// schema and compile each statement, is more than most tests ask of it.
///
/// Its one file stands under a name of its own, and as long as it is lent under that of its borrower too.
/// Before each borrower the whole file is written anew.
final class SpareConnection: Sendable {
  let queue: DatabaseQueue
  private let file: DatabaseFile
  private let content: [UInt8]
  /// The settings before the first borrower.
  private let fresh: [Int32?]

  /// - Parameters:
  ///   - file: its own name, which must be free. It goes with the connection.
  ///   - content: what each borrower's file begins as.
  init(file: DatabaseFile, content: [UInt8]) throws(StorageError) {
    self.file = file
    self.content = content
    _ = try file.create(with: content)
    do {
      queue = try DatabaseQueue(path: file.path, configuration: AppDatabase.configuration)
      fresh = try queue.inDatabase { db in
        // What is written outlives its program, as it must for one that is started again, but no power cut.
        try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA mmap_size = 0")
        return db.settings
      }
    } catch {
      file.discard()
      throw StorageError(error)
    }
  }

  deinit {
    file.discard()
  }

  /// Sets back what can be set back. Returns false where something of an earlier borrower is left all the same: its
  /// name for the file, or what a connection remembers.
  func freshen() -> Bool {
    guard file.linkCount == 1 else { return false }
    // No transaction can be open: GRDB ends the program where one is left so.
    return queue.inDatabase { db in
      sqlite3_busy_timeout(db.sqliteConnection, AppDatabase.usualWait)
      return db.hasNoOtherFiles && db.settings == fresh
    }
  }

  /// Makes the file blank, and gives it a second name.
  /// - Returns: false where it can have none.
  func lend(as name: DatabaseFile) throws(StorageError) -> Bool {
    try file.rewriteDatabase(as: content)
    return link(file.path, name.path) == 0
  }
}

extension Database {
  /// Whether nothing is attached, and no file of temporary tables is open.
  fileprivate var hasNoOtherFiles: Bool {
    // The first two are the main one and that of temporary tables (sqlite.org/c3ref/db_name.html).
    sqlite3_db_name(sqliteConnection, 2) == nil && sqlite3_db_readonly(sqliteConnection, "temp") == -1
  }

  /// What a borrower could set and only a pragma tells; nil for what cannot be told.
  fileprivate var settings: [Int32?] {
    ["PRAGMA foreign_keys", "PRAGMA query_only"].map(number)
  }

  /// The one number that a pragma gives. SQLite compiles a pragma anew each time that it is run, so nothing is won by
  /// a statement that GRDB keeps.
  private func number(_ pragma: String) -> Int32? {
    var statement: SQLiteStatement?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(sqliteConnection, pragma, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return nil }
    return sqlite3_column_int(statement, 0)
  }
}

extension DatabaseFile {
  /// How many names the file has; 0 where it is gone.
  var linkCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// Puts the content of another database in the place of this one's, for connections to see at their next
  /// transaction. They must have none at work now (`withDescriptor`).
  fileprivate func rewriteDatabase(as content: [UInt8]) throws(StorageError) {
    try withDescriptor(O_RDWR) { descriptor throws(StorageError) in
      var header = [UInt8](repeating: 0, count: DatabaseHeader.size)
      guard pread(descriptor, &header, header.count, 0) == header.count else { throw .damaged }
      var next = content.prefix(header.count)
      // By another number SQLite tells that what it remembers of the pages is out of date. It stands in two
      // places (sqlite.org/fileformat.html, 1.3.7 and 1.3.15).
      let number = header[24..<28].reduce(0 as UInt32) { $0 << 8 | UInt32($1) } &+ 1
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        for place in [24, 92] { next[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(shift)) }
      }
      for (part, place) in [(next, 0), (content.dropFirst(next.count), next.count)] {
        let written = part.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, place) }
        guard written == part.count else { throw .diskFull }
      }
      guard ftruncate(descriptor, content.count) == 0 else { throw StorageError(errno: errno, path: path) }
    }
  }
}
