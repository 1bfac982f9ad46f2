public import AppCore

/// What the person has set before.
public struct Choices: Sendable {
  let changes: [SettingChange]

  public init(_ changes: SettingChange...) {
    self.changes = changes
  }
}

/// What was decided for this run beside what the person can choose on the screen.
public struct Overrides: Hashable, Sendable {
  /// What decides on the language, `--locale` for example.
  public let language: String?
  /// What keeps tracking off, `DO_NOT_TRACK` for example.
  public let tracking: String?
  /// The host of the collector that config.yml names.
  public let collector: String?

  public init(language: String? = nil, tracking: String? = nil, collector: String? = nil) {
    self.language = language
    self.tracking = tracking
    self.collector = collector
  }
}

/// A config.yml in which nothing can be kept.
public struct ConfigFile: Sendable {
  let problem: SettingsProblem

  public init(_ problem: SettingsProblem) {
    self.problem = problem
  }
}
