public import Domain
import Files
import GRDB
import Glibc

extension StorageError {
  /// From whatever GRDB threw.
  /// Source of the codes: sqlite.org/rescode.html.
  init(_ error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(sqlite: error)
    // A row that does not have the types of its own columns.
    case is RowDecodingError, is DecodingError: self = .damaged
    default: self = .other("there was an error that octodo does not know, \(type(of: error))")
    }
  }

  private init(sqlite error: DatabaseError) {
    if error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
      self = .moved
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    case .SQLITE_IOERR: self = .diskFault
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .cannotOpen(path: nil, reason: "SQLite's error \(error.extendedResultCode.rawValue)")
    // SQLite's own message may quote SQL, which helps no user; the code finds it.
    default: self = .other("SQLite gave the error \(error.extendedResultCode.rawValue)")
    }
  }

  init(_ refusal: PlainFile.Refusal, path: String) {
    if let code = refusal.errno {
      self.init(errno: code, path: path)
    } else {
      self = .cannotOpen(path: path, reason: refusal.description)
    }
  }

  /// From the `errno` of a system call on `path`.
  init(errno code: Int32, path: String) {
    switch code {
    case EACCES, EPERM: self = .noPermission(path: path)
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .diskFull
    default: self = .cannotOpen(path: path, reason: String(cString: strerror(code)))
    }
  }
}

extension StorageError {
  /// The same, as everything above this module takes it.
  public var appError: AppError { .storage(self) }
}

extension AppError {
  /// From whatever a closure on the database threw; what is an `AppError` already stays one.
  init(storage error: any Error) {
    self = error as? AppError ?? StorageError(error).appError
  }
}
