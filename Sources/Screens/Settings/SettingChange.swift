public import Texts

/// A new value for a setting in config.yml.
public struct SettingChange: Hashable, Sendable {
  /// The setting's key in config.yml.
  public let key: String
  /// The value in config.yml's syntax.
  public let text: String

  public static func set<Value>(_ setting: Setting<Value>, _ value: Value) -> SettingChange {
    SettingChange(key: setting.key, text: setting.text(value))
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

extension Texts {
  /// Why a setting could not be written.
  /// - Parameter file: the path of config.yml.
  public func sentence(for problem: SettingsProblem, file: String) -> String {
    switch problem {
    case .broken(let line?): settings.brokenLine(file: file, line: "\(line)")
    case .broken(nil): settings.broken(file: file)
    case .unusual(let key, let line): settings.unusual(file: file, line: "\(line)", key: key)
    case .system(let reason): settings.unwritable(file: file, reason: reason)
    }
  }
}

extension Preferences {
  /// Applies a new setting; overrides by the command line or the environment still apply.
  public mutating func apply(_ change: SettingChange, in run: RunFacts) {
    guard let setting = AnySetting.all.first(where: { $0.key == change.key }) else { return }
    _ = setting.set(change.text, &chosen)
    if run.languageOverride == nil { language = chosen.language ?? run.environmentLanguage }
    tracking = run.tracking(chosen.tracking)
  }
}
