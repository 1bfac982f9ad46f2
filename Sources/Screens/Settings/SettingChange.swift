public import Domain
public import Texts

extension SettingChange {
  public static func set<Value>(_ setting: Setting<Value>, _ value: Value) -> SettingChange {
    SettingChange(key: setting.key, text: setting.text(value))
  }
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
    hold(in: run)
  }
}
