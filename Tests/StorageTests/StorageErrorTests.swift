import Domain
import GRDB
import Glibc
import Testing

@testable import Storage

struct StorageErrorTests {
  @Test(arguments: [
    (ResultCode.SQLITE_FULL, StorageError.diskFull), (.SQLITE_BUSY, .locked), (.SQLITE_LOCKED, .locked),
    (.SQLITE_READONLY, .readOnly), (.SQLITE_READONLY_DIRECTORY, .readOnly),
    (.SQLITE_READONLY_DBMOVED, .moved),
    (.SQLITE_CORRUPT, .damaged),
    (.SQLITE_CORRUPT_INDEX, .damaged), (.SQLITE_NOTADB, .damaged), (.SQLITE_IOERR_WRITE, .diskFault),
  ])
  func `an error of SQLite has its case`(code: ResultCode, error: StorageError) {
    #expect(StorageError(DatabaseError(resultCode: code)) == error)
  }

  @Test(arguments: [
    (EACCES, StorageError.noPermission(path: "/d")), (EROFS, .readOnly), (ENOSPC, .diskFull),
    (ENOTDIR, .cannotOpen(path: "/d", reason: "Not a directory")),
  ])
  func `an error of the system has its case`(code: Int32, error: StorageError) {
    #expect(StorageError(errno: code, path: "/d") == error)
  }

  @Test func `no reason quotes SQL`() throws {
    let queue = try DatabaseQueue()
    for sql in ["SELECT no_such_column", "CREATE TABLE t (a CHECK (a <> 7)); INSERT INTO t VALUES (7)"] {
      #expect {
        try queue.inDatabase { try $0.execute(sql: sql) }
      } throws: { error in
        let shown = "\(StorageError(error))"
        return !shown.contains("no_such_column") && !shown.contains("<>")
      }
    }
  }

  @Test func `an AppError is kept`() {
    #expect(AppError(storage: AppError.todoGone) == .todoGone)
  }
}
