public import FoundationEssentials

/// Reads date words such as `tomorrow`, `next fri 17:00`, `eom-2d` and `2026-12-24T18:00`.
///
/// A day of any kind stays a day unless a time, minutes or hours are added. Weekdays, months and ordinals name the next
/// one after today; a bare time is the next one, now included.
public struct DateReader: Sendable {
  let now: Moment
  let today: Day
  let zone: TimeZone
  let weekStart: WeekStart

  public init(now: Date, zone: TimeZone, weekStart: WeekStart) {
    let now = Moment(now, in: zone)
    let seconds = Day.quotient(Int(now.milliseconds), 1000)
    self.now = Moment(milliseconds: Int64(seconds) * 1000, zone: zone.identifier)
    (self.zone, self.weekStart) = (zone, weekStart)
    today = now.wallTime(in: zone).day
  }

  public func read(_ text: String) throws(DateFault) -> DateReading {
    guard text.utf8.count <= Self.maxLength else {
      throw DateFault("This is too long for a date.", column: 1)
    }
    var parser = DateParser(reader: self, tokens: try DateScanner.tokens(of: text), end: text.count + 1)
    return try parser.reading()
  }

  private static let maxLength = 1024
}

/// Combines tokens: a date, a time, and offsets.
struct DateParser {
  let reader: DateReader
  private let tokens: [DateToken]
  /// The column after the text.
  private let end: Int
  private var index = 0

  init(reader: DateReader, tokens: [DateToken], end: Int) {
    (self.reader, self.tokens, self.end) = (reader, tokens, end)
  }

  var next: DateToken? { index < tokens.count ? tokens[index] : nil }
  var following: DateToken? { index + 1 < tokens.count ? tokens[index + 1] : nil }
  var column: Int { next?.column ?? end }

  mutating func skip() { index += 1 }

  mutating func skip(word: String) -> Bool {
    guard next?.word == word else { return false }
    skip()
    return true
  }

  mutating func reading() throws(DateFault) -> DateReading {
    guard let first = next else {
      throw DateFault(
        "There is no date. Write one such as tomorrow, fri 17:00, 3d or 2026-12-24.", column: 1,
        expected: DateVocabulary.beginnings)
    }
    if first.word == "someday" || first.word == "later" {
      skip()
      try expectEnd()
      return .someday
    }
    let value = try value(beginning: first)
    // Only behind a day that follows its time no offset is read.
    if let next, next.isSign {
      throw DateFault(
        "An offset cannot follow a day behind its time. Write the day first: fri 17:00+2d.",
        column: next.column,
        .offsetBehindDay)
    }
    try expectEnd()
    return .value(value)
  }

  private mutating func value(beginning first: DateToken) throws(DateFault) -> DateValue {
    if skip(word: "now") { return try addOffsets(to: .moment(reader.now)) }
    let hasAt = skip(word: "at")
    if let time = skipTime() {
      if let second = next, skipTime() != nil { throw leftover(second) }
      guard let next, !next.isSign else { return try addOffsets(to: .moment(reader.next(time))) }
      guard case .day(let day) = try date() else { throw leftover(first) }
      return .moment(Moment(WallTime(day, time), in: reader.zone))
    }
    guard !hasAt else { throw noTime }
    var value = try date()
    if case .day(let day) = value { value = try addTime(to: day) }
    return try addOffsets(to: value)
  }

  private mutating func addTime(to day: Day) throws(DateFault) -> DateValue {
    if case .timeWithOffset(let time, let offset)? = next?.content, index == 1,
      case .day? = tokens.first?.content
    {
      skip()
      return .moment(reader.moment(WallTime(day, time), offset: offset))
    }
    let hasAt = skip(word: "at")
    guard let time = skipTime() else {
      guard !hasAt else { throw noTime }
      return .day(day)
    }
    return .moment(Moment(WallTime(day, time), in: reader.zone))
  }

  /// Behind the word at.
  private var noTime: DateFault {
    if let next, let word = next.word,
      let nearest = DateVocabulary.nearest(to: word, among: DateVocabulary.times)
    {
      return DateFault(
        "\(next.text.shortened) is not a time: \(nearest)?", column: column, expected: [nearest],
        .notTime(next.text.shortened))
    }
    return DateFault(
      "A time follows at, such as 17:00, 5pm or noon.", column: column, expected: DateVocabulary.times)
  }

  private mutating func skipTime() -> ClockTime? {
    switch next?.content {
    case .time(let time):
      guard let half = following?.half, (1...12).contains(time.hour) else {
        skip()
        return time
      }
      skip()
      skip()
      return ClockTime(hour: half.hour(time.hour), minute: time.minute, second: time.second)
    case .word("noon"):
      skip()
      return .noon
    case .word("midnight"):
      skip()
      return .midnight
    case .number(let hour, _):
      guard let half = following?.half, (1...12).contains(hour) else { return nil }
      skip()
      skip()
      return ClockTime(hour: half.hour(hour), minute: 0)
    default: return nil
    }
  }

  private mutating func addOffsets(to value: DateValue) throws(DateFault) -> DateValue {
    var value = value
    while case .sign(let sign)? = next?.content {
      skip()
      let (count, unit, column) = try span()
      value = try reader.adding(sign * count, unit, to: value, column: column)
    }
    return value
  }

  /// Reads a number and a unit.
  mutating func span() throws(DateFault) -> (count: Int, unit: DateUnit, column: Int) {
    let start = column
    guard let number = next, let count = number.count else {
      throw DateFault("A number and a unit follow here, such as 3d or 2w.", column: start)
    }
    skip()
    guard let word = next?.word else {
      throw DateFault(
        "\(number.text) needs a unit: min, h, d, w, mo, q, y or wd.", column: start,
        expected: DateUnit.choices, .noUnit(number: number.text))
    }
    guard let unit = DateUnit(word) else { throw DateUnit.fault(word, after: number.text, column: column) }
    skip()
    return (count, unit, start)
  }

  private func expectEnd() throws(DateFault) {
    if let next { throw leftover(next) }
  }

  func leftover(_ token: DateToken) -> DateFault {
    DateFault(
      "\(token.text.shortened) cannot stand here. After a date, there can be a time such as 17:00 and offsets such as "
        + "+2d.", column: token.column, expected: ["at"] + DateVocabulary.times,
      .leftover(token.text.shortened))
  }
}

/// The half of a day that an hour from 1 to 12 is in.
private enum HalfDay: String {
  case am, pm

  /// The hour from 0 to 23.
  func hour(_ hour: Int) -> Int { hour % 12 + (self == .pm ? 12 : 0) }
}

extension DateToken {
  fileprivate var half: HalfDay? { word.flatMap(HalfDay.init) }

  var isSign: Bool {
    if case .sign = content { true } else { false }
  }

  /// The value of a number, and 1 for "a".
  fileprivate var count: Int? {
    switch content {
    case .number(let number, _): number
    case .word("a"), .word("an"): 1
    default: nil
    }
  }
}
