public import Terminal
public import Texts
public import Tracking

/// A new value for a setting in config.yml.
public enum SettingChange: Hashable, Sendable {
  /// Nil to use the environment's.
  case language(Language?)
  case theme(ThemeChoice)
  case tracking(TrackingMode)
  /// 1 to 100.
  case pageSize(Int)
  /// Whether to ask before a delete and before `q` ends the program.
  case confirm(Bool)
  /// Whether octodo takes the mouse from the terminal.
  case mouse(Bool)
  /// Whether lists show a preview.
  case preview(Bool)
  case signs(SignChoice)
  case dates(DateChoice)
  /// Whether nothing on the screen moves without input.
  case reducedMotion(Bool)
  /// Whether a copy of the todo file is made each day.
  case backups(Bool)

  /// The setting's key in config.yml.
  public var key: String {
    switch self {
    case .language: "language"
    case .theme: "theme"
    case .tracking: "tracking"
    case .pageSize: "page_size"
    case .confirm: "confirm"
    case .mouse: "mouse"
    case .preview: "preview"
    case .signs: "glyphs"
    case .dates: "dates"
    case .reducedMotion: "reduced_motion"
    case .backups: "backups"
    }
  }

  /// The value in config.yml's syntax.
  public var text: String {
    switch self {
    case .language(let language): language?.rawValue ?? "auto"
    case .theme(let theme): theme.name
    case .tracking(let mode): mode.rawValue
    case .pageSize(let size): "\(size)"
    case .signs(let signs): signs.rawValue
    case .dates(let dates): dates.rawValue
    case .confirm(let isOn), .mouse(let isOn), .preview(let isOn), .reducedMotion(let isOn),
      .backups(let isOn):
      "\(isOn)"
    }
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
    switch change {
    case .language(let choice):
      languageChoice = choice
      if run.languageOverride == nil { language = choice ?? run.environmentLanguage }
    case .theme(let theme): self.theme = theme
    case .tracking(let mode):
      trackingChoice = mode
      tracking = run.tracking(mode)
    case .pageSize(let size): pageSize = size
    case .preview(let isShown): preview = isShown
    case .signs(let choice): signs = choice
    case .dates(let choice): dates = choice
    case .reducedMotion(let isReduced): reducesMotion = isReduced
    case .confirm(let confirms): self.confirms = confirms
    case .mouse(let isUsed): usesMouse = isUsed
    case .backups(let isOn): makesBackups = isOn
    }
  }
}
