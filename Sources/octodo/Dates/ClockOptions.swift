import ArgumentParser
import Console
import Dates
import Domain
import FoundationEssentials
import GitHub
import Screens

/// The time and the zone in which date words are read.
struct ClockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read date words at this time instead of now: 2026-11-22T10:30 in the zone, or with an offset such as Z or +01:00.",
      valueName: "TIME"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "Read date words in this zone of IANA instead of yours, such as Europe/Berlin.", valueName: "ZONE"))
  var zone: String?

  @Option(
    name: .customLong("week-start"),
    help: ArgumentHelp(
      "The first day of a week: monday or sunday. Without it week_start in config.yml decides.",
      valueName: "DAY"),
    completion: .list(WeekStart.allCases.map(\.rawValue)))
  var weekStart: String?

  static let valueOptions: Set = ["--now", "--zone", "--week-start"]

  /// The chosen values.
  struct Values {
    let now: Date
    let zone: TimeZone
    let weekStart: WeekStart
    /// Whether it is the real time.
    let isPresent: Bool

    var dates: DateReader { DateReader(now: now, zone: zone, weekStart: weekStart) }
  }

  /// - Parameters:
  ///   - present: the time if none is given.
  ///   - usual: the first day of a week if none is given.
  /// - Throws: `UsageProblem` for a value that cannot be read.
  func values(present: Date, weekStart usual: WeekStart) throws(UsageProblem) -> Values {
    let zone = try chosenZone()
    let start = try chosenWeekStart() ?? usual
    return Values(
      now: try time(DateReader(now: present, zone: zone, weekStart: start), zone, present), zone: zone,
      weekStart: start,
      isPresent: now == nil)
  }

  private func chosenZone() throws(UsageProblem) -> TimeZone {
    guard let name = zone else { return .current }
    guard let zone = TimeZone(identifier: name) else {
      throw UsageProblem(
        "There is no time zone \(name.shortened). Write one of IANA's, such as Europe/Paris.")
    }
    return zone
  }

  private func chosenWeekStart() throws(UsageProblem) -> WeekStart? {
    guard let name = weekStart else { return nil }
    guard let start = WeekStart(rawValue: name.lowercased()) else {
      throw UsageProblem(
        "--week-start", takes: WeekStart.allCases.map(\.rawValue), as: "monday or sunday", not: name)
    }
    return start
  }

  private func time(_ reader: DateReader, _ zone: TimeZone, _ present: Date) throws(UsageProblem) -> Date {
    guard let now = now?.asRead else { return present }
    if let moment = Moment(rfc3339: now, in: zone) { return moment.date }
    switch Result(catching: { () throws(DateFault) in try reader.read(now) }) {
    case .success(.value(.moment(let moment))): return moment.date
    case .success(.value(.day(let day))): return Moment(WallTime(day, .midnight), in: zone).date
    case .success(.someday):
      throw UsageProblem("--now takes a time such as 2026-11-22T10:30, not \(now.shortened).")
    case .failure(let fault): throw UsageProblem("--now: \(fault.message) (column \(fault.column))")
    }
  }
}

extension ClockOptions {
  /// The values for a command that needs nothing else of the settings.
  /// - Throws: `UsageProblem` for a value that cannot be read.
  func values(_ environment: [String: String]) throws(UsageProblem) -> Values {
    let file = Folders(environment: environment).configFile
    let (configuration, _) = Settings.configuration(at: file, isRequired: false)
    let usual = configuration.settings.weekStart ?? WeekStart(environment: environment)
    return try values(present: Date(), weekStart: usual)
  }
}

extension DateValue {
  /// The value as the commands print it: `2026-11-27`, or RFC 3339 with an offset.
  var printed: String {
    switch self {
    case .day(let day): day.description
    case .moment(let moment): moment.rfc3339
    }
  }
}
