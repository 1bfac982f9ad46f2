import Domain
import GRDB
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
  /// What the connection was like before its first borrower.
  private let fresh: [String]

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
        return try Self.state(db)
      }
    } catch {
      file.discard()
      throw StorageError(error)
    }
  }

  deinit {
    file.discard()
  }

  /// Whether nothing of an earlier borrower is left: neither its name for the file nor anything that a
  /// connection remembers.
  var isAsFresh: Bool {
    guard file.linkCount == 1 else { return false }
    // One that cannot even be asked is none to go on with. No transaction can be open: GRDB ends the program
    // where one is left so.
    return (try? queue.inDatabase(Self.state)) == fresh
  }

  /// Makes the file blank, and gives it a second name.
  /// - Returns: false where it can have none.
  func lend(as name: DatabaseFile) throws(StorageError) -> Bool {
    try file.rewriteDatabase(as: content)
    return link(file.path, name.path) == 0
  }

  /// All that a borrower could change of the connection and leave behind: other files, that of temporary tables
  /// among them, and settings.
  private static func state(_ db: Database) throws -> [String] {
    try [
      "PRAGMA database_list", "PRAGMA foreign_keys", "PRAGMA busy_timeout", "PRAGMA query_only",
    ].map { try String.fetchAll(db.cachedStatement(sql: $0)).joined(separator: " ") }
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
