/// The file that settings are kept in.
public protocol SettingsRepository: Sendable {
  /// Looks whether the file can be changed.
  /// - Throws: `SettingsProblem` where it cannot.
  func check() async throws(SettingsProblem)

  /// Writes one setting; all else in the file stays as it is.
  /// - Throws: `SettingsProblem`; the file is as it was then.
  func keep(_ change: SettingChange) async throws(SettingsProblem)
}

/// Why a setting is not kept.
public enum SettingsProblem: Error, Hashable, Sendable {
  /// The file is no list of settings. Nil: no line is to blame.
  case broken(line: Int?)
  /// The setting is written in a way that octodo does not change.
  case unusual(key: String, line: Int)
  /// The system does not let it be read or written, and says why.
  case system(reason: String)
}
