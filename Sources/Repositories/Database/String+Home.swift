import Domain

extension String {
  /// Paths below the person's folder as people write them: `~/octodo.db`.
  public func writingHome(_ home: String) -> String {
    home.isEmpty || home == "/" ? self : replacing(home + "/", with: "~/")
  }
}

extension AppError {
  /// The same, with its paths written like this.
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
  /// The same, with its path written like this.
  func writingHome(_ home: String) -> StorageNotice {
    switch self {
    case .damagedFileKept(let path): .damagedFileKept(path: path.writingHome(home))
    case .damagedCopyKept(let path): .damagedCopyKept(path: path.writingHome(home))
    case .readOnly: self
    }
  }
}
