/// Which days of a period a rule allows: its lists as RFC 5545's table combines them, with what the start adds to them.
///
/// python-dateutil reads the RFC in the same way where it is silent: BYWEEKNO without BYDAY means whole weeks, and
/// numbers in BYDAY count only in rules of months and years.
struct DayFilter {
  private let isYearly: Bool
  /// Bit n is month or weekday n; 0 allows all.
  private let months: UInt16
  private let weekdays: UInt8
  private let monthDays: UInt32
  /// Bit n is the nth day from the end.
  private let monthDaysFromEnd: UInt32
  /// Of each weekday, the positions that are allowed as bits; empty if there are none.
  private let positions: [UInt64]
  private let positionsFromEnd: [UInt64]
  /// Whether the nth day of the year is allowed, and the nth from its end; empty if all are.
  private let yearDays: [Bool]
  private let yearDaysFromEnd: [Bool]
  private let weekNumbers: UInt64
  private let weekNumbersFromEnd: UInt64
  private let weekStart: Weekday
  /// The month of the day that was looked at last.
  private var month: MonthInYear

  init(_ rule: RecurrenceParts, from start: Day) {
    var rule = rule
    if rule.weekNumbers.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty {
      switch rule.frequency {
      case .yearly:
        if rule.months.isEmpty { rule.months = [start.month] }
        rule.monthDays = [start.day]
      case .monthly: rule.monthDays = [start.day]
      case .weekly: rule.weekdays = [.init(weekday: start.weekday)]
      case .daily: break
      }
    }
    let counts = rule.frequency == .monthly || rule.frequency == .yearly
    isYearly = rule.frequency == .yearly && rule.months.isEmpty
    months = rule.months.reduce(0) { $0 | 1 << UInt16($1) }
    weekdays = rule.weekdays.reduce(0) { counts && $1.n != 0 ? $0 : $0 | 1 << UInt8($1.weekday.rawValue) }
    let counted = counts ? rule.weekdays.filter { $0.n != 0 } : []
    positions = Self.bits(counted) { $0.n }
    positionsFromEnd = Self.bits(counted) { -$0.n }
    monthDays = rule.monthDays.reduce(0) { $1 > 0 ? $0 | 1 << UInt32($1) : $0 }
    monthDaysFromEnd = rule.monthDays.reduce(0) { $1 < 0 ? $0 | 1 << UInt32(-$1) : $0 }
    yearDays = Self.flags(rule.yearDays)
    yearDaysFromEnd = Self.flags(rule.yearDays.map { -$0 })
    weekNumbers = rule.weekNumbers.reduce(0) { $1 > 0 ? $0 | 1 << UInt64($1) : $0 }
    weekNumbersFromEnd = rule.weekNumbers.reduce(0) { $1 < 0 ? $0 | 1 << UInt64(-$1) : $0 }
    weekStart = rule.weekStart
    month = MonthInYear(of: start.number, rule.weekStart)
  }

  private static func bits(
    _ positions: [RecurrenceParts.WeekdayPosition], _ n: (RecurrenceParts.WeekdayPosition) -> Int
  ) -> [UInt64] {
    guard !positions.isEmpty else { return [] }
    var bits = [UInt64](repeating: 0, count: 8)
    for position in positions where n(position) > 0 {
      bits[position.weekday.rawValue] |= 1 << UInt64(n(position))
    }
    return bits
  }

  private static func flags(_ numbers: [Int]) -> [Bool] {
    guard !numbers.isEmpty else { return [] }
    var flags = [Bool](repeating: false, count: 367)
    for number in numbers where flags.indices.contains(number) { flags[number] = true }
    return flags
  }

  /// Appends the allowed days of a range, in order, and returns how many days and months were looked at.
  mutating func append(_ range: ClosedRange<Int>, to days: inout [Int]) -> Int {
    var cost = 0
    var number = range.lowerBound
    while number <= range.upperBound {
      month = month.moved(to: number, weekStart)
      let end = min(range.upperBound, month.first + month.length - 1)
      cost += 1
      if months == 0 || months & 1 << UInt16(month.month) != 0 {
        cost += end - number + 1
        for candidate in number...end where allows(candidate) { days.append(candidate) }
      }
      number = end + 1
    }
    return cost
  }

