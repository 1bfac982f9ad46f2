extension RecurrenceRule {
  /// The words of `every:` that read to this rule, such as `2w` or `mon,thu`; its text as an RRULE if there are none, which
  /// `every:` reads, too.
  public var words: String {
    guard let parts, let words = parts.words, reads(words, parts) else { return text }
    return words
  }

  /// Whether words mean this rule on a day that each month has, or for the end of a month on the day that the rule names.
  private func reads(_ words: String, _ parts: RecurrenceParts) -> Bool {
    let start: WeekStart = parts.weekStart == .sunday ? .sunday : .monday
    let day = parts.keepsMonthEnd ? parts.monthDays.last ?? 1 : 1
    do throws(RuleFault) {
      return try RecurrenceRule(words: words, first: Day(number: day - 1), weekStart: start).text == text
    } catch {
      return false
    }
  }
}

extension RecurrenceParts {
  /// Whether it is the rule of a 29th or 30th of each month.
  fileprivate var keepsMonthEnd: Bool { setPositions == [-1] && monthDays.first == 28 }

  /// The words that may mean these parts; nil if no words do.
  fileprivate var words: String? {
    switch frequency {
    case .daily: step("day", "d")
    case .weekly:
      if weekdays.isEmpty {
        step("week", "w")
      } else if weekdays.map(\.weekday) == Weekday.allCases.filter(\.isWorkday) {
        "weekday"
      } else {
        weekdays.map(\.weekday.shortName).joined(separator: ",")
      }
    case .monthly:
      if !weekdays.isEmpty {
        weekdays.map { "\(Self.ordinal($0.n)) \($0.weekday.shortName)" }.joined(separator: ",")
      } else if monthDays.isEmpty || keepsMonthEnd {
        step("month", "mo")
      } else {
        monthDays.map { $0 == -1 ? "last day" : Self.ordinal($0) }.joined(separator: ",")
      }
    case .yearly: step("year", "y")
    }
  }

  private func step(_ name: String, _ unit: String) -> String { interval == 1 ? name : "\(interval)\(unit)" }

  /// `1st`, and `last` for -1.
  private static func ordinal(_ number: Int) -> String {
    guard number != -1 else { return "last" }
    let endings = [1: "st", 2: "nd", 3: "rd"]
    let ending = (11...13).contains(number) ? nil : endings[number % 10]
    return "\(number)\(ending ?? "th")"
  }
}

extension Weekday {
  /// `mon` to `sun`.
  fileprivate var shortName: String { String(DateVocabulary.weekdays[rawValue - 1].prefix(3)) }
}
