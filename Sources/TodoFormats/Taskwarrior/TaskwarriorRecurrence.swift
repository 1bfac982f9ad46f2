/// The words by which taskwarrior repeats a task. Source: its durations, task-config(5) and `man task`, DURATION.
enum TaskwarriorRecurrence {
  private static let words: [String: (RuleStep.Unit, Int)] = [
    "daily": (.day, 1), "day": (.day, 1), "weekdays": (.workday, 1), "weekly": (.week, 1), "week": (.week, 1),
    "sennight": (.week, 1), "biweekly": (.week, 2), "fortnight": (.week, 2), "monthly": (.month, 1),
    "month": (.month, 1), "bimonthly": (.month, 2), "quarterly": (.month, 3), "semiannual": (.month, 6),
    "annual": (.year, 1), "yearly": (.year, 1), "year": (.year, 1), "biannual": (.year, 2),
    "biyearly": (.year, 2),
  ]

  private static let units: [String: (RuleStep.Unit, Int)] = [
    "d": (.day, 1), "day": (.day, 1), "days": (.day, 1),
    "w": (.week, 1), "wk": (.week, 1), "wks": (.week, 1), "week": (.week, 1), "weeks": (.week, 1),
    "mo": (.month, 1), "mos": (.month, 1), "mth": (.month, 1), "mths": (.month, 1), "month": (.month, 1),
    "months": (.month, 1), "mnths": (.month, 1),
    "q": (.month, 3), "qtr": (.month, 3), "qtrs": (.month, 3), "qrtr": (.month, 3), "qrtrs": (.month, 3),
    "quarter": (.month, 3), "quarters": (.month, 3),
    "y": (.year, 1), "yr": (.year, 1), "yrs": (.year, 1), "year": (.year, 1), "years": (.year, 1),
  ]

  private static let isoUnits: [Character: RuleStep.Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]

  /// Nil for words of hours and minutes, and for unknown ones.
  static func step(_ text: String) -> RuleStep? {
    let word = text.lowercased().filter { !$0.isWhitespace }
    if let (unit, count) = words[word] { return RuleStep(unit, count) }
    if word.first == "p" { return isoStep(word.uppercased()) }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count <= 10_000,
      let (unit, factor) = units[String(word.dropFirst(digits.count))]
    else { return nil }
    return RuleStep(unit, count * factor)
  }

  /// A period of ISO 8601 with one unit: `P2W`.
  private static func isoStep(_ word: String) -> RuleStep? {
    guard let unit = word.last.flatMap({ isoUnits[$0] }), let count = Int(word.dropFirst().dropLast()) else {
      return nil
    }
    return RuleStep(unit, count)
  }

  /// The word that taskwarrior's users know.
  static func word(_ step: RuleStep) -> String {
    switch (step.unit, step.count) {
    case (.day, 1): "daily"
    case (.workday, _): "weekdays"
    case (.week, 1): "weekly"
    case (.week, 2): "biweekly"
    case (.month, 1): "monthly"
    case (.month, 3): "quarterly"
    case (.month, 6): "semiannual"
    case (.year, 1): "yearly"
    case (.day, let count): "\(count)d"
    case (.week, let count): "\(count)w"
    case (.month, let count): "\(count)mo"
    case (.year, let count): "\(count)y"
    }
  }

  /// The end of a series is a field of its own.
  static func split(_ rule: String) -> (rule: String, until: String?) {
    let parts = rule.split(separator: ";")
    let until = parts.first { $0.hasPrefix("UNTIL=") }
    return (parts.filter { $0 != until }.joined(separator: ";"), until.map { String($0.dropFirst(6)) })
  }
}