  private func allows(_ number: Int) -> Bool {
    let day = number - month.first + 1
    if monthDays | monthDaysFromEnd != 0 {
      let isListed =
        monthDays & 1 << UInt32(day) != 0 || monthDaysFromEnd & 1 << UInt32(month.length - day + 1) != 0
      guard isListed else { return false }
    }
    if weekdays != 0 || !positions.isEmpty {
      let weekday = Day.remainder(number + 3, 7) + 1
      guard weekdays & 1 << UInt8(weekday) != 0 || hasPosition(number, weekday) else { return false }
    }
    if !yearDays.isEmpty {
      let dayOfYear = number - month.yearFirst + 1
      guard yearDays[dayOfYear] || yearDaysFromEnd[month.yearLength - dayOfYear + 1] else { return false }
    }
    return weekNumbers | weekNumbersFromEnd == 0 || hasWeekNumber(number)
  }

  private func hasPosition(_ number: Int, _ weekday: Int) -> Bool {
    guard !positions.isEmpty else { return false }
    let (first, length) = isYearly ? (month.yearFirst, month.yearLength) : (month.first, month.length)
    let fromStart = UInt64((number - first) / 7 + 1)
    let fromEnd = UInt64((first + length - 1 - number) / 7 + 1)
    return positions[weekday] & 1 << fromStart != 0 || positionsFromEnd[weekday] & 1 << fromEnd != 0
  }

  private func hasWeekNumber(_ number: Int) -> Bool {
    let (first, next) =
      if number < month.firstWeek {
        (WeekNumbering.firstWeek(of: month.year - 1, weekStart), month.firstWeek)
      } else if number < month.nextFirstWeek {
        (month.firstWeek, month.nextFirstWeek)
      } else {
        (month.nextFirstWeek, WeekNumbering.firstWeek(of: month.year + 2, weekStart))
      }
    let week = UInt64((number - first) / 7 + 1)
    let fromEnd = UInt64((next - 1 - number) / 7 + 1)
    return weekNumbers & 1 << week != 0 || weekNumbersFromEnd & 1 << fromEnd != 0
  }
}

/// A month and its year, as numbers of days.
private struct MonthInYear {
  let year: Int
  let month: Int
  let first: Int
  let length: Int
  let yearFirst: Int
  let yearLength: Int
  /// Where the first week of the year begins, and that of the next year.
  let firstWeek: Int
  let nextFirstWeek: Int

  init(of number: Int, _ weekStart: Weekday) {
    let day: Int
    (year, month, day) = Day(number: number).parts
    first = number - day + 1
    length = Day.length(ofMonth: month, in: year)
    yearFirst = Day.number(year, 1, 1)
    yearLength = Day.isLeap(year) ? 366 : 365
    firstWeek = WeekNumbering.firstWeek(of: year, weekStart)
    nextFirstWeek = WeekNumbering.firstWeek(of: year + 1, weekStart)
  }

  /// The next month of the same year.
  private init(after month: MonthInYear) {
    self.year = month.year
    self.month = month.month + 1
    first = month.first + month.length
    length = Day.length(ofMonth: month.month + 1, in: month.year)
    (yearFirst, yearLength) = (month.yearFirst, month.yearLength)
    (firstWeek, nextFirstWeek) = (month.firstWeek, month.nextFirstWeek)
  }

  /// The month of a day, which is most often this one or the next.
  func moved(to number: Int, _ weekStart: Weekday) -> MonthInYear {
    if contains(number) { return self }
    return number == first + length && month < 12
      ? MonthInYear(after: self) : MonthInYear(of: number, weekStart)
  }

  private func contains(_ number: Int) -> Bool { number >= first && number < first + length }
}
