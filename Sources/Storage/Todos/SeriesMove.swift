import Dates
import Domain
import FoundationEssentials

/// What became of a repeated todo when one of its occurrences was done or skipped.
struct SeriesMove {
  /// Its fields after the move; nil if no occurrence is left.
  let changes: TodoChanges?
  /// The number of occurrences that were missed.
  let skipped: Int
  /// By how many days the dates move that were not edited, and those of the parts.
  let days: Int

  /// Nil if the todo does not repeat, or its rule has no date that can be found.
  /// - Parameters:
  ///   - earlier: its earlier occurrences, the latest first.
  ///   - calendar: the iCalendar object that it was read from; nil if there is none.
  init?(
    _ todo: Todo, earlier: [Todo], calendar: String?, missed: MissedOccurrences, now: Date, zone: TimeZone
  ) {
    guard let text = todo.rule, let rule = try? RecurrenceRule(text) else { return nil }
    let dates = todo.datesOfSeries(rule, calendar)
    let present = dates.ruled(on: todo.seriesStart).flatMap { dates[$0] }
    let start =
      todo.seriesStart ?? present?.day(in: zone) ?? DateValue.moment(Moment(now, in: zone)).day(in: zone)
    // A date that is none of the rule's was edited; the series goes on from its schedule.
    let isEdited = present.map { !rule.hasOccurrence(on: $0.ownDay, from: start) } ?? false
    var own = zone
    if case .moment(let moment)? = present { own = moment.timeZone }
    let step = SeriesStep(
      rule: rule, origin: todo.repeatsFrom, start: start, dates: dates,
      occurrence: isEdited ? start : nil, earlier: earlier.map(\.recurringDates),
      leftOut: calendar.map { LeftOutDays.days(in: $0, zone: own) } ?? [])
    switch step.outcome(at: now, in: zone, missed: missed) {
    case .notFound: return nil
    case .seriesEnded(let skipped): (changes, self.skipped, days) = (nil, skipped, 0)
    case .next(let moved, _, let skipped, _) where todo.ends(before: moved):
      (changes, self.skipped, days) = (nil, skipped, 0)
    case .next(let moved, let day, let skipped, let left):
      let ruled = todo.repeatsFrom == .completion ? dates.ruled(on: nil).flatMap { dates[$0] } : present
      let current = isEdited ? start : ruled?.ownDay ?? start
      (changes, self.skipped) = (Self.changes(to: moved, day, left), skipped)
      days = day.number - current.number
    }
  }

  private static func changes(to dates: RecurringDates, _ day: Day, _ rule: RecurrenceRule) -> TodoChanges {
    var changes = TodoChanges()
    changes.set(.due, dates.due.map(TodoFieldValue.date))
    changes.set(.wait, dates.wait.map(TodoFieldValue.date))
    changes.set(.scheduled, dates.scheduled.map(TodoFieldValue.date))
    changes.set(.rule, .text(rule.text))
    // After completion the schedule begins anew.
    changes.set(.seriesStart, .day(day))
    changes.set(.started, nil)
    return changes
  }
}

extension DateValue {
  func moved(days: Int) -> DateValue {
    switch self {
    case .day(.someday): self
    case .day(let day): .day(day.adding(days: days))
    case .moment(let moment): .moment(moment.moved(to: moment.wallTime.day.adding(days: days)))
    }
  }
}

extension RecurrenceRule {
  /// Whether a day is one of a series, without regard to its COUNT.
  fileprivate func hasOccurrence(on day: Day, from start: Day) -> Bool {
    var days = withoutCount().occurrences(from: start, at: nil, in: .gmt, after: day.adding(days: -1))
    return day >= start && days.next() == day
  }
}

extension Todo {
  /// Its dates. If the rule speaks of the start of its iCalendar object, and that was edited, they are moved back together,
  /// because the series goes on from its schedule.
  fileprivate func datesOfSeries(_ rule: RecurrenceRule, _ calendar: String?) -> RecurringDates {
    let dates = recurringDates
    guard let day = seriesStart, let edited = scheduled?.ownDay, due?.ownDay != day, wait?.ownDay != day,
      let start = calendar.flatMap(Self.start), rule.hasOccurrence(on: start, from: start)
    else { return dates }
    func moved(_ date: DateValue?) -> DateValue? { date?.moved(days: day.number - edited.number) }
    return RecurringDates(due: moved(due), wait: moved(wait), scheduled: moved(scheduled))
  }

  /// The day of DTSTART.
  private static func start(of calendar: String) -> Day? {
    let todo = calendar.split(separator: "BEGIN:VTODO", omittingEmptySubsequences: false).dropFirst().first
    let line = todo?.split(whereSeparator: \.isNewline).first { $0.uppercased().hasPrefix("DTSTART") }
    let digits = line?.split(separator: ":").last?.prefix(8) ?? ""
    return Day(iso: "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6))")
  }

  /// Whether its last day or time is before the dates of a next occurrence, which would be cancelled at once.
  fileprivate func ends(before dates: RecurringDates) -> Bool {
    guard let until, let next = dates.due ?? dates.scheduled ?? dates.wait else { return false }
    if case .moment(let end) = until, case .moment(let begin) = next {
      return begin.milliseconds > end.milliseconds
    }
    return next.ownDay > until.ownDay
  }

  var hasMoment: Bool {
    [due, wait, scheduled].contains { if case .moment? = $0 { true } else { false } }
  }
}
