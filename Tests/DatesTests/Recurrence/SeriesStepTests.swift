import Dates
import FoundationEssentials
import Testing

struct SeriesStepTests {
  private let berlin: TimeZone

  init() throws { berlin = try #require(TimeZone(identifier: "Europe/Berlin")) }

  private func value(_ text: String) throws -> DateValue {
    let reader = DateReader(now: Date(timeIntervalSince1970: 0), zone: berlin, weekStart: .monday)
    guard case .value(let value) = try reader.read(text) else { throw DateFault(text, column: 1) }
    return value
  }

  private func instant(_ text: String) throws -> Date {
    guard case .moment(let moment) = try value(text) else { throw DateFault(text, column: 1) }
    return moment.date
  }

  private func written(_ value: DateValue?) -> String {
    switch value {
    case nil: "none"
    case .day(let day): day.description
    case .moment(let moment): "\(moment.wallTime.day) \(moment.wallTime.time)"
    }
  }

  /// The outcome as text: the due date, the number of skipped occurrences, and the count that is left.
  private func outcome(
    _ rule: String, due: String, at now: String, _ missed: MissedOccurrences = .skip,
    _ origin: RepeatOrigin = .schedule
  ) throws -> String {
    let due = try value(due)
    let step = SeriesStep(
      rule: try RecurrenceRule(rule), origin: origin, start: due.day(in: berlin),
      dates: RecurringDates(due: due))
    switch step.outcome(at: try instant(now), in: berlin, missed: missed) {
    case .seriesEnded(let skipped): return skipped > 0 ? "ended, \(skipped) skipped" : "ended"
    case .notFound: return "not found"
    case .next(let dates, _, let skipped, let rule):
      return "\(written(dates.due)), \(skipped) skipped" + (rule.count.map { ", \($0) left" } ?? "")
    }
  }

  @Test func `what waits for someday still does after a step`() throws {
    let due = try value("2026-11-23")
    let step = SeriesStep(
      rule: try RecurrenceRule("FREQ=WEEKLY"), origin: .schedule, start: due.day(in: berlin),
      dates: RecurringDates(due: due, wait: .day(.someday)))
    guard
      case .next(let dates, _, _, _) = step.outcome(
        at: try instant("2026-11-23 09:00"), in: berlin, missed: .skip)
    else { throw DateFault("no step", column: 1) }
    #expect(dates.wait == .day(.someday) && written(dates.due) == "2026-11-30")
  }

  /// The clock goes from 2:00 to 3:00 on 2027-03-28, and from 3:00 to 2:00 on 2026-10-25.
  @Test(arguments: [
    ("20270328T012959Z", "2027-03-27 02:30", "ended"), ("20270328T013000Z", "2027-03-27 02:30", "03:30"),
    ("20261025T002959Z", "2026-10-24 02:30", "ended"), ("20261025T010000Z", "2026-10-24 02:30", "02:30"),
  ])
  func `an end in UTC is an instant when the clock changes`(until: String, due: String, next: String) throws {
    let rule = try RecurrenceRule("FREQ=DAILY;UNTIL=\(until)")
    let due = try value(due)
    let step = SeriesStep(
      rule: rule, origin: .schedule, start: due.day(in: berlin), dates: RecurringDates(due: due))
    var found = "ended"
    if case .next(let dates, _, _, _) = step.outcome(
      at: try instant("2026-10-20 09:00"), in: berlin, missed: .skip)
    {
      found = String(written(dates.due).suffix(5))
    }
    #expect(found == next)
  }

  @Test func `the end of a rule has the time of a start on the day that is due`() throws {
    let rule = try RecurrenceRule("FREQ=DAILY;UNTIL=20261123T080000Z")
    let due = try value("2026-11-22 10:00")
    for (start, expected) in [
      ("2026-11-22 09:00", "2026-11-23 09:00"), ("2026-11-22 09:30", "ended"), ("2026-11-22 11:00", "ended"),
    ] {
      let start = try value(start)
      for dates in [RecurringDates(due: due, scheduled: start), RecurringDates(due: due, wait: start)] {
        let step = SeriesStep(rule: rule, origin: .schedule, start: due.day(in: berlin), dates: dates)
        var found = "ended"
        if case .next(let next, _, _, _) = step.outcome(
          at: try instant("2026-11-22 09:30"), in: berlin, missed: .skip)
        {
          found = written(next.scheduled ?? next.wait)
        }
        #expect(found == expected)
      }
    }
  }

  @Test(arguments: [
    ("FREQ=DAILY", "2026-11-22", "2026-11-22 10:00", "2026-11-23, 0 skipped"),
    ("FREQ=DAILY", "2026-11-25", "2026-11-22 10:00", "2026-11-26, 0 skipped"),
    ("FREQ=DAILY", "2026-10-23", "2026-11-22 10:00", "2026-11-23, 30 skipped"),
    ("FREQ=DAILY", "2026-11-22 09:00", "2026-11-22 08:00", "2026-11-23 09:00, 0 skipped"),
    ("FREQ=DAILY", "2026-11-21 09:00", "2026-11-22 08:59", "2026-11-22 09:00, 0 skipped"),
    ("FREQ=DAILY", "2026-11-21 09:00", "2026-11-22 09:00", "2026-11-23 09:00, 1 skipped"),
    ("FREQ=WEEKLY;BYDAY=MO,TH", "2026-11-16", "2026-11-22 10:00", "2026-11-23, 1 skipped"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31", "2026-02-01 10:00", "2026-02-28, 0 skipped"),
    ("FREQ=DAILY;INTERVAL=2", "0001-01-03", "2026-11-22 10:00", "2026-11-23, 10000 skipped"),
    ("FREQ=DAILY;COUNT=3", "2026-11-22", "2026-11-22 10:00", "2026-11-23, 0 skipped, 2 left"),
    ("FREQ=DAILY;COUNT=5", "2026-11-20", "2026-11-22 10:00", "2026-11-23, 2 skipped, 2 left"),
    ("FREQ=DAILY;COUNT=3", "2026-11-20", "2026-11-22 10:00", "ended, 2 skipped"),
    ("FREQ=DAILY;UNTIL=20261121", "2026-11-20", "2026-11-22 10:00", "ended, 1 skipped"),
    ("FREQ=DAILY;COUNT=1", "2026-11-22", "2026-11-22 10:00", "ended"),
    ("FREQ=DAILY;UNTIL=20261123", "2026-11-22", "2026-11-22 10:00", "2026-11-23, 0 skipped"),
    ("FREQ=DAILY;UNTIL=20261122", "2026-11-22", "2026-11-22 10:00", "ended"),
    (
      "FREQ=DAILY;UNTIL=20261123T080000Z", "2026-11-22 09:00", "2026-11-22 10:00",
      "2026-11-23 09:00, 0 skipped"
    ),
    ("FREQ=DAILY;UNTIL=20261123T075959Z", "2026-11-22 09:00", "2026-11-22 10:00", "ended"),
    ("FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2", "2026-11-22", "2026-11-22 10:00", "not found"),
    ("FREQ=HOURLY", "2026-11-22", "2026-11-22 10:00", "not found"),
  ])
  func `the next occurrence is in the future`(_ rule: String, _ due: String, _ now: String, _ next: String)
    throws
  {
    let outcome = try outcome(rule, due: due, at: now)
    #expect(outcome == next)
  }

  @Test func `missed occurrences can be kept`() throws {
    let outcome = try outcome("FREQ=DAILY;COUNT=5", due: "2026-11-10", at: "2026-11-22 10:00", .keep)
    #expect(outcome == "2026-11-11, 0 skipped, 4 left")
  }

  @Test(arguments: [
    ("FREQ=DAILY;INTERVAL=3", "2026-11-10", "2026-11-25, 0 skipped"),
    ("FREQ=DAILY;INTERVAL=3", "2026-11-30 09:00", "2026-11-25 09:00, 0 skipped"),
    ("FREQ=MONTHLY", "2026-11-10", "2026-12-22, 0 skipped"),
    ("FREQ=YEARLY;COUNT=2", "2026-11-10", "2027-11-22, 0 skipped, 1 left"),
    ("FREQ=WEEKLY;BYDAY=MO,TH", "2026-11-10", "2026-11-23, 0 skipped"),
    ("FREQ=DAILY;COUNT=1", "2026-11-10", "ended"),
    ("FREQ=WEEKLY;UNTIL=20261128", "2026-11-10", "ended"), ("FREQ=HOURLY", "2026-11-10", "not found"),
  ])
  func `can be counted from completion`(_ rule: String, _ due: String, _ next: String) throws {
    let outcome = try outcome(rule, due: due, at: "2026-11-22 10:30", .skip, .completion)
    #expect(outcome == next)
  }

  @Test func `months from completion end with the month`() throws {
    let outcome = try outcome("FREQ=MONTHLY", due: "2026-01-10", at: "2026-01-31 10:30", .skip, .completion)
    #expect(outcome == "2026-02-28, 0 skipped")
  }

  @Test(arguments: ["2026-03-27 09:00", "2026-10-23 09:00"])
  func `row 4: 09:00 stays 09:00 when the clocks change`(_ first: String) throws {
    var dates = RecurringDates(due: try value(first))
    let start = try #require(dates.due).day(in: berlin)
    for _ in 0..<4 {
      let step = SeriesStep(
        rule: try RecurrenceRule("FREQ=DAILY"), origin: .schedule, start: start, dates: dates)
      let now = try instant("2026-01-01 00:00")
      guard case .next(let next, _, _, _) = step.outcome(at: now, in: berlin, missed: .skip) else { break }
      dates = next
    }
    let end = start.adding(days: 4)
    #expect(written(dates.due) == "\(end) 09:00")
  }

  @Test func `a time that the clocks skip on one day comes back on the next`() throws {
    var dates = RecurringDates(due: try value("2027-03-26 02:30"), wait: try value("2027-03-26 02:15"))
    var earlier: [RecurringDates] = []
    let start = try #require(dates.due).day(in: berlin)
    var times: [String] = []
    for _ in 0..<4 {
      let step = SeriesStep(
        rule: try RecurrenceRule("FREQ=DAILY"), origin: .schedule, start: start, dates: dates,
        earlier: earlier)
      let now = try instant("2027-03-01 00:00")
      guard case .next(let next, _, _, _) = step.outcome(at: now, in: berlin, missed: .skip) else { break }
      earlier.insert(dates, at: 0)
      dates = next
      times += [written(dates.due), written(dates.wait)]
    }
    #expect(
      times == [
        "2027-03-27 02:30", "2027-03-27 02:15", "2027-03-28 03:30", "2027-03-28 03:15", "2027-03-29 02:30",
        "2027-03-29 02:15", "2027-03-30 02:30", "2027-03-30 02:15",
      ])
  }

  @Test func `a day that is left out is passed over, and counts as an occurrence`() throws {
    let start = try #require(Day(iso: "2026-12-01"))
    let step = SeriesStep(
      rule: try RecurrenceRule("FREQ=WEEKLY;COUNT=5"), origin: .schedule, start: start,
      dates: RecurringDates(due: .day(start)), leftOut: [start.adding(days: 7)])
    let outcome = step.outcome(at: try instant("2026-12-01 12:00"), in: berlin, missed: .skip)
    guard case .next(let next, _, let skipped, let rule) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(written(next.due) == "2026-12-15" && skipped == 0 && rule.count == 3)
  }

  @Test func `after a completion, too, a day that is left out is passed over`() throws {
    let start = try #require(Day(iso: "2026-12-01"))
    let step = SeriesStep(
      rule: try RecurrenceRule("FREQ=WEEKLY;BYDAY=TU"), origin: .completion, start: start,
      dates: RecurringDates(due: .day(start)), leftOut: [start.adding(days: 7)])
    let outcome = step.outcome(at: try instant("2026-12-01 12:00"), in: berlin, missed: .skip)
    guard case .next(let next, _, _, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(written(next.due) == "2026-12-15")
  }

  @Test func `all dates move by the same days`() throws {
    let dates = RecurringDates(
      due: try value("2026-10-23"), wait: try value("2026-10-20 08:00"), scheduled: try value("2026-10-22"))
    let step = SeriesStep(
      rule: try RecurrenceRule("FREQ=WEEKLY"), origin: .schedule, start: try #require(Day(iso: "2026-10-23")),
      dates: dates)
    let outcome = step.outcome(at: try instant("2026-10-23 12:00"), in: berlin, missed: .skip)
    guard case .next(let next, let day, 0, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      [next.due, next.wait, next.scheduled].map(written) == ["2026-10-30", "2026-10-27 08:00", "2026-10-29"])
    #expect(day.description == "2026-10-30")
  }

  @Test func `a series without a due date goes by scheduled, then by wait`() throws {
    let start = try #require(Day(iso: "2026-10-23"))
    for dates in [
      RecurringDates(wait: .day(start.adding(days: -1)), scheduled: .day(start)),
      RecurringDates(wait: .day(start)),
    ] {
      let step = SeriesStep(
        rule: try RecurrenceRule("FREQ=DAILY;INTERVAL=2"), origin: .schedule, start: start, dates: dates)
      let outcome = step.outcome(at: try instant("2026-10-20 12:00"), in: berlin, missed: .skip)
      guard case .next(let next, let day, _, _) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(next.due == nil)
      #expect((next.scheduled ?? next.wait) == .day(day))
      #expect(day == start.adding(days: 2))
    }
  }

  @Test func `a changed date leaves the schedule as it is`() throws {
    let monday = try #require(Day(iso: "2026-11-23"))
    let rule = try RecurrenceRule("FREQ=WEEKLY;BYDAY=MO")
    for due in ["2026-11-20", "2026-11-25"] {
      let step = SeriesStep(
        rule: rule, origin: .schedule, start: monday, dates: RecurringDates(due: try value(due)),
        occurrence: monday)
      let outcome = step.outcome(at: try instant("2026-11-20 12:00"), in: berlin, missed: .skip)
      guard case .next(let next, _, 0, _) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(written(next.due) == "2026-11-30")
    }
  }
}
