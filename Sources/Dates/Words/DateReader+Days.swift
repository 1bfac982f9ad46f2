import FoundationEssentials

extension DateReader {
  /// The next time a clock shows it, the present minute included, or the present second if the time has seconds.
  func next(_ time: ClockTime) -> Moment {
    let moment = Moment(WallTime(today, time), in: zone)
    let shown = time.second == 0 ? moment.milliseconds + 59_999 : moment.milliseconds
    return shown >= now.milliseconds
      ? moment : Moment(WallTime(today.adding(days: 1), time), in: zone)
  }

  /// A moment of this zone.
  /// - Parameter offset: in seconds east of UTC; nil if the wall time is that of this zone.
  func moment(_ wall: WallTime, offset: Int?) -> Moment {
    guard let offset else { return Moment(wall, in: zone) }
    let seconds = wall.secondsSinceEpoch - offset
    return Moment(milliseconds: Int64(seconds) * 1000, zone: zone.identifier)
  }

  /// The next day with that number, strictly after today. Months that are too short are skipped.
  func next(ordinal: Int) -> Day {
    var month = today.adding(days: 1 - today.day)
    while true {
      if let day = Day(year: month.year, month: month.month, day: ordinal), day > today { return day }
      let next = month.adding(months: 1)
      if next.month == month.month { return .last }
      month = next
    }
  }

  /// The first day of the next such month, strictly after this one.
  func next(month: Int) -> Day {
    let months = Day.remainder(month - today.month - 1, 12) + 1
    return today.adding(days: 1 - today.day).adding(months: months)
  }

  /// The next such day, today included; nil if the month never has it. A leap day is at most eight years away.
  func next(month: Int, day: Int) -> Day? {
    for year in today.year...today.year + 8 {
      if let day = Day(year: year, month: month, day: day), day >= today { return day }
    }
    return nil
  }

  /// The day of a word that is one without other words, but for weekdays and months.
  func day(named word: String) -> Day? {
    switch word {
    case "today", "tod", "今日": today
    case "tomorrow", "tom", "明日": today.adding(days: 1)
    case "yesterday", "昨日": today.adding(days: -1)
    case "明後日": today.adding(days: 2)
    case "来週": edge(.start, ofPeriod: "w", steps: 1)
    case "来月": edge(.start, ofPeriod: "m", steps: 1)
    case "workday": today.adding(workdays: 1)
    case "easter": feast(daysAfterEaster: 0)
    case "goodfriday": feast(daysAfterEaster: -2)
    case "eastermonday": feast(daysAfterEaster: 1)
    case "ascension": feast(daysAfterEaster: 39)
    case "pentecost": feast(daysAfterEaster: 49)
    default: edge(named: word)
    }
  }

  private enum Edge { case start, end }

  /// The day of a word such as `som` or `eonww`: an edge, "o", which period (this, next or previous), and its letters.
  private func edge(named word: String) -> Day? {
    guard word.hasPrefix("so") || word.hasPrefix("eo") else { return nil }
    let edge: Edge = word.hasPrefix("s") ? .start : .end
    let rest = word.dropFirst(2)
    return switch rest.first {
    case "n": self.edge(edge, ofPeriod: String(rest.dropFirst()), steps: 1)
    case "p": self.edge(edge, ofPeriod: String(rest.dropFirst()), steps: -1)
    default: self.edge(edge, ofPeriod: String(rest), steps: 0)
    }
  }

  private func edge(_ edge: Edge, ofPeriod letters: String, steps: Int) -> Day? {
    let monthStart = today.adding(days: 1 - today.day)
    func months(_ start: Day, _ length: Int) -> Day {
      let first = start.adding(months: steps * length)
      return edge == .start ? first : first.adding(months: length).adding(days: -1)
    }
    switch letters {
    case "d": return today.adding(days: steps)
    case "w":
      let first = today.weekBegin(weekStart.weekday).adding(days: steps * 7)
      return edge == .start ? first : first.adding(days: 6)
    case "ww":
      // On a weekend the work week is the coming one.
      let monday = today.weekday.isWorkday ? today.weekBegin(.monday) : today.next(.monday)
      return monday.adding(days: steps * 7 + (edge == .start ? 0 : 4))
    case "m": return months(monthStart, 1)
    case "q": return months(monthStart.adding(months: -((today.month - 1) % 3)), 3)
    case "y": return months(monthStart.adding(months: 1 - today.month), 12)
    default: return nil
    }
  }

  /// The next feast, strictly after today.
  private func feast(daysAfterEaster days: Int) -> Day {
    for year in today.year...today.year + 1 {
      let day = Self.easter(year).adding(days: days)
      if day > today { return day }
    }
    return .last
  }

  /// Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher.
  private static func easter(_ year: Int) -> Day {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let g = (b - (b + 8) / 25 + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let l = (32 + 2 * e + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return Day(number: Day.number(year, sum / 31, sum % 31 + 1))
  }

  /// A span from today, or from now if its unit is shorter than a day.
  func adding(_ count: Int, _ unit: DateUnit, column: Int) throws(DateFault) -> DateValue {
    try adding(count, unit, to: unit.isClockTime ? .moment(now) : .day(today), column: column)
  }

  /// Days and more keep a day a day, and the wall time of a moment. Hours and minutes pass for a moment; from a day they
  /// are the time on the clock.
  func adding(
    _ count: Int, _ unit: DateUnit, to value: DateValue, column: Int
  ) throws(DateFault) -> DateValue {
    let result: DateValue
    switch value {
    case .day(let day) where unit.isClockTime:
      let wall = WallTime(day, .midnight).adding(seconds: unit.seconds(count))
      result = .moment(Moment(wall, in: zone))
    case .day(let day): result = .day(unit.added(count, to: day))
    case .moment(let moment) where unit.isClockTime:
      let milliseconds = moment.milliseconds + Int64(unit.seconds(count)) * 1000
      result = .moment(Moment(milliseconds: milliseconds, zone: moment.zone))
    case .moment(let moment):
      result = .moment(moment.moved(to: unit.added(count, to: moment.wallTime(in: zone).day)))
    }
    let day = result.day(in: zone)
    guard day > .first, day < .last else {
      throw DateFault("This is outside the years 1 to 9999. Take a smaller number.", column: column)
    }
    return result
  }
}
