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
    "s": (.second, 1), "sec": (.second, 1), "secs": (.second, 1), "second": (.second, 1),
    "seconds": (.second, 1), "min": (.minute, 1), "mins": (.minute, 1), "minute": (.minute, 1),
    "minutes": (.minute, 1), "h": (.hour, 1), "hr": (.hour, 1), "hrs": (.hour, 1), "hour": (.hour, 1),
    "hours": (.hour, 1), "d": (.day, 1), "day": (.day, 1), "days": (.day, 1),
    "w": (.week, 1), "wk": (.week, 1), "wks": (.week, 1), "week": (.week, 1), "weeks": (.week, 1),
    "mo": (.month, 1), "mos": (.month, 1), "mth": (.month, 1), "mths": (.month, 1), "month": (.month, 1),
    "months": (.month, 1), "mnths": (.month, 1),
    "q": (.month, 3), "qtr": (.month, 3), "qtrs": (.month, 3), "qrtr": (.month, 3), "qrtrs": (.month, 3),
    "quarter": (.month, 3), "quarters": (.month, 3),
    "y": (.year, 1), "yr": (.year, 1), "yrs": (.year, 1), "year": (.year, 1), "years": (.year, 1),
  ]

  /// Nil for unknown words.
  static func step(_ text: String) -> RuleStep? {
    let word = text.lowercased().filter { !$0.isWhitespace }
    if let (unit, count) = words[word] { return RuleStep(unit, count) }
    if word.first == "p" { return isoStep(word.dropFirst()) }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let name = String(word.dropFirst(digits.count))
    guard let count = digits.isEmpty ? 1 : Int(digits), count <= 10_000,
      let (unit, factor) = units[name] ?? words[name]
    else { return nil }
    return RuleStep(unit, count * factor)
  }

  /// A period of ISO 8601 after its P, such as `2W`, `1Y2M` or `T1H30M`. One of months and days has no step.
  private static func isoStep(_ word: Substring) -> RuleStep? {
    let parts = word.split(separator: "t", maxSplits: 1, omittingEmptySubsequences: false)
    guard let days = counts(parts[0], of: "ymwd"),
      let times = parts.count > 1 ? counts(parts[1], of: "hms") : [:]
    else { return nil }
    let (years, months) = (days["y"] ?? 0, days["m"] ?? 0)
    let seconds = 3600 * (times["h"] ?? 0) + 60 * (times["m"] ?? 0) + (times["s"] ?? 0)
    let steps: [(RuleStep.Unit, Int)] = [
      months == 0 ? (.year, years) : (.month, 12 * years + months),
      days["d"] == nil ? (.week, days["w"] ?? 0) : (.day, 7 * (days["w"] ?? 0) + (days["d"] ?? 0)),
      seconds % 3600 == 0
        ? (.hour, seconds / 3600) : seconds % 60 == 0 ? (.minute, seconds / 60) : (.second, seconds),
    ]
    let used = steps.filter { $0.1 > 0 }
    return used.count == 1 ? RuleStep(used[0].0, used[0].1) : nil
  }

  /// The numbers before some letters; nil if there is something else.
  private static func counts(_ text: Substring, of letters: String) -> [Character: Int]? {
    var (counts, rest): ([Character: Int], Substring) = ([:], text)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits), count <= 10_000, let letter = rest.dropFirst(digits.count).first,
        letters.contains(letter), counts[letter] == nil
      else { return nil }
      counts[letter] = count
      rest = rest.dropFirst(digits.count + 1)
    }
    return counts
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
    case (.hour, let count): "\(count)h"
    case (.minute, let count): "\(count)min"
    case (.second, let count): "\(count)s"
    }
  }

  /// The end of a series is a field of its own.
  static func split(_ rule: String) -> (rule: String, until: String?) {
    let parts = rule.split(separator: ";")
    let until = parts.first { $0.hasPrefix("UNTIL=") }
    return (parts.filter { $0 != until }.joined(separator: ";"), until.map { String($0.dropFirst(6)) })
  }
}
