public import Dates
public import EventLoop
public import Observation
public import Terminal
public import Texts
public import Tracking

/// What screens need to know about the user: the chosen settings, and what they come to in this run.
@dynamicMemberLookup
public struct Preferences: Hashable, Sendable {
  /// The choices in config.yml.
  public var chosen: SettingValues
  /// The language of this run, which the command line may decide.
  public var language: Language
  /// The first day of a week in this run.
  public var firstWeekday = WeekStart.monday
  /// The tracking mode of this run, which the environment may decide.
  public var tracking = TrackingMode.local
  /// The themes of config.yml by name.
  public var ownThemes: [String: OwnTheme] = [:]
  /// The facts known about the terminal.
  public var terminal = TerminalFacts()
  /// The keys that the user assigned to actions.
  public var keys: KeyBindings
  /// The user's own commands.
  public var commands: [UserCommand]
  /// Where the token of this run's API comes from; nil for github.com.
  public var tokenLocation: TokenLocation?
  /// The variables that choose the trusted certificates of this run; empty for the system's.
  public var certificateVariables: [String] = []
  /// Whether this run shows the demo's data.
  public var isDemo = false

  /// The presets, in a theme that suits every terminal.
  public init(
    language: Language = .en, theme: ThemeChoice = .plain, keys: KeyBindings = KeyBindings(),
    commands: [UserCommand] = []
  ) {
    chosen = SettingValues()
    chosen.theme = theme
    (self.language, self.keys, self.commands) = (language, keys, commands)
  }

  /// One of the choices that hold as they are in every run.
  public subscript<Value>(dynamicMember path: WritableKeyPath<SettingValues, Value>) -> Value {
    get { chosen[keyPath: path] }
    set { chosen[keyPath: path] = newValue }
  }
}

extension Preferences {
  /// Lets the choices hold in a run, whose command line and environment decide some of them.
  public mutating func hold(in run: RunFacts) {
    if run.languageOverride == nil { language = chosen.language ?? run.environmentLanguage }
    firstWeekday = chosen.weekStart ?? run.environmentWeekStart
    tracking = run.tracking(chosen.tracking)
  }

  /// Whether octodo's own signs and punctuation must be ASCII.
  public var needsASCII: Bool {
    switch chosen.signs {
    case .auto: !terminal.isUnicode || terminal.starColumns ?? 1 != 1
    case .unicode: false
    case .ascii: true
    }
  }

  /// The texts of the screens, including the user's keys.
  public var texts: Texts {
    Texts(
      language, keys: keys.names(beside: commands), tokenLocation: tokenLocation,
      certificateVariables: certificateVariables, isDemo: isDemo)
  }

  /// Whether the theme depends on the colours of the terminal.
  public var needsTerminalColors: Bool {
    if case .own(let name) = chosen.theme { return ownThemes[name]?.base ?? .auto == .auto }
    return chosen.theme == .auto
  }

  /// The theme on this terminal.
  var look: Theme {
    var look = Theme(chosen.theme, own: ownThemes, colors: terminal.colors)
    look.limit(toColors: terminal.colorCount)
    if needsASCII { look.signs = .ascii }
    if chosen.signs == .unicode { look.signs = .unicode }
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
