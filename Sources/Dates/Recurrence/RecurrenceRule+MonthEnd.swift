extension RecurrenceRule {
  /// The rule that a step of months or years from a day that not every month has stands for: it keeps to the end of the
  /// month, where a plain RRULE would skip a month. Other rules stay as they are.
  /// - Parameter first: the first day of the series.
  public func keepingMonthEnd(of first: Day) -> RecurrenceRule {
    guard var parts, parts.hasNoLists else { return self }
    parts.keepMonthEnd(of: first)
    return RecurrenceRule(parts)
  }
}

extension RecurrenceParts {
  mutating func keepMonthEnd(of first: Day) {
    switch frequency {
    case .monthly where first.day == Day.length(ofMonth: first.month, in: first.year): monthDays = [-1]
    case .monthly where first.day > 28:
      // The last of the days up to the 29th or 30th that a month has. The list ends with that day itself, because a longer
      // one would move the 29th to the 30th.
      (monthDays, setPositions) = (Array(28...first.day), [-1])
    case .yearly where first.month == 2 && first.day == 29: (months, monthDays) = ([2], [-1])
    case .daily, .weekly, .monthly, .yearly: break
    }
  }
}
