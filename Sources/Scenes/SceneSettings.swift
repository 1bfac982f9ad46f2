public import AppCore

/// What the person has set before.
public struct Choices: Sendable {
  let changes: [SettingChange]

  public init(_ changes: SettingChange...) {
    self.changes = changes
  }
}

/// What the command line or the environment decided for this run, whatever the settings say.
public struct Overrides: Hashable, Sendable {
  /// What decides on the language, `--locale` for example.
  public let language: String?
  /// What keeps tracking off, `DO_NOT_TRACK` for example.
  public let tracking: String?

  public init(language: String? = nil, tracking: String? = nil) {
    self.language = language
    self.tracking = tracking
  }
}

/// A config.yml in which nothing can be kept.
public struct ConfigFile: Sendable {
  let problem: SettingsProblem

  public init(_ problem: SettingsProblem) {
    self.problem = problem
  }
}
