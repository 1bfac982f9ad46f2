public import Domain

extension String {
  /// Abbreviates paths below the home folder: `~/octodo.db`.
  public func writingHome(_ home: String) -> String {
    home.isEmpty || home == "/" ? self : replacing(home + "/", with: "~/")
  }
}

extension AppError {
  /// The same error with abbreviated paths.
  func writingHome(_ home: String) -> AppError {
    if case .storage(let error) = self { .storage(error.writingHome(home)) } else { self }
  }
}

extension StorageError {
  /// The same error with abbreviated paths.
  public func writingHome(_ home: String) -> StorageError {
    switch self {
    case .noPermission(let path): .noPermission(path: path.writingHome(home))
    case .cannotOpen(let path?, let reason): .cannotOpen(path: path.writingHome(home), reason: reason)
    case .notSalvaged(let cause): .notSalvaged(cause.writingHome(home))
    default: self
    }
  }
}

extension TodoBackup {
  /// The same with an abbreviated path.
  func writingHome(_ home: String) -> TodoBackup { TodoBackup(day: day, path: path.writingHome(home)) }
}

extension StorageNotice {
  /// The same notice with abbreviated paths.
  func writingHome(_ home: String) -> StorageNotice {
    switch self {
    case .damagedFileKept(let file): .damagedFileKept(file.writingHome(home))
    case .readOnly: self
    }
  }
}

extension DamagedFile {
  /// The same with abbreviated paths.
  public func writingHome(_ home: String) -> DamagedFile {
    var file = self
    (file.path, file.copy) = (path.writingHome(home), copy?.writingHome(home))
    return file
  }
}
