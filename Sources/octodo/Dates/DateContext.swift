import ArgumentParser
import Console
import Dates
import Domain
import FoundationEssentials

/// The options of the commands that read date words: the time and the zone for which they are read.
struct DateContext: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time to take for now: 2026-11-22T10:30 in the zone, or with an offset such as Z or +01:00.",
      valueName: "TIME"))
  var now: String?

  @Option(help: ArgumentHelp("A zone of IANA, such as Europe/Paris, instead of yours.", valueName: "ZONE"))
  var zone: String?

  @Option(
    help: ArgumentHelp("The first day of a week: monday, which is preset, or sunday.", valueName: "DAY"),
    completion: .list(WeekStart.allCases.map(\.rawValue)))
  var weekStart: String?

  /// These options take the next argument as their value.
  static let valueNames: Set = ["--now", "--zone", "--week-start"]

  /// - Throws: `UsageProblem` for a value that cannot be read.
  func reader() throws(UsageProblem) -> DateReader {
    let zone = try chosenZone()
    let start = try chosenWeekStart()
    let present = DateReader(now: Date(), zone: zone, weekStart: start)
    guard let now else { return present }
    if let moment = Moment(rfc3339: now, in: zone) {
      return DateReader(now: moment.date, zone: zone, weekStart: start)
    }
    switch Result(catching: { () throws(DateFault) in try present.read(now) }) {
    case .success(.value(.moment(let moment))):
      return DateReader(now: moment.date, zone: zone, weekStart: start)
    case .success(.value(.day(let day))):
      let midnight = Moment(WallTime(day, .midnight), in: zone)
      return DateReader(now: midnight.date, zone: zone, weekStart: start)
    case .success(.someday):
      throw UsageProblem("--now takes a time such as 2026-11-22T10:30, not \(now.shortened).")
    case .failure(let fault):
      throw UsageProblem("--now: \(fault.message) (column \(fault.column))")
    }
  }

  func chosenZone() throws(UsageProblem) -> TimeZone {
    guard let name = zone else { return .current }
    guard let zone = TimeZone(identifier: name) else {
      throw UsageProblem(
        "There is no time zone \(name.shortened). Write one of IANA's, such as Europe/Paris.")
    }
    return zone
  }

  func chosenWeekStart() throws(UsageProblem) -> WeekStart {
    guard let name = weekStart else { return .monday }
    guard let start = WeekStart(rawValue: name) else {
      throw UsageProblem(
        "--week-start", takes: WeekStart.allCases.map(\.rawValue), as: "monday or sunday", not: name)
    }
    return start
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
