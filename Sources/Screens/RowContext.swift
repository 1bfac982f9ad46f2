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

  public init(texts: Texts, now: Date, signs: Signs = .ascii, hasTints: Bool = false) {
    (self.texts, self.now, self.signs, self.hasTints) = (texts, now, signs, hasTints)
  }
}

extension RowContext {
  /// Whether languages have a coloured dot.
  public var hasDots: Bool { hasTints && !signs.isASCII }

  /// The current language and time.
  @LoopActor
  public init(_ environment: Environment) {
    self.init(
      texts: environment.texts, now: environment.now(), signs: environment.preferences.look.signs,
      hasTints: environment.preferences.look.hasTints)
  }
}

extension RowContext {
  /// The age of a date for a `TableColumn.age`; nil without a date.
  public func age(_ date: Date?) -> String? {
    date.map { AgeText(texts).short($0, now: now) }
  }

  /// A day with its age: 2026-01-31 (3d).
  public func when(_ date: Date, in zone: TimeZone) -> String {
    texts.format.when(day: DayText.iso(date, in: zone), age: AgeText(texts).short(date, now: now))
  }
}
