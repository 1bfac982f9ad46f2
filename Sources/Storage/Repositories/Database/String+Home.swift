import Domain

extension String {
  /// Abbreviates paths below the home folder: `~/octodo.db`.
  public func writingHome(_ home: String) -> String {
    home.isEmpty || home == "/" ? self : replacing(home + "/", with: "~/")
  }
}

extension AppError {
  /// The same error with abbreviated paths.
  func writingHome(_ home: String) -> AppError {
    switch self {
    case .storage(.noPermission(let path)): .storage(.noPermission(path: path.writingHome(home)))
    case .storage(.cannotOpen(let path?, let reason)):
      .storage(.cannotOpen(path: path.writingHome(home), reason: reason))
    default: self
    }
  }
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
  func writingHome(_ home: String) -> DamagedFile {
    DamagedFile(
      path: path.writingHome(home), saved: saved, expected: expected, copy: copy?.writingHome(home))
  }
}
