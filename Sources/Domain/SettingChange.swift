/// A new value for a setting in config.yml.
public struct SettingChange: Hashable, Sendable {
  /// The setting's key in config.yml.
  public let key: String
  /// The value in config.yml's syntax.
  public let text: String

  public init(key: String, text: String) {
    (self.key, self.text) = (key, text)
  }
}

/// The file with the settings.
public protocol SettingsRepository: Sendable {
  /// Checks whether the file can be changed.
  /// - Throws: `SettingsProblem` if it cannot.
  func check() async throws(SettingsProblem)

  /// Writes one setting and keeps everything else in the file.
  /// - Throws: `SettingsProblem`; then the file is unchanged.
  func keep(_ change: SettingChange) async throws(SettingsProblem)
}

/// Why a setting cannot be saved.
public enum SettingsProblem: Error, Hashable, Sendable {
  /// The file is not a valid list of settings. Nil if no single line is the cause.
  case broken(line: Int?)
  /// The setting is written in a form that octodo cannot edit.
  case unusual(key: String, line: Int)
  /// The file cannot be read or written; `reason` is the system's message.
  case system(reason: String)
}
