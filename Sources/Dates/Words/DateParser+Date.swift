extension DateParser {
  /// Reads a date without the time that may follow: a day, or a moment if hours or minutes were counted.
  mutating func date() throws(DateFault) -> DateValue {
    guard let token = next else { throw leftoverAtEnd }
    switch token.content {
    case .day(let day):
      skip()
      return .day(day)
    case .dayAndTime(let wall, let offset):
      skip()
      return .moment(reader.moment(wall, offset: offset))
    case .sign(let sign):
      skip()
      let (count, unit, column) = try span()
      return try reader.adding(sign * count, unit, column: column)
    case .ordinal(let number):
      skip()
      if let month = skipMonth() { return .day(try monthDay(month, number, token)) }
      return .day(reader.next(ordinal: number))
    case .number(let number, let digits):
      if digits <= 2, let word = following?.word, DateUnit(word) == nil, DateVocabulary.month(word) != nil {
        skip()
        if let month = skipMonth() { return .day(try monthDay(month, number, token)) }
      }
      return try spanAgo()
    case .word(let word):
      return try date(word, token)
    case .time, .timeWithOffset:
      throw leftover(token)
    }
  }

  private var leftoverAtEnd: DateFault {
    DateFault(
      "A date follows here, such as tomorrow or fri.", column: column, expected: DateVocabulary.beginnings)
  }

  private mutating func date(_ word: String, _ token: DateToken) throws(DateFault) -> DateValue {
    if word == "a" || word == "an" { return try spanAgo() }
    skip()
    if word == "in" {
      let (count, unit, column) = try span()
      return try reader.adding(count, unit, column: column)
    }
    if word == "next" { return .day(try afterNext()) }
    if let day = reader.day(named: word) { return .day(day) }
    if let weekday = DateVocabulary.weekday(word) { return .day(reader.today.next(weekday)) }
    guard let month = DateVocabulary.month(word) else {
      throw unknown(token, among: DateVocabulary.beginnings)
    }
    guard let number = next?.dayOfMonth else { return .day(reader.next(month: month)) }
    skip()
    return .day(try monthDay(month, number, token))
  }

  /// Reads a span that begins with its number: `3d`, `3 days ago`.
  private mutating func spanAgo() throws(DateFault) -> DateValue {
    let (count, unit, column) = try span()
    return try reader.adding(skip(word: "ago") ? -count : count, unit, column: column)
  }

  private mutating func skipMonth() -> Int? {
    guard let month = next?.word.flatMap(DateVocabulary.month) else { return nil }
    skip()
    return month
  }

  private mutating func afterNext() throws(DateFault) -> Day {
    guard let token = next, let word = token.word else {
      throw DateFault(
        "next needs a weekday, week, month, quarter or year.", column: column,
        expected: DateVocabulary.afterNext)
    }
    skip()
    if let weekday = DateVocabulary.weekday(word) {
      let week = reader.today.weekBegin(reader.weekStart.weekday).adding(days: 6)
      return week.next(weekday)
    }
    let periods = ["week": "sonw", "month": "sonm", "quarter": "sonq", "year": "sony"]
    guard let day = periods[word].flatMap(reader.day(named:)) else {
      throw unknown(token, among: DateVocabulary.afterNext)
    }
    return day
  }

  /// Reads the year that may follow a month and its day.
  private mutating func monthDay(_ month: Int, _ number: Int, _ token: DateToken) throws(DateFault) -> Day {
    if case .number(let year, digits: 4)? = next?.content, following?.word.flatMap(DateUnit.init) == nil {
      skip()
      if let day = Day(year: year, month: month, day: number) { return day }
    } else if let day = reader.next(month: month, day: number) {
      return day
    }
    let name = DateVocabulary.months[month - 1].capitalized
    throw DateFault(
      "\(name) has no day \(number) then. Take another day.", column: token.column,
      .noSuchDay("\(name.prefix(3)) \(number)"))
  }

  private func unknown(_ token: DateToken, among words: [String]) -> DateFault {
    let text = token.text.shortened
    if let word = token.word.flatMap({ DateVocabulary.nearest(to: $0, among: words) }),
      word != token.word
    {
      return DateFault(
        "\(text) is not a date: \(word)?", column: token.column, expected: [word], .notDate(text))
    }
    return DateFault(
      "\(text) is not a date. Write one such as tomorrow, fri, next week, 3d, dec 24 or 2026-12-24.",
      column: token.column, expected: words, .notDate(text))
  }
}

extension DateToken {
  /// The day of a month after its name: `24` or `24th`.
  fileprivate var dayOfMonth: Int? {
    switch content {
    case .ordinal(let number): number
    case .number(let number, let digits) where digits <= 2: number
    default: nil
    }
  }
}

extension String {
  /// With its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
