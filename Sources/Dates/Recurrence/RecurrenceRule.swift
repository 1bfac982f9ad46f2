import FoundationEssentials

/// On which days something repeats: the RRULE of RFC 5545, 3.3.10, without a start.
///
/// Rules over days are understood: DAILY, WEEKLY, MONTHLY and YEARLY. A rule of hours or seconds, or with parts that
/// octodo does not know, is kept as it was written and has no occurrences.
public struct RecurrenceRule: Hashable, Sendable {
  public enum Frequency: String, CaseIterable, Sendable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// The rule as RFC 5545 writes it, the parts in the order of its grammar. A rule that is only kept is as it was read.
  public let text: String
  /// Nil if the rule is only kept.
  let parts: RecurrenceParts?

  init(_ parts: RecurrenceParts) {
    (text, self.parts) = (parts.text, parts)
  }

  /// A rule that is kept for other programs.
  init(kept text: String) {
    (self.text, parts) = (text, nil)
  }

  /// Whether octodo can tell its occurrences. It shows other rules as "repeats (not by octodo)".
  public var isUnderstood: Bool { parts != nil }

  public var frequency: Frequency? { parts?.frequency }

  /// Every how many days, weeks, months or years; 1 for a rule that is only kept.
  public var interval: Int { parts?.interval ?? 1 }

  /// How many occurrences there are; nil if the rule does not limit them by number.
  public var count: Int? { parts?.count }

  /// Whether the rule only steps by its interval, and takes everything else from the start.
  var isPlain: Bool { parts?.hasNoLists == true }

  /// The same rule with another number of occurrences.
  public func with(count: Int) -> RecurrenceRule {
    guard var parts else { return self }
    parts.count = count
    return RecurrenceRule(parts)
  }

  /// The same rule without a limit by number.
  public func withoutCount() -> RecurrenceRule {
    guard var parts else { return self }
    parts.count = nil
    return RecurrenceRule(parts)
  }

  /// The last day that UNTIL allows.
  /// - Parameter time: the time of the occurrences in the zone; nil if they are days.
  func lastDay(at time: ClockTime?, in zone: TimeZone) -> Day {
    switch parts?.until {
    case nil: .last
    case .day(let day): day
    case .wall(let wall): Self.lastDay(until: wall, at: time)
    case .utc(let wall): Self.lastDay(until: Moment(wall, in: .gmt), at: time, in: zone) ?? wall.day
    }
  }

  /// By instants, because on the day of a clock change the times on the clock have another order.
  /// - Returns: nil for occurrences that are days.
  private static func lastDay(until end: Moment, at time: ClockTime?, in zone: TimeZone) -> Day? {
    guard let time else { return nil }
    let day = end.wallTime(in: zone).day
    let isBefore = Moment(WallTime(day, time), in: zone).milliseconds <= end.milliseconds
    return isBefore ? day : day.adding(days: -1)
  }

  private static func lastDay(until wall: WallTime, at time: ClockTime?) -> Day {
    guard let time, time > wall.time else { return wall.day }
    return wall.day.adding(days: -1)
  }
}

/// Why a text is no rule.
public struct RuleFault: Error, Hashable, Sendable {
  /// A sentence that says what can be written instead.
  public let message: String
  /// Where the wrong part begins, in characters from 1.
  public let column: Int

  public init(_ message: String, column: Int) {
    (self.message, self.column) = (message, column)
  }
}
