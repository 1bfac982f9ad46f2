public import Dates
public import Domain
public import Terminal
public import Texts
public import Tracking

/// The choices of the settings that a key changes. A new setting is a property here, and a line in `Setting` and in
/// `AnySetting.all`; the settings screen shows it by a row in SettingsRows.
public struct SettingValues: Hashable, Sendable {
  /// Search results per page, 1 to 100 (GitHub's limit).
  public var pageSize = 30
  /// Whether to ask before a delete, although it can be undone, and before `q` ends the program.
  public var confirms = false
  /// The shortest time between two polls of the notifications, in seconds. GitHub may ask for a longer one.
  public var inboxPoll = 60
  /// Whether lists show a preview if the terminal is wide enough.
  public var preview = true
  public var theme = ThemeChoice.auto
  public var signs = SignChoice.auto
  public var dates = DateChoice.relative
  /// Whether nothing on the screen moves without input.
  public var reducesMotion = false
  public var tracking = TrackingMode.local
  /// Whether octodo takes the mouse from the terminal.
  public var usesMouse = true
  /// Whether a copy of the todo file is made each day.
  public var makesBackups = true
  /// Nil, `auto` in the file, to use the environment's language.
  public var language: Language?
  /// Nil, `auto` in the file, for the first day of the week where the environment's locale is from.
  public var weekStart: WeekStart?
  public var openParts = OpenPartsChoice.ask
  /// What becomes of the dates of a repeated todo that passed before it was done.
  public var missed = MissedOccurrences.skip
  public var sigils = Sigils.octodo

  public init() {}
}

/// What becomes of the open parts of a todo that is marked as done.
public enum OpenPartsChoice: String, CaseIterable, Hashable, Sendable {
  case ask
  /// They are done with it.
  case all
  /// They stay open.
  case only
}

/// A setting: its key in config.yml, and how its values are written there.
///
/// Its type asks nothing of its values that the program would look up when it starts: such a look-up reads the list of
/// all conformances, and there is one for each kind of values (`Scripts/bench`, exec to the first full frame).
public struct Setting<Value: Sendable>: Sendable {
  /// Its key in config.yml.
  public let key: String
  /// What may be written.
  public let form: SettingForm
  let path: any WritableKeyPath<SettingValues, Value> & Sendable
  let text: @Sendable (Value) -> String
  let value: @Sendable (String) -> Value?

  init(
    _ key: String, _ path: any WritableKeyPath<SettingValues, Value> & Sendable, _ form: SettingForm,
    text: @escaping @Sendable (Value) -> String, value: @escaping @Sendable (String) -> Value?
  ) {
    (self.key, self.path, self.form, self.text, self.value) = (key, path, form, text, value)
  }

  /// The value without a choice of the user.
  public var preset: Value { SettingValues()[keyPath: path] }

  /// What is chosen.
  public func value(in values: SettingValues) -> Value { values[keyPath: path] }

  /// The line of config.yml that sets a value.
  public func line(_ value: Value) -> String { "\(key): \(text(value))" }
}

/// What may be written as the value of a setting.
public enum SettingForm: Hashable, Sendable {
  case truth
  case number(ClosedRange<Int>)
  /// One of these words.
  case words([String])
}

extension Setting where Value == Bool {
  public static let confirm = Setting("confirm", \.confirms)
  public static let preview = Setting("preview", \.preview)
  public static let reducedMotion = Setting("reduced_motion", \.reducesMotion)
  public static let mouse = Setting("mouse", \.usesMouse)
  public static let backups = Setting("backups", \.makesBackups)

  private init(_ key: String, _ path: any WritableKeyPath<SettingValues, Bool> & Sendable) {
    self.init(key, path, .truth, text: { "\($0)" }, value: { Bool($0) })
  }
}

extension Setting where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  private init(_ key: String, _ path: any WritableKeyPath<SettingValues, Value> & Sendable) {
    self.init(
      key, path, .words(Value.allCases.map(\.rawValue)), text: { $0.rawValue }, value: { Value(rawValue: $0) }
    )
  }
}

extension Setting where Value == SignChoice { public static let signs = Setting("glyphs", \.signs) }

extension Setting where Value == DateChoice { public static let dates = Setting("dates", \.dates) }

extension Setting where Value == OpenPartsChoice {
  public static let openParts = Setting("done_with_children", \.openParts)
}

extension Setting where Value == MissedOccurrences {
  public static let missed = Setting("repeat_missed", \.missed)
}

extension Setting where Value == Sigils { public static let sigils = Setting("sigils", \.sigils) }

extension Setting where Value == TrackingMode { public static let tracking = Setting("tracking", \.tracking) }

extension Setting where Value == Int {
  /// GitHub serves up to 100 rows in a page.
  public static let pageSize = Setting("page_size", \.pageSize, in: 1...100)
  /// GitHub asks for a minute at least. Source: docs.github.com/rest/activity/notifications.
  public static let inboxPoll = Setting("inbox_poll", \.inboxPoll, in: 60...86_400)

  private init(
    _ key: String, _ path: any WritableKeyPath<SettingValues, Int> & Sendable, in range: ClosedRange<Int>
  ) {
    self.init(
      key, path, .number(range), text: { "\($0)" },
      value: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension Setting where Value == ThemeChoice {
  /// A name that is not built in is one of the user's own themes.
  public static let theme = Setting(
    "theme", \.theme, .words(ThemeChoice.builtIn.map(\.name)), text: { $0.name },
    value: { ThemeChoice(name: $0) })
}

extension Setting where Value == Language? {
  public static let language = Setting("language", auto: \.language)
}

extension Setting where Value == WeekStart? {
  public static let weekStart = Setting("week_start", auto: \.weekStart)
}

extension Setting {
  /// A setting that the environment decides without a choice.
  private init<Choice: CaseIterable & RawRepresentable<String> & Hashable & Sendable>(
    _ key: String, auto path: any WritableKeyPath<SettingValues, Value> & Sendable
  ) where Value == Choice? {
    self.init(
      key, path, .words(["auto"] + Choice.allCases.map(\.rawValue)), text: { $0?.rawValue ?? "auto" },
      value: { $0 == "auto" ? .some(nil) : Choice(rawValue: $0).map { .some($0) } })
  }
}

/// A setting whose values are texts, as in config.yml and in scripts.
public struct AnySetting: Sendable {
  /// Its key in config.yml.
  public let key: String
  public let form: SettingForm
  /// The value as it is written.
  public let text: @Sendable (SettingValues) -> String
  /// Changes the value; false for a text that is no value.
  public let set: @Sendable (String, inout SettingValues) -> Bool

  /// All of them, in the order of the help.
  public static let all = [
    AnySetting(.pageSize), AnySetting(.confirm), AnySetting(.preview), AnySetting(.theme), AnySetting(.signs),
    AnySetting(.dates), AnySetting(.reducedMotion), AnySetting(.mouse), AnySetting(.tracking),
    AnySetting(.language), AnySetting(.weekStart), AnySetting(.openParts), AnySetting(.missed),
    AnySetting(.sigils), AnySetting(.backups), AnySetting(.inboxPoll),
  ]

  private init<Value>(_ setting: Setting<Value>) {
    (key, form) = (setting.key, setting.form)
    text = { setting.text($0[keyPath: setting.path]) }
    set = { text, values in
      guard let value = setting.value(text) else { return false }
      values[keyPath: setting.path] = value
      return true
    }
  }
}
