import Screens

/// Settings that can never be saved, always for the same reason.
struct BrokenSettings: SettingsRepository {
  let problem: SettingsProblem

  func check() async throws(SettingsProblem) { throw problem }
  func keep(_ change: SettingChange) async throws(SettingsProblem) { throw problem }
}
