/// From when the next occurrence is counted.
public enum RepeatOrigin: String, CaseIterable, Hashable, Sendable {
  /// From the days of the rule, whenever a todo is done.
  case schedule
  /// From the day on which a todo is done.
  case completion
}

extension RecurrenceRule {
  /// Reads an RRULE, or the words of `every:`, such as `day`, `2w`, `mon,thu`, `2nd tue`, `last fri` or `15th`.
  ///
  /// A month, quarter or year from a day that not every month has keeps to the end of the month, where a plain RRULE
  /// would skip a month.
  /// - Parameters:
  ///   - first: the first day of the series.
  ///   - weekStart: when the weeks of `2w` begin.
  ///   - origin: a rule that is counted from completion needs no fixed day of the month.
  public init(
    words text: String, first: Day, weekStart: WeekStart, origin: RepeatOrigin = .schedule
  ) throws(RuleFault) {
    guard !text.contains("=") else {
      self = try RecurrenceRule(text)
      return
    }
    let entries = try RepeatEntry.entries(of: text)
    var parts = RecurrenceParts(frequency: .daily, weekStart: weekStart.weekday)
    switch entries[0].content {
    case .step(let count, let unit): parts.step(count, unit, from: first, origin)
    case .workdays:
      parts.frequency = .weekly
      parts.weekdays = Weekday.allCases.filter(\.isWorkday).map { .init(weekday: $0) }
    case .weekday:
      parts.frequency = .weekly
      parts.weekdays = try Self.same(entries) {
        if case .weekday(let day) = $0 { .init(weekday: day) } else { nil }
      }
    case .position:
      parts.frequency = .monthly
      parts.weekdays = try Self.same(entries) {
        if case .position(let n, let day) = $0 { .init(n: n, weekday: day) } else { nil }
      }
    case .monthDay:
      parts.frequency = .monthly
      parts.monthDays = try Self.same(entries) { if case .monthDay(let day) = $0 { day } else { nil } }
    }
    if case .step = entries[0].content, entries.count > 1 { throw entries[1].mixed }
    if case .workdays = entries[0].content, entries.count > 1 { throw entries[1].mixed }
    if parts.interval == 1 { parts.weekStart = .monday }
    self.init(parts)
  }

  private static func same<Value: Hashable & Comparable>(
    _ entries: [RepeatEntry], _ value: (RepeatEntry.Content) -> Value?
  ) throws(RuleFault) -> [Value] {
    var values: Set<Value> = []
    for entry in entries {
      guard let value = value(entry.content) else { throw entry.mixed }
      values.insert(value)
    }
    return values.sorted()
  }
}

extension RecurrenceParts {
  fileprivate mutating func step(_ count: Int, _ unit: DateUnit, from first: Day, _ origin: RepeatOrigin) {
    interval = count
    switch unit {
    case .week: frequency = .weekly
    case .month, .quarter:
      frequency = .monthly
      interval = unit == .quarter ? count * 3 : count
    case .year: frequency = .yearly
    case .day, .workday, .hour, .minute: frequency = .daily
    }
    if origin == .schedule { keepMonthEnd(of: first) }
  }
}

/// One of the words of `every:` between commas.
private struct RepeatEntry {
  enum Content {
    case step(Int, DateUnit)
    case workdays
    case weekday(Weekday)
    /// The nth weekday of a month, or the last one for -1.
    case position(Int, Weekday)
    case monthDay(Int)
  }

  let content: Content
  let column: Int

  var mixed: RuleFault {
    RuleFault(
      "This does not go together with what is before it. Write a list of one kind, such as mon,thu or 1st,15th.",
      column: column)
  }

  /// Returns at least one.
  static func entries(of text: String) throws(RuleFault) -> [RepeatEntry] {
    guard text.utf8.count <= 200 else { throw RuleFault("This is too long.", column: 1) }
    var column = 1
    var entries: [RepeatEntry] = []
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      entries.append(try read(String(entry), column))
      column += entry.count + 1
    }
    return entries
  }

  private static func read(_ text: String, _ column: Int) throws(RuleFault) -> RepeatEntry {
    let tokens: [DateToken]
    do {
      tokens = try DateScanner.tokens(of: text)
    } catch {
      throw RuleFault(error.message, column: column + error.column - 1)
    }
    let start = column + (tokens.first?.column ?? 1) - 1
    guard let content = try content(tokens, start) else { throw RuleFault(unknown(tokens), column: start) }
    return RepeatEntry(content: content, column: start)
  }

  private static func content(_ tokens: [DateToken], _ column: Int) throws(RuleFault) -> Content? {
    let second = tokens.count == 2 ? tokens[1].word : nil
    guard let first = tokens.first, tokens.count == 1 || second != nil else { return nil }
    switch (first.content, second) {
    case (.word("weekday"), nil), (.word("weekdays"), nil): return .workdays
    case (.word(let word), nil):
      if let weekday = DateVocabulary.weekday(word) { return .weekday(weekday) }
      return ["day", "week", "month", "quarter", "year"].contains(word)
        ? DateUnit(word).map { .step(1, $0) } : nil
    case (.ordinal(let n), nil): return .monthDay(n)
    case (.ordinal(let n), let word?):
      guard let weekday = DateVocabulary.weekday(word) else { return nil }
      guard n <= 5 else {
        throw RuleFault("No month has a \(first.text) \(word). Write 1st to 5th, or last.", column: column)
      }
      return .position(n, weekday)
    case (.word("last"), "day"?): return .monthDay(-1)
    case (.word("last"), let word?): return DateVocabulary.weekday(word).map { .position(-1, $0) }
    case (.number(let count, _), let word?):
      let unit = try unit(word, first, column)
      return .step(try checked(count, unit, column), unit)
    default: return nil
    }
  }

  private static func checked(_ count: Int, _ unit: DateUnit, _ column: Int) throws(RuleFault) -> Int {
    // A quarter is three months.
    let most = unit == .quarter ? RecurrenceRule.maxInterval / 3 : RecurrenceRule.maxInterval
    guard (1...most).contains(count) else {
      throw RuleFault("\(count) is no interval. Write a number from 1 to \(most).", column: column)
    }
    return count
  }

  private static func unit(_ word: String, _ number: DateToken, _ column: Int) throws(RuleFault) -> DateUnit {
    if let unit = DateUnit(word), !unit.isClockTime, unit != .workday { return unit }
    throw RuleFault(
      word == "m"
        ? "Write \(number.text)mo for months." : "Todos repeat by d, w, mo, q or y, such as \(number.text)d.",
      column: column + number.text.count)
  }

  private static let choices =
    ["day", "weekday", "week", "month", "quarter", "year"] + DateVocabulary.weekdays

  private static func unknown(_ tokens: [DateToken]) -> String {
    guard let first = tokens.first else {
      return "There is no interval. Write one such as day, 2w, mon,thu, 2nd tue, last fri or 15th."
    }
    let text = tokens.map(\.text).joined(separator: " ").shortened
    if tokens.count == 1, let word = first.word.flatMap({ DateVocabulary.nearest(to: $0, among: choices) }) {
      return "\(text) is no interval: \(word)?"
    }
    return "\(text) is no interval. Write one such as day, 2w, mon,thu, 2nd tue, last fri or 15th."
  }
}
