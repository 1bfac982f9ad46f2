public import EventLoop
public import Observation
public import Terminal
public import Texts
public import Tracking

/// The user's settings that screens need.
public struct Preferences: Hashable, Sendable {
  /// Search results per page, 1 to 100 (GitHub's limit).
  public var pageSize: Int
  /// Whether to ask before a delete, although it can be undone, and before `q` ends the program.
  public var confirms: Bool
  /// The language of this run.
  public var language: Language
  /// The language in config.yml; nil to use the environment's.
  public var languageChoice: Language?
  public var theme: Theme
  /// Whether lists show a preview where the terminal is wide enough.
  public var preview: Bool
  /// The tracking mode of this run.
  public var tracking: TrackingMode
  /// The tracking mode in config.yml.
  public var trackingChoice: TrackingMode
  /// Whether octodo takes the mouse from the terminal.
  public var usesMouse: Bool
  /// The keys that the user gave to actions.
  public var keys: KeyBindings
  /// The user's own commands.
  public var commands: [UserCommand]

  public init(
    pageSize: Int = 30, confirms: Bool = false, language: Language = .en,
    languageChoice: Language? = nil,
    theme: Theme = .plain, preview: Bool = true, tracking: TrackingMode = .local,
    trackingChoice: TrackingMode = .local, usesMouse: Bool = true, keys: KeyBindings = KeyBindings(),
    commands: [UserCommand] = []
  ) {
    self.pageSize = pageSize
    self.confirms = confirms
    self.language = language
    self.languageChoice = languageChoice
    self.theme = theme
    self.preview = preview
    self.tracking = tracking
    self.trackingChoice = trackingChoice
    self.usesMouse = usesMouse
    self.keys = keys
    self.commands = commands
  }
}

/// The current preferences, shared by all screens. A change redraws the screens that use them.
@LoopActor
@Observable
@dynamicMemberLookup
public final class CurrentPreferences {
  public var values: Preferences {
    didSet { texts = Texts(values.language) }
  }

  /// The texts in the language of `values`. Not observed on their own, because a frame reads them for each
  /// line; `App` observes `values` as a whole.
  @ObservationIgnored public private(set) var texts: Texts

  public init(_ values: Preferences) {
    self.values = values
    texts = Texts(values.language)
  }

  public subscript<Value>(dynamicMember path: KeyPath<Preferences, Value>) -> Value {
    values[keyPath: path]
  }
}
