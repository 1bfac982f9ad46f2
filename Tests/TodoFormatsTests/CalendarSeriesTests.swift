import Dates
import Domain
import Testing
import TodoFormats

/// What repeats in iCalendar: a rule, dates that are left out, and occurrences that were changed.
struct CalendarSeriesTests {
  /// Lines that begin with a date; the live occurrence and the state.
  static let series: [(String, String)] = [
    ("RRULE:FREQ=WEEKLY", "2026-12-01 open"),
    ("RRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20261201,20261208", "2026-12-15 open"),
    ("RRULE:FREQ=WEEKLY\nSTATUS:COMPLETED", "2026-12-08 open"),
    ("RRULE:FREQ=WEEKLY;COUNT=1\nSTATUS:COMPLETED", "2026-12-01 done"),
    (
      "RRULE:FREQ=WEEKLY\nEND:VTODO\nBEGIN:VTODO\nUID:u\nRECURRENCE-ID;VALUE=DATE:20261201\nSTATUS:COMPLETED",
      "2026-12-08 open"
    ),
    ("RRULE:FREQ=HOURLY;INTERVAL=4", "2026-12-01 open"),
  ]

  @Test(arguments: [
    "EXDATE:20261202T040000Z", "EXDATE;TZID=America/New_York:20261201T230000",
    "END:VTODO\nBEGIN:VTODO\nUID:u\nRECURRENCE-ID:20261202T040000Z\nSTATUS:COMPLETED",
  ])
  func `an occurrence that is left out has its day in the zone of the series`(lines: String) throws {
    let text = FormatTrial.calendar("DUE;TZID=America/New_York:20261201T230000\nRRULE:FREQ=WEEKLY\n\(lines)")
    let due = try FormatTrial(.ics).todo(text).due
    #expect(FormatTrial.text(due) == "2026-12-08T23:00")
  }

  @Test(arguments: series) func `the live occurrence of a series is read`(lines: String, expected: String)
    throws
  {
    let trial = try FormatTrial(.ics)
    let todos = trial.imported(FormatTrial.calendar("DUE;VALUE=DATE:20261201\n\(lines)"))
    #expect(todos.map { "\(FormatTrial.text($0.due)) \($0.state)" } == [expected])
    #expect(trial.plan(trial.write(todos), into: todos).counts == [0, 0, 1, 0, 0])
  }

  /// The lines of a series; the start and the due date of the live occurrence, and what is left of its COUNT.
  static let starts: [(String, String)] = [
    ("RRULE:FREQ=WEEKLY;BYDAY=TU", "2026-12-01 2026-12-03 2026-12-01"),
    ("RRULE:FREQ=WEEKLY;COUNT=9\nEXDATE;VALUE=DATE:20261201", "2026-12-08 2026-12-10 2026-12-08 8"),
    (
      "RRULE:FREQ=WEEKLY\nEND:VTODO\nBEGIN:VTODO\nUID:u\nRECURRENCE-ID;VALUE=DATE:20261201\nSTATUS:CANCELLED",
      "2026-12-08 2026-12-10 2026-12-08"
    ),
    ("RRULE:FREQ=WEEKLY;COUNT=3\nSTATUS:COMPLETED", "2026-12-08 2026-12-10 2026-12-08 2"),
    // The start is no date of this rule.
    ("RRULE:FREQ=WEEKLY;BYDAY=TH\nEXDATE;VALUE=DATE:20261203", "2026-12-08 2026-12-10 2026-12-10"),
  ]

