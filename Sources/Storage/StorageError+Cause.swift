public import Domain
import Files
import GRDB

extension StorageError {
  /// Maps any error that GRDB threw.
  /// Source of the codes: sqlite.org/rescode.html.
  init(_ error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(sqlite: error)
    // A row without the types of its columns.
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
    // `RowLimit`
    case .SQLITE_TOOBIG: self = .tooLong(todo: nil)
    case .SQLITE_IOERR: self = .diskFault
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .cannotOpen(path: nil, reason: "SQLite's error \(error.extendedResultCode.rawValue)")
    // SQLite's message may quote SQL, which does not help users; the code identifies the error.
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
}

extension StorageError {
  /// Whether a new file with what can be read is a way out.
  var isDamage: Bool {
    switch self {
    case .damaged, .tooLong: true
    default: false
    }
  }

  /// The error for the modules above this one.
  public var appError: AppError { .storage(self) }
}

extension AppError {
  /// Maps any error that a database closure threw; keeps an `AppError`.
  init(storage error: any Error) {
    self = error as? AppError ?? StorageError(error).appError
  }
}
