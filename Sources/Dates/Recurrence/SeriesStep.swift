public import FoundationEssentials

/// The dates of a todo that move with its series.
public struct RecurringDates: Hashable, Sendable {
  public var due: DateValue?
  public var wait: DateValue?
  public var scheduled: DateValue?

  public init(due: DateValue? = nil, wait: DateValue? = nil, scheduled: DateValue? = nil) {
    (self.due, self.wait, self.scheduled) = (due, wait, scheduled)
  }

  /// One of the dates.
  public enum Name: CaseIterable, Hashable, Sendable {
    case due, scheduled, wait
  }

  public subscript(name: Name) -> DateValue? {
    switch name {
    case .due: due
    case .scheduled: scheduled
    case .wait: wait
    }
  }

  /// The date that a rule speaks of: the one on the day of the present occurrence, as the start of an iCalendar object can be.
  /// If due is at a later time of that day than the start, it is the start, because the end of the rule has its time. If none
  /// is on the day, because a date was edited, it is the first one.
  /// - Parameter day: that of the present occurrence by the rule; nil if it is not known.
  public func ruled(on day: Day?) -> Name? {
    let names = Name.allCases.filter { self[$0] != nil }
    let start: Name = scheduled == nil ? .wait : .scheduled
    if let day, due?.ownDay == day, self[start]?.ownDay == day, isMoment(start, before: .due) { return start }
    return names.first { self[$0]?.ownDay == day } ?? names.first
  }

  private func isMoment(_ one: Name, before other: Name) -> Bool {
    guard case .moment(let one)? = self[one], case .moment(let other)? = self[other] else { return false }
    return one.milliseconds < other.milliseconds
  }
}

/// What happens to occurrences whose time passed before the present one was done.
public enum MissedOccurrences: String, CaseIterable, Hashable, Sendable {
  /// The next one is in the future.
  case skip
  /// The next one follows the present one, also if it is overdue at once.
  case keep
}

/// The step of a repeating todo from one occurrence to the next, when it is done or skipped.
public struct SeriesStep: Hashable, Sendable {
  /// Its COUNT, if there is one, is the number of occurrences that are left, with the present one.
  public let rule: RecurrenceRule
  public let origin: RepeatOrigin
  /// The day of the present occurrence by the rule.
  public let start: Day
  public let dates: RecurringDates
  /// The day of the present occurrence by the rule; nil if its date was not changed, so that both are the same.
  public let occurrence: Day?
  /// The dates of earlier occurrences, the latest first. A time that the clocks skipped on the day of `dates` is found in them.
  public let earlier: [RecurringDates]
  /// Days on which the rule has an occurrence that is left out.
  public let leftOut: Set<Day>

  public init(
    rule: RecurrenceRule, origin: RepeatOrigin, start: Day, dates: RecurringDates, occurrence: Day? = nil,
    earlier: [RecurringDates] = [], leftOut: Set<Day> = []
  ) {
    (self.rule, self.origin, self.start) = (rule, origin, start)
    (self.dates, self.occurrence, self.earlier, self.leftOut) = (dates, occurrence, earlier, leftOut)
  }

  public enum Outcome: Hashable, Sendable {
    /// - Parameters:
    ///   - day: the day of the new occurrence by the rule.
    ///   - skipped: the number of missed occurrences between the two; 10,000 also stands for more.
    ///   - rule: with its COUNT lowered by the occurrences that have passed.
    case next(RecurringDates, day: Day, skipped: Int, rule: RecurrenceRule)
    /// This was the last occurrence, or the later ones were missed, too.
    case seriesEnded(skipped: Int)
    /// The rule allows so few days that none was found, or octodo only keeps it.
    case notFound
  }

  /// - Parameters:
  ///   - now: when the todo is done or skipped.
  ///   - zone: where one is. A moment repeats in the zone in which it was meant.
  public func outcome(at now: Date, in zone: TimeZone, missed: MissedOccurrences) -> Outcome {
    let first = series(of: dates.ruled(on: nil), in: zone)
    switch origin {
    case .completion: return afterCompletion(on: Moment(now, in: first.zone).wallTime.day, first)
    case .schedule:
      let series = series(of: dates.ruled(on: occurrence ?? start), in: zone)
      let current = occurrence ?? series.day
      guard missed == .skip else { return afterSchedule(current: current, past: current, series) }
      // An occurrence that has begun is missed when its first date, such as due, has passed.
      let lead = first.day.number - series.day.number
      let past = first.lastPastDay(at: Moment(now, in: first.zone)).adding(days: -lead)
      return afterSchedule(current: current, past: max(current, past), series)
    }
  }

  private func series(of name: RecurringDates.Name?, in zone: TimeZone) -> AnchoredSeries {
    let date = name.flatMap { dates[$0] } ?? .day(occurrence ?? start)
    return AnchoredSeries(
      name, date, in: zone, earlier: name.map { name in earlier.compactMap { $0[name] } } ?? [])
  }

  /// The number of missed dates that are counted at most.
  public static let maxCounted = 10_000

