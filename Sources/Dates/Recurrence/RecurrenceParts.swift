/// The parts of a rule over days. Lists are sorted and have no doubles, so that equal rules have equal texts.
struct RecurrenceParts: Hashable, Sendable {
  var frequency: RecurrenceRule.Frequency
  var interval = 1
  var count: Int?
  var until: Until?
  var weekdays: [WeekdayPosition] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  var months: [Int] = []
  var setPositions: [Int] = []
  var weekStart = Weekday.monday

  /// The end of a series. A day or wall time is meant where the series is.
  enum Until: Hashable, Sendable {
    case day(Day)
    case wall(WallTime)
    case utc(WallTime)
  }

  /// A weekday, or the nth of its month or year: counted from the end if n is negative. All of them if n is 0.
  struct WeekdayPosition: Hashable, Comparable, Sendable {
    var n = 0
    let weekday: Weekday

    static func < (left: Self, right: Self) -> Bool {
      (left.n, left.weekday) < (right.n, right.weekday)
    }
  }

  /// Whether the start says which days are meant.
  var hasNoLists: Bool {
    weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty && months.isEmpty
      && setPositions.isEmpty
  }

  /// WKST is written with each INTERVAL, because programs differ in the first day of a week that they assume.
  var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if let until { parts.append("UNTIL=\(until.text)") }
    if let count { parts.append("COUNT=\(count)") }
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    func list(_ name: String, _ values: [some CustomStringConvertible]) {
      guard !values.isEmpty else { return }
      parts.append("\(name)=" + values.map(\.description).joined(separator: ","))
    }
    list("BYDAY", weekdays)
    list("BYMONTHDAY", monthDays)
    list("BYYEARDAY", yearDays)
    list("BYWEEKNO", weekNumbers)
    list("BYMONTH", months)
    list("BYSETPOS", setPositions)
    if interval > 1 || weekStart != .monday { parts.append("WKST=\(weekStart.ruleName)") }
    return parts.joined(separator: ";")
  }
}

extension RecurrenceParts.WeekdayPosition: CustomStringConvertible {
  var description: String { (n == 0 ? "" : String(n)) + weekday.ruleName }
}

extension RecurrenceParts.Until {
  var text: String {
    switch self {
    case .day(let day): Self.compact(day)
    case .wall(let wall): Self.compact(wall)
    case .utc(let wall): Self.compact(wall) + "Z"
    }
  }

  private static func compact(_ day: Day) -> String {
    day.description.filter { $0 != "-" }
  }

  private static func compact(_ wall: WallTime) -> String {
    let time = wall.time
    return compact(wall.day) + "T" + [time.hour, time.minute, time.second].map { padded($0, to: 2) }.joined()
  }
}

extension Weekday {
  /// `MO` to `SU`.
  var ruleName: String { Self.ruleNames[rawValue - 1] }

  init?(ruleName: some StringProtocol) {
    guard let index = Self.ruleNames.firstIndex(where: { $0 == ruleName }) else { return nil }
    self = Self.allCases[index]
  }

  static let ruleNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
