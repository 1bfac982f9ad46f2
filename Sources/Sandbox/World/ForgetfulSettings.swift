import AppCore

/// Settings that hold as long as the scene does, and are written nowhere.
struct ForgetfulSettings: SettingsRepository {
  func check() async throws(SettingsProblem) {}
  func keep(_ change: SettingChange) async throws(SettingsProblem) {}
}
