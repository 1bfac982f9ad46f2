import Domain

extension String {
  /// Paths below the person's folder as people write them: `~/octodo.db`.
  func writingHome(_ home: String) -> String {
    home.isEmpty || home == "/" ? self : replacing(home + "/", with: "~/")
  }
}

extension AppError {
  /// The same, with the paths in its reason written like this.
  func writingHome(_ home: String) -> AppError {
    guard case .storage(let reason) = self else { return self }
    return .storage(reason: reason.writingHome(home))
  }
}
