/// A day of the Gregorian calendar, without a time and without a zone.
///
/// Days are those of the years 1 to 9999; arithmetic that leaves them stops at the first or the last one.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01, negative before it.
  public let number: Int

  /// 0001-01-01.
  public static let first = Day(validNumber: -719_162)
  /// 9999-12-31.
  public static let last = Day(validNumber: 2_932_896)
  /// 30 December 9999, the day that `task` takes for someday.
  public static let someday = Day(validNumber: 2_932_895)

  public init(number: Int) {
    self.number = min(max(number, Self.first.number), Self.last.number)
  }

  private init(validNumber: Int) {
    number = validNumber
  }

  /// Returns nil if the month has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, in: year)).contains(day) else { return nil }
    self.init(validNumber: Self.number(year, month, day))
  }

  /// Reads `2026-11-27`. Returns nil for any other text.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard let year = Self.value(bytes[0..<4]), let month = Self.value(bytes[5..<7]),
      let day = Self.value(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0 as Int?) { value, byte in
      (0x30...0x39).contains(byte) ? value.map { $0 * 10 + Int(byte - 0x30) } : nil
    }
  }

  public var year: Int { parts.year }
  /// 1 to 12.
  public var month: Int { parts.month }
  /// The day of the month, 1 to 31.
  public var day: Int { parts.day }

  public var weekday: Weekday { Weekday.allCases[Self.remainder(number + 3, 7)] }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int { number - Self.number(year, 1, 1) + 1 }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  public func adding(days: Int) -> Day {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return overflows ? (days < 0 ? .first : .last) : Day(number: sum)
  }

  /// The same day of another month, or the last day of that month if it is shorter.
  public func adding(months: Int) -> Day {
    let (year, month, day) = parts
    // More months than there are; the limit keeps the sum from overflowing.
    let sum = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    guard sum >= 12 else { return .first }
    guard sum < 120_000 else { return .last }
    let (newYear, newMonth) = (sum / 12, sum % 12 + 1)
    return Day(
      validNumber: Self.number(newYear, newMonth, min(day, Self.length(ofMonth: newMonth, in: newYear))))
  }

  /// The number of days of a month.
  /// - Parameter month: 1 to 12.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension Day: CustomStringConvertible {
  /// `2026-11-27`.
  public var description: String {
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension Day {
  /// Year, month and day in one calculation, which is cheaper than one for each.
  var parts: (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the leap day is the last day of a year. A cycle is 400 years.
    let days = number + 719_468
    let cycle = Self.quotient(days, 146_097)
    let dayOfCycle = days - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfCycle + cycle * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, day)
  }

  /// The number of a day that exists.
  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let cycle = quotient(marchYear, 400)
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }

  /// Division that rounds down.
  static func quotient(_ value: Int, _ divisor: Int) -> Int {
    (value - remainder(value, divisor)) / divisor
  }

  /// The remainder of `quotient`, never negative.
  static func remainder(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

/// A number with leading zeros.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
