public import Domain

/// The settings that the user chose earlier.
public struct Choices: Sendable {
  let changes: [SettingChange]

  public init(_ changes: SettingChange...) {
    self.changes = changes
  }
}

/// What overrides the user's choices in this run.
public struct Overrides: Hashable, Sendable {
  /// What overrides the language, for example `--locale`.
  public let language: String?
  /// What turns tracking off, for example `DO_NOT_TRACK`.
  public let tracking: String?
  /// The collector's host in config.yml.
  public let collector: String?

  public init(language: String? = nil, tracking: String? = nil, collector: String? = nil) {
    self.language = language
    self.tracking = tracking
    self.collector = collector
  }
}

/// A config.yml that cannot be changed.
public struct ConfigFile: Sendable {
  let problem: SettingsProblem

  public init(_ problem: SettingsProblem) {
    self.problem = problem
  }
}
