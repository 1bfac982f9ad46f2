public import EventLoop
public import FoundationEssentials
public import Terminal
public import Texts

/// What the text of a row or document depends on besides its item.
public struct RowContext: Sendable {
  public let texts: Texts
  public let now: Date
  public let signs: Signs
  /// Whether languages and labels are shown in their own colours.
  public let hasTints: Bool
  /// Whether headings keep their marks, because their style alone does not stand out.
  let showsMarks: Bool
  /// Whether a preview of the selected row is beside the list.
  public internal(set) var hasPreview = false
  /// Changes when GitHub's answer about a thing may be newer than its row.
  public internal(set) var answers = 0
  /// The zone of days, if lists show those; nil if they show ages.
  let dayZone: TimeZone?
  /// What was cut in a field last; nil if the fields of the screen share nothing with others.
  let kills: KillBuffer?

  /// - Parameter dayZone: the zone of days, if lists show those; nil if they show ages.
  public init(
    texts: Texts, now: Date, signs: Signs = .ascii, hasTints: Bool = false, showsMarks: Bool = true,
    dayZone: TimeZone? = nil, kills: KillBuffer? = nil
  ) {
    (self.texts, self.now, self.signs, self.hasTints) = (texts, now, signs, hasTints)
    (self.showsMarks, self.dayZone, self.kills) = (showsMarks, dayZone, kills)
  }
}

extension RowContext {
  /// Whether languages have a coloured dot.
  public var hasDots: Bool { hasTints && !signs.isASCII }

  /// The current language and time. A frame makes several, so the choice is read from `chosen`: the key path of a setting
  /// that goes through `Preferences` is made anew at each access, 4 % of the cost of a key (`Scripts/bench`, key to frame).
  @LoopActor
  public init(_ environment: Environment) {
    self.init(
      texts: environment.texts, now: environment.now(), signs: environment.preferences.look.signs,
      hasTints: environment.preferences.look.hasTints,
      showsMarks: environment.preferences.look.showsMarks,
      dayZone: environment.preferences.chosen.dates == .absolute ? environment.zone() : nil,
      kills: environment.kills)
    answers = environment.answers.version
  }
}

extension RowContext {
  /// Whether lists show days instead of ages.
  public var showsDays: Bool { dayZone != nil }

  /// The age or the day of a date for a `TableColumn.age`, as the user chose; nil without a date.
  public func age(_ date: Date?) -> String? {
    guard let date else { return nil }
    if let dayZone { return DayText.iso(date, in: dayZone) }
    return AgeText(texts).short(date, now: now)
  }

  /// The width of a `TableColumn.age` below a title, in cells.
  public func ageColumns(under title: String) -> Int {
    guard dayZone == nil else { return max(DayText.columns, DisplayText(title).width) }
    return AgeText.columns(under: title, in: texts.language)
  }

  /// The title of a column of ages that have no other name.
  public var ageTitle: String { dayZone == nil ? texts.list.age : texts.list.day }

  /// A day with its age: 2026-01-31 (3d).
  public func when(_ date: Date, in zone: TimeZone) -> String {
    texts.format.when(day: DayText.iso(date, in: zone), age: AgeText(texts).phrase(date, now: now))
  }
}
