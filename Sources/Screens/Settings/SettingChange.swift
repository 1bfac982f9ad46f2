public import Terminal
public import Texts
public import Tracking

/// A new value for a setting in config.yml.
public enum SettingChange: Hashable, Sendable {
  /// Nil to use the environment's.
  case language(Language?)
  case theme(Theme)
  case tracking(TrackingMode)
  /// 1 to 100.
  case pageSize(Int)
  /// Whether to ask for confirmation before a delete.
  case confirm(Bool)

  /// The setting's key in config.yml.
  public var key: String {
    switch self {
    case .language: "language"
    case .theme: "theme"
    case .tracking: "tracking"
    case .pageSize: "page_size"
    case .confirm: "confirm"
    }
  }

  /// The value in config.yml's syntax.
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
