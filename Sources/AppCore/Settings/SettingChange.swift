public import Terminal
public import Texts
public import Tracking

/// A new value of a setting of config.yml.
public enum SettingChange: Hashable, Sendable {
  /// Nil: as the environment says.
  case language(Language?)
  case theme(Theme)
  case tracking(TrackingMode)
  /// 1 to 100.
  case pageSize(Int)
  /// Whether a delete asks first.
  case confirm(Bool)

  /// What config.yml calls the setting.
  public var key: String {
    switch self {
    case .language: "language"
    case .theme: "theme"
    case .tracking: "tracking"
    case .pageSize: "page_size"
    case .confirm: "confirm"
    }
  }

  /// The value as config.yml has it.
  public var text: String {
    switch self {
    case .language(let language): language?.rawValue ?? "auto"
    case .theme(let theme): theme.rawValue
    case .tracking(let mode): mode.rawValue
    case .pageSize(let size): "\(size)"
    case .confirm(let confirms): "\(confirms)"
    }
  }
}
