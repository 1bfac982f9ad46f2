/// A unit of a span, such as the weeks of `2w`.
enum DateUnit: CaseIterable {
  case minute, hour, day, week, month, quarter, year, workday

  /// The shortest name first.
  var names: [String] {
    switch self {
    case .minute: ["min", "mins", "minute", "minutes"]
    case .hour: ["h", "hr", "hrs", "hour", "hours"]
    case .day: ["d", "day", "days"]
    case .week: ["w", "wk", "wks", "week", "weeks"]
    case .month: ["mo", "mos", "month", "months"]
    case .quarter: ["q", "qtr", "qtrs", "quarter", "quarters"]
    case .year: ["y", "yr", "yrs", "year", "years"]
    case .workday: ["wd", "wds", "workday", "workdays"]
    }
  }

  init?(_ name: String) {
    guard let unit = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = unit
  }

  /// Those in which a misspelling can be seen.
  private static let longNames = allCases.flatMap(\.names).filter { $0.count > 3 }

  static let choices = allCases.compactMap(\.names.first)

  /// Whether it is shorter than a day.
  var isClockTime: Bool { self == .minute || self == .hour }

  /// Adds units of a day or more to a day; shorter units leave it unchanged.
  func added(_ count: Int, to day: Day) -> Day {
    switch self {
    case .minute, .hour: day
    case .day: day.adding(days: count)
    case .week: day.adding(days: count * 7)
    case .month: day.adding(months: count)
    case .quarter: day.adding(months: count * 3)
    case .year: day.adding(months: count * 12)
    case .workday: day.adding(workdays: count)
    }
  }

  /// The length in seconds of a number of minutes or hours.
  func seconds(_ count: Int) -> Int { count * (self == .minute ? 60 : 3600) }

  /// The fault of a word that is no unit.
  static func fault(_ word: String, after number: String, column: Int) -> DateFault {
    let choices = "Units are min, h, d, w, mo, q, y and wd."
    let nearest = DateVocabulary.nearest(to: word, among: longNames)
    let message =
      switch word {
      case "m": "m can be minutes or months. Write \(number)min or \(number)mo."
      case "s", "sec", "secs", "second", "seconds": "Dates have no seconds. \(choices)"
      default: "\(word.shortened) is not a unit of time\(nearest.map { ": \($0)?" } ?? ". \(choices)")"
      }
    let topic: DateFaultTopic = word == "m" ? .minutesOrMonths(number: number) : .notUnit(word.shortened)
    return DateFault(message, column: column, expected: nearest.map { [$0] } ?? Self.choices, topic)
  }
}
