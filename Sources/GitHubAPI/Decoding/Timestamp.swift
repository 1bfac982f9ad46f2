import FoundationEssentials

/// A time as GitHub's JSON has it.
enum Timestamp {
  /// Reads ISO 8601 with and without fractions of a second; nil where it is no time.
  static func read(_ text: String) -> Date? {
    plain(text) ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  /// The form that GitHub sends, `2019-03-04T05:06:07Z`; nil for any other. A page of a search has two a row,
  /// for which the way of any form is a long one.
  private static func plain(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    for (place, mark) in marks where bytes[place] != mark { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0 as Int?) { number, byte in
        guard let number, (0x30...0x39).contains(byte) else { return nil }
        return number * 10 + Int(byte - 0x30)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      // What is odd is left to the long way: leap seconds, and calendars of long ago.
      year >= 1970, (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = (daysSince1970(year, month, day) * 24 + hour) * 3_600 + minute * 60 + second
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static let marks = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")]
    .map { (place: $0, mark: $1.utf8.first ?? 0) }

  /// In the Gregorian calendar, with March as the first month of a year, so that the odd day is the last one.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day
    return days - 719_469
  }
}
