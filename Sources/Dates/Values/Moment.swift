public import FoundationEssentials

/// A time of the day as on a clock.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// 0 to 59.
  public let second: Int

  public static let midnight = ClockTime(secondOfDay: 0)
  public static let noon = ClockTime(secondOfDay: 43_200)

  /// Returns nil if no clock shows such a time. 24:00 and leap seconds are no times.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// - Parameter secondOfDay: 0 to 86,399; more or less is another day's time.
  init(secondOfDay: Int) {
    let seconds = Day.remainder(secondOfDay, 86_400)
    (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }

  /// The number of seconds since midnight, on a day without a clock change.
  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  public static func < (left: ClockTime, right: ClockTime) -> Bool { left.secondOfDay < right.secondOfDay }
}

extension ClockTime: CustomStringConvertible {
  /// `17:00`, or `17:00:30` if there are seconds.
  public var description: String {
    let minutes = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? minutes : "\(minutes):\(padded(second, to: 2))"
  }
}

/// An instant, with the zone in which it was meant.
///
/// "17:00 in Berlin" stays that instant wherever it is shown, and arithmetic with days keeps 17:00 in Berlin.
public struct Moment: Hashable, Sendable {
  /// Since 1970-01-01 00:00 UTC.
  public let milliseconds: Int64
  /// The IANA name of the zone.
  public let zone: String

  public init(milliseconds: Int64, zone: String) {
    (self.milliseconds, self.zone) = (milliseconds, zone)
  }

  public init(_ date: Date, in zone: TimeZone) {
    let limit = Double(Day.last.number) * 86_400
    let seconds = min(max(date.timeIntervalSince1970, -limit), limit)
    self.init(milliseconds: Int64((seconds * 1000).rounded()), zone: zone.identifier)
  }

  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The zone in which the moment was meant. Returns UTC if this machine does not know the name.
  public var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }
}

/// The date of a todo.
public enum DateValue: Hashable, Sendable {
  /// A whole day, in whichever zone one is.
  case day(Day)
  case moment(Moment)
}

extension DateValue {
  /// The day on the calendars of its own zone.
  public var ownDay: Day {
    switch self {
    case .day(let day): day
    case .moment(let moment): moment.wallTime.day
    }
  }
}