  @Test(arguments: starts) func `the rule speaks of the start`(lines: String, expected: String) throws {
    let trial = try FormatTrial(.ics)
    let read = try trial.todo(
      FormatTrial.calendar("DTSTART;VALUE=DATE:20261201\nDUE;VALUE=DATE:20261203\n\(lines)"))
    let count = read.rule.flatMap { try? RecurrenceRule($0) }?.count.map { " \($0)" } ?? ""
    let start = read.seriesStart.map { "\($0)" } ?? "-"
    #expect(
      "\(FormatTrial.text(read.scheduled)) \(FormatTrial.text(read.due)) \(start)\(count)" == expected)
    #expect(trial.plan(trial.write([read]), into: [read]).counts == [0, 0, 1, 0, 0])
  }

  @Test(arguments: [
    (nil, "DTSTART"), ("FREQ=WEEKLY;BYDAY=SU", "X-OCTODO-SCHEDULED"), ("FREQ=WEEKLY;BYDAY=FR", "DTSTART"),
  ])
  func `a start of which the rule does not speak has a line of octodo`(rule: String?, name: String) throws {
    let trial = try FormatTrial(.ics)
    var todo = Todo(id: 1, title: "a", createdAt: trial.context.now)
    let days = try (#require(Day(iso: "2026-11-27")), #require(Day(iso: "2026-11-29")))
    (todo.uid, todo.scheduled, todo.due, todo.rule) = ("u", .day(days.0), .day(days.1), rule)
    todo.seriesStart = rule?.hasSuffix("FR") == true ? days.0 : days.1
    #expect(trial.write([todo]).contains("\r\n\(name);VALUE=DATE:20261127\r\n"))
    // The same if the rule comes later.
    todo.rule = nil
    var read = try trial.todo(trial.write([todo]))
    (read.rule, read.seriesStart) = (rule, todo.seriesStart)
    #expect(trial.write([read]).contains("\r\n\(name);VALUE=DATE:20261127\r\n"))
  }

  @Test func `the end of a rule is at the time of the start, where that is`() throws {
    let text = FormatTrial.calendar(
      "DTSTART;TZID=Asia/Tokyo:20261122T080000\nRRULE:FREQ=DAILY;UNTIL=20261122T230000Z\n"
        + "EXDATE;TZID=Asia/Tokyo:20261122T080000")
    let read = try FormatTrial(.ics, zone: "Asia/Tokyo").todo(text)
    #expect(FormatTrial.text(read.scheduled) == "2026-11-23T08:00" && read.state == .open)
  }

  @Test(arguments: [";TZID=Europe/Berlin:20261122T090000", ";VALUE=DATE:20261122"])
  func `a start that is due moves with it`(date: String) throws {
    let trial = try FormatTrial(.ics)
    var read = try trial.todo(FormatTrial.calendar("DTSTART\(date)\nDUE\(date)\nRRULE:FREQ=DAILY"))
    let moved = date.replacing("20261122", with: "20261123")
    read.due = try trial.todo(FormatTrial.calendar("DUE\(moved)")).due
    read.scheduled = read.due
    let written = trial.write([read])
    #expect(written.contains("\r\nDTSTART\(moved)\r\n") && written.contains("\r\nDUE\(moved)\r\n"))
    #expect(!written.contains("X-OCTODO"))
  }

  @Test func `a series that is done stays so`() throws {
    let trial = try FormatTrial(.ics)
    var done = try trial.todo(FormatTrial.calendar("DUE;VALUE=DATE:20261110\nRRULE:FREQ=WEEKLY;COUNT=2"))
    (done.state, done.doneAt) = (.done, trial.context.now)
    let read = try trial.todo(trial.write([done]))
    #expect(read.state == .done && read.due == done.due && read.rule == done.rule)
    var open = read
    (open.state, open.doneAt) = (.open, nil)
    let again = trial.write([open])
    #expect(!again.contains("X-OCTODO-STATE"))
    let reopened = try trial.todo(again)
    #expect(reopened.state == .open && reopened.due == done.due)
  }

  @Test func `a series of which an occurrence is done is written as open`() throws {
    let trial = try FormatTrial(.ics)
    let file = FormatTrial.calendar(
      "DTSTART;VALUE=DATE:20261119\nDUE;VALUE=DATE:20261120\nRRULE:FREQ=DAILY;COUNT=5\n"
        + "STATUS:COMPLETED\nCOMPLETED:20261120T100000Z\nPERCENT-COMPLETE:100")
    var read = try trial.todo(file)
    for days in 0...1 {
      read.due = read.due.map { .day($0.ownDay.adding(days: days)) }
      let text = trial.write([read])
      #expect(text.contains("STATUS:NEEDS-ACTION\r\n") && text.contains(";COUNT=4\r\n"))
      #expect(!text.contains("COMPLETED"))
      let again = try trial.todo(text)
      #expect(again.due == read.due && again.scheduled == read.scheduled && again.rule == read.rule)
    }
    #expect(trial.plan(file, into: [read]).counts == [0, 0, 1, 0, 0])
  }

  static let movedOn = [
    "DTSTART;VALUE=DATE:20261201\nDUE;VALUE=DATE:20261202\nRRULE:FREQ=DAILY\nEXDATE;VALUE=DATE:20261201,20261202",
    "DUE;VALUE=DATE:20261202\nRRULE:FREQ=DAILY;COUNT=9\nEXDATE;VALUE=DATE:20261202",
    "DTSTART:20261201T090000Z\nDUE:20261201T100000Z\nRRULE:FREQ=WEEKLY\nEXDATE:20261201T090000Z",
  ]

  /// The other dates would be moved on from the new one.
  @Test(arguments: movedOn, 0...6) func `dates that were moved on change together`(lines: String, edit: Int)
    throws
  {
    let trial = try FormatTrial(.ics)
    let read = try trial.todo(FormatTrial.calendar(lines))
    var changed = read
    func later(_ date: DateValue?, _ days: Int) -> DateValue? {
      date.map { $0.day(in: trial.context.zone).adding(days: days) }.map(DateValue.day)
    }
    switch edit {
    case 0: changed.due = later(read.due, 6)
    case 1: (changed.wait, changed.state) = (later(read.due, -1), .waiting)
    case 2: changed.scheduled = later(read.due, -2)
    case 3: changed.rule = "FREQ=WEEKLY"
    case 4: changed.rule = nil
    case 5: (changed.state, changed.doneAt) = (.done, trial.context.now)
    default: changed.due = nil
    }
    let again = try trial.todo(trial.write([changed]))
    func dates(_ todo: Todo) -> String {
      [todo.due, todo.wait, todo.scheduled].map(FormatTrial.text).joined(separator: " ")
    }
    #expect(dates(again) == dates(changed))
    #expect(again.rule == changed.rule && again.state == changed.state)
    var renamed = read
    renamed.title = "another"
    let text = trial.write([renamed])
    for line in lines.split(separator: "\n") { #expect(text.contains("\r\n\(line)\r\n")) }
  }

  @Test(arguments: ["", "DTSTART:20261204T100000Z", "DTSTART;VALUE=DATE:20261204"])
  func `a start with a span moves no due date`(
    start: String
  ) throws {
    let trial = try FormatTrial(.ics)
    for rule in ["", "\nRRULE:FREQ=WEEKLY"] {
      var changed = try trial.todo(FormatTrial.calendar("DTSTART:20261205T100000Z\nDURATION:PT2H\(rule)"))
      changed.scheduled = start.isEmpty ? nil : try trial.todo(FormatTrial.calendar(start)).scheduled
      let text = trial.write([changed])
      #expect(!text.contains("DURATION"))
      let again = try trial.todo(text)
      #expect(FormatTrial.text(again.due) == FormatTrial.text(changed.due))
      #expect(FormatTrial.text(again.scheduled) == FormatTrial.text(changed.scheduled))
    }
  }

  @Test func `a new rule has none of the dates of the old one`() throws {
    let trial = try FormatTrial(.ics)
    let lines = "DUE;VALUE=DATE:20261201\nRRULE:FREQ=WEEKLY\nRDATE;VALUE=DATE:20261205"
    for rule in ["FREQ=MONTHLY", nil] {
      var changed = try trial.todo(FormatTrial.calendar(lines))
      changed.rule = rule
      let text = trial.write([changed])
      #expect(!text.contains("RDATE"))
      let again = try trial.todo(text)
      #expect(again.rule == rule)
    }
  }
}
