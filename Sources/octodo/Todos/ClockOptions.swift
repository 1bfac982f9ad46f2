import ArgumentParser
import Console
import Dates
import FoundationEssentials

/// The time and the zone that date words are read in.
struct ClockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read date words at this time instead of now, such as 2026-11-22T10:30 or 2026-11-22T09:30Z.",
      valueName: "TIME"))
  var now: String?

  @Option(help: ArgumentHelp("Read date words in this zone, such as Europe/Berlin.", valueName: "ZONE"))
  var zone: String?

  @Option(
    name: .customLong("week-start"),
    help: ArgumentHelp("The first day of a week: monday or sunday; monday if not given.", valueName: "DAY"),
    completion: .list(WeekStart.allCases.map(\.rawValue)))
  var weekStart: String?

  /// The chosen values.
  struct Values {
    let now: Date
    let zone: TimeZone
    let weekStart: WeekStart
    /// Whether it is the real time.
    let isPresent: Bool
  }

  /// - Parameter present: the time if none is given.
  func values(present: Date) throws(UsageProblem) -> Values {
    var chosen = TimeZone.current
    if let zone {
      guard let known = TimeZone(identifier: zone) else {
        throw UsageProblem("There is no zone \(zone.shortened). --zone takes a name such as Europe/Berlin.")
      }
      chosen = known
    }
    let word = weekStart ?? WeekStart.monday.rawValue
    guard let start = WeekStart(rawValue: word.lowercased()) else {
      throw UsageProblem("--week-start takes monday or sunday, not \(word.shortened).")
    }
    return Values(
      now: try time(present, in: chosen), zone: chosen, weekStart: start, isPresent: self.now == nil)
  }

  private func time(_ present: Date, in zone: TimeZone) throws(UsageProblem) -> Date {
    guard let now else { return present }
    if let moment = Moment(rfc3339: now, in: zone) { return moment.date }
    let reader = DateReader(now: present, zone: zone, weekStart: .monday)
    do throws(DateFault) {
      switch try reader.read(now) {
      case .value(.moment(let moment)): return moment.date
      case .value(.day(let day)): return Moment(WallTime(day, .midnight), in: zone).date
      case .someday: break
      }
    } catch {
      throw UsageProblem("--now takes a time such as 2026-11-22T10:30. \(error.message)")
    }
    throw UsageProblem("--now takes a time such as 2026-11-22T10:30, not someday.")
  }
}
