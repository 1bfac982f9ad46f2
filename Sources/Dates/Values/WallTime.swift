public import FoundationEssentials

/// What the calendar and the clock on a wall show, without a zone.
public struct WallTime: Hashable, Comparable, Sendable {
  public let day: Day
  public let time: ClockTime

  public init(_ day: Day, _ time: ClockTime) {
    (self.day, self.time) = (day, time)
  }

  init(secondsSinceEpoch: Int) {
    let day = Day(number: Day.quotient(secondsSinceEpoch, 86_400))
    self.init(day, ClockTime(secondOfDay: secondsSinceEpoch))
  }

  var secondsSinceEpoch: Int { day.number * 86_400 + time.secondOfDay }

  public static func < (left: WallTime, right: WallTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }

  /// Adds seconds on the clock, and ignores changes of the clock.
  func adding(seconds: Int) -> WallTime {
    WallTime(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }
}

extension Moment {
  /// The instant of a wall time in a zone, by RFC 5545, 3.3.5: a time that the clock skips is read with the offset
  /// before the change, so that 02:30 becomes 03:30, and of a time that comes twice the first one is meant.
  public init(_ wall: WallTime, in zone: TimeZone) {
    let seconds = wall.secondsSinceEpoch
    // No zone is a day away from UTC, and none changes its clock twice in two days.
    let before = zone.offset(at: seconds - 86_400)
    let after = zone.offset(at: seconds + 86_400)
    let isAfterChange =
      zone.offset(at: seconds - before) != before && zone.offset(at: seconds - after) == after
    let instant = seconds - (isAfterChange ? after : before)
    self.init(milliseconds: Int64(instant) * 1000, zone: zone.identifier)
  }

  /// The wall time of the moment in a zone, without fractions of a second.
  public func wallTime(in zone: TimeZone) -> WallTime {
    let seconds = Int(milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000)
    return WallTime(secondsSinceEpoch: seconds + zone.offset(at: seconds))
  }

  /// The wall time in the zone in which the moment was meant.
  public var wallTime: WallTime { wallTime(in: timeZone) }

  /// The moment with the same wall time on another day, in the zone in which it was meant.
  public func moved(to day: Day) -> Moment {
    let fraction = milliseconds - milliseconds / 1000 * 1000
    let moved = Moment(WallTime(day, wallTime.time), in: timeZone)
    return Moment(milliseconds: moved.milliseconds + (fraction < 0 ? fraction + 1000 : fraction), zone: zone)
  }
}

extension TimeZone {
  /// The number of seconds by which its clocks are ahead of UTC.
  func offset(at secondsSinceEpoch: Int) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(secondsSinceEpoch)))
  }
}

extension DateValue {
  /// Whether it is the day that stands for no date at all.
  public var isSomeday: Bool { self == .day(.someday) }

  /// The day of the value on calendars of a zone.
  public func day(in zone: TimeZone) -> Day {
    switch self {
    case .day(let day): day
    case .moment(let moment): moment.wallTime(in: zone).day
    }
  }

  /// Whether its day is today. It may be overdue as well.
  public func isToday(at now: Date, in zone: TimeZone) -> Bool {
    day(in: zone) == Moment(now, in: zone).wallTime(in: zone).day
  }

  /// Whether it is past. A day is past when the next one begins, because it is meant as a whole.
  public func isOverdue(at now: Date, in zone: TimeZone) -> Bool {
    let present = Moment(now, in: zone)
    switch self {
    case .day(let day): return day < present.wallTime(in: zone).day
    case .moment(let moment): return moment.milliseconds < present.milliseconds
    }
  }

  /// Whether its day has begun or its moment has come: when a todo stops waiting, or is scheduled.
  public func hasBegun(at now: Date, in zone: TimeZone) -> Bool {
    let present = Moment(now, in: zone)
    switch self {
    case .day(let day): return day <= present.wallTime(in: zone).day
    case .moment(let moment): return moment.milliseconds <= present.milliseconds
    }
  }
}
