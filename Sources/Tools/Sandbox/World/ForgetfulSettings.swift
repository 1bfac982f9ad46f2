import Screens

/// In-memory settings that last as long as the scene.
struct ForgetfulSettings: SettingsRepository {
  func check() async throws(SettingsProblem) {}
  func keep(_ change: SettingChange) async throws(SettingsProblem) {}
}