  private func afterSchedule(current: Day, past: Day, _ series: AnchoredSeries) -> Outcome {
    var days = rule.withoutCount().occurrences(from: start, at: series.time, in: series.zone, after: current)
    var (passed, absent) = (0, 0)
    while let day = days.next() {
      if let count = rule.count, count <= passed + 1 { return .seriesEnded(skipped: passed - absent) }
      let isLeftOut = leftOut.contains(day)
      if day > past, !isLeftOut { return next(day, skipped: passed - absent, absent: absent, series) }
      passed += 1
      if isLeftOut { absent += 1 }
      // A series from a file can begin in the year 1.
      if passed == Self.maxCounted, rule.count == nil {
        days = rule.occurrences(from: start, at: series.time, in: series.zone, after: past)
      }
    }
    return days.isGivenUp || !rule.isUnderstood ? .notFound : .seriesEnded(skipped: passed - absent)
  }

  private func afterCompletion(on today: Day, _ series: AnchoredSeries) -> Outcome {
    guard let frequency = rule.frequency else { return .notFound }
    if rule.count == 1 { return .seriesEnded(skipped: 0) }
    guard !rule.isPlain else {
      let day = today.adding(rule.interval, frequency)
      return day <= rule.lastDay(at: series.time, in: series.zone) && day > today
        ? next(day, skipped: 0, series) : .seriesEnded(skipped: 0)
    }
    var days = rule.withoutCount().occurrences(from: today, at: series.time, in: series.zone, after: today)
    while let day = days.next() {
      if !leftOut.contains(day) { return next(day, skipped: 0, series) }
    }
    return days.isGivenUp ? .notFound : .seriesEnded(skipped: 0)
  }

  /// All dates keep their wall times. They move by the same number of days but for the one that the rule speaks of: that was
  /// perhaps edited, and the series goes on from its schedule.
  /// - Parameter absent: the number of occurrences between that are left out. COUNT counts them, too.
  private func next(_ day: Day, skipped: Int, absent: Int = 0, _ series: AnchoredSeries) -> Outcome {
    let distance = day.number - (occurrence ?? series.day).number
    func moved(_ name: RecurringDates.Name) -> DateValue? {
      let own = name == series.name ? day.number - series.day.number : distance
      return dates[name]?.moved(days: own, earlier: earlier.compactMap { $0[name] })
    }
    var moved = RecurringDates(due: moved(.due), wait: moved(.wait), scheduled: moved(.scheduled))
    if moved.ruled(on: nil) == nil { moved.due = .day(day) }
    let left = rule.count.map { rule.with(count: $0 - skipped - absent - 1) } ?? rule
    return .next(moved, day: day, skipped: skipped, rule: left)
  }
}

/// The date of the present occurrence, where it is meant.
private struct AnchoredSeries {
  /// Nil if the todo has no date.
  let name: RecurringDates.Name?
  let day: Day
  /// Nil if the occurrences are days.
  let time: ClockTime?
  let zone: TimeZone

  init(_ name: RecurringDates.Name?, _ anchor: DateValue, in zone: TimeZone, earlier: [DateValue]) {
    self.name = name
    switch anchor {
    case .day(let day): (self.day, time, self.zone) = (day, nil, zone)
    case .moment(let moment):
      (day, time, self.zone) = (moment.wallTime.day, moment.meantTime(earlier: earlier), moment.timeZone)
    }
  }

  /// The last day whose occurrence would not be in the future. An occurrence that is a day is not, from its morning on.
  func lastPastDay(at now: Moment) -> Day {
    let today = now.wallTime.day
    guard let time else { return today }
    let isAhead = Moment(WallTime(today, time), in: zone).milliseconds > now.milliseconds
    return isAhead ? today.adding(days: -1) : today
  }
}

extension DateValue {
  /// Adds days to a day, or to a moment, which keeps the wall time that is meant.
  /// - Parameter earlier: the same date of earlier occurrences.
  func moved(days: Int, earlier: [DateValue]) -> DateValue {
    switch self {
    case .day(.someday): return self
    case .day(let day): return .day(day.adding(days: days))
    case .moment(let moment):
      let day = moment.wallTime.day.adding(days: days)
      let time = moment.meantTime(earlier: earlier)
      guard time != moment.wallTime.time else { return .moment(moment.moved(to: day)) }
      return .moment(Moment(WallTime(day, time), in: moment.timeZone))
    }
  }
}

extension Moment {
  /// The wall time of a series: that of the first of some earlier moments whose time does not exist on the day of this one and
  /// was read as this one.
  fileprivate func meantTime(earlier: [DateValue]) -> ClockTime {
    let wall = wallTime
    for case .moment(let other) in earlier where other.zone == zone {
      let time = other.wallTime.time
      if time != wall.time, Moment(WallTime(wall.day, time), in: timeZone).milliseconds == milliseconds {
        return time
      }
    }
    return wall.time
  }
}

extension Day {
  fileprivate func adding(_ interval: Int, _ frequency: RecurrenceRule.Frequency) -> Day {
    switch frequency {
    case .daily: adding(days: interval)
    case .weekly: adding(days: interval * 7)
    case .monthly: adding(months: interval)
    case .yearly: adding(months: interval * 12)
    }
  }
}
