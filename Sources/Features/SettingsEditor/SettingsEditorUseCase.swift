import AppCore

/// Keeping settings.
struct SettingsEditorUseCase {
  let settings: any SettingsRepository

  /// - Throws: `SettingsProblem` where nothing can be kept.
  func check() async throws(SettingsProblem) {
    try await settings.check()
  }

  /// - Throws: `SettingsProblem`.
  func keep(_ change: SettingChange) async throws(SettingsProblem) {
    try await settings.keep(change)
  }
}
