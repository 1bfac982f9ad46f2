public import FoundationEssentials

/// The days of a rule, from its start on, in order. The start is one of them only if the rule allows it.
///
/// Days are found period by period: a year, a month, a week or a day. The first week begins with the start, so BYSETPOS
/// counts from there; the first month and year are counted as a whole. That is how python-dateutil reads the RFC.
public struct Occurrences: Sequence, IteratorProtocol {
  private let rule: RecurrenceParts?
  private var filter: DayFilter?
  private let start: Day
  /// The number of months since year 0, and the first day of the week, in which the series starts.
  private let startMonth: Int
  private let startWeek: Int
  private let lastDay: Day
  private var after: Day?
  private var remaining: Int
  private var period = 0
  private var days: [Int] = []
  private var index = 0
  private var hasEnded = false
  private var spent = 0
  /// Whether the search for the next day was given up, because the rule allows none or very few.
  public private(set) var isGivenUp = false

  /// How many days and periods are looked at for one occurrence. The calendar repeats itself after 146,097 days.
  private static let budget = 150_000

  init(of rule: RecurrenceRule, from start: Day, through lastDay: Day, after: Day?) {
    (self.rule, self.start, self.lastDay, self.after) = (rule.parts, start, lastDay, after)
    startMonth = start.year * 12 + start.month - 1
    startWeek = start.weekBegin(rule.parts?.weekStart ?? .monday).number
    filter = rule.parts.map { DayFilter($0, from: start) }
    remaining = rule.count ?? .max
    if rule.count == nil, let parts = rule.parts, let after, after > start {
      period = Self.period(of: after, in: parts, from: start)
    }
  }

  /// Returns nil after the last day, or if no day can be found.
  public mutating func next() -> Day? {
    spent = 0
    while let day = advance() {
      guard let after, day <= after else { return day }
    }
    return nil
  }

  private mutating func advance() -> Day? {
    while !hasEnded {
      while index < days.count {
        let day = Day(number: days[index])
        index += 1
        if day < start { continue }
        guard day <= lastDay, remaining > 0 else {
          hasEnded = true
          return nil
        }
        remaining -= 1
        spent += 1
        return day
      }
      fill()
    }
    return nil
  }

  private mutating func fill() {
    guard let rule, remaining > 0, let range = range(of: period, in: rule), range.lowerBound <= lastDay.number
    else {
      hasEnded = true
      return
    }
    guard spent < Self.budget else {
      (hasEnded, isGivenUp) = (true, true)
      return
    }
    period += 1
    index = 0
    days.removeAll(keepingCapacity: true)
    spent += filter?.append(range, to: &days) ?? 1
    if !rule.setPositions.isEmpty, !days.isEmpty { select(rule.setPositions) }
  }

  /// Keeps the days at the positions, which count from 1, or from -1 for the last one.
  private mutating func select(_ positions: [Int]) {
    var selected: [Int] = []
    for position in positions {
      let index = position > 0 ? position - 1 : days.count + position
      if days.indices.contains(index), !selected.contains(days[index]) { selected.append(days[index]) }
    }
    days = selected.sorted()
  }

  /// The days of the nth period; nil after the year 9999.
  private func range(of period: Int, in rule: RecurrenceParts) -> ClosedRange<Int>? {
    let steps = period * rule.interval
    switch rule.frequency {
    case .yearly:
      let year = startMonth / 12 + steps
      guard year <= 9999 else { return nil }
      return Day.number(year, 1, 1)...Day.number(year, 12, 31)
    case .monthly:
      let month = startMonth + steps
      guard month < 120_000 else { return nil }
      let first = Day.number(month / 12, month % 12 + 1, 1)
      return first...first + Day.length(ofMonth: month % 12 + 1, in: month / 12) - 1
    case .weekly:
      let first = startWeek + 7 * steps
      guard first <= Day.last.number else { return nil }
      return Swift.max(first, start.number)...Swift.min(first + 6, Day.last.number)
    case .daily:
      let day = start.number + steps
      return day <= Day.last.number ? day...day : nil
    }
  }

  /// The number of the last period that does not begin after the day.
  private static func period(of day: Day, in rule: RecurrenceParts, from start: Day) -> Int {
    let steps =
      switch rule.frequency {
      case .yearly: day.year - start.year
      case .monthly: (day.year - start.year) * 12 + day.month - start.month
      case .weekly: (day.number - start.weekBegin(rule.weekStart).number) / 7
      case .daily: day.number - start.number
      }
    return steps / rule.interval
  }
}

extension RecurrenceRule {
  /// The occurrences of a series.
  /// - Parameters:
  ///   - start: the first day of the series; COUNT and INTERVAL count from it.
  ///   - time: the time of the occurrences in the zone, which decides about the last day of an UNTIL with a time; nil if
  ///     they are days.
  ///   - after: leaves out the days up to this one, without looking at each of them if the rule has no COUNT.
  public func occurrences(
    from start: Day, at time: ClockTime? = nil, in zone: TimeZone = .gmt, after: Day? = nil
  ) -> Occurrences {
    Occurrences(of: self, from: start, through: lastDay(at: time, in: zone), after: after)
  }

  /// The occurrences of a series whose first one is a day or a moment.
  public func occurrences(from first: DateValue) -> Occurrences {
    switch first {
    case .day(let day): return occurrences(from: day)
    case .moment(let moment):
      let wall = moment.wallTime
      return occurrences(from: wall.day, at: wall.time, in: moment.timeZone)
    }
  }
}
