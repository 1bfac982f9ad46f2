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
  public var theme: ThemeChoice
  /// The themes of config.yml by name.
  public var ownThemes: [String: OwnTheme]
  public var signs: SignChoice
  public var dates: DateChoice
  /// Whether nothing on the screen moves without input.
  public var reducesMotion: Bool
  /// The facts known about the terminal.
  public var terminal: TerminalFacts
  /// Whether lists show a preview if the terminal is wide enough.
  public var preview: Bool
  /// The tracking mode of this run.
  public var tracking: TrackingMode
  /// The tracking mode in config.yml.
  public var trackingChoice: TrackingMode
  /// Whether octodo takes the mouse from the terminal.
  public var usesMouse: Bool
  /// Whether a copy of the todo file is made each day.
  public var makesBackups: Bool
  /// The keys that the user assigned to actions.
  public var keys: KeyBindings
  /// The user's own commands.
  public var commands: [UserCommand]
  /// Where the token of this run's API comes from; nil for github.com.
  public var tokenPlace: TokenPlace?
  /// The variables that choose the trusted certificates of this run; empty for the system's.
  public var certificateVariables: [String] = []
  /// Whether this run shows the demo's data.
  public var isDemo = false

  public init(
    pageSize: Int = 30, confirms: Bool = false, language: Language = .en,
    languageChoice: Language? = nil,
    theme: ThemeChoice = .plain, ownThemes: [String: OwnTheme] = [:], signs: SignChoice = .auto,
    dates: DateChoice = .relative,
    reducesMotion: Bool = false, terminal: TerminalFacts = TerminalFacts(),
    preview: Bool = true, tracking: TrackingMode = .local, trackingChoice: TrackingMode = .local,
    usesMouse: Bool = true, makesBackups: Bool = true, keys: KeyBindings = KeyBindings(),
    commands: [UserCommand] = []
  ) {
    self.pageSize = pageSize
    self.confirms = confirms
    self.language = language
    self.languageChoice = languageChoice
    self.theme = theme
    self.ownThemes = ownThemes
    self.signs = signs
    self.dates = dates
    self.reducesMotion = reducesMotion
    self.terminal = terminal
    self.preview = preview
    self.tracking = tracking
    self.trackingChoice = trackingChoice
    self.usesMouse = usesMouse
    self.makesBackups = makesBackups
    self.keys = keys
    self.commands = commands
  }
}

extension Preferences {
  /// Whether octodo's own signs and punctuation must be ASCII.
  public var needsASCII: Bool {
    switch signs {
    case .auto: !terminal.isUnicode || terminal.starColumns ?? 1 != 1
    case .unicode: false
    case .ascii: true
    }
  }

  /// The texts of the screens, including the user's keys.
  public var texts: Texts {
    Texts(
      language, keys: keys.names(beside: commands), tokenPlace: tokenPlace,
      certificateVariables: certificateVariables, isDemo: isDemo)
  }

  /// Whether the theme depends on the colours of the terminal.
  public var needsTerminalColors: Bool {
    if case .own(let name) = theme { return ownThemes[name]?.base ?? .auto == .auto }
    return theme == .auto
  }

  /// The theme on this terminal.
  var look: Theme {
    var look = Theme(theme, own: ownThemes, colors: terminal.colors)
    look.limit(toColors: terminal.colorCount)
    if needsASCII { look.signs = .ascii }
    if signs == .unicode { look.signs = .unicode }
    return look
  }
}

extension KeyBindings {
  /// The keys that sentences name. A key that the user assigned to something else is not named, because it may have
  /// another meaning where the sentence is read.
  /// - Parameter commands: the user's commands, whose keys have priority.
  func names(beside commands: [UserCommand]) -> KeyNames {
    guard !keys.isEmpty || !commands.isEmpty else { return .preset }
    let ofCommands = Set(commands.compactMap { $0.key?.description })
    return KeyNames { action in
      let taken = keys.filter { $0.key != action.rawValue }.map { id, keys in
        // Actions that have the same preset key share it by design.
        let own = NamedAction(rawValue: id)?.presetKeys ?? []
        return keys.map(\.description).filter { !own.contains($0) }
      }
      let own = keys[action.rawValue]?.map(\.description)
      let given = own ?? action.presetKeys.filter { key in !taken.contains { $0.contains(key) } }
      return action.named(of: given.filter { !ofCommands.contains($0) })
    }
  }
}

/// The current preferences, shared by all screens. A change redraws the screens that use them.
@LoopActor
@Observable
@dynamicMemberLookup
public final class CurrentPreferences {
  public var values: Preferences {
    didSet {
      texts = values.texts
      look = values.look
    }
  }

  /// The texts in the language of `values`. Not observed on their own, because a frame reads them for each
  /// line; `App` observes `values` as a whole.
  @ObservationIgnored public private(set) var texts: Texts

  /// The theme of `values` on this terminal, not observed for the same reason.
  @ObservationIgnored public private(set) var look: Theme

  public init(_ values: Preferences) {
    self.values = values
    texts = values.texts
    look = values.look
  }

  /// Whether the user changed any keys. Not observed on its own either.
  var hasOwnKeys: Bool { !_values.keys.keys.isEmpty || !_values.commands.isEmpty }

  /// The actions with the user's keys.
  /// - Parameter page: the name of the page that has them; nil for what works everywhere.
  public func withOwnKeys(_ actions: [Action], onPage page: String? = nil) -> [Action] {
    _values.keys.apply(to: actions, beside: commands(onPage: page))
  }

  /// The user's commands that have their keys on a page.
  private func commands(onPage page: String?) -> [UserCommand] {
    guard let page else { return _values.commands }
    return _values.commands.filter { $0.hasKey(onPage: page) }
  }

  /// One of the preferences. Not observed on its own either.
  public subscript<Value>(dynamicMember path: KeyPath<Preferences, Value>) -> Value {
    _values[keyPath: path]
  }
}
